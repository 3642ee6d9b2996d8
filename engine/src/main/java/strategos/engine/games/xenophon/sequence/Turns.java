package strategos.engine.games.xenophon.sequence;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.events.RouteEvents.Arrived;
import strategos.engine.games.xenophon.events.TurnEvents.ArmyGone;
import strategos.engine.games.xenophon.events.TurnEvents.MatchEnded;
import strategos.engine.games.xenophon.events.TurnEvents.TurnBegan;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Stage;

/** Whose turn it is: in seat order from the first army, and the neutral pawn moves when all have had theirs. */
@Rule({"turn-sequence", "time-track", "ruling-T1", "ruling-T2"})
public final class Turns {
    private final Tables.Tracks tracks;

    Turns(Tables.Tracks tracks) {
        this.tracks = tracks;
    }

    /** The first turn of the match, by the first army that still marches. */
    void first(Play<MarchState> play) {
        MarchState march = play.state();
        marchingFrom(march, 0).ifPresent(army -> begin(play, army, march.clock().round()));
    }

    /** The next army's turn; the match is over when none marches, or when the time track is at its end. */
    @Rule({"ruling-T2", "ruling-T5", "ruling-T6"})
    void next(Play<MarchState> play) {
        MarchState march = play.state();
        int round = march.clock().round();
        Optional<Army> sameRound = marchingFrom(march, turnOfRound(march) + 1);
        Optional<Army> nextRound = marchingFrom(march, 0);
        if (sameRound.isPresent()) {
            begin(play, sameRound.get(), round);
        } else if (nextRound.isEmpty()) {
            play.happen(new MatchEnded(false));
        } else if (round == tracks.time()) {
            play.happen(new MatchEnded(true));
        } else {
            begin(play, nextRound.get(), round + 1);
        }
    }

    /** An army without men is out, and one at the sea has arrived: for either the turn is over. */
    @Rule({"ruling-P3", "ruling-T3", "distance-track"})
    void judge(Play<MarchState> play) {
        MarchState march = play.state();
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
    public void resigned(Play<MarchState> play) {
        MarchState march = play.state();
        if (marchingFrom(march, 0).isEmpty()) {
            play.happen(new MatchEnded(false));
        } else if (march.stage() != Stage.LEADERS && !march.roller().marching()) {
            next(play);
        }
    }

    private static void begin(Play<MarchState> play, Army army, int round) {
        play.happen(new TurnBegan(army.seat(), round));
    }

    /** The first army that marches, from that turn of the round on. */
    private static Optional<Army> marchingFrom(MarchState march, int turn) {
        List<Army> armies = march.armies();
        for (int i = turn; i < armies.size(); i++) {
            Army army = armies.get((march.clock().first() + i) % armies.size());
            if (army.marching()) {
                return Optional.of(army);
            }
        }
        return Optional.empty();
    }

    /** Which turn of the round is under way, from 0. */
    private static int turnOfRound(MarchState march) {
        return Math.floorMod(
                march.clock().active() - march.clock().first(), march.armies().size());
    }

    /** Cards over the limit are laid down, and the next army has its turn. */
    @Rule("end-phase")
    record EndPhase(HandLimit limits, Turns turns) implements PhaseRules {
        @Override
        public Phase phase() {
            return Phase.END;
        }

        @Override
        public void begin(Play<MarchState> play, RollResolver resolver) {
            if (play.state().roller().hand().size() > limits.of(play.state().roller())) {
                play.happen(new WordPassed(Phase.END, Stage.DISCARD));
            } else {
                turns.next(play);
            }
        }
    }
}
