package strategos.engine.library;

import java.util.List;
import java.util.stream.Stream;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.duel.DuelFactory;

/** Every scenario of every registered game, and those of the toy game. */
public final class RegisteredGames {
    /** The registered games with the packed data, opened once: that takes longer than many a test. */
    public static final Library LIBRARY = Library.packed();

    private RegisteredGames() {}

    /** A scenario with the library that has it. */
    public record Offered(Library library, String game, Scenario scenario) {
        @Override
        public String toString() {
            return game + " " + scenario.id();
        }
    }

    public static Stream<Offered> all() {
        return games().flatMap(List::stream);
    }

    /**
     * The first scenario of each game, for what is played alike in all of them; with {@code -Dstrategos.scenarios=all} every one.
     */
    public static Stream<Offered> one() {
        return every() ? all() : games().map(List::getFirst);
    }

    /** The last one of each, which is short; with {@code -Dstrategos.scenarios=all} every one. */
    public static Stream<Offered> brief() {
        return every() ? all() : games().map(List::getLast);
    }

    /** Whether all scenarios are wanted, however long it takes. */
    public static boolean every() {
        return "all".equals(System.getProperty("strategos.scenarios"));
    }

    /** The scenarios of each game. */
    private static Stream<List<Offered>> games() {
        return Stream.of(DuelFactory.library(), LIBRARY)
                .flatMap(library -> library.games().stream().map(game -> offered(library, game)));
    }

    private static List<Offered> offered(Library library, Game<?> game) {
        return game.box().scenarios().stream()
                .map(scenario -> new Offered(library, game.box().id(), scenario))
                .toList();
    }
}
