package strategos.storage.person;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.BETA;
import static strategos.storage.Sample.NOW;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.Change;
import strategos.storage.match.Reminders.Reminder;
import strategos.storage.person.Drafts.Draft;

/** What lies beside a match: drafts, deliveries, reminders. */
@ParameterizedClass
@EnumSource(Engine.class)
class BesideTest {
    private final Engine engine;
    private final Storage storage;

    BesideTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @BeforeEach
    void store() {
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void aDraftIsKeptAndGrowsUntilItIsDropped() {
        Draft draft = new Draft("d", "m", ALPHA, "ann", 4, "{\"verb\":\"move\"}", NOW);
        Draft grown = new Draft("d", "m", ALPHA, "ann", 4, "{\"verb\":\"move\",\"to\":\"here\"}", NOW.plusSeconds(1));
        Draft newer = new Draft("e", "m", ALPHA, "ann", 4, "{}", NOW.plusSeconds(2));

        storage.drafts().put(draft);
        assertThat(storage.drafts().find("d")).contains(draft);
        storage.drafts().put(grown);
        storage.drafts().put(newer);
        assertThat(storage.drafts().of("m", ALPHA, "ann")).containsExactly(newer, grown);
        assertThat(storage.drafts().of("m", BETA, "ann")).isEmpty();
        assertThat(storage.drafts().of("m", ALPHA, "bob")).isEmpty();

        storage.drafts().drop("d");
        storage.drafts().drop("d");
        assertThat(storage.drafts().find("d")).isEmpty();
    }

    @Test
    void ofTheDraftsOfOneUserForOneSeatTheNewestAreKept() {
        storage.drafts().put(new Draft("other", "m", BETA, "ann", 4, "{}", NOW));
        for (int i = 0; i < Drafts.MOST + 3; i++) {
            storage.drafts().put(new Draft("d" + i, "m", ALPHA, "ann", 4, "{}", NOW.plusSeconds(i)));
        }

        assertThat(storage.drafts().of("m", ALPHA, "ann"))
                .hasSize(Drafts.MOST)
                .extracting(Draft::id)
                .startsWith("d" + (Drafts.MOST + 2))
                .endsWith("d3");
        assertThat(storage.drafts().find("other")).isPresent();
    }

    @Test
    void remindersFallDueInTheirOrder() {
        Commit commit = Commit.on("m", 0, NOW)
                .remind(BETA, "ping", NOW.plusSeconds(20))
                .remind(ALPHA, "ping", NOW.plusSeconds(10))
                .remind(ALPHA, "limit", NOW.plusSeconds(30));
        Sample.apply(storage, commit);
        Reminder alpha = new Reminder("m", ALPHA, "ping", NOW.plusSeconds(10));
        Reminder beta = new Reminder("m", BETA, "ping", NOW.plusSeconds(20));

        assertThat(storage.reminders().due(NOW, 9)).isEmpty();
        assertThat(storage.reminders().due(NOW.plusSeconds(20), 9)).containsExactly(alpha, beta);
        assertThat(storage.reminders().due(NOW.plusSeconds(20), 1)).containsExactly(alpha);

        storage.reminders().done(alpha);
        assertThat(storage.reminders().due(NOW.plusSeconds(20), 9)).containsExactly(beta);
    }

    @Test
    void aReminderSetAnewIsNotDoneWithTheOldOne() {
        Reminder old = new Reminder("m", ALPHA, "ping", NOW);
        Reminder anew = new Reminder("m", ALPHA, "ping", NOW.plusSeconds(10));
        storage.reminders().put(old);
        storage.reminders().put(anew);

        storage.reminders().done(old);

        assertThat(storage.reminders().of("m")).containsExactly(anew);
    }

    @Test
    void aReminderSetAnewOrDroppedIsNotPutOffWithTheOldOne() {
        Reminder old = new Reminder("m", ALPHA, "limit", NOW);
        Reminder anew = new Reminder("m", ALPHA, "limit", NOW.plus(Duration.ofDays(1)));
        storage.reminders().put(old);
        storage.reminders().putOff(old, NOW.plusSeconds(300));
        assertThat(storage.reminders().of("m"))
                .containsExactly(new Reminder("m", ALPHA, "limit", NOW.plusSeconds(300)));

        storage.reminders().put(anew);
        storage.reminders().putOff(old, NOW.plusSeconds(600));
        assertThat(storage.reminders().of("m")).containsExactly(anew);

        storage.reminders().done(anew);
        storage.reminders().putOff(anew, NOW.plusSeconds(600));
        assertThat(storage.reminders().of("m")).isEmpty();
    }

    @Test
    void aSeatThatIsAwaitedNoMoreIsRemindedOfNothing() {
        storage.reminders().put(new Reminder("m", ALPHA, "ping", NOW));
        storage.reminders().put(new Reminder("m", ALPHA, "limit", NOW));
        storage.reminders().put(new Reminder("m", BETA, "ping", NOW));

        Sample.apply(storage, Commit.on("m", 0, NOW).stopReminding(ALPHA).remind(ALPHA, "ping", NOW.plusSeconds(5)));

        assertThat(storage.reminders().of("m"))
                .containsExactly(
                        new Reminder("m", BETA, "ping", NOW), new Reminder("m", ALPHA, "ping", NOW.plusSeconds(5)));
    }

    /** What a seat had left when it answered is what it goes on with, or what it has left now, if that is less. */
    @ParameterizedTest
    @CsvSource({"10, 50", "30, 30", "70, 0"})
    void timeThatWasSetAsideGoesOn(int later, int left) {
        Change.ClockKinds kinds = new Change.ClockKinds("half", "out");
        Duration minute = Duration.ofSeconds(60);
        Sample.apply(storage, Commit.on("m", 0, NOW).startClock(ALPHA, minute, false, kinds));
        Sample.apply(storage, Commit.on("m", 0, NOW.plusSeconds(10)).setAside(ALPHA, kinds));
        assertThat(storage.reminders().of("m")).isEmpty();
        assertThat(storage.clocks().bank("m", ALPHA)).as("no bank").isEmpty();

        Instant now = NOW.plusSeconds(10);
        Sample.apply(storage, Commit.on("m", 0, now).startClock(ALPHA, minute, false, kinds));
        Instant then = now.plusSeconds(later);
        Sample.apply(storage, Commit.on("m", 0, then).resumeClock(ALPHA, minute, kinds));
        assertThat(storage.reminders().of("m"))
                .containsExactlyInAnyOrder(
                        new Reminder("m", ALPHA, "out", then.plusSeconds(left)),
                        new Reminder("m", ALPHA, "half", then.plusMillis(left * 500L)));
    }

    /** Of a match that began before anything was set aside, or whose seat has not answered yet, the whole is left. */
    @Test
    void whereNothingWasSetAsideThereIsTheWhole() {
        Change.ClockKinds kinds = new Change.ClockKinds("half", "out");
        Sample.apply(
                storage, Commit.on("m", 0, NOW).setAside(BETA, kinds).resumeClock(BETA, Duration.ofSeconds(60), kinds));
        assertThat(storage.reminders().of("m")).contains(new Reminder("m", BETA, "out", NOW.plusSeconds(60)));
    }
}
