package strategos.engine.offer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import strategos.engine.offer.Choices.Choice;
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

    /**
     * A verb open with choices made by a function, for an offer that has nothing to say of its own about a wrong value.
     *
     * @param by from the slot's name, and what is filled before it
     * @param label what its button says instead of the verb
     * @param usual what one most likely wants next in a slot, from its name and what is filled
     */
    public record SlotOffer(
            Verb verb,
            BiFunction<String, Call, Choices> by,
            Optional<Text> label,
            Optional<BiFunction<String, Call, Optional<String>>> usual)
            implements Offer {
        /** A verb that is called by its name. */
        public SlotOffer(Verb verb, BiFunction<String, Call, Choices> by) {
            this(verb, by, Optional.empty(), Optional.empty());
        }

        /** The same with what is usual in its slots; what alone is legal needs not be said. */
        public SlotOffer usually(BiFunction<String, Call, Optional<String>> likely) {
            return new SlotOffer(verb, by, label, Optional.of(likely));
        }

        /** A verb that takes nothing. */
        public static Offer bare(Verb verb) {
            return new SlotOffer(verb, (slot, filled) -> Choices.nothing());
        }

        /** A verb that takes nothing, under that label. */
        public static Offer bare(Verb verb, Text label) {
            return new SlotOffer(verb, (slot, filled) -> Choices.nothing(), Optional.of(label), Optional.empty());
        }

        /** A verb whose one slot takes one of these. */
        public static Offer one(Verb verb, List<Choice> from) {
            return new SlotOffer(verb, (slot, filled) -> Choices.oneOf(from));
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            return by.apply(slot.name(), filled);
        }

        @Override
        public Optional<String> usual(Slot slot, Call filled) {
            return usual.flatMap(u -> u.apply(slot.name(), filled)).or(() -> Offer.super.usual(slot, filled));
        }
    }
}
