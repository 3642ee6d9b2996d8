package strategos.bot.render.place;

import java.util.Optional;
import strategos.bot.render.sheet.NameType;

/**
 * A name with its place.
 *
 * @param text as lettered
 * @param of the spot it names; none for a land, sea or river
 */
public record PlacedName(String text, NameType type, Box box, Optional<SpotPoint> of) {
    private static final double FAR = 2.2;

    /** Of an emblem before the name of an area, in parts of the type's size. */
    private static final double EMBLEM = 1.3;

    /** The room that the emblem of an area takes up before its name. */
    public static double emblemWidth(SpotPoint spot, NameType type) {
        return spot.spot().emblem().isPresent() ? type.size() * EMBLEM : 0;
    }

    /** Whether it stands so far from its spot that a line must join them. */
    public boolean far() {
        return of.filter(s -> box.distance(s.x(), s.y()) > FAR * s.radius()).isPresent();
    }
}
