package strategos.engine.offer;

import java.util.Comparator;
import java.util.List;
import strategos.engine.config.Spelling;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Why choices do not take a value, said for any game: what the slot takes, and no more. */
final class WhyNot {
    /** So many choices are named; of more, their number and some. */
    private static final int MOST_NAMED = 12;

    private static final int LIKE_NAMED = 3;

    private WhyNot() {}

    /** The reason; an empty value asks why the slot cannot be left yet. */
    static Text text(Slot slot, Choices choices, List<String> taken, String value) {
        Arg.Typed name = new Arg.Typed(slot.name());
        if (choices.none()) {
            return Text.of("order.slot-takes-nothing", "slot", name, "value", value);
        }
        return switch (choices) {
            case Choices.Range(int least, int most) ->
                Text.of("order.slot-takes-number", "slot", name, "value", value, "least", least, "most", most);
            case Choices.Words(int least, int most) ->
                Text.of("order.slot-takes-words", "slot", name, "least", least, "most", most);
            case Choices.Pick pick when value.isEmpty() -> needs(name, pick.least() - taken.size(), taken, pick.from());
            case Choices.Pick pick
            when taken.size() >= pick.most() ->
                Text.of("order.slot-takes-at-most", "slot", name, "value", value, "most", pick.most());
            case Choices.Pick pick
            when taken.contains(value) -> Text.of("order.slot-takes-once", "slot", name, "value", value);
            case Choices.Step step when value.isEmpty() -> needs(name, 1, taken, step.next());
            case Choices.Step step
            when taken.contains(value) -> Text.of("order.slot-takes-once", "slot", name, "value", value);
            case Choices.Step step
            when step.next().isEmpty() -> Text.of("order.slot-is-full", "slot", name, "value", value);
            case Choices.Pick pick -> hasNo(name, value, pick.from());
            case Choices.Step step -> hasNo(name, value, step.next());
        };
    }

    /** How many more must be chosen, and of what. */
    private static Text needs(Arg.Typed slot, int n, List<String> taken, List<Choice> from) {
        return Text.of(
                "order.slot-needs",
                "slot",
                slot,
                "n",
                n,
                "taken",
                taken.size(),
                "of",
                from.size(),
                "choices",
                named(from, ""));
    }

    private static Text hasNo(Arg.Typed slot, String value, List<Choice> from) {
        return Text.of(
                "order.slot-has-no", "slot", slot, "value", value, "of", from.size(), "choices", named(from, value));
    }

    /** All of them, or of many those whose values are spelt most like what was said. */
    private static Arg named(List<Choice> choices, String value) {
        if (choices.size() <= MOST_NAMED) {
            return labels(choices);
        }
        List<Choice> like = choices.stream()
                .sorted(Comparator.comparingInt(c -> Spelling.between(c.value(), value)))
                .limit(LIKE_NAMED)
                .toList();
        return new Arg.Nested(Text.of("order.so-many-choices", "n", choices.size(), "like", labels(like)));
    }

    private static Arg labels(List<Choice> choices) {
        return new Arg.Many(
                choices.stream().<Arg>map(c -> new Arg.Nested(c.label())).toList());
    }
}
