package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.port.Control;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** How often somebody has acted unseen shows nowhere: not in posts or their edits, in buttons, counts, history or record. */
class UnseenOrderTest {
    private static final String GREEKS = SecretTable.GREEKS;
    private static final String PERSIANS = SecretTable.PERSIANS;
    private static final Seat GREEK = new Seat(GREEKS);

    /** What the Greeks may do before they are ready, so that all is as it was. */
    static List<Consumer<SecretTable>> unseen() {
        return List.of(
                table -> {
                    table.order(GREEKS, SecretTable.move("sea-samos", "fleet-g1", "strategos1"));
                    table.order(GREEKS, SecretTable.move("miletus", "ashore", "strategos1"));
                },
                table -> {
                    table.order(GREEKS, SecretTable.move("sea-samos", "fleet-g1", "strategos1"));
                    table.undo(GREEKS);
                },
                table -> table.order(GREEKS, Call.of("prefer").with("kinds", "gr-athens-hop")));
    }

    /** All that others can see. */
    private record Shown(
            List<MemoryOutlet.Message> messages,
            List<Matches.HistoryLine> history,
            List<Matches.HistoryLine> theirs,
            String diceLog,
            String record,
            long told,
            Map<Seat, Long> open) {
        static Shown of(SecretTable table) {
            TestHost host = table.host();
            LiveMatch match = host.match(table.match());
            Map<Seat, Long> open = new TreeMap<>();
            match.seats().forEach(h -> open.put(h.seat(), match.stamp(h.seat()).open()));
            return new Shown(
                    host.outlet.messages(),
                    host.matches.history(table.match(), Viewer.EVERYONE, 1_000),
                    host.matches.history(table.match(), new Seat(PERSIANS), 1_000),
                    host.matches.diceLog(table.match()),
                    host.matches.record(table.match()),
                    match.publicVersion(),
                    open);
        }
    }

    @ParameterizedTest
    @MethodSource("unseen")
    void tellsNobody(Consumer<SecretTable> deeds) {
        SecretTable quiet = SecretTable.open();
        SecretTable busy = SecretTable.open();
        try (TestHost one = quiet.host();
                TestHost other = busy.host()) {
            deeds.accept(busy);
            assertThat(Shown.of(busy)).isEqualTo(Shown.of(quiet));
            assertThat(other.match(busy.match()).version())
                    .isGreaterThan(one.match(quiet.match()).version());

            for (SecretTable table : List.of(quiet, busy)) {
                table.order(GREEKS, Call.of("pass"));
                table.order(PERSIANS, Call.of("pass"));
            }
            assertThat(Shown.of(busy)).isEqualTo(Shown.of(quiet));
        }
    }

    @Test
    void aCardPostedBeforeItStaysTheOneThatIsShown() {
        SecretTable table = SecretTable.open();
        try (TestHost host = table.host()) {
            List<String> before = buttons(host);
            table.order(GREEKS, SecretTable.move("sea-samos", "fleet-g1", "strategos1"));
            assertThat(buttons(host)).isEqualTo(before).isNotEmpty();
        }
    }

    /** The own buttons do know of it: a second click finds the first one's order carried out. */
    @Test
    void theOwnQuestionIsAnotherOne() {
        SecretTable table = SecretTable.open();
        try (TestHost host = table.host()) {
            DecisionStamp before = host.match(table.match()).stamp(GREEK);
            table.order(GREEKS, SecretTable.move("sea-samos", "fleet-g1", "strategos1"));
            DecisionStamp after = host.match(table.match()).stamp(GREEK);
            assertThat(after).isEqualTo(new DecisionStamp(before.own() + 1, before.open()));
        }
    }

    private static List<String> buttons(TestHost host) {
        return host.outlet.messages().getLast().controls().stream()
                .map(Control::id)
                .toList();
    }
}
