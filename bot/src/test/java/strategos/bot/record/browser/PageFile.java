package strategos.bot.record.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import strategos.bot.record.RecordData;
import strategos.bot.record.RecordPage;

/** A page as a reader has it: a file. */
final class PageFile {
    /** Whether every page is looked at, and all of it; a usual run has one of each kind. */
    static final boolean ALL = "all".equals(System.getProperty("strategos.pages"));

    private static final RecordPage PAGES = new RecordPage();

    private PageFile() {}

    static String html(RecordData data) {
        return PAGES.html(data);
    }

    static Path of(Chromium chromium, RecordData data) {
        return of(chromium, html(data));
    }

    static Path of(Chromium chromium, String html) {
        try {
            return Files.writeString(Files.createTempFile(chromium.folder(), "record", ".html"), html);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
