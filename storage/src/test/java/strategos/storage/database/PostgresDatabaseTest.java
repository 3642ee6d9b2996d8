package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import strategos.storage.PostgresServer;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.postgres.Durability;
import strategos.storage.database.postgres.PostgresSchema;
import strategos.storage.database.postgres.PostgresSource;
import strategos.storage.database.sqlite.Schema;
import strategos.storage.match.Matches.Creation;
import strategos.storage.slot.Leases;
import strategos.storage.slot.SlotTest;

/** What only a server does: it may be away, of somebody else, or of another version. */
class PostgresDatabaseTest {
    @BeforeAll
    static void needed() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
    }

    @Test
    void bothEnginesHaveTheSameTablesColumnsAndIndexes() {
        try (Database sqlite = SqliteDatabase.inMemory();
                Database postgres = PostgresDatabase.open(server().migrated())) {
            List<String> columns = ask(
                    sqlite,
                    "select t.name || '.' || c.name || case c.\"notnull\" + (c.pk > 0) when 0 then '' else ' not null' end"
                            + " from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table'"
                            + " and t.name not like 'sqlite%' and t.name not like 'flyway%'");
            assertThat(columns).hasSizeGreaterThan(100);
            assertThat(ask(
                            postgres,
                            "select table_name || '.' || column_name"
                                    + " || case is_nullable when 'YES' then '' else ' not null' end"
                                    + " from information_schema.columns where table_schema = current_schema()"
                                    + " and table_name <> 'strategos_schema'"))
                    .containsExactlyInAnyOrderElementsOf(columns);
            assertThat(ask(
                            postgres,
                            "select indexname from pg_indexes where schemaname = current_schema()"
                                    + " and indexname not like '%pkey' and indexname not like '%_key'"
                                    + " and tablename <> 'strategos_schema'"))
                    .containsExactlyInAnyOrderElementsOf(ask(
                            sqlite,
                            "select name from sqlite_schema where type = 'index' and sql is not null"
                                    + " and tbl_name not like 'flyway%'"));
        }
    }

    @Test
    void aDatabaseWithoutTablesIsLeftAloneUntilItIsMigrated() {
        PostgresAddress address = PostgresServer.address(server().empty());
        assertThat(PostgresDatabase.look(address).schema()).isZero();
        assertProblem(Problem.OLD_SCHEMA, "run ./strategos database migrate", () -> Storage.open(address));

        PostgresDatabase.migrate(address);
        PostgresDatabase.migrate(address);
        try (Storage storage = Storage.open(address)) {
            Sample.store(storage, "m");
        }
        try (Storage storage = Storage.open(address)) {
            assertThat(storage.matches().find("m")).isPresent();
        }
    }

    /** More often with {@code -Dstrategos.migrations=10}. */
    @Test
    void ofManyWhoMigrateAtOnceAllSucceed() throws Exception {
        for (int i = 0; i < Integer.getInteger("strategos.migrations", 1); i++) {
            PostgresAddress address = PostgresServer.address(server().empty());
            try (ExecutorService executor = Executors.newFixedThreadPool(4)) {
                List<Future<?>> all = new ArrayList<>();
                for (int one = 0; one < 4; one++) {
                    all.add(executor.submit(() -> PostgresDatabase.migrate(address)));
                }
                // Whoever looks meanwhile finds an empty one, or one of Strategos.
                while (PostgresDatabase.look(address).schema()
                        < Schema.current().version()) {
                    assertThat(all).noneMatch(one -> one.state() == Future.State.FAILED);
                }
                for (Future<?> one : all) {
                    one.get();
                }
            }
            assertThat(PostgresDatabase.look(address).schema())
                    .isEqualTo(Schema.current().version());
        }
    }

    @Test
    void aDatabaseOfANewerStrategosIsRefused() {
        PostgresAddress address = server().migrated();
        try (Storage storage = Storage.open(address)) {
            storage.database()
                    .write(handle ->
                            handle.execute("insert into strategos_schema (installed_rank, version, description,"
                                    + " type, script, installed_by, execution_time, success)"
                                    + " values (99, '1000', 'later', 'SQL', 'x', 'x', 0, true)"));
        }
        assertProblem(Problem.NEWER_SCHEMA, "update Strategos", () -> Storage.open(address));
        assertProblem(Problem.NEWER_SCHEMA, "1000", () -> PostgresDatabase.migrate(address));
    }

    @Test
    void aDatabaseOfAnotherProgramIsNotTouched() {
        PostgresAddress address = server().migrated();
        try (Storage storage = Storage.open(address)) {
            storage.database().write(handle -> handle.execute("drop table strategos_schema"));
        }
        assertProblem(Problem.OF_ANOTHER_PROGRAM, "another program", () -> Storage.open(address));
        assertProblem(Problem.OF_ANOTHER_PROGRAM, "another program", () -> PostgresDatabase.migrate(address));
    }

    @Test
    void aServerThatIsNotThereIsNamedWithoutItsPassword() {
        PostgresAddress nowhere = new PostgresAddress(
                Secret.of("jdbc:postgresql://localhost:1/strategos?password=hushhush"),
                Optional.of("ann"),
                Optional.of(Secret.of("whisper")));
        assertProblem(
                Problem.UNREACHABLE,
                "postgresql://localhost:1/strategos cannot be reached",
                () -> Storage.open(nowhere));
        assertThat(nowhere.toString()).doesNotContain("hush").doesNotContain("whisper");
    }

    @Test
    void aDatabaseThatIsNotThereAndAnAddressThatIsNoneAreNamed() {
        String url = server().empty();
        assertProblem(
                Problem.NO_DATABASE,
                "createdb",
                () -> Storage.open(PostgresServer.address(url.replaceFirst("strategos_test_\\d+_\\d+", "none_such"))));
        assertProblem(
                Problem.BAD_ADDRESS,
                "jdbc:postgresql://HOST/DATABASE",
                () -> Storage.open(PostgresServer.address("jdbc:postgresql://[")));
    }

    @Test
    void aServerThatBreaksConnectionsIsNamedAndServesAgainAfterwards() {
        PostgresAddress address = server().migrated();
        try (Storage storage = Storage.open(address)) {
            Sample.store(storage, "m");
            String database = address.name().replaceFirst(".*/", "");
            assertProblem(
                    Problem.UNREACHABLE,
                    "cannot be reached",
                    () -> storage.database().write(handle -> {
                        server().run("select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
                                + database + "'");
                        return handle.execute("update match set settings = '{}'");
                    }));
            Sample.playTo(storage, "m", 2);
            assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(2);
        }
    }

    /** After a failover the one address leads to the old server for a moment, and its connections stay good. */
    @Test
    void connectionsToAServerThatHasBecomeACopyAreGivenUpAtOnce() {
        try (Storage storage = Storage.open(server().migrated())) {
            Sample.store(storage, "m");
            for (int connection = 0; connection < 8; connection++) {
                storage.database()
                        .write(handle -> handle.execute("set session characteristics as transaction read only"));
            }
            Sample.playTo(storage, "m", 2);
            assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(2);
        }
    }

    @Test
    void aServerThatOnlyFollowsIsNamedAndOnceItIsWrittenToServes() {
        PostgresAddress address = server().migrated();
        String database = address.name().replaceFirst(".*/", "");
        server().run("alter database " + database + " set default_transaction_read_only = on");
        assertProblem(Problem.NOT_PRIMARY, "is a copy that only follows", () -> Storage.open(address));
        server().run("alter database " + database + " set default_transaction_read_only = off");
        try (Storage storage = Storage.open(address)) {
            Sample.store(storage, "m");
        }
    }

    @Test
    void whoStandsStillInATransactionDoesNotKeepOthersFromTheMatch() {
        PostgresAddress address = server().migrated();
        try (Storage storage = Storage.open(address)) {
            assertThat(ask(storage.database(), "select current_setting('idle_in_transaction_session_timeout')"))
                    .containsExactly("5s");
            assertThat(ask(storage.database(), "select current_setting('lock_timeout')"))
                    .containsExactly("5s");
            assertThat(ask(storage.database(), "select current_setting('synchronous_commit')"))
                    .containsExactly("on");
        }
    }

    /** As after the process was frozen for a while: what only reads is done again. */
    @Test
    void whatWasReadingWhenItStoodStillReadsAgain() {
        AtomicInteger tries = new AtomicInteger();
        try (Storage storage = Storage.open(server().migrated())) {
            Sample.store(storage, "m");
            List<String> found = storage.database().read(handle -> {
                if (tries.incrementAndGet() == 1) {
                    handle.execute("set local idle_in_transaction_session_timeout = 50");
                    LockSupport.parkNanos(Duration.ofMillis(500).toNanos());
                }
                return handle.createQuery("select id from match")
                        .mapTo(String.class)
                        .list();
            });
            assertThat(found).containsExactly("m");
            assertThat(tries).hasValue(2);
        }
    }

    @Test
    void aServerThatWouldLoseWhatItHasToldAsStoredIsRefused() throws Exception {
        try (Connection connection = PostgresSource.brief(server().migrated()).getConnection();
                Statement statement = connection.createStatement()) {
            assertThat(Durability.of(connection).lost()).isEmpty();
            for (String setting : List.of("off", "local")) {
                statement.execute("set synchronous_commit = " + setting);
                assertThat(Durability.of(connection).lost()).contains(setting);
            }
            assertThat(Durability.of(connection).replicated()).isFalse();
        }
        assertThat(new Durability("on", "other").replicated()).isTrue();
    }

    @Test
    void theThirteenthScriptPutsWhatIsThereIntoItsSlots() throws Exception {
        PostgresAddress address = PostgresServer.address(server().empty());
        new PostgresSchema(address).migrate("12");
        try (Connection connection = PostgresSource.brief(address).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("insert into game_data values ('h', '{}')");
            for (String guild : SlotTest.GUILDS) {
                statement.execute(SlotTest.match(guild));
                statement.execute(SlotTest.post(guild));
            }
        }
        PostgresDatabase.migrate(address);
        try (Database database = PostgresDatabase.open(address)) {
            SlotTest.assertPlaced(database);
        }
    }

    /** Tables are not changed under a bot that works with them; one that has died, or was of a clock that was fast, keeps nobody. */
    @Test
    void whileABotWorksThereNothingIsMigrated() {
        PostgresAddress address = server().migrated();
        try (Storage storage = Storage.open(address)) {
            storage.leases().acquire("a-bot", Set.of(7), Leases.TIME);
            PostgresDatabase.migrate(address);
            storage.database()
                    .write(handle -> handle.execute(
                            "update " + PostgresSchema.HISTORY + " set version = '12' where version = '13'"));

            assertProblem(Problem.IN_USE, "stop that one", () -> PostgresDatabase.migrate(address));
            assertThat(PostgresDatabase.look(address).schema()).isEqualTo(12);

            storage.leases().renew("a-bot", Leases.TIME.multipliedBy(3));
            assertThatCode(() -> new PostgresSchema(address).checkIdle()).doesNotThrowAnyException();
            storage.leases().release("a-bot", Set.of(7));
            assertThatCode(() -> new PostgresSchema(address).checkIdle()).doesNotThrowAnyException();
        }
    }

    /** The row of the later one waits for the earlier one's commit, which it could not see when it looked. */
    @Test
    void whoWasFirstIsNamedEvenIfThatOneStoresInBetween() throws Exception {
        String other = SlotTest.match("guild");
        String delivered = "insert into delivery (id, answer, at) values ('i', '{\"n\":1}', 0)";
        assertThat(createdWhileAnotherStores(List.of(other), "m", "c")).isEqualTo(new Creation.ChannelTaken("mguild"));
        assertThat(createdWhileAnotherStores(List.of(other), "mguild", "elsewhere"))
                .isEqualTo(new Creation.IdTaken());
        assertThat(createdWhileAnotherStores(List.of(other, delivered), "m", "c"))
                .isEqualTo(new Creation.Duplicate("{\"n\":1}"));
    }

    private static Creation createdWhileAnotherStores(List<String> others, String id, String channel) throws Exception {
        PostgresAddress address = server().migrated();
        try (Storage storage = Storage.open(address);
                ExecutorService executor = Executors.newSingleThreadExecutor();
                Connection connection = PostgresSource.brief(address).getConnection();
                Statement other = connection.createStatement()) {
            other.execute("insert into game_data values ('h', '{}')");
            connection.setAutoCommit(false);
            for (String sql : others) {
                other.execute(sql);
            }
            Future<Creation> creation = executor.submit(() -> storage.matches()
                    .create(Sample.match(id, channel), Sample.first(id).answering("i", "ann", "{\"n\":2}")));
            String waiting = "select 'x' from pg_stat_activity where datname = current_database()"
                    + " and wait_event_type = 'Lock'";
            while (ask(storage.database(), waiting).isEmpty() && !creation.isDone()) {
                Thread.sleep(5);
            }
            connection.commit();
            return creation.get();
        }
    }

    @Test
    void theJournalIsAppendOnly() {
        try (Storage storage = Storage.open(server().migrated())) {
            Sample.store(storage, "m");
            Sample.playTo(storage, "m", 1);
            for (String sql : List.of("delete from journal", "update journal set kind = 'x'")) {
                assertThatThrownBy(() -> storage.database().write(handle -> handle.execute(sql)))
                        .hasMessageContaining("append-only");
            }
        }
    }

    @Test
    void neitherAnErrorNorItsCausesRepeatAStoredValue() {
        try (Storage storage = Storage.open(server().migrated())) {
            Sample.store(storage, "m");
            assertThatThrownBy(() -> storage.database()
                            .write(handle ->
                                    handle.execute("insert into dice (match, json) values ('m', ?)", "very-secret")))
                    .satisfies(e -> {
                        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                            assertThat(cause.toString().toLowerCase(Locale.ROOT))
                                    .doesNotContain("secret")
                                    .doesNotContain("(m)");
                        }
                    });
        }
    }

    @Test
    void textWithoutMeaningToPostgresIsStoredWithoutIt() {
        try (Storage storage = Storage.open(server().migrated())) {
            storage.settings().putGuild("guild", "a\0b");
            assertThat(storage.settings().guild("guild")).contains("ab");
        }
    }

    private static PostgresServer server() {
        return PostgresServer.shared().orElseThrow();
    }

    private static List<String> ask(Database database, String sql) {
        return database.read(
                handle -> handle.createQuery(sql).mapTo(String.class).list());
    }

    private static void assertProblem(Problem problem, String words, ThrowingCallable work) {
        assertThatThrownBy(work).isInstanceOfSatisfying(StorageException.class, e -> {
            assertThat(e.problem()).isEqualTo(problem);
            assertThat(e).hasMessageContaining(words);
            assertThat(e.getMessage().lines()).hasSize(1);
        });
    }
}
