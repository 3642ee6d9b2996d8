package strategos.bot.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.port.Answer.Attachment;

class PictureFilesTest {
    @TempDir
    Path folder;

    @Test
    void whatStandsInTheWayOfTheFolderIsFound() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(new PictureFiles(folder.resolve("to/be/made"), true).inTheWay())
                .isEmpty();
        assertThat(new PictureFiles(folder, true).inTheWay()).isEmpty();
        assertThat(new PictureFiles(file, true).inTheWay()).contains(file);
        assertThat(new PictureFiles(file.resolve("below"), true).inTheWay()).contains(file);
    }

    @Test
    void whyAFileCannotBeWrittenIsSaidWithoutItsNameTwice() throws IOException {
        Path there = Files.createDirectory(folder.resolve("log.json"));
        assertThatThrownBy(() -> new PictureFiles(folder, true).files(List.of(new Attachment("log.json", "{}"))))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage(there + " (Is a directory)");
    }
}
