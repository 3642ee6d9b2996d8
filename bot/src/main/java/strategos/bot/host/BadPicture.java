package strategos.bot.host;

import strategos.engine.text.Text;

/** A picture that cannot be painted as it was asked for: a place that is not on the map, too close a look, too many rolls. */
public final class BadPicture extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text why;

    public BadPicture(Text why) {
        super(why.key(), null, false, false);
        this.why = why;
    }

    /** One sentence for the person who asked: what is wrong, and what would be possible. */
    public Text why() {
        return why;
    }
}
