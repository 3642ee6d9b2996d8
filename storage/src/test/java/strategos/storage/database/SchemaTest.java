package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.sqlite.Schema;
import strategos.storage.match.StoredMatch;

class SchemaTest {
    private static final Duration BRIEFLY = Duration.ofMillis(50);
    private static final String REAL = "classpath:strategos/storage/schema";
    private static final Schema NEXT = new Schema(1000, List.of(REAL, "classpath:strategos/storage/next-migration"));
    private static final Schema BROKEN =
            new Schema(1000, List.of(REAL, "classpath:strategos/storage/broken-migration"));

    @TempDir
    private Path folder;

    @Test
    void theNewestSchemaIsThatOfTheNewestScript() throws IOException, URISyntaxException {
        Path scripts =
                Path.of(Schema.class.getResource("/strategos/storage/schema").toURI());
        try (Stream<Path> files = Files.list(scripts)) {
            List<Integer> numbers = files.map(f -> f.getFileName().toString())
                    .map(name -> Integer.valueOf(name.substring(1, name.indexOf("__"))))
                    .sorted()
                    .toList();
            assertThat(numbers)
                    .doesNotHaveDuplicates()
                    .endsWith(Schema.current().version());
        }
        try (Database database = SqliteDatabase.open(folder.resolve("test.db"))) {
            assertThat(version(database)).isEqualTo(Schema.current().version());
        }
    }

    @Test
    void aFileOfAnEarlierSchemaIsBroughtUpToDateWithAllItHolds() {
        Path file = folder.resolve("test.db");
        StoredMatch before;
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            Sample.playTo(storage, "m", 3);
            before = storage.matches().find("m").orElseThrow();
        }
        try (Storage storage = new Storage(SqliteDatabase.open(file, BRIEFLY, NEXT))) {
            assertThat(version(storage.database())).isEqualTo(NEXT.version());
            assertThat(storage.matches().find("m")).contains(before);
            assertThat(storage.journal().read("m", 1, 9)).hasSize(3);
            String motto = storage.database()
                    .read(h -> h.createQuery("select motto from match")
                            .mapTo(String.class)
                            .one());
            assertThat(motto).isEqualTo("none yet");
        }
        assertThatThrownBy(() -> SqliteDatabase.open(file, BRIEFLY).close())
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NEWER_SCHEMA));
    }

    @Test
    void allMigrationsRunOnANewFile() {
        try (Database database = SqliteDatabase.open(folder.resolve("test.db"), BRIEFLY, NEXT)) {
            assertThat(version(database)).isEqualTo(NEXT.version());
        }
    }

    @Test
    void aMigrationThatFailsLeavesTheFileAsItWas() {
        Path file = folder.resolve("test.db");
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
        }
        assertThatThrownBy(() -> SqliteDatabase.open(file, BRIEFLY, BROKEN).close())
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("no such table: no_such_table");
        try (Storage storage = Storage.open(file)) {
            assertThat(storage.matches().find("m")).isPresent();
            assertThat(version(storage.database())).isEqualTo(Schema.current().version());
            List<String> columns = storage.database()
                    .read(h -> h.createQuery("select name from pragma_table_info('match')")
                            .mapTo(String.class)
                            .list());
            assertThat(columns).contains("settings").doesNotContain("motto");
        }
    }

    @Test
    void aPageOfResultsIsFoundByAnIndexAndNothingIsSorted() {
        try (Database database = SqliteDatabase.inMemory()) {
            List<String> plan = database.read(handle -> handle.createQuery("explain query plan select match from result"
                            + " where guild = 'guild' and game = 'g' order by ended desc, match desc limit 10")
                    .map((row, context) -> row.getString("detail"))
                    .list());
            assertThat(plan).singleElement().asString().contains("result_of_game");
        }
    }

    private static int version(Database database) {
        return database.read(
                h -> h.createQuery("pragma user_version").mapTo(Integer.class).one());
    }
}
