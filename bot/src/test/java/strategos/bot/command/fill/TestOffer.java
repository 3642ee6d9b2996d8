package strategos.bot.command.fill;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** An offer whose choices a test says. Labels read as they are written here. */
public record TestOffer(Verb verb, BiFunction<Slot, Call, Choices> asked) implements Offer {
    /** A verb with these slots. */
    public static TestOffer of(BiFunction<Slot, Call, Choices> asked, Slot... slots) {
        return new TestOffer(new Verb("move", false, false, "7.1", Text.of("move"), List.of(slots)), asked);
    }

    public static Slot slot(String name, Slot.Kind kind) {
        return new Slot(name, kind, Text.of(name));
    }

    /** Choices that read as they are written. */
    public static List<Choice> choices(String... values) {
        return Arrays.stream(values).map(v -> new Choice(v, Text.of(v))).toList();
    }

    /** So many choices, c1, c2 and on, all of which read alike. */
    public static List<Choice> alike(int count, String label) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> new Choice("c" + i, Text.of(label)))
                .toList();
    }

    @Override
    public Choices choices(Slot slot, Call filled) {
        return asked.apply(slot, filled);
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return new Line(Text.of("not", "slot", slot.name(), "value", value), "7.1");
    }
}
