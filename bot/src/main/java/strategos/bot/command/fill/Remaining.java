package strategos.bot.command.fill;

import java.util.List;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;

/** What a slot takes beside the values already in it. */
final class Remaining {
    private Remaining() {}

    static Choices of(Choices choices, List<String> taken) {
        if (taken.isEmpty()) {
            return choices;
        }
        return switch (choices) {
            case Choices.Pick pick -> {
                List<Choice> left = pick.from().stream()
                        .filter(c -> !taken.contains(c.value()))
                        .toList();
                int most = Math.min(left.size(), Math.max(0, pick.most() - taken.size()));
                yield new Choices.Pick(left, Math.min(most, Math.max(0, pick.least() - taken.size())), most);
            }
            case Choices.Step step -> step;
            case Choices.Range range -> Choices.nothing();
            case Choices.Words words -> Choices.nothing();
        };
    }

    /** Whether nothing can be added. */
    static boolean full(Choices remaining) {
        return switch (remaining) {
            case Choices.Pick pick -> pick.most() == 0;
            case Choices.Step step -> step.next().isEmpty();
            case Choices.Range range -> false;
            case Choices.Words words -> words.most() == 0;
        };
    }
}
