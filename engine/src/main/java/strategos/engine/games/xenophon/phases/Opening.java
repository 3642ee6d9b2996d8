package strategos.engine.games.xenophon.phases;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.box.Setup;
import strategos.engine.games.xenophon.events.TurnEvents.FirstChosen;
import strategos.engine.games.xenophon.events.TurnEvents.LotsCast;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.Clock;
import strategos.engine.games.xenophon.march.Deck;
import strategos.engine.games.xenophon.march.Fate;
import strategos.engine.games.xenophon.march.Leader;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Mode;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Turn;
import strategos.engine.games.xenophon.march.Window;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.seat.Seat;

/** What comes before the first turn: the armies at Cunaxa, the lots, the leaders, the first hands. */
@Rule({"setup", "introduction", "men"})
public final class Opening {
    private final Tables tables;
    private final Causes causes;
    private final Dealer dealer;
    private final Turns turns;

    Opening(Tables tables, Causes causes, Dealer dealer, Turns turns) {
        this.tables = tables;
        this.causes = causes;
        this.dealer = dealer;
        this.turns = turns;
    }

    /** The position before any die. */
    public March setUp(Setup setup) {
        List<Army> armies = setup.seats().stream().map(this::army).toList();
        boolean asking = "ask".equals(setup.options().get("reactions")) && armies.size() > 1;
        boolean leaders = "yes".equals(setup.options().get("leaders"));
        return new March(
                new Mode(asking, leaders),
                armies,
                new Deck(Cards.NONE, 0, Cards.NONE),
                new Clock(1, 0, 0, Phase.DRAW, Stage.LOTS),
                Turn.FRESH,
                Optional.empty(),
                Window.FRESH,
                Optional.empty());
    }

    private Army army(Seat seat) {
        Tables.Start start = tables.setup();
        return new Army(seat, start.men(), 1, start.food(), 0, 0, 0, Cards.NONE, false, Leader.NONE, Fate.MARCHING, 0);
    }

    /** Each throws a die; the highest has the first turn, and those that are equal throw again. */
    @Rule("ruling-T1")
    void castLots(Play<March> play) {
        List<Seat> left = play.state().armies().stream().map(Army::seat).toList();
        while (left.size() > 1) {
            List<Integer> faces = new ArrayList<>();
            for (Seat seat : left) {
                faces.add(play.roll(causes.lot(seat), 1, Tables.SIDES).face());
            }
            play.happen(new LotsCast(left, faces));
            left = highest(left, faces);
        }
        play.happen(new FirstChosen(left.getFirst()));
    }

    private static List<Seat> highest(List<Seat> seats, List<Integer> faces) {
        int most = Collections.max(faces);
        List<Seat> highest = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            if (faces.get(i) == most) {
                highest.add(seats.get(i));
            }
        }
        return highest;
    }

    /** The deck is shuffled, each army has its first hand, and the first turn begins. */
    void deal(Play<March> play) {
        dealer.open(play);
        for (Army army : play.state().armies()) {
            if (army.marching()) {
                dealer.draw(play, army.seat(), tables.setup().cards());
            }
        }
        turns.first(play);
    }
}
