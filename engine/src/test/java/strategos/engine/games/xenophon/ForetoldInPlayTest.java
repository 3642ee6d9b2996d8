package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.CardEvents.PowerUsed;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RollEvents.DiceRolled;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Told;
import strategos.engine.suite.Watcher;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Whatever is told before an order, or with a question, is what then happens: all through matches of random play. */
class ForetoldInPlayTest {
    /** With {@code -Dstrategos.xenophon.foretold=300} so many matches of each kind. */
    private static final int MATCHES = Integer.getInteger("strategos.xenophon.foretold", 4);

    private static final int MOST_ORDERS = 50_000;

    @Rule({"dice", "action-deck", "forage-phase", "leader-cards", "ruling-order", "ruling-S1", "ruling-X5"})
    @ParameterizedTest
    @CsvSource({"1, standing", "2, standing", "3, ask"})
    void whatIsToldHappens(int armies, String reactions) {
        Listener listener = new Listener();
        for (int seed = 1; seed <= MATCHES; seed++) {
            try {
                RandomPlay.withSense(Camp.game(), Camp.setup(armies, reactions, "yes"), seed, MOST_ORDERS)
                        .play(listener);
            } catch (AssertionError e) {
                throw new AssertionError(armies + " armies, seed " + seed + ": " + e.getMessage(), e);
            }
        }
        assertThat(listener.heard).contains("settled", "total play", "thrown", "asked card", "asked forage");
    }

    private static final class Listener implements Watcher<MarchState> {
        private final Phrasebook words = RegisteredGames.LIBRARY.words(Xenophon.ID, Escape.plain());
        private final Set<String> heard = new TreeSet<>();
        /** What a throw that is still to be read may come to, as it was told before. */
        private List<String> thrown = List.of();

        private Order by = Order.resignation(Camp.ALPHA);

        /** What a throw comes to that was told before it: as all are told who may answer it. */
        @Override
        public void at(Position<MarchState> position) {
            for (Seat seat : position.game().rules().awaited(position.state()).keySet()) {
                List<String> stands =
                        Told.find(Told.stakes(seat, position, words), "As it stands: \\*\\*(.*?)\\*\\*\\.").stream()
                                .map(found -> found.group(1))
                                .toList();
                if (!thrown.isEmpty() && !stands.isEmpty()) {
                    check("thrown", thrown.contains(stands.getFirst()), thrown, stands, by);
                }
            }
            thrown = List.of();
        }

        @Override
        public void ruled(Position<MarchState> position, Order order, Ruling.Accepted<MarchState> ruling) {
            if (order.equals(Order.resignation(order.seat()))) {
                return;
            }
            by = order;
            Telling telling = new Telling(position, order);
            MarchState now = position.state();
            int orders = 0;
            for (Entry<MarchState> entry : ruling.entries()) {
                orders += entry instanceof Entry.Ordered<MarchState> ? 1 : 0;
                if (orders > 1) {
                    return;
                }
                if (entry instanceof Entry.Happened<MarchState>(Event<MarchState> event)) {
                    MarchState after = event.apply(now);
                    telling.happened(event, after);
                    now = after;
                }
            }
            telling.over(now);
        }

        private void check(String what, boolean holds, Object... about) {
            heard.add(what);
            assertThat(holds).as("%s: %s", what, List.of(about)).isTrue();
        }

        /** What came of a throw, as it is told. */
        private String result(Settled settled) {
            return words.say(
                    settled instanceof Marched(int from, int to) && from != to
                            ? Text.of(
                                    "stakes.travel",
                                    "spaces",
                                    to - from,
                                    "place",
                                    new Arg.Name("space", Integer.toString(to)),
                                    "space",
                                    to)
                            : settled.result());
        }

        /** What an order brings about, one thing after the other. */
        private final class Telling {
            private final Order order;
            private final List<String> preview;
            private final List<String> stakes;
            private boolean fresh;
            private boolean settled;
            private boolean others;
            private boolean reading;

            Telling(Position<MarchState> position, Order order) {
                this.order = order;
                Told told = Told.before(order, position, words);
                this.preview = told.preview();
                this.stakes = told.stakes();
            }

            void happened(Event<MarchState> event, MarchState after) {
                switch (event) {
                    case DiceRolled d -> fresh = true;
                    case CardPlayed c
                    when !settled && c.by().equals(order.seat()) && order.call().says("card", c.card()) ->
                        total(after, c);
                    case CardPlayed c -> {
                        check("forced", !reading || falls(c), c, order, preview);
                        others = true;
                    }
                    case PowerUsed p -> total(after, p);
                    case Settled s -> settled(s);
                    default -> {}
                }
                reading = event instanceof Settled && !fresh;
            }

            private boolean falls(CardPlayed c) {
                return preview.stream().anyMatch(line -> line.startsWith(name(c.card()) + " then falls on you: "));
            }

            private String name(String card) {
                return words.say(Text.of("card." + card));
            }

            /** The roll on the table with a card or a power on it. */
            private void total(MarchState after, Object event) {
                for (MatchResult found : Told.find(preview, "With that, the .*? comes to (-?\\d+): (.*)\\.$")) {
                    if (!others && !fresh) {
                        check(
                                "total " + order.verb(),
                                Integer.parseInt(found.group(1))
                                        == after.currentRoll().total(),
                                event,
                                order,
                                preview,
                                after.currentRoll());
                    }
                }
            }

            /** The question says the same as the answer that is about to be given. */
            private void asked() {
                for (MatchResult card : Told.find(preview, "With that, .*? comes to (.*): (.*)\\.$")) {
                    String says = ": " + card.group(1) + ", " + card.group(2) + ".";
                    List<MatchResult> cards = Told.find(
                            stakes,
                            "^"
                                    + Pattern.quote(order.call()
                                            .maybe("card")
                                            .map(this::name)
                                            .orElse("")) + "(: -?\\d+, .*\\.)$");
                    if (!cards.isEmpty()) {
                        check(
                                "asked card",
                                cards.stream().anyMatch(one -> one.group(1).equals(says)),
                                order,
                                preview,
                                stakes);
                    }
                }
                if (order.call().says("choice", "yes")) {
                    for (MatchResult chance : Told.find(preview, "^(\\d in 6): (.*)\\.$")) {
                        String says = chance.group(2) + " on **" + chance.group(1) + "**";
                        check(
                                "asked forage",
                                stakes.stream().anyMatch(line -> line.contains(says)),
                                order,
                                preview,
                                stakes);
                    }
                }
            }

            private void settled(Settled s) {
                if (settled || others) {
                    return;
                }
                settled = true;
                String pattern = fresh
                        ? "\\d+ in \\d+: (.*)\\.$"
                        : order.verb().equals("pass") ? "As it stands, .*?: (.*)\\.$" : "With that, .*?: (.*)\\.$";
                List<String> told = Told.find(preview, pattern).stream()
                        .map(found -> found.group(1))
                        .toList();
                if (!told.isEmpty()) {
                    check("settled", told.contains(result(s)), s, order, preview);
                }
            }

            void over(MarchState now) {
                asked();
                if (!Told.find(preview, " then falls on you: ").isEmpty()) {
                    check("falls", others || now.stage() == Stage.FORCED, order, preview, now.stage());
                }
                if (fresh && !settled && !others) {
                    thrown = Told.find(preview, "\\d+ in \\d+: (.*)\\.$").stream()
                            .map(found -> found.group(1))
                            .toList();
                }
            }
        }
    }
}
