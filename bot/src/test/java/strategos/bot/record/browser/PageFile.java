package strategos.bot.record.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import strategos.bot.record.RecordData;
import strategos.bot.record.RecordPage;

/** A page as a reader has it: a file. */
final class PageFile {
    private PageFile() {}

    static Path of(Chromium chromium, RecordData data) {
        return of(chromium, new RecordPage().html(data));
    }

    static Path of(Chromium chromium, String html) {
        try {
            return Files.writeString(Files.createTempFile(chromium.folder(), "record", ".html"), html);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
