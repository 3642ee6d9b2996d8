package strategos.bot.command;

import java.util.Arrays;
import java.util.List;
import strategos.bot.host.Speech;
import strategos.bot.port.Form;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.text.Shorten;
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

    /** Of one form, and the characters of each when they take a group or a way. */
    private static final int FIELDS = 5;

    private static final int LONGEST = 300;

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

    /** The form by which a whole order is changed: a field a slot, and what is left empty stays. */
    public Form of(PressId.Drafted change) {
        List<Form.Field> fields = Arrays.stream(change.slot().split(",", -1))
                .limit(FIELDS)
                .map(slot -> new Form.Field(
                        slot,
                        Shorten.to(LABEL, OfferButtons.label(slot)),
                        Shorten.to(HINT, words.plain(Text.of("command.form.keep"))),
                        0,
                        LONGEST,
                        false))
                .toList();
        String title = words.plain(Text.of("command.form.alter"));
        return new Form(codec.write(change), Shorten.to(TITLE, title), fields);
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
