package strategos.bot.render;

import strategos.engine.text.Text;

/** A picture that is not painted: too large, too many strips, a part of the map that is not there. Says what would be. */
public final class BadPicture extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Text why;

    BadPicture(Text why) {
        super(why.key() + why.with());
        this.why = why;
    }

    /** One sentence for the person who asked. */
    public Text why() {
        return why;
    }
}
