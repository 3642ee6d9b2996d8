package strategos.bot.command;

import java.util.List;
import strategos.bot.host.Speech;
import strategos.bot.port.Form;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.text.Text;

/**
 * The form that a button asks for, made of the button's id alone: it must be the very first response to a press, and what
 * looks at the match first would be late when many press at once.
 */
public final class SlotForm {
    private static final String FIELD = "value";

    /** Discord's limits on a form. */
    private static final int TITLE = 45;

    private static final int LABEL = 45;
    private static final int HINT = 100;

    /** Characters of any number that is taken, its sign included. */
    private static final int NUMBER = 10;

    /** A longer text has a field of several lines. */
    private static final int LINE = 100;

    private final Speech words;
    private final PressCodec codec = new PressCodec();

    public SlotForm(Speech words) {
        this.words = words;
    }

    public Form of(PressId.Asking asking) {
        return switch (asking.wanted()) {
            case NUMBER ->
                form(asking, Text.of("command.form.number", "least", asking.least(), "most", asking.most()), 1, NUMBER);
            case TEXT ->
                form(
                        asking,
                        Text.of("command.form.text", "most", asking.most()),
                        Math.max(1, asking.least()),
                        asking.most());
        };
    }

    private Form form(PressId.Asking asking, Text hint, int least, int most) {
        String title = words.plain(Text.of("command.form.title", "slot", asking.slot()));
        return new Form(
                codec.write(asking.then()),
                Shorten.to(TITLE, title),
                List.of(new Form.Field(
                        FIELD,
                        Shorten.to(LABEL, asking.slot()),
                        Shorten.to(HINT, words.plain(hint)),
                        least,
                        most,
                        most > LINE)));
    }
}
