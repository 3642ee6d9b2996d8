package strategos.bot.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    @Test
    void linesComeOneByOneAndTheLastNeedsNoEnd() throws IOException {
        BoundedLines lines = new BoundedLines(new StringReader("a\n\nb"), 10);
        assertThat(lines.next()).contains("a");
        assertThat(lines.next()).contains("");
        assertThat(lines.next()).contains("b");
        assertThat(lines.next()).isEmpty();
    }

    @Test
    void ofAnEndlessLineOneCharacterMoreThanAllowedIsKept() throws IOException {
        BoundedLines lines = new BoundedLines(new StringReader("x".repeat(5_000) + "\nnext"), 10);
        assertThat(lines.next()).contains("x".repeat(11));
        assertThat(lines.next()).contains("next");
    }
}
