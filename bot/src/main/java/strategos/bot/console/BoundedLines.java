package strategos.bot.console;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads lines without ever keeping more of one than is looked at: the rest of an endless line is thrown away. */
final class BoundedLines {
    private final Reader in;
    private final int most;

    /** @param most how many characters of a line are kept; one more tells that there were too many */
    BoundedLines(Reader in, int most) {
        this.in = in;
        this.most = most;
    }

    /** The next line without its end; empty at the end of all. */
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return Optional.empty();
        }
        while (c >= 0 && c != '\n') {
            if (line.length() <= most) {
                line.append((char) c);
            }
            c = in.read();
        }
        return Optional.of(line.toString());
    }
}
