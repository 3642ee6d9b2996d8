package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.OutboxWriter.Cutter;

class CutterTest {
    private final Cutter cutter = new Cutter(10, 2);

    private List<List<String>> cut(String... lines) {
        return cutter.cut(List.of(lines), String::length, line -> line.startsWith("#") ? 1 : 0);
    }

    @Test
    void putsTogetherWhatFitsWithItsLineBreaks() {
        assertThat(cut("abcd", "efghi", "j")).containsExactly(List.of("abcd", "efghi"), List.of("j"));
    }

    @Test
    void countsPicturesToo() {
        assertThat(cut("#1", "a", "#2", "#3")).containsExactly(List.of("#1", "a", "#2"), List.of("#3"));
    }

    @Test
    void cutsNoLine() {
        assertThat(cut("a", "abcdefghijklmn", "b"))
                .containsExactly(List.of("a"), List.of("abcdefghijklmn"), List.of("b"));
    }

    @Test
    void givesNoEmptyPost() {
        assertThat(cut()).isEmpty();
    }
}
