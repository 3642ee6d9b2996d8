package strategos.bot.command;

import java.util.List;
import strategos.bot.port.Control;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What a person wants cannot be done, and nothing was changed. Thrown and caught within the handler of requests, which answers with it. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Line why;
    private final transient List<Control> controls;

    public Refused(Line why, List<Control> controls) {
        super(why.text().key(), null, false, false);
        this.why = why;
        this.controls = List.copyOf(controls);
    }

    public Refused(Line why) {
        this(why, List.of());
    }

    /** The sentence of that key, with its values: name, value, name, value. */
    public static Refused because(String key, Object... values) {
        return new Refused(new Line(Text.of(key, values)));
    }

    public Line why() {
        return why;
    }

    /** What may be pressed instead. */
    public List<Control> controls() {
        return controls;
    }
}
