package strategos.bot.render.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.render.dice.Flow.Group;
import strategos.bot.render.dice.Glyph.Words;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;

class FlowTest {
    private static final Lettering LETTERING = Lettering.load();
    private static final Type TYPE = Type.sans(30);
    private static final double LINE = 36;

    private static Group caused(String figure, String cause) {
        return new Group(
                List.of(Words.of(LETTERING, figure, TYPE, Inks.INK), Words.of(LETTERING, cause, TYPE, Inks.SEPIA)), 7);
    }

    private static double lineOf(List<Mark> marks, String text) {
        return marks.stream()
                .filter(mark -> mark.glyph() instanceof Words words
                        && words.line().text().equals(text))
                .mapToDouble(Mark::middle)
                .findFirst()
                .orElseThrow();
    }

    /** Else it reads as one more of what stands before it. */
    @Test
    void theFigureOfACauseThatIsBrokenStandsBesideItsFirstWord() {
        String longest = "support in the strait";
        List<Group> groups = List.of(caused("+2", "Treason"), caused("+1", longest));
        List<Mark> marks =
                Flow.of(LETTERING, groups, LETTERING.width(longest, TYPE), 20).marks(0, 0, LINE);
        assertThat(lineOf(marks, "Treason")).isZero();
        assertThat(lineOf(marks, "+1")).isEqualTo(LINE).isEqualTo(lineOf(marks, "support"));
    }
}
