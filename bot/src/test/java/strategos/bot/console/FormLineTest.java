package strategos.bot.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Form;
import strategos.bot.port.Suggestion;

/** A form of several fields, filled in by one line. */
class FormLineTest {
    private static final Form FORM = new Form(
            "form",
            "Change the order",
            List.of(
                    new Form.Field("who", "Who goes", "", 0, 9, false, List.of(new Suggestion("g1", "5 LSP"))),
                    new Form.Field("to", "To", "", 0, 100, false),
                    new Form.Field("path", "Path", "", 0, 100, false)));

    @Test
    void eachFieldTakesWhatStandsBehindItsName() {
        assertThat(new FormLine(FORM).fields("to = Plataea ; path=megara, corinth"))
                .isEqualTo(Map.of("to", "Plataea", "path", "megara, corinth"));
    }

    @Test
    void whatIsNoFieldIsPassedOver() {
        assertThat(new FormLine(FORM).fields("Plataea; whence=here;=x;to=")).isEqualTo(Map.of("to", ""));
    }

    @Test
    void whatMayBePickedIsTold() {
        assertThat(FORM.fields().stream().map(FormLine::told)).containsExactly("who=g1", "to", "path");
    }
}
