package strategos.bot.render.scene;

import java.util.Optional;
import java.util.Set;
import strategos.bot.render.sheet.Style;

/** How a thing looks, wherever it lies: what is painted once for all the places where it is seen. */
public sealed interface Sprite {
    /** What is written on a piece, and the states that it shows. */
    record Face(Optional<String> sign, Optional<String> number, Optional<String> badge, Set<String> looks) {
        public Face {
            looks = Set.copyOf(looks);
        }
    }

    /** A piece beside a counter of that side. */
    record Counter(Style.Stacked style, Face face, double side) implements Sprite {}

    /** A place with its holder. */
    record Held(Style.Holding style, Face face, double radius) implements Sprite {}

    /** The wall round a stack. */
    record Wall(double width, double height, double side) implements Sprite {}
}
