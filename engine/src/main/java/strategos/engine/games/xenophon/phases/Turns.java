package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.RouteEvents.Arrived;
import strategos.engine.games.xenophon.events.TurnEvents.ArmyGone;
import strategos.engine.games.xenophon.events.TurnEvents.MatchEnded;
import strategos.engine.games.xenophon.events.TurnEvents.TurnBegan;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Clock;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.tables.Tables;

/** Whose turn it is: in seat order from the first army, and the neutral pawn moves when all have had theirs. */
@Rule({"turn-sequence", "time-track", "ruling-T1", "ruling-T2"})
public final class Turns {
    private final Tables.Tracks tracks;

    Turns(Tables.Tracks tracks) {
        this.tracks = tracks;
    }

    /** The first turn of the match, by the first army that still marches. */
    void first(Play<March> play) {
        March march = play.state();
        begin(play, marchingFrom(march, 0), march.clock().round());
    }

    /** The next army's turn; the match is over when none marches, or when the time track is at its end. */
    @Rule({"ruling-T2", "ruling-T5", "ruling-T6"})
    void next(Play<March> play) {
        March march = play.state();
        int had = order(march, march.active());
        int next = marchingFrom(march, had + 1);
        int round = march.clock().round();
        if (next < 0) {
            next = marchingFrom(march, 0);
            round++;
        }
        if (next < 0) {
            play.happen(new MatchEnded(false));
        } else if (round > tracks.time()) {
            play.happen(new MatchEnded(true));
        } else {
            begin(play, next, round);
        }
    }

    /** An army without men is out, and one at the sea has arrived: for either the turn is over. */
    @Rule({"ruling-P3", "ruling-T3", "distance-track"})
    void judge(Play<March> play) {
        March march = play.state();
        Army army = march.roller();
        if (!army.marching()) {
            return;
        }
        if (army.men() == 0) {
            play.happen(new ArmyGone(army.seat()));
            next(play);
        } else if (army.space() >= tracks.distance()) {
            play.happen(new Arrived(march.clock().round()));
            next(play);
        }
    }

    /** After an army has given up: its turn passes, and with the last of them the match ends. */
    @Rule({"ruling-resign", "ruling-T6"})
    public void resigned(Play<March> play) {
        March march = play.state();
        if (marchingFrom(march, 0) < 0) {
            play.happen(new MatchEnded(false));
        } else if (march.stage() != Stage.LEADERS && !march.roller().marching()) {
            next(play);
        }
    }

    private static void begin(Play<March> play, int place, int round) {
        play.happen(new TurnBegan(play.state().army(place).seat(), round));
    }

    /** The place of the first army that marches, from that turn of the round on; -1 when there is none. */
    private static int marchingFrom(March march, int turn) {
        Clock clock = march.clock();
        int armies = march.armies().size();
        for (int i = turn; i < armies; i++) {
            int place = (clock.first() + i) % armies;
            if (march.army(place).marching()) {
                return place;
            }
        }
        return -1;
    }

    /** Which turn of the round the army at that place has, from 0. */
    private static int order(March march, int place) {
        return Math.floorMod(place - march.clock().first(), march.armies().size());
    }
}
