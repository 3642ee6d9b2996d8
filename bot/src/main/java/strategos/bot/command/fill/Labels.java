package strategos.bot.command.fill;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import strategos.bot.port.Suggestion;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;

/** Choices as they read. Those that read alike are told apart by their values. */
public final class Labels {
    private final Function<Text, String> say;

    public Labels(Function<Text, String> say) {
        this.say = say;
    }

    /** Each choice with its value and its label. */
    public List<Suggestion> of(List<Choice> choices) {
        List<String> labels = choices.stream().map(c -> say.apply(c.label())).toList();
        Map<String, Integer> alike = new HashMap<>();
        labels.forEach(label -> alike.merge(label, 1, Integer::sum));
        List<Suggestion> read = new ArrayList<>(choices.size());
        for (int i = 0; i < choices.size(); i++) {
            String label = labels.get(i);
            read.add(new Suggestion(choices.get(i).value(), alike.get(label) == 1 ? label : toldApart(choices.get(i))));
        }
        return read;
    }

    private String toldApart(Choice choice) {
        return say.apply(Text.of("command.choice-alike", "label", choice.label(), "value", choice.value()));
    }
}
