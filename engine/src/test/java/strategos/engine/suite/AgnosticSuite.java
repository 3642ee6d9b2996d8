package strategos.engine.suite;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import strategos.engine.Game;
import strategos.engine.Library;
import strategos.engine.Setup;
import strategos.engine.json.GameCodec;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/**
 * The promises of the contract, tried on whole matches of every scenario of a game with every combination of its options.
 *
 * <p>{@code -Dstrategos.matches=10000} plays so many matches for each promise instead of a few (what is dear is sampled), and
 * {@code -Dstrategos.seed=…} begins with another seed; a failure names the seed of its match.
 */
public final class AgnosticSuite {
    private static final int MATCHES = Integer.getInteger("strategos.matches", 8);
    private static final long FIRST_SEED = Long.getLong("strategos.seed", 401);

    /** A dear promise is tried on fewer matches, and there at one position in so many. */
    private static final int DEAR_MATCHES = Math.max(1, MATCHES / 4);

    private static final int DEAR_EVERY = 16;

    private final Library library;

    public AgnosticSuite(Library library) {
        this.library = library;
    }

    /** The tests of every game of the library. */
    public Stream<DynamicNode> tests() {
        return library.games().stream().map(this::game);
    }

    private <S> DynamicNode game(Game<S> game) {
        return DynamicContainer.dynamicContainer(
                game.box().id(), Tables.of(game.box()).stream().map(tables -> promises(game, tables)));
    }

    private <S> DynamicNode promises(Game<S> game, Tables tables) {
        String id = game.box().id();
        Phrasebook words = Phrasebook.of(library.config(), id, library.rules(id), Escape.plain());
        GameCodec<S> codec = library.codec(game);
        Optional<Scramble<S>> scramble = scramble(game);
        return DynamicContainer.dynamicContainer(
                tables.toString(),
                Stream.of(
                        cheap(game, tables, "every match ends, no invariant breaks", s -> new SoundPositions<>()),
                        cheap(game, tables, "the events alone lead to the position", s -> new ExactReplay<>(game)),
                        cheap(game, tables, "JSON gives back what it was given", s -> new JsonRoundTrip<>(codec)),
                        cheap(game, tables, "an order taken back can be given again", s -> new UndoneOrders<>()),
                        dear(game, tables, "what is offered is accepted", s -> new OffersAreKept<>()),
                        dear(
                                game,
                                tables,
                                "what is refused changes nothing",
                                s -> new RefusalsChangeNothing<>(codec, words)),
                        dear(game, tables, "views, offers and answers are pure", s -> new PureViews<>(codec)),
                        dear(game, tables, "nothing hidden leaks", s -> new NothingLeaks<>(scramble)),
                        dear(game, tables, "everything has words", s -> new EveryWord<>(game, s, words))));
    }

    /** Makes the watcher of one match. */
    private interface Promise<S> {
        Watcher<S> watcher(Setup setup);
    }

    private static <S> DynamicTest cheap(Game<S> game, Tables tables, String name, Promise<S> promise) {
        return test(game, tables, name, MATCHES, promise);
    }

    private static <S> DynamicTest dear(Game<S> game, Tables tables, String name, Promise<S> promise) {
        return test(game, tables, name, DEAR_MATCHES, setup -> new Sampled<>(DEAR_EVERY, promise.watcher(setup)));
    }

    private static <S> DynamicTest test(Game<S> game, Tables tables, String name, int matches, Promise<S> promise) {
        return DynamicTest.dynamicTest(
                name + " (seeds " + FIRST_SEED + " to " + (FIRST_SEED + matches - 1) + ")",
                () -> LongStream.range(FIRST_SEED, FIRST_SEED + matches).forEach(seed -> {
                    Setup setup = tables.setup(seed);
                    try {
                        new RandomPlay<>(game, setup, seed).play(promise.watcher(setup));
                    } catch (AssertionError e) {
                        throw new AssertionError(
                                game.box().id() + " " + tables + " " + setup.seats() + ", seed " + seed + ", "
                                        + e.getMessage(),
                                e);
                    }
                }));
    }

    @SuppressWarnings("unchecked") // a scramble is of the game whose id it names
    private static <S> Optional<Scramble<S>> scramble(Game<S> game) {
        for (Scramble<?> scramble : ServiceLoader.load(Scramble.class)) {
            if (scramble.game().equals(game.box().id())) {
                return Optional.of((Scramble<S>) scramble);
            }
        }
        return Optional.empty();
    }
}
