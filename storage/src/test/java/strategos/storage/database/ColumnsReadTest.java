package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Every column is read by some statement: one that is only written is kept for nobody. */
class ColumnsReadTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern WORDS = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"(\\s*\\+\\s*(?=\"))?");

    /** What a statement writes: the columns of an insert, and of an update those that it sets. */
    private static final Pattern WRITTEN = Pattern.compile(
            "insert into \\w+ \\([^)]*\\)|excluded\\.\\w+|(?<=\\bset )\\w+(?= = )|(?<=, )\\w+(?= = (\\?|'|\\d|null|iif|coalesce|max|excluded))");

    private final Database database = SqliteDatabase.inMemory();

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void everyColumnIsRead() throws IOException {
        assertThat(unread(statements())).isEmpty();
    }

    @Test
    void aColumnThatIsOnlyWrittenIsFound() throws IOException {
        database.write(handle -> handle.execute("alter table reminder add column mood text"));
        List<String> statements = statements();
        assertThat(unread(statements)).containsExactly("reminder.mood");

        statements.add(
                "insert into reminder (match, mood) values (?, ?) on conflict do update set mood = excluded.mood");
        statements.add("update reminder set due = ?, mood = ? where match = ?");
        assertThat(unread(statements)).containsExactly("reminder.mood");

        statements.add("select mood from reminder");
        assertThat(unread(statements)).isEmpty();
    }

    /** All columns of all tables, but those that a statement about their table reads. */
    private List<String> unread(List<String> statements) {
        List<String> columns = new ArrayList<>(database.read(handle -> handle.createQuery(
                        "select t.name || '.' || c.name from sqlite_schema t join pragma_table_info(t.name) c"
                                + " where t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'flyway%' order by 1")
                .mapTo(String.class)
                .list()));
        columns.removeIf(column -> {
            String[] part = column.split("\\.", -1);
            return statements.stream()
                    .filter(statement -> says(statement, part[0]))
                    .anyMatch(statement -> says(WRITTEN.matcher(statement).replaceAll(""), part[1]));
        });
        return columns;
    }

    private static boolean says(String statement, String word) {
        return Pattern.compile("\\b" + word + "\\b").matcher(statement).find();
    }

    /** The statements of the sources, as far as each is written in one piece; with the columns that its class takes from rows. */
    private static List<String> statements() throws IOException {
        List<String> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                all.addAll(statements(Files.readString(file)));
            }
        }
        return all;
    }

    private static List<String> statements(String source) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        WORDS.matcher(source).results().forEach(found -> {
            piece.append(found.group(1));
            if (found.group(2) == null) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
        });
        List<String> statements = new ArrayList<>();
        String taken =
                String.join(" ", pieces.stream().filter(p -> p.matches("\\w+")).toList());
        for (String statement : pieces) {
            statements.add(statement.contains("select *") ? statement + " " + taken : statement);
        }
        return statements;
    }
}
