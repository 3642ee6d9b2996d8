package strategos.bot.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.console.AnswerPrinter.Shown;

class MarkdownPrinterTest {
    /** The whole stands in the picture's alternative text; below it what it is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Summer 495: Who is first, Greeks 6; Who is first, Persians 4. Rolls 1 to 2. | Summer 495",
                "The Greeks go on: Attrition, 6, no loss. Roll 32. | The Greeks go on: Attrition, 6, no loss",
                "Battle in Phocaea, round 1: the Greeks on the move. Fire: 3 points. | Battle in Phocaea, round 1: the Greeks on the move",
                "Autumn 495, turn 2 of 5. Out of the war: Mardonius. | Autumn 495, turn 2 of 5"
            })
    void belowAPictureStandsTheFirstThingItSaysAndOfAListItsHeading(String alt, String caption) {
        assertThat(written(alt)).contains("![" + alt + "](0007.png)", "\n*" + caption + "*\n");
    }

    private static String written(String alt) {
        StringWriter out = new StringWriter();
        MarkdownPrinter printer = new MarkdownPrinter(new PrintWriter(out), "");
        printer.post(new Shown(
                7,
                "table",
                Shown.EVERYONE,
                "words",
                "",
                "words",
                List.of("out/0007.png"),
                List.of(alt),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty()));
        printer.flush();
        return out.toString();
    }
}
