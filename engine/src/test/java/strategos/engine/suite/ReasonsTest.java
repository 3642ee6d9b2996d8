package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Sampler;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/**
 * Why an order is given is said in words that the bundles have, and told to everyone it is the same, whatever is hidden from
 * everyone; told to its own seat, whatever is hidden from that.
 */
class ReasonsTest {
    private static final int MOST_ORDERS = 200_000;
    private static final int EACH = 3;

    /** In every so many positions some orders are explained. */
    private static final int APART = 3;

    private static final int LONGEST = 260;

    /** No report tells that somebody has finished, so nothing tells why. */
    private static final String ENDS = "done";

    /** Orders of each game by which somebody goes somewhere, fights, spends or picks: what one asks the reason of. */
    private static final Map<String, Set<String>> CHOICES = Map.of(
            "xenophon",
            Set.of("forage", "play", "power"),
            "sparta",
            Set.of(
                    "attack",
                    "besiege",
                    "buy",
                    "drop",
                    "incite",
                    "initiative",
                    "lose",
                    "march",
                    "marines",
                    "pay",
                    "ravage",
                    "react",
                    "sally",
                    "shelter",
                    "transfer"),
            "persians",
            Set.of("activate", "debark", "intercept", "march", "political", "sack", "sail", "scorch", "stratagem"));

    @TestFactory
    Stream<DynamicTest> everyGame() {
        return RegisteredGames.LIBRARY.games().stream().map(ReasonsTest::test);
    }

    private static <S> DynamicTest test(Game<S> game) {
        return DynamicTest.dynamicTest(game.box().id(), () -> {
            Explained<S> explained = new Explained<>(game, scramble(game));
            for (Tables table : Tables.usual(game.box())) {
                explained.said = 0;
                new RandomPlay<>(game, table.setup(1), 1, MOST_ORDERS).play(explained);
                assertThat(explained.said).as("orders explained in %s", table).isPositive();
            }
            assertThat(explained.verbs)
                    .as("orders that are explained")
                    .containsAll(CHOICES.get(game.box().id()));
        });
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a class literal has no type arguments; each scramble is of its game
    private static <S> Optional<Scramble<S>> scramble(Game<S> game) {
        return ServiceLoader.load(Scramble.class).stream()
                .map(provider -> (Scramble<S>) provider.get())
                .filter(scramble -> scramble.game().equals(game.box().id()))
                .findFirst();
    }

    private static final class Explained<S> implements Watcher<S> {
        private final Game<S> game;
        private final Mind<S> mind;
        private final Optional<Scramble<S>> scramble;
        private final Phrasebook words;
        private final Sampler sampler = new Sampler(EACH);
        private final Set<String> verbs = new TreeSet<>();
        private int said;

        Explained(Game<S> game, Optional<Scramble<S>> scramble) {
            this.game = game;
            this.mind = game.mind().orElseThrow();
            this.scramble = scramble;
            Library library = RegisteredGames.LIBRARY;
            this.words = library.words(game.box().id(), Escape.plain());
        }

        @Override
        public void at(Position<S> position) {
            if (position.number() % APART != 0
                    || game.rules().result(position.state()).isPresent()) {
                return;
            }
            Seat seat = game.rules().awaited(position.state()).firstEntry().getKey();
            Decision decision = game.decisions().of(position.seenBy(seat), seat).orElseThrow();
            List<Seen<S>> worlds = worlds(position, Viewer.EVERYONE);
            List<Seen<S>> own = worlds(position, seat);
            boolean weighed = worlds.getFirst().position().equals(own.getFirst().position())
                    && mind.worthThought(own.getFirst(), seat, decision);
            for (Call call : sampler.of(decision, position.random())) {
                if (weighed && !call.verb().equals(ENDS)) {
                    assertThat(mind.why(worlds.getFirst(), new Order(seat, call)))
                            .as("why %s, where everyone knows as much as who thinks", call)
                            .isPresent();
                }
                explain(worlds, new Order(seat, call));
                explain(own, new Order(seat, call));
            }
        }

        /** The position, and one that looks the same to the viewer. */
        private List<Seen<S>> worlds(Position<S> position, Viewer viewer) {
            List<Seen<S>> worlds = new ArrayList<>();
            worlds.add(position.seenBy(viewer));
            scramble.ifPresent(other ->
                    worlds.add(game.conceal(other.scramble(position.state(), viewer, position.random()), viewer)));
            return worlds;
        }

        private void explain(List<Seen<S>> worlds, Order order) {
            Optional<Text> why = mind.why(worlds.getFirst(), order);
            why.ifPresent(text -> {
                verbs.add(order.verb());
                said++;
                // Any order may be given, a bad one by an easy player too: its reason does not run down what lies on
                // the table.
                assertThat(words.say(text))
                        .as("why %s", order)
                        .hasSizeBetween(10, LONGEST)
                        .doesNotContain("comes to no good");
            });
            worlds.forEach(world -> assertThat(mind.why(world, order))
                    .as("why %s, whatever is hidden", order)
                    .isEqualTo(why));
        }
    }
}
