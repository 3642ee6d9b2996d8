package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.Overheard;
import strategos.bot.settings.Settings;
import strategos.bot.settings.SettingsReader;
import strategos.engine.config.BadData;

class SettingsWatchTest {
    @TempDir
    Path folder;

    private final List<Settings> taken = new ArrayList<>();
    private Path file;
    private Optional<BadData> closed = Optional.empty();
    private int writes;

    @BeforeEach
    void begin() throws IOException {
        file = folder.resolve("strategos.yaml");
        write("limits: {matches-per-user: 3}");
    }

    @Test
    void aFileThatStaysAsItIsIsNotReadAgain() {
        try (SettingsWatch watch = watch()) {
            watch.look();
            assertThat(taken).isEmpty();
        }
    }

    @Test
    void aChangeIsTakenOverOnce() throws IOException {
        try (SettingsWatch watch = watch()) {
            write("limits: {matches-per-user: 4}");
            watch.look();
            watch.look();
            assertThat(taken).hasSize(1);
            assertThat(taken.getFirst().limits().matchesPerUser()).isEqualTo(4);
        }
    }

    @Test
    void aFileThatIsWrongHalfWrittenOrGoneChangesNothingAndTheNextGoodOneDoes() throws IOException {
        try (SettingsWatch watch = watch()) {
            write("limits: {matches-per-user: many}");
            watch.look();
            write("limits: {matches-per-");
            watch.look();
            Files.delete(file);
            watch.look();
            assertThat(taken).isEmpty();

            write("limits: {matches-per-user: 5}");
            watch.look();
            assertThat(taken).hasSize(1);
        }
    }

    @Test
    void whatIsChangedAfterTheFirstReadingAndBeforeTheWatchIsTakenOver() throws IOException {
        Optional<FileTime> before = SettingsWatch.changed(Optional.of(file));
        write("limits: {matches-per-user: 6}");
        try (SettingsWatch watch = watch(before)) {
            watch.look();
            watch.look();
            assertThat(taken).hasSize(1);
        }
    }

    @Test
    void aFileThatIsMadeWhileTheBotRunsIsTakenOver() throws IOException {
        Files.delete(file);
        try (SettingsWatch watch = watch(Optional.empty())) {
            watch.look();
            assertThat(taken).isEmpty();

            write("limits: {matches-per-user: 9}");
            watch.look();
            watch.look();
            assertThat(taken).hasSize(1);
        }
    }

    /** Rights are given without a new time of the file. */
    @Test
    void aFileThatCouldNotBeReadIsTriedAgainAndToldOnceForEachReason() throws IOException {
        try (Overheard log = Overheard.of(SettingsWatch.class);
                SettingsWatch watch = watch()) {
            write("limits: {matches-per-user: 7}");
            for (String reason : List.of("may not be read", "may not be read", "is locked", "is locked")) {
                closed = Optional.of(new BadData(file.toString(), "", reason));
                watch.look();
            }
            assertThat(taken).isEmpty();
            assertThat(log.messages())
                    .satisfiesExactly(
                            first -> assertThat(first).contains("may not be read"),
                            second -> assertThat(second).contains("is locked"));

            closed = Optional.empty();
            watch.look();
            watch.look();
            assertThat(taken).hasSize(1);

            write("limits: {matches-per-user: 8}");
            closed = Optional.of(new BadData(file.toString(), "", "is locked"));
            watch.look();
            assertThat(log.messages().getLast()).contains("is locked");
        }
    }

    /** Each time later, whatever the clock of the file system counts. */
    private void write(String yaml) throws IOException {
        Files.writeString(file, yaml);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L + 1_000L * ++writes));
    }

    private SettingsWatch watch() {
        return watch(SettingsWatch.changed(Optional.of(file)));
    }

    private SettingsWatch watch(Optional<FileTime> known) {
        return new SettingsWatch(() -> Optional.of(file).filter(Files::isRegularFile), known, this::read, wanted -> {
            taken.add(wanted);
            return List.of();
        });
    }

    private Settings read() {
        if (closed.isPresent()) {
            throw closed.get();
        }
        return new SettingsReader(Map.of()).read(file);
    }
}
