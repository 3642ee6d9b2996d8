package strategos.engine.library;

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
        return Stream.of(DuelFactory.library(), LIBRARY)
                .flatMap(library -> library.games().stream().flatMap(game -> offered(library, game)));
    }

    private static Stream<Offered> offered(Library library, Game<?> game) {
        return game.box().scenarios().stream()
                .map(scenario -> new Offered(library, game.box().id(), scenario));
    }
}
