package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a layer of an icon is filled or drawn with: a colour of its own, or one of the style it is drawn for.
 *
 * @param role present when the colour comes from the style
 * @param own present when it does not
 */
public record Dye(Optional<Role> role, Optional<Tone> own) {
    /** Colours that a style lends to an icon. */
    public enum Role {
        /** The style's own colour. */
        BODY,
        /** What stands out against the body. */
        INK,
        PLATE,
        PLATE_INK,
        RIM
    }

    /**
     * {@code #RRGGBB} or the name of a role, such as {@code plate-ink}.
     *
     * @throws IllegalArgumentException when it is neither
     */
    @JsonCreator
    public static Dye of(String name) {
        if (name.startsWith("#")) {
            return new Dye(Optional.empty(), Optional.of(Tone.of(name)));
        }
        String wanted = name.toUpperCase(Locale.ROOT).replace('-', '_');
        Role role = Arrays.stream(Role.values())
                .filter(r -> r.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "is neither a colour nor one of body, ink, plate, plate-ink, rim: " + name));
        return new Dye(Optional.of(role), Optional.empty());
    }

    /** The colour, with those that the style lends. */
    public Tone tone(Dyes dyes) {
        return own.orElseGet(() -> dyes.of(role.orElseThrow()));
    }

    /** Lends colours to icons. */
    @FunctionalInterface
    public interface Dyes {
        /** Ink on parchment. */
        Dyes PLAIN = role -> switch (role) {
            case BODY, PLATE -> Inks.CREAM;
            case INK, PLATE_INK, RIM -> Inks.INK;
        };

        Tone of(Role role);
    }
}
