package strategos.bot.render.kept;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.Overheard;
import strategos.engine.config.ConfigFolder;

class DiskShelfTest {
    private static final byte[] PACKED = packed();
    private static final DiskShelf.Bounds ROOM = new DiskShelf.Bounds(3, 10_000);

    @TempDir
    private Path temp;

    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    private Path folder() {
        return temp.resolve("grounds");
    }

    private DiskShelf shelf(ConfigFolder config) {
        return new DiskShelf(folder(), config, ROOM, () -> now);
    }

    /** One with the packed data, whose fingerprint takes long and is taken once for all. */
    private DiskShelf shelf() {
        return new DiskShelf(folder(), () -> PACKED, ROOM, () -> now);
    }

    private static byte[] packed() {
        try {
            return Fingerprint.of(ConfigFolder.packed());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** It can hardly be packed. */
    private static byte[] noise(int length) {
        byte[] noise = new byte[length];
        new Random(length).nextBytes(noise);
        return noise;
    }

    private void keep(DiskShelf shelf, String name, int length) {
        now = now.plusSeconds(60);
        shelf.keep(name, noise(length));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder())) {
            return files.sorted().toList();
        }
    }

    @Test
    void anotherRunFindsWhatWasKept() throws IOException {
        keep(shelf(), "game/sheet", 1_000);
        assertThat(shelf().find("game/sheet")).hasValue(noise(1_000));
        assertThat(shelf().find("game/other")).isEmpty();
        assertThat(files()).extracting(p -> p.getFileName().toString()).containsExactly("game_sheet.ground");
    }

    @Test
    void otherDataMakeItAnew() throws IOException {
        Path data = Files.createDirectories(temp.resolve("data/games"));
        Files.writeString(data.resolve("sheet.json"), "one");
        ConfigFolder config = ConfigFolder.overlaid(temp.resolve("data"));
        keep(shelf(config), "sheet", 100);
        assertThat(shelf(config).find("sheet")).isPresent();
        assertThat(shelf().find("sheet")).isEmpty();
        Files.writeString(data.resolve("sheet.json"), "two");
        assertThat(shelf(config).find("sheet")).isEmpty();
        keep(shelf(config), "sheet", 200);
        assertThat(shelf(config).find("sheet")).hasValue(noise(200));
        assertThat(files()).hasSize(1);
    }

    @Test
    void whatIsDamagedHalfWrittenOrForeignIsNotFound() throws IOException {
        keep(shelf(), "sheet", 1_000);
        Path file = files().getFirst();
        byte[] whole = Files.readAllBytes(file);
        DiskShelf later = shelf();
        for (int length = 0; length < whole.length; length += 37) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertThat(later.find("sheet")).as("%d bytes", length).isEmpty();
        }
        for (int at = 0; at < whole.length; at += 37) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 1;
            Files.write(file, damaged);
            assertThat(later.find("sheet")).as("byte %d", at).isEmpty();
        }
        Files.write(file, whole);
        Files.copy(file, folder().resolve("other.ground"));
        assertThat(shelf().find("other")).as("the file of another sheet").isEmpty();
        assertThat(shelf().find("sheet")).isPresent();
        Files.delete(file);
        Files.createDirectory(file);
        assertThat(shelf().find("sheet")).as("a folder").isEmpty();
    }

    @Test
    void damageIsToldInOneLineAndAnotherVersionInNone() throws IOException {
        keep(shelf(), "sheet", 1_000);
        Path file = files().getFirst();
        byte[] whole = Files.readAllBytes(file);
        byte[] damaged = whole.clone();
        damaged[whole.length / 2] ^= 1;
        Files.write(file, damaged);
        byte[] foreign = whole.clone();
        foreign[0] ^= 1;
        try (Overheard log = Overheard.of(DiskShelf.class).at(Level.WARN)) {
            assertThat(shelf().find("sheet")).isEmpty();
            Files.write(file, foreign);
            assertThat(shelf().find("sheet")).isEmpty();
            assertThat(log.messages()).containsExactly(file + " is damaged, and is made anew");
        }
    }

    @Test
    void whatWasNotAskedForLongestGoesWhenThereAreTooMany() {
        DiskShelf shelf = shelf();
        keep(shelf, "a", 100);
        keep(shelf, "b", 100);
        keep(shelf, "c", 100);
        now = now.plusSeconds(60);
        assertThat(shelf.find("a")).isPresent();
        keep(shelf, "d", 100);
        assertThat(Stream.of("a", "b", "c", "d").filter(name -> shelf.find(name).isPresent()))
                .containsExactly("a", "c", "d");
    }

    @Test
    void theFolderNeverHoldsMoreBytesThanItMay() throws IOException {
        DiskShelf shelf = shelf();
        for (int i = 0; i < 10; i++) {
            keep(shelf, "sheet-" + i, 4_000);
            long bytes = 0;
            for (Path file : files()) {
                bytes += Files.size(file);
            }
            assertThat(bytes).isBetween(4_000L, ROOM.bytes());
        }
        keep(shelf, "large", 20_000);
        assertThat(shelf.find("large")).isEmpty();
        assertThat(shelf.find("sheet-9"))
                .as("what is too large alone drives nothing out")
                .isPresent();
    }

    @Test
    void aRunThatWasCutOffLeavesNothingForLongAndFilesOfOthersStay() throws IOException {
        keep(shelf(), "a", 100);
        Path left = Files.writeString(folder().resolve("1.ground-unfinished"), "half");
        Path young = Files.writeString(folder().resolve("2.ground-unfinished"), "half");
        Path note = Files.writeString(folder().resolve("note.txt"), "mine");
        Files.setLastModifiedTime(left, FileTime.from(now.minusSeconds(7_200)));
        Files.setLastModifiedTime(young, FileTime.from(now));
        keep(shelf(), "b", 100);
        assertThat(left).doesNotExist();
        assertThat(young).exists();
        assertThat(note).hasContent("mine");
    }

    @Test
    void whereNothingCanBeWrittenNothingIsKept() throws IOException {
        Files.writeString(folder(), "a file where the folder should be");
        DiskShelf shelf = shelf();
        keep(shelf, "a", 100);
        assertThat(shelf.find("a")).isEmpty();
        DiskShelf astray = new DiskShelf(temp.resolve("no/grounds"), ConfigFolder.packed(), ROOM, () -> now);
        keep(astray, "a", 100);
        assertThat(temp.resolve("no")).as("a mistyped folder is not made").doesNotExist();
    }
}
