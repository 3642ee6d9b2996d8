package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.wiring.BotProcess;
import strategos.bot.wiring.SharedTables;
import strategos.bot.wiring.SharingChild.Fate;
import strategos.storage.match.StoredMatch.Life;

/**
 * A process dies, or stands still until another has its slots, at a moment between an order and its post, while computers
 * play and reminders are due. The other goes on: nothing is lost, and nothing is done twice.
 */
class FateTest {
    private static final List<Checkpoint> ORDER = List.of(
            Checkpoint.COMMITTED, Checkpoint.DELIVERED, Checkpoint.DECIDED, Checkpoint.CLAIMED, Checkpoint.MARKED);

    /** The first: what became of an order is not told yet there. */
    private static final int USUAL = 1;

    private static final int DEATHS = Integer.getInteger("strategos.fates", USUAL);

    private static final String REMINDED = "is still waited for";

    @TempDir
    private Path folder;

    private SharedTables tables;

    @BeforeEach
    void open() throws Exception {
        tables = SharedTables.inOneServer(folder);
    }

    @AfterEach
    void close() throws Exception {
        if (tables != null) {
            tables.close();
        }
    }

    /** So many processes die one after the other, at each checkpoint in turn; with {@code strategos.fates=5} at all. */
    @Test
    void whateverTheMomentOfItsEndAnotherGoesOn() throws Exception {
        List<BotProcess> dying = new ArrayList<>();
        for (int i = 0; i < DEATHS; i++) {
            Checkpoint at = ORDER.get(i % ORDER.size());
            dying.add(tables.child(Optional.of(new Fate(at, "", i == 0 ? 20 : 3, "KILL"))));
            tables.awaitChildren();
            if (i == 0) {
                tables.begin();
                sit("stoa");
                compute("grove");
                tables.feed();
            }
        }
        int reminders = 0;
        String waiting = tables.match("stoa");
        long end = System.nanoTime() + SharedTables.PATIENCE.multipliedBy(2).toNanos();
        while (dying.stream().anyMatch(BotProcess::alive)) {
            assertThat(System.nanoTime()).as("all die in time").isLessThan(end);
            if (asked(waiting) && !reminded(waiting)) {
                reminders += remind(waiting);
            }
            SharedTables.pause(100);
        }
        goesOn(); // not before: it might take the turn of one that is to die
        if (reminders == 0) {
            tables.await("the first report stands", () -> asked(waiting));
            reminders += remind(waiting);
        }
        tables.await("the last reminder is given", () -> !reminded(waiting));
        tables.fed();
        tables.assertAllSaidOnceInOrder();
        assertThat(tables.discord().posted("stoa").stream().filter(FateTest::reminds))
                .hasSize(reminders);
        String computers = tables.match("grove");
        tables.await(
                "the computers play to the end",
                () -> tables.storage().matches().find(computers).orElseThrow().life() == Life.OVER);
        assertThat(tables.alice("stoa").types("match status").answer()).isNotNull();
    }

    /** The lease runs out in the middle of the post that starts a match: before Discord has it, and after. */
    @ParameterizedTest
    @MethodSource("unsure")
    void aMatchBeginsOnceThoughTheLeaseRunsOutWhileItsStartIsPosted(Checkpoint at) throws Exception {
        BotProcess frozen = tables.child(Optional.of(new Fate(at, "start", 1, "STOP")));
        tables.awaitChildren();
        goesOn();
        tables.begin();
        sit("stoa");
        tables.awaitAnother(frozen);
        String match = tables.match("stoa");
        tables.await(
                "the match begins",
                () -> tables.storage().matches().find(match).orElseThrow().life() == Life.RUNNING);
        frozen.wake();
        tables.await("all is sent", () -> tables.storage().outbox().owed() == 0);
        Thread.sleep(SharedTables.LEASE.toMillis());
        List<String> nonces = tables.discord().nonces("stoa");
        assertThat(nonces).doesNotHaveDuplicates();
        assertThat(tables.discord().messages("stoa").stream()
                        .filter(message -> message.text().contains("dice verify")))
                .hasSizeLessThanOrEqualTo(1);
        assertThat(tables.alice("stoa").types("match status").answer()).isNotNull();
        assertThat(tables.holds(frozen)).isFalse();
    }

    /** Where it is unsure whether Discord has it: in the usual run where it has. */
    static Stream<Checkpoint> unsure() {
        return Stream.of(Checkpoint.DELIVERED, Checkpoint.CLAIMED).limit(DEATHS > USUAL ? 2 : 1);
    }

    /** The other, of which nothing is to become: it may as well live in this process, which has started already. */
    private void goesOn() throws Exception {
        tables.host(0);
    }

    private void sit(String channel) {
        FakeHands bob = tables.discord().hands(tables.discord().person("Bob"), channel);
        tables.alice(channel)
                .types("match join", Map.of("seat", "red", "omen", "an owl"))
                .answer();
        bob.types("match join", Map.of("seat", "blue", "omen", "an eagle")).answer();
        tables.alice(channel).types("match start");
    }

    private void compute(String channel) {
        tables.alice(channel).types("match computer", Map.of("seat", "red")).answer();
        tables.alice(channel).types("match computer", Map.of("seat", "blue")).answer();
        tables.alice(channel).types("match start");
    }

    /** Whether the first question was told: whoever is called by that message is not reminded of it in the same breath. */
    private boolean asked(String match) {
        return !tables.storage().pages().last(match, 1).isEmpty();
    }

    private boolean reminded(String match) {
        return tables.storage().reminders().due(Instant.now().plusSeconds(60), 100).stream()
                .anyMatch(due -> due.match().equals(match));
    }

    /** The last of the reminders that one question is worth is due. @return how many were made due */
    private int remind(String match) throws Exception {
        if (tables.storage().matches().find(match).orElseThrow().life() != Life.RUNNING) {
            return 0;
        }
        tables.run("insert into reminder (match, seat, kind, due) values ('" + match + "', 'red', 'nudge3', "
                + Instant.now().toEpochMilli() + ")");
        return 1;
    }

    private static boolean reminds(FakeMessage message) {
        return message.text().contains(REMINDED);
    }
}
