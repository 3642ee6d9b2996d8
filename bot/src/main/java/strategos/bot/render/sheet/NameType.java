package strategos.bot.render.sheet;

import java.util.Locale;
import strategos.bot.render.ink.Face;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/**
 * How one class of names is lettered.
 *
 * @param capitals whether it is set in capitals
 * @param haloWidth of the light outline under the letters, in pixels
 * @param rank what gives way to what where names meet: the higher stays; names of lands, seas and rivers may be left out
 */
public record NameType(
        Face face, double size, double tracking, boolean capitals, Tone ink, Tone halo, double haloWidth, double rank) {
    public Type type() {
        return new Type(face, size, tracking);
    }

    /** The name as it is lettered. */
    public String lettered(String name) {
        return capitals ? name.toUpperCase(Locale.ROOT) : name;
    }
}
