package strategos.engine.offer;

import java.util.Locale;
import strategos.engine.text.Text;

/** A place in a verb that takes a value, or several. */
public record Slot(String name, Kind kind, Text help) {
    /** A slot of that kind, with the text {@code slot.NAME} as its help. */
    public static Slot of(String name, Kind kind) {
        return new Slot(name, kind, Text.of("slot." + name));
    }

    /** A slot for one of the choices. */
    public static Slot one(String name) {
        return of(name, Kind.ONE);
    }

    /** A slot that is filled step by step. */
    public static Slot path(String name) {
        return of(name, Kind.PATH);
    }

    /** What a slot takes; lower-cased, the word of the line protocol. */
    public enum Kind {
        /** One of the choices. */
        ONE,
        /** Any {@code least} to {@code most} of the choices. */
        SOME,
        /** Step by step: each step's choices depend on those before. */
        PATH,
        NUMBER,
        FLAG,
        TEXT;

        /** Whether a slot of this kind may be offered these; one that does not apply takes nothing, of whichever kind it is. */
        boolean fits(Choices choices) {
            return choices.none()
                    || switch (this) {
                        case ONE, FLAG -> choices instanceof Choices.Pick pick && pick.most() == 1;
                        case SOME -> choices instanceof Choices.Pick;
                        case PATH -> choices instanceof Choices.Step;
                        case NUMBER -> choices instanceof Choices.Range;
                        case TEXT -> choices instanceof Choices.Words;
                    };
        }

        /** As the line protocol writes it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
