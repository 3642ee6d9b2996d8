package strategos.bot.render.place;

import java.util.Locale;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Sheet;

/** The title of an inset: a tab in its left upper corner. */
public final class InsetTitle {
    /** How it is lettered. */
    public static final Type TYPE = Type.serif(18).tracked(.08);

    private static final double HEIGHT = 28;
    private static final double MARGIN = 12;

    private InsetTitle() {}

    /** The title as lettered. */
    public static String text(Sheet.Inset inset) {
        return inset.title().toUpperCase(Locale.ROOT);
    }

    /** What the tab takes up. */
    public static Box box(Sheet.Inset inset, Lettering lettering) {
        return new Box(inset.x(), inset.y(), lettering.width(text(inset), TYPE) + 2 * MARGIN, HEIGHT);
    }
}
