package strategos.engine.duel;

import java.util.List;
import java.util.Optional;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Records;
import strategos.engine.Seen.Concealment;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/**
 * A toy game that has one of everything: a hidden choice made at once, cards drawn from a sealed shuffle, a path, an
 * interruption with a standing order's topic, an order that can be taken back, something that may be done at any time.
 */
public final class Duel {
    public static final String ID = "duel";
    public static final Seat RED = new Seat("red");
    public static final Seat BLUE = new Seat("blue");
    static final List<String> STANCES = List.of("high", "low", "feint");
    static final int DIE = 6;
    static final int HITS = 5;

    private Duel() {}

    /** The game with these data. */
    static Game<DuelState> of(DuelData data) {
        DuelRules rules = new DuelRules(data);
        DuelViews views = new DuelViews();
        return new Game<>(
                box(),
                new Records<>(DuelState.class, 1, DuelEvent.class, List.of()),
                rules,
                new Hidden(),
                new DuelDecisions(data, rules, views),
                views,
                new RandomComputer<>(),
                Optional.empty());
    }

    private static Box box() {
        List<Seat> seats = List.of(RED, BLUE);
        return new Box(
                ID,
                Text.of("title"),
                List.of(
                        new Scenario("foils", Text.of("scenario.foils"), seats, 2, 2),
                        new Scenario("sabres", Text.of("scenario.sabres"), seats, 2, 2)),
                List.of(new Option("mercy", Text.of("option.mercy"), List.of("no", "yes"))),
                Verbs.ALL,
                Verbs.TOPICS);
    }

    private static final class Hidden extends Concealment<DuelState> {
        @Override
        protected DuelState hide(DuelState duel, Viewer viewer) {
            return duel.concealed(viewer);
        }
    }
}
