package strategos.engine.games.xenophon.sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.box.Setup;
import strategos.engine.games.xenophon.cards.Dealer;
import strategos.engine.games.xenophon.events.TurnEvents.FirstChosen;
import strategos.engine.games.xenophon.events.TurnEvents.LotsRolled;
import strategos.engine.games.xenophon.rules.Causes;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.MarchState.Clock;
import strategos.engine.games.xenophon.state.MarchState.Mode;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Turn;
import strategos.engine.games.xenophon.state.Window;
import strategos.engine.seat.Seat;

/** What comes before the first turn: the armies at Cunaxa, the lots, the leaders, the first hands. */
@Rule({"setup", "introduction", "men"})
public final class Preparation {
    /** The race's last spaces, prepared for the guided first match: no rules print it. */
    public static final String LAST_STRETCH = "last-stretch";

    /** The river Harpasus. */
    private static final int FIRST_OF_LAST = 52;

    private final Tables tables;
    private final Causes causes;
    private final Dealer dealer;
    private final Turns turns;

    Preparation(Tables tables, Causes causes, Dealer dealer, Turns turns) {
        this.tables = tables;
        this.causes = causes;
        this.dealer = dealer;
        this.turns = turns;
    }

    /** The position before any die. */
    public MarchState setUp(Setup setup) {
        List<Army> armies = setup.seats().stream()
                .map(seat -> army(seat, setup.scenario().equals(LAST_STRETCH) ? FIRST_OF_LAST : 1))
                .toList();
        boolean asking = "ask".equals(setup.options().get("reactions")) && armies.size() > 1;
        boolean leaders = "yes".equals(setup.options().get("leaders"));
        return new MarchState(
                new Mode(asking, leaders),
                armies,
                new Deck(Cards.NONE, 0, Cards.NONE),
                new Clock(1, 0, 0, Phase.DRAW, Stage.LOTS),
                Turn.FRESH,
                Optional.empty(),
                Window.FRESH,
                Optional.empty());
    }

    private Army army(Seat seat, int space) {
        Tables.Start start = tables.setup();
        return new Army(
                seat, start.men(), space, start.food(), 0, 0, 0, Cards.NONE, false, Leader.NONE, Fate.MARCHING, 0);
    }

    /** Each rolls a die; the highest has the first turn, and those that are equal roll again. */
    @Rule("ruling-T1")
    void rollLots(Play<MarchState> play) {
        List<Seat> left = play.state().armies().stream().map(Army::seat).toList();
        while (left.size() > 1) {
            List<Integer> faces = new ArrayList<>();
            for (Seat seat : left) {
                faces.add(play.roll(causes.lot(seat), 1, RollKind.SIDES).face());
            }
            play.happen(new LotsRolled(left, faces));
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
    void deal(Play<MarchState> play) {
        dealer.open(play);
        for (Army army : play.state().armies()) {
            if (army.marching()) {
                dealer.draw(play, army.seat(), tables.setup().cards());
            }
        }
        turns.first(play);
    }
}
