package strategos.bot.render.layout;

import java.util.List;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.NameType;

/** The figures in boxes behind a name: how large they are. */
public final class Tags {
    private static final double HEIGHT = .92;
    private static final double GAP = .22;

    private Tags() {}

    /** The height of a box. */
    public static double height(NameType type) {
        return type.size() * HEIGHT;
    }

    /** The space between a name and its first box. */
    public static double gap(NameType type) {
        return type.size() * GAP;
    }

    /** How the figures are lettered. */
    public static Type type(NameType type) {
        return Type.bold(height(type) * .84);
    }

    /** The width of one box. */
    public static double width(Sheet.Tag tag, NameType type, Lettering lettering) {
        return Math.max(height(type) * .92, lettering.width(tag.text(), type(type)) + height(type) * .36);
    }

    /** The width of all boxes of a spot with the space before them; 0 for none. */
    static double width(Sheet.Spot spot, NameType type, Lettering lettering) {
        List<Sheet.Tag> tags = spot.tags().orElse(List.of());
        double width = tags.stream().mapToDouble(t -> width(t, type, lettering)).sum();
        return tags.isEmpty() ? 0 : width + gap(type);
    }
}
