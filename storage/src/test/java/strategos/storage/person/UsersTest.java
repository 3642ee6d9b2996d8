package strategos.storage.person;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.BETA;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.match;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.match.Commit;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.match.NewMatch;
import strategos.storage.match.Reminders;
import strategos.storage.match.Reminders.Reminder;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredMatch.StoredOffer;
import strategos.storage.match.StoredMatch.StoredRequest;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.person.Drafts.Draft;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

@ParameterizedClass
@EnumSource(Engine.class)
class UsersTest {
    private static final String USER = "248013579246801357";
    private static final String NAME = "Xanthippe";
    private static final String PLACE = "user:" + USER;

    private final Engine engine;

    UsersTest(Engine engine) {
        this.engine = engine;
    }

    @Test
    void aForgottenUserIsNowhereAndTheRecordStaysAsItWas(@TempDir Path folder) throws IOException {
        try (Storage storage = engine.open(folder)) {
            NewMatch match = match("m");
            storage.matches()
                    .create(
                            new NewMatch(
                                    "m",
                                    "guild",
                                    "channel",
                                    match.game(),
                                    match.scenario(),
                                    match.options(),
                                    match.dataHash(),
                                    match.dataFiles(),
                                    USER,
                                    "{}",
                                    Sample.DICE,
                                    List.of(
                                            StoredSeat.taken(ALPHA, new Occupant.Person(USER, NAME), "owl", NOW),
                                            StoredSeat.taken(BETA, new Occupant.Person("bob", "Bob"), "olive", NOW))),
                            Commit.on("m", 0, NOW)
                                    .start("start")
                                    .requests(List.of(
                                            new StoredRequest(ALPHA, USER, NAME, Set.of("bob")),
                                            new StoredRequest(BETA, "bob", "Bob", Set.of(USER))))
                                    .offers(List.of(
                                            new StoredOffer(ALPHA, "hand-over", "bob", "Bob", USER, NAME, NOW),
                                            new StoredOffer(BETA, "invitation", USER, NAME, "bob", "Bob", NOW)))
                                    .sit(StoredSeat.taken(ALPHA, new Occupant.Person("bob", "Bob"), "owl", NOW))
                                    .sit(StoredSeat.taken(ALPHA, new Occupant.Person(USER, NAME), "owl", NOW))
                                    .sit(StoredSeat.taken(BETA, new Occupant.Person(USER, NAME), "olive", NOW))
                                    .sit(StoredSeat.taken(BETA, new Occupant.Person("bob", "Bob"), "olive", NOW))
                                    .answering("i", USER, "{\"welcome\":\"" + NAME + "\"}"));
            Sample.apply(storage, order("m", 0).post(Sample.post("m", "<@" + USER + "> moves")));
            storage.drafts().put(new Draft("d", "m", ALPHA, USER, 1, "{}", NOW));
            long whisper = storage.outbox().add(NewPost.loose(PLACE, "reminder", "{\"to\":\"" + NAME + "\"}"), NOW);
            List<JournalRow> journal = storage.journal().read("m", 1, 9);
            assertThat(mentions(storage, folder)).isTrue();
            assertThat(storage.matches().onceHeld("m", USER)).containsExactly(ALPHA, BETA);

            assertThat(storage.users().forget(USER, PLACE, NOW)).isEqualTo(1);
            assertThat(storage.reminders().due(NOW, 9))
                    .as("whoever has the match sees to what follows there")
                    .containsExactly(
                            new Reminder("m", ALPHA, Reminders.FORGOTTEN, NOW),
                            new Reminder("m", BETA, Reminders.FORGOTTEN, NOW));
            assertThat(storage.matches().offers("m")).isEmpty();
            assertThat(storage.matches().onceHeld("m", USER)).isEmpty();
            assertThat(storage.matches().requests("m"))
                    .containsExactly(new StoredRequest(BETA, "bob", "Bob", Set.of()));

            // The story is still owed to the channel; it goes out, and then its words are gone too.
            Post story = storage.outbox().due(NOW, 9).getFirst();
            assertThat(story.payload()).contains(USER);
            storage.outbox().markSent(story, "message", NOW);
            assertThat(storage.outbox().find(story.id()).orElseThrow().payload())
                    .isEmpty();
            storage.database().emptyLog();
            assertThat(mentions(storage, folder)).isFalse();

            StoredMatch stored = storage.matches().find("m").orElseThrow();
            assertThat(stored.creator()).isEmpty();
            assertThat(stored.seats())
                    .containsExactly(
                            StoredSeat.taken(ALPHA, new Occupant.Forgotten(), "owl", NOW),
                            StoredSeat.taken(BETA, new Occupant.Person("bob", "Bob"), "olive", NOW));
            assertThat(stored.startId()).contains("start");
            assertThat(storage.journal().read("m", 1, 9)).isEqualTo(journal);
            assertThat(storage.drafts().find("d")).isEmpty();
            assertThat(storage.deliveries().answer("i")).contains("{}");
            assertThat(storage.outbox().find(whisper).orElseThrow().state()).isEqualTo(Post.State.GIVEN_UP);
        }
    }

    /** Of a server's many posts no one statement gets through all in its time: they go part by part. */
    @Test
    void postsAreBlankedHoweverManyThereAre(@TempDir Path folder) {
        try (Storage storage = engine.open(folder)) {
            Sample.store(storage, "m");
            String many = "with recursive n(i) as (select 1 union all select i + 1 from n where i < %s)"
                    + " insert into outbox (match, place, kind, payload, state, attempts, unsure, blank, created, next_attempt, settled)"
                    + " select 'm', 'agora', 'story', case when i %% 10000 = 1 then '<@%s>' else 'x' end, 'sent', 1, 0, 0, 1, 1, 1 from n";
            storage.database().write(handle -> handle.execute(many.formatted(Users.POSTS * 2 + 1_000, USER)));
            String named = "select count(*) from outbox where replace(payload, '%s', '') <> payload".formatted(USER);
            assertThat(number(storage, named)).isEqualTo(5);

            storage.users().forget(USER);

            assertThat(number(storage, named)).isZero();
            assertThat(number(storage, "select count(*) from outbox where payload = 'x'"))
                    .isEqualTo(Users.POSTS * 2 + 1_000 - 5);
        }
    }

    private static int number(Storage storage, String sql) {
        return storage.database()
                .read(handle -> handle.createQuery(sql).mapTo(Integer.class).one());
    }

    @Test
    void othersAreNotTouched(@TempDir Path folder) {
        try (Storage storage = engine.open(folder)) {
            Sample.store(storage, "m");
            StoredMatch before = storage.matches().find("m").orElseThrow();

            assertThat(storage.users().forget(USER, PLACE, NOW)).isZero();

            assertThat(storage.matches().find("m")).contains(before);
        }
    }

    /** Whether any byte of the database's files, or any row where it has none, still spells the user's id or name. */
    private boolean mentions(Storage storage, Path folder) throws IOException {
        if (engine == Engine.POSTGRES) {
            String rows = storage.database()
                    .read(handle -> handle.createQuery("select database_to_xml(true, false, '')::text")
                            .mapTo(String.class)
                            .one());
            return rows.contains(USER) || rows.contains(NAME);
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String bytes = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                if (bytes.contains(USER) || bytes.contains(NAME)) {
                    return true;
                }
            }
            return false;
        }
    }
}
