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

    /** Whether it stands so far from its spot that a line must join them. */
    public boolean far() {
        return of.filter(s -> box.distance(s.x(), s.y()) > FAR * s.radius()).isPresent();
    }
}
