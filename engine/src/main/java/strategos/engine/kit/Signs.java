package strategos.engine.kit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.scene.Scene.Tint;
import strategos.engine.text.Text;

/** The signs that a legend explains: all that are printed on the map, and of the others those that are to be seen on it now. */
public final class Signs {
    private final Function<String, Text> meaning;
    private final Set<String> seen = new HashSet<>();
    private final Set<String> looks = new HashSet<>();
    private final Set<String> piles = new HashSet<>();
    private final Set<String> figures = new HashSet<>();
    private final List<Panel.Entry> entries = new ArrayList<>();

    /** @param meaning of a style, or of a look of pieces */
    public Signs(List<Tint> tints, List<Piece> pieces, List<Arrow> arrows, Function<String, Text> meaning) {
        this.meaning = meaning;
        tints.forEach(tint -> seen.add(tint.style()));
        arrows.forEach(arrow -> seen.add(arrow.style()));
        pieces.forEach(piece -> {
            seen.add(piece.style());
            looks.addAll(piece.looks());
            piece.badge().ifPresent(badge -> piles.add(piece.style()));
            piece.number().ifPresent(number -> figures.add(piece.style()));
        });
    }

    /** Signs that are always on the map. */
    public Signs printed(String... styles) {
        Stream.of(styles).forEach(style -> entries.add(new Panel.Entry(style, meaning.apply(style))));
        return this;
    }

    /** Each of these signs where it is to be seen. */
    public Signs each(String... styles) {
        Stream.of(styles).filter(seen::contains).forEach(this::printed);
        return this;
    }

    /** One sign for all of these styles, the first of them, where any is to be seen. */
    public Signs oneFor(String... styles) {
        return Stream.of(styles).anyMatch(seen::contains) ? printed(styles[0]) : this;
    }

    /** That sign where pieces have such a look. */
    public Signs looking(String style, String... like) {
        return Stream.of(like).anyMatch(looks::contains) ? printed(style) : this;
    }

    /** A style with a look, where pieces have it or a like one. */
    public Signs inLook(String style, String look, String... like) {
        if (looks.contains(look) || Stream.of(like).anyMatch(looks::contains)) {
            entries.add(new Panel.Entry(style, Set.of(look), meaning.apply(look)));
        }
        return this;
    }

    /** A pile with its number, where there is one of such a style. */
    public Signs piled(String style, Predicate<String> like) {
        if (piles.stream().anyMatch(like)) {
            entries.add(new Panel.Entry(style, Set.of(Panel.Entry.PILED), meaning.apply(Panel.Entry.PILED)));
        }
        return this;
    }

    /** A place with its figure, where there is one of such a style. */
    public Signs figured(String style, Predicate<String> like) {
        if (figures.stream().anyMatch(like)) {
            entries.add(new Panel.Entry(style, Set.of(Panel.Entry.FIGURED), meaning.apply(Panel.Entry.FIGURED)));
        }
        return this;
    }

    /** In the order in which they were named. */
    public List<Panel.Entry> entries() {
        return List.copyOf(entries);
    }
}
