package strategos.bot.render.sheet;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeSet;

/**
 * How all pictures of a game look: {@code games/<game>/look.json}.
 *
 * @param sheets the names of its maps, the files {@code sheet-<name>.json}
 * @param styles by the names that scenes use
 * @param icons the names that scenes use for icons, and the drawings they stand for
 */
public record Look(List<String> sheets, SequencedMap<String, Style> styles, SequencedMap<String, String> icons) {
    public Look {
        sheets = List.copyOf(sheets);
        styles = Collections.unmodifiableSequencedMap(styles);
        icons = Collections.unmodifiableSequencedMap(icons);
    }

    /** The style of that name, if the game has one. */
    public Optional<Style> find(String name) {
        return Optional.ofNullable(styles.get(name));
    }

    /** The style of that name. @throws IllegalArgumentException when the game has none */
    public Style style(String name) {
        Style style = styles.get(name);
        if (style == null) {
            throw new IllegalArgumentException(
                    "there is no style " + name + "; there are " + String.join(", ", new TreeSet<>(styles.keySet())));
        }
        return style;
    }

    /** The style of that name, if it is of that kind. @throws IllegalArgumentException when it is not */
    public <T extends Style> T style(String name, Class<T> kind) {
        Style style = style(name);
        if (!kind.isInstance(style)) {
            throw new IllegalArgumentException("the style " + name + " is a "
                    + style.getClass().getSimpleName() + ", not a " + kind.getSimpleName());
        }
        return kind.cast(style);
    }
}
