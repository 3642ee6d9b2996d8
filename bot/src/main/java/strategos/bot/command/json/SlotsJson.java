package strategos.bot.command.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.host.Speech;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Slot;

/** {@code {"slots": [...]}}: what the open slots of an order still take. */
public final class SlotsJson {
    private final Speech words;

    public SlotsJson(Speech words) {
        this.words = words;
    }

    /** The slots, in the order in which they are to be filled. */
    public List<Map<String, Object>> write(List<OpenSlot> open) {
        return open.stream().map(this::slot).toList();
    }

    private Map<String, Object> slot(OpenSlot open) {
        Map<String, Object> slot = new LinkedHashMap<>();
        slot.put("name", open.slot().name());
        slot.put("kind", open.slot().kind().word());
        slot.put("optional", open.mayStop());
        if (open.choices().isEmpty()) {
            slot.put("choices", null);
            return slot;
        }
        switch (open.choices().get()) {
            case Choices.Pick pick -> {
                if (open.slot().kind() == Slot.Kind.SOME) {
                    slot.put("least", pick.least());
                    slot.put("most", pick.most());
                }
                listed(slot, pick.from());
            }
            case Choices.Step step -> listed(slot, step.next());
            case Choices.Range range -> {
                slot.put("min", range.least());
                slot.put("max", range.most());
            }
            case Choices.Words text -> slot.put("maxLength", text.most());
        }
        if (open.mayStop() && !open.taken().isEmpty()) {
            slot.put("mayStop", true);
        }
        return slot;
    }

    private void listed(Map<String, Object> slot, List<Choice> choices) {
        List<String> values = choices.stream().map(Choice::value).toList();
        slot.put("choices", values);
        List<String> labels = new ArrayList<>();
        choices.forEach(c -> labels.add(words.plain(c.label())));
        if (!labels.equals(values)) {
            slot.put("labels", labels);
        }
    }
}
