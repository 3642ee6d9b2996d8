package strategos.bot.render.sheet;

import java.util.Locale;
import java.util.Optional;
import strategos.bot.render.ink.Face;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/**
 * How one class of names is lettered.
 *
 * @param capitals whether it is set in capitals
 * @param haloWidth of the light outline under the letters, in pixels
 * @param rank what gives way to what where names meet: the higher stays
 * @param optional whether the name of a place is left out where it finds no room, as names of lands always are
 */
public record NameType(
        Face face,
        double size,
        double tracking,
        boolean capitals,
        Tone ink,
        Tone halo,
        double haloWidth,
        double rank,
        Optional<Boolean> optional) {
    public Type type() {
        return new Type(face, size, tracking);
    }

    /** Whether a name may be missing for want of room. */
    public boolean mayBeMissing() {
        return optional.orElse(false);
    }

    /** The name as it is lettered. */
    public String lettered(String name) {
        return capitals ? name.toUpperCase(Locale.ROOT) : name;
    }
}
