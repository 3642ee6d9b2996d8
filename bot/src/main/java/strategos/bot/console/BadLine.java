package strategos.bot.console;

import strategos.engine.text.Text;

/** A line that means nothing: one sentence says why. */
final class BadLine extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Text why;

    BadLine(String key, Object... values) {
        super(key, null, false, false);
        this.why = Text.of(key, values);
    }

    Text why() {
        return why;
    }
}
