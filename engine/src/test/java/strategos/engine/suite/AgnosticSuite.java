package strategos.engine.suite;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import strategos.engine.Game;
import strategos.engine.json.GameCodec;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/**
 * The promises of the contract, tried on whole matches of every scenario of a game with every value of its options, and
 * with {@code -Dstrategos.options=all} with every combination of them.
 *
 * <p>{@code -Dstrategos.matches=10000} plays so many matches of each instead of one, and {@code -Dstrategos.seed=…} begins
 * with another seed; a failure names the seed of its match. {@code -Dstrategos.dear-every=1} tries what is dear at every
 * position instead of one in 100, and all else at each one of a long match instead of one in 4. {@code -Dstrategos.promise=words} tries the promises alone whose names say so.
 */
public final class AgnosticSuite {
    private static final int MATCHES = Integer.getInteger("strategos.matches", 1);
    private static final long FIRST_SEED = Long.getLong("strategos.seed", 401);

    /** No match of any game asks so often. */
    private static final int MOST_ORDERS = 200_000;

    /** What is dear is tried at one position in so many. */
    private static final int DEAR_EVERY = Integer.getInteger("strategos.dear-every", 100);

    /** And what is cheap at one in so many of those of a long match. */
    private static final int CHEAP_EVERY = Math.min(4, DEAR_EVERY);

    /** A part of the names of those promises that are tried; all are where nothing is said. */
    private static final String PROMISE = System.getProperty("strategos.promise", "");

    private final Library library;

    public AgnosticSuite(Library library) {
        this.library = library;
    }

    /** The tests of every game of the library. */
    public Stream<DynamicNode> tests() {
        return library.games().stream().map(this::game);
    }

    private <S> DynamicNode game(Game<S> game) {
        String id = game.box().id();
        Phrasebook words = library.words(id, Escape.plain());
        List<Promise<S>> promises = promises(game, library.codec(game), words, scramble(game)).stream()
                .filter(promise -> promise.name().contains(PROMISE))
                .toList();
        return DynamicContainer.dynamicContainer(
                id, Tables.usual(game.box()).stream().map(tables -> tests(game, tables, promises)));
    }

    private static <S> DynamicNode tests(Game<S> game, Tables tables, List<Promise<S>> promises) {
        Walks<S> walks = new Walks<>(game, tables, promises, FIRST_SEED, MATCHES, MOST_ORDERS);
        Stream<DynamicTest> first = Stream.of(DynamicTest.dynamicTest(
                MATCHES + " matches from seed " + FIRST_SEED + " end, and no end is dead", walks::ended));
        Stream<DynamicTest> others = promises.stream()
                .map(promise -> DynamicTest.dynamicTest(promise.name(), () -> walks.kept(promise.name())));
        return DynamicContainer.dynamicContainer(tables.toString(), Stream.concat(first, others));
    }

    /** What is promised of every game. */
    static <S> List<Promise<S>> promises(
            Game<S> game, GameCodec<S> codec, Phrasebook words, Optional<Scramble<S>> scramble) {
        return List.of(
                new Promise<>("positions are sound", s -> cheap(new SoundPositions<>())),
                new Promise<>("the events alone lead to the position", s -> new ExactReplay<>(game)),
                new Promise<>("JSON gives back what it was given", s -> cheap(new JsonRoundTrip<>(codec))),
                new Promise<>("pictures of fights show what was rolled", s -> new TrueBoards<>()),
                new Promise<>("an order taken back can be given again", s -> cheap(new UndoneOrders<>())),
                new Promise<>("every question has its stakes", s -> cheap(new Staked<>(words))),
                new Promise<>("one follows a match by the same measures throughout", s -> cheap(new Measured<>(words))),
                new Promise<>("an answer left to a standing order stands", s -> cheap(new Rested<>(words))),
                new Promise<>("an order that throws dice tells its odds before", s -> new ToldOdds<>()),
                new Promise<>("calm orders throw no die and can be taken back", s -> new CalmVerbs<>()),
                new Promise<>("what is offered is accepted", s -> dear(new OffersAreKept<>())),
                new Promise<>("a verb alone is offered as among others", s -> dear(new OffersAlone<>())),
                new Promise<>("what is refused changes nothing", s -> dear(new RefusalsChangeNothing<>(codec, words))),
                new Promise<>("views, offers and answers are pure", s -> dear(new PureViews<>(codec))),
                new Promise<>("nothing hidden leaks", s -> dear(new NothingLeaks<>(scramble, DEAR_EVERY == 1))),
                new Promise<>("everything has words", s -> dear(new EveryWord<>(game, s, words))),
                new Promise<>("words are plain", s -> new Sampled<>(4 * DEAR_EVERY, new PlainWords<>(game, s, words))));
    }

    private static <S> Watcher<S> dear(Watcher<S> watcher) {
        return new Sampled<>(DEAR_EVERY, watcher);
    }

    private static <S> Watcher<S> cheap(Watcher<S> watcher) {
        return new Thinned<>(CHEAP_EVERY, watcher);
    }

    @SuppressWarnings("unchecked") // a scramble is of the game whose id it names
    static <S> Optional<Scramble<S>> scramble(Game<S> game) {
        for (Scramble<?> scramble : ServiceLoader.load(Scramble.class)) {
            if (scramble.game().equals(game.box().id())) {
                return Optional.of((Scramble<S>) scramble);
            }
        }
        return Optional.empty();
    }
}
