package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.BETA;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;
import static strategos.storage.Sample.post;
import static strategos.storage.Sample.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Secret;
import strategos.storage.match.Commit.Change;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.match.Commit.CommitResult.Committed;
import strategos.storage.match.Commit.CommitResult.Duplicate;
import strategos.storage.match.Commit.CommitResult.Stale;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.match.Journal.Snapshot;
import strategos.storage.match.Matches.Creation;
import strategos.storage.match.Reminders.Reminder;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.person.Drafts.Draft;

@ParameterizedClass
@EnumSource(Engine.class)
class CommitsTest {
    private final Engine engine;
    private Storage storage;

    CommitsTest(Engine engine) {
        this.engine = engine;
    }

    @BeforeEach
    void open(@TempDir Path folder) {
        storage = engine.open(folder);
        store(storage, "m");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void aCommitStoresEverythingItNames() {
        Commit commit = order("m", 0)
                .snapshot(3, "{\"turn\":1}")
                .dice(Secret.of("{\"open\":2}"))
                .standing(ALPHA, List.of("first", "second"))
                .publicVersion(1)
                .stamps(Map.of(BETA, new StoredStamp(3, 2)))
                .post(post("m", "story"))
                .post(post("m", "card"), "card")
                .remind(BETA, "ping", NOW.plusSeconds(60))
                .sit(StoredSeat.taken(BETA, new Occupant.Computer("hoplite"), "olive", NOW))
                .settings("{\"pings\":false}")
                .start("start-post")
                .answering("interaction", "ann", "{\"done\":true}");

        CommitResult outcome = Sample.apply(storage, commit);

        assertThat(outcome).isInstanceOfSatisfying(Committed.class, committed -> {
            assertThat(committed.version()).isEqualTo(1);
            assertThat(committed.posts()).hasSize(2);
        });
        List<Long> posts = ((Committed) outcome).posts();
        StoredMatch match = storage.matches().find("m").orElseThrow();
        assertThat(match.version()).isEqualTo(1);
        assertThat(match.publicVersion()).isEqualTo(1);
        assertThat(match.life()).isEqualTo(Life.RUNNING);
        assertThat(match.startId()).contains("start-post");
        assertThat(match.started()).contains(NOW);
        assertThat(match.settings()).isEqualTo("{\"pings\":false}");
        assertThat(match.posts()).containsExactly(Map.entry("card", posts.get(1)));
        assertThat(match.seats())
                .containsExactly(
                        StoredSeat.taken(ALPHA, new Occupant.Person("ann", "Ann"), "owl", NOW),
                        StoredSeat.taken(BETA, new Occupant.Computer("hoplite"), "olive", NOW));
        assertThat(storage.journal().read("m", 1, 1))
                .containsExactly(new JournalRow(
                        1, "order", Optional.of(ALPHA), "player", OptionalLong.empty(), Sample.entries(1), NOW));
        assertThat(storage.journal().loading("m", 1, 3).from()).contains(new Snapshot(1, 3, "{\"turn\":1}"));
        assertThat(storage.matches().dice("m")).isEqualTo(Secret.of("{\"open\":2}"));
        assertThat(storage.matches().standing("m")).isEqualTo(Map.of(ALPHA, List.of("first", "second")));
        assertThat(storage.matches().stamps("m")).isEqualTo(Map.of(BETA, new StoredStamp(3, 2)));
        assertThat(storage.reminders().of("m")).containsExactly(new Reminder("m", BETA, "ping", NOW.plusSeconds(60)));
        assertThat(storage.deliveries().answer("interaction")).contains("{\"done\":true}");
    }

    @Test
    void aSecondCommitOnTheSameVersionIsStaleAndChangesNothing() {
        Sample.apply(storage, order("m", 0));

        CommitResult outcome =
                Sample.apply(storage, order("m", 0).post(post("m", "late")).answering("late", "ann", "{}"));

        assertThat(outcome).isEqualTo(new Stale(1, 1));
        assertThat(storage.outbox().owed()).isZero();
        assertThat(storage.deliveries().answer("late")).isEmpty();
        assertThat(storage.journal().read("m", 1, 9)).hasSize(1);
    }

    @Test
    void ofTwoWhoTakeASeatAtOneRevisionOneGetsIt() {
        Commit bobs = Commit.on("m", 0, NOW).sit(StoredSeat.taken(BETA, new Occupant.Person("bob", "Bob"), "elm", NOW));
        Commit cleos =
                Commit.on("m", 0, NOW).sit(StoredSeat.taken(BETA, new Occupant.Person("cleo", "Cleo"), "fig", NOW));
        long seen = storage.matches().find("m").orElseThrow().revision();

        assertThat(storage.commits().apply(bobs, seen)).isEqualTo(new Committed(0, seen + 1, List.of()));
        assertThat(storage.commits().apply(cleos, seen)).isEqualTo(new Stale(0, seen + 1));

        assertThat(storage.matches().find("m").orElseThrow().seats().get(1).occupant())
                .isEqualTo(new Occupant.Person("bob", "Bob"));
    }

    @Test
    void nothingIsStoredOnAMatchWhoseSeatsWereForgottenMeanwhile() {
        long seen = storage.matches().find("m").orElseThrow().revision();
        store(storage, "other");
        Sample.apply(storage, Commit.on("other", 0, NOW).sit(StoredSeat.free(ALPHA)));
        long others = storage.matches().find("other").orElseThrow().revision();
        storage.users().forget("ann");

        assertThat(storage.commits().apply(order("m", 0), seen)).isEqualTo(new Stale(0, seen + 1));
        assertThat(storage.commits().apply(Commit.on("m", 0, NOW).settings("{}"), seen + 1))
                .isInstanceOf(Committed.class);
        assertThat(storage.matches().find("other").orElseThrow().revision())
                .as("ann made it, too")
                .isEqualTo(others + 1);
    }

    @Test
    void anInteractionDeliveredAgainGetsItsAnswerAgainAndChangesNothing() {
        Sample.apply(storage, order("m", 0).answering("i", "ann", "{\"n\":1}"));

        // Its version is stale too, but the one who clicked shall see what came of the click.
        CommitResult again = Sample.apply(storage, order("m", 0).answering("i", "ann", "{\"n\":2}"));
        CommitResult later = Sample.apply(storage, order("m", 1).answering("i", "ann", "{\"n\":3}"));

        assertThat(again).isEqualTo(new Duplicate("{\"n\":1}"));
        assertThat(later).isEqualTo(new Duplicate("{\"n\":1}"));
        assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(1);
    }

    @Test
    void privateMattersMoveNoVersion() {
        CommitResult outcome = Sample.apply(storage, Commit.on("m", 0, NOW).standing(ALPHA, List.of("x")));

        assertThat(outcome).isEqualTo(new Committed(0, 1, List.of()));
        assertThat(storage.matches().standing("m")).isEqualTo(Map.of(ALPHA, List.of("x")));
    }

    @Test
    void aCommitThatFailsHalfwayLeavesNothing() {
        Commit half = order("m", 0).post(post("m", "never")).sit(StoredSeat.free("no-such-seat"));

        assertThatThrownBy(() -> Sample.apply(storage, half))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no seat no-such-seat in match m");

        assertThat(storage.matches().find("m").orElseThrow().version()).isZero();
        assertThat(storage.journal().read("m", 1, 9)).isEmpty();
        assertThat(storage.outbox().owed()).isZero();
        assertThat(Sample.apply(storage, order("m", 0))).isInstanceOf(Committed.class);
    }

    @Test
    void theEndDropsWhatOnlyARunningMatchNeedsAndFreesTheChannel() {
        storage.drafts().put(new Draft("d", "m", ALPHA, "ann", 0, "{}", NOW));
        Sample.apply(
                storage,
                order("m", 0)
                        .standing(ALPHA, List.of("x"))
                        .stamps(Map.of(ALPHA, new StoredStamp(1, 1)))
                        .remind(ALPHA, "ping", NOW));

        Sample.apply(storage, order("m", 1).end());

        StoredMatch match = storage.matches().find("m").orElseThrow();
        assertThat(match.life()).isEqualTo(Life.OVER);
        assertThat(match.ended()).contains(NOW);
        assertThat(storage.matches().standing("m")).isEmpty();
        assertThat(storage.matches().stamps("m")).isEmpty();
        assertThat(storage.reminders().of("m")).isEmpty();
        assertThat(storage.drafts().find("d")).isEmpty();
        assertThat(storage.matches().create(Sample.match("n", "channel-of-m"), Sample.first("n")))
                .isInstanceOf(Creation.Created.class);
    }

    @Test
    void aCommitOnNoMatchSaysSo() {
        assertThatThrownBy(() -> Sample.apply(storage, order("none", 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no match none");
    }

    @Test
    void commitsThatContradictThemselvesCannotBeMade() {
        Commit commit = order("m", 3);
        assertThatThrownBy(() -> commit.append("order", Optional.empty(), "player", "[]"))
                .hasMessage("a commit makes one version at most");
        assertThatThrownBy(() -> Commit.on("m", 3, NOW).snapshot(1, "{}"))
                .hasMessage("a snapshot is of the version that the commit makes");
        assertThatThrownBy(() -> Commit.on("m", 3, NOW).undo("undo", Optional.empty(), "player", 4, "[]", 1, "{}"))
                .hasMessage("an undo goes back to an earlier version");
        assertThatThrownBy(() -> new Commit(
                        "m",
                        3,
                        NOW,
                        Optional.empty(),
                        List.of(new Change.Append("undo", Optional.empty(), "player", OptionalLong.of(1), "[]"))))
                .hasMessage("an undo brings the position it goes back to");
    }
}
