package strategos.bot.command.fill;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.engine.Call;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Slot;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Reads typed values into an order, asking the offer for each of them. */
public final class Typed {
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

    private final Naming naming;

    public Typed(Naming naming) {
        this.naming = naming;
    }

    /** What became of what was typed. */
    public sealed interface Read {
        /** All of it is legal as far as it goes. */
        record Fits(Call call) implements Read {}

        /**
         * It is not.
         *
         * @param call what came before it
         */
        record Not(Call call, Line why) implements Read {}
    }

    /**
     * Fills the slots of the offer.
     *
     * @param typed by the name of the slot; names that are no slot of the verb must have been refused before
     */
    public Read read(Offer offer, Map<String, String> typed) {
        Call call = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            String words = typed.get(slot.name());
            if (words == null) {
                continue;
            }
            for (String word : split(slot, words)) {
                Read read = add(offer, slot, call, word);
                if (read instanceof Read.Not) {
                    return read;
                }
                call = ((Read.Fits) read).call();
            }
        }
        return new Read.Fits(call);
    }

    /** Adds one word to a slot. */
    public Read add(Offer offer, Slot slot, Call call, String word) {
        if (word.isEmpty()) {
            return new Read.Not(call, new Line(Text.of("command.empty-value", "slot", slot.name()), ""));
        }
        Choices left = Remaining.of(offer.choices(slot, call), call.all(slot.name()));
        Call filled = call;
        for (String value : naming.meant(slot, left, word)) {
            Optional<Line> why = whyNot(offer, slot, filled, value);
            if (why.isPresent()) {
                return new Read.Not(filled, why.get());
            }
            filled = filled.with(slot.name(), value);
        }
        return new Read.Fits(filled);
    }

    /** The words of one option: several between commas, where the slot takes several. */
    public static List<String> split(Slot slot, String words) {
        return switch (slot.kind()) {
            case SOME, PATH -> List.of(COMMA.split(words.strip(), -1));
            case ONE, NUMBER, FLAG -> List.of(words.strip());
            case TEXT -> List.of(words);
        };
    }

    private static Optional<Line> whyNot(Offer offer, Slot slot, Call filled, String value) {
        return offer.choices(slot, filled).takes(value, filled.all(slot.name()))
                ? Optional.empty()
                : Optional.of(offer.whyNot(slot, filled, value));
    }
}
