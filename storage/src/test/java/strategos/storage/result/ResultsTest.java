package strategos.storage.result;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.BETA;
import static strategos.storage.Sample.NOW;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.result.StoredConclusion.Ending;
import strategos.storage.result.StoredConclusion.SeatEnd;
import strategos.storage.result.StoredResult.StoredHolder;
import strategos.storage.result.StoredResult.StoredScore;

/** What is kept of how matches ended. */
@ParameterizedClass
@EnumSource(Engine.class)
class ResultsTest {
    private static final StoredConclusion WON = new StoredConclusion(
            Ending.FINISHED,
            List.of(
                    new SeatEnd(BETA, OptionalInt.of(1), "12", false, false),
                    new SeatEnd(ALPHA, OptionalInt.of(2), "7", true, true)));

    private final Engine engine;
    private final Storage storage;

    ResultsTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    private void begun(String id) {
        Sample.store(storage, id);
        Sample.apply(storage, Commit.on(id, 0, NOW).sit(seat(BETA, "bob")).start("start"));
    }

    private static StoredSeat seat(String seat, String user) {
        return StoredSeat.taken(seat, new Occupant.Person(user, "Name of " + user), "omen", NOW);
    }

    private static StoredSeat vacant(String seat) {
        return StoredSeat.free(seat);
    }

    private void ended(String id, int minutes) {
        begun(id);
        Sample.apply(
                storage,
                Commit.on(id, 0, NOW.plus(Duration.ofMinutes(minutes)))
                        .conclude(WON)
                        .end());
    }

    private StoredResult only() {
        List<StoredResult> all = storage.results().ofGuild("guild", 0, 9);
        assertThat(all).hasSize(1);
        return all.getFirst();
    }

    @Test
    void aResultIsWrittenInTheCommitThatEndsItsMatch() {
        ended("m", 0);
        StoredResult result = only();
        assertThat(result.match()).isEqualTo("m");
        assertThat(result.game()).isEqualTo("some-game");
        assertThat(result.scenario()).isEqualTo("some-scenario");
        assertThat(result.options()).isEqualTo("{\"reactions\":\"ask\"}");
        assertThat(result.ending()).isEqualTo(Ending.FINISHED);
        assertThat(result.ended()).isEqualTo(NOW);
        assertThat(result.first()).isEmpty();
        assertThat(result.seats())
                .containsExactly(
                        new StoredScore(
                                BETA,
                                new StoredHolder.Person("bob", "Name of bob"),
                                OptionalInt.of(1),
                                "12",
                                false,
                                false,
                                false),
                        new StoredScore(
                                ALPHA,
                                new StoredHolder.Person("ann", "Ann"),
                                OptionalInt.of(2),
                                "7",
                                true,
                                true,
                                false));
    }

    @Test
    void aStaleCommitWritesNoResult() {
        begun("m");
        assertThat(Sample.apply(storage, Commit.on("m", 7, NOW).conclude(WON).end()))
                .isInstanceOf(CommitResult.Stale.class);
        assertThat(storage.results().ofGuild("guild", 0, 9)).isEmpty();
    }

    @Test
    void aMatchThatIsReopenedHasNoResultUntilItEndsAnew() {
        ended("m", 0);
        Sample.apply(storage, Commit.on("m", 0, NOW).reopen());
        assertThat(storage.results().find("m")).isEmpty();
        assertThat(storage.results().missing(9)).isEmpty();
        Sample.apply(
                storage,
                Commit.on("m", 0, NOW.plus(Duration.ofDays(1))).conclude(WON).end());
        assertThat(only().ended()).isEqualTo(NOW.plus(Duration.ofDays(1)));
    }

    @Test
    void onesResultsAreAmongWhatIsStoredOfOne() {
        ended("m", 0);
        assertThat(storage.belongings().of("ann").get("result_seat"))
                .singleElement()
                .satisfies(row -> assertThat(row).containsEntry("match", "m").containsEntry("name", "Ann"));
    }

    @Test
    void whatIsStoredOfOneInAServerIsOfItsMatchesAlone() {
        ended("m", 0);
        assertThat(storage.belongings().in("guild", "ann")).containsKeys("seat", "result_seat");
        assertThat(storage.belongings().in("other", "ann")).isEmpty();
        assertThat(storage.belongings().outside("guild", "@me", "ann")).isFalse();
        assertThat(storage.belongings().outside("other", "guild", "ann")).isFalse();
        assertThat(storage.belongings().outside("other", "@me", "ann")).isTrue();
        assertThat(storage.belongings().outside("other", "@me", "zoe")).isFalse();
    }

    @Test
    void whoLeavesARunningMatchHasTheResultUnlessSomebodyTakesTheSeat() {
        begun("left");
        Sample.apply(storage, Commit.on("left", 0, NOW).sit(vacant(ALPHA)));
        Sample.apply(storage, Commit.on("left", 0, NOW).conclude(WON).end());
        begun("taken");
        Sample.apply(storage, Commit.on("taken", 0, NOW).sit(vacant(ALPHA)));
        Sample.apply(storage, Commit.on("taken", 0, NOW).sit(seat(ALPHA, "cleo")));
        Sample.apply(storage, Commit.on("taken", 0, NOW).conclude(WON).end());

        assertThat(scores("left", ALPHA).holder()).isEqualTo(new StoredHolder.Person("ann", "Ann"));
        assertThat(scores("left", ALPHA).gone()).isTrue();
        assertThat(scores("taken", ALPHA).holder()).isEqualTo(new StoredHolder.Person("cleo", "Name of cleo"));
        assertThat(scores("taken", ALPHA).gone()).isFalse();
    }

    @Test
    void whoLeavesBeforeTheStartHasNoResult() {
        Sample.store(storage, "m");
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(vacant(ALPHA)));
        Sample.apply(storage, Commit.on("m", 0, NOW).start("s"));
        Sample.apply(storage, Commit.on("m", 0, NOW).conclude(WON).end());
        assertThat(scores("m", ALPHA).holder()).isEqualTo(new StoredHolder.Nobody());
    }

    private StoredScore scores(String match, String seat) {
        return storage.results().ofGuild("guild", 0, 9).stream()
                .filter(result -> result.match().equals(match))
                .flatMap(result -> result.seats().stream())
                .filter(score -> score.seat().equals(seat))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void earlierMatchesAreFilledInOnce() {
        begun("old");
        Sample.apply(storage, Commit.on("old", 0, NOW).end());
        Sample.store(storage, "never-begun");
        Sample.apply(storage, Commit.on("never-begun", 0, NOW).end());
        ended("new", 1);

        assertThat(storage.results().missing(9)).containsExactly("old");
        storage.results().fill("old", WON);
        assertThat(storage.results().missing(9)).isEmpty();
        storage.results().fill("old", new StoredConclusion(Ending.CLOSED, List.of()));
        StoredResult filled = storage.results().ofGuild("guild", 1, 1).getFirst();
        assertThat(filled.match()).isEqualTo("old");
        assertThat(filled.ending()).isEqualTo(Ending.FINISHED);
        assertThat(filled.ended()).isEqualTo(NOW);
        assertThat(filled.seats()).hasSize(2);
    }

    @Test
    void pagesAreTheNewestFirstAndNoLongerThanAskedFor() {
        for (int i = 0; i < 25; i++) {
            ended("m" + i, i);
        }
        assertThat(storage.results().ofGuild("guild", 0, 10))
                .extracting(StoredResult::match)
                .first()
                .isEqualTo("m24");
        assertThat(storage.results().ofGame("guild", "some-game", 10, 10))
                .extracting(StoredResult::match)
                .containsExactly("m14", "m13", "m12", "m11", "m10", "m9", "m8", "m7", "m6", "m5");
        assertThat(storage.results().ofGuild("guild", 20, 10)).hasSize(5);
        assertThat(storage.results().ofGame("guild", "another-game", 0, 10)).isEmpty();
        assertThat(storage.results().ofGuild("another-guild", 0, 10)).isEmpty();
        assertThat(storage.results().ofUser("guild", "ann", 7)).hasSize(7);
        assertThat(storage.results().ofUser("guild", "nobody", 7)).isEmpty();
    }

    @Test
    void aSetNamesItsFirstMatchAndHasOneSecondAtATime() {
        ended("first", 0);
        Sample.store(storage, "abandoned");
        Sample.apply(storage, Commit.on("abandoned", 0, NOW).repeating("first"));
        Sample.apply(storage, Commit.on("abandoned", 0, NOW).end());
        Sample.store(storage, "second");
        Sample.apply(storage, Commit.on("second", 0, NOW).repeating("first"));

        assertThat(storage.results().secondOf("first")).contains("second");
        assertThat(storage.results().firstOf("second")).contains("first");
        assertThat(storage.results().firstOf("abandoned")).isEmpty();
    }

    @Test
    void theForgottenStandUnderOnePseudonymInAGuild() {
        ended("m", 0);
        ended("n", 1);
        storage.users().forget("ann");
        assertThat(scores("m", ALPHA).holder()).isEqualTo(new StoredHolder.Forgotten(1));
        assertThat(scores("n", ALPHA).holder()).isEqualTo(new StoredHolder.Forgotten(1));
        assertThat(scores("m", ALPHA).place()).hasValue(2);
        storage.users().forget("bob");
        assertThat(scores("m", BETA).holder()).isEqualTo(new StoredHolder.Forgotten(2));
        begun("later");
        storage.users().forget("bob");
        Sample.apply(storage, Commit.on("later", 0, NOW).conclude(WON).end());
        assertThat(scores("later", BETA).holder()).isEqualTo(new StoredHolder.Forgotten(3));
    }

    /** Before or after: whoever leaves and is forgotten has lost to those who stay, and no name is kept of it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whoHasLeftAndIsForgottenHasTheResultOfSomebody(boolean forgottenFirst) {
        begun("m");
        if (forgottenFirst) {
            storage.users().forget("ann");
        }
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(vacant(ALPHA)));
        storage.users().forget("ann");
        Sample.apply(storage, Commit.on("m", 0, NOW).conclude(WON).end());
        assertThat(scores("m", ALPHA).holder()).isEqualTo(new StoredHolder.Forgotten(1));
        assertThat(scores("m", ALPHA).gone()).isTrue();
        assertThat(storage.belongings().of("ann").values()).allMatch(List::isEmpty);
    }

    @Test
    void whoTakesTheSeatOfTheForgottenHasItsResult() {
        begun("m");
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(vacant(ALPHA)));
        storage.users().forget("ann");
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(seat(ALPHA, "cleo")));
        Sample.apply(storage, Commit.on("m", 0, NOW).conclude(WON).end());
        assertThat(scores("m", ALPHA).holder()).isEqualTo(new StoredHolder.Person("cleo", "Name of cleo"));
        assertThat(scores("m", ALPHA).gone()).isFalse();
    }

    /** Forgotten at both seats, or at one that was left and one that is held: who played alone has played nobody. */
    @ParameterizedTest
    @ValueSource(strings = {"held", "left", "left after"})
    void whoPlayedAloneAndIsForgottenIsStillOne(String how) {
        begun("m");
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(seat(BETA, "ann")));
        if (how.equals("left")) {
            Sample.apply(storage, Commit.on("m", 0, NOW).sit(vacant(ALPHA)));
        }
        storage.users().forget("ann");
        if (how.equals("left after")) {
            Sample.apply(storage, Commit.on("m", 0, NOW).sit(vacant(ALPHA)));
        }
        assertThat(storage.belongings().of("ann").values()).allMatch(List::isEmpty);
        Sample.apply(storage, Commit.on("m", 0, NOW).conclude(WON).end());
        assertThat(scores("m", ALPHA).holder()).isEqualTo(new StoredHolder.Forgotten(1));
        assertThat(scores("m", BETA).holder()).isEqualTo(new StoredHolder.Forgotten(1));
    }

    @Test
    void twoWhoAreForgottenInOneMatchStayTwo() {
        ended("before", 0);
        storage.users().forget("ann");
        begun("m");
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(seat(ALPHA, "cleo")).sit(seat(BETA, "cleo")));
        storage.users().forget("cleo");
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(seat(ALPHA, "dora")));
        storage.users().forget("dora");
        Sample.apply(storage, Commit.on("m", 0, NOW).conclude(WON).end());
        assertThat(scores("m", BETA).holder()).isEqualTo(new StoredHolder.Forgotten(2));
        assertThat(scores("m", ALPHA).holder()).isEqualTo(new StoredHolder.Forgotten(3));
    }
}
