package strategos.engine.kit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import strategos.engine.Seen;
import strategos.engine.Views;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;

/**
 * What most games propose for a standing order: each answer of the topic as it stands, and with each card of the hand where
 * its first slot takes one.
 *
 * @param verbs the verbs of the game
 * @param views where the hand is shown
 * @param <S> the game's position
 */
public record HandProposals<S>(List<Verb> verbs, Views<S> views) {
    public HandProposals {
        verbs = List.copyOf(verbs);
    }

    /** The answers, each with its words, from what the seat may know. */
    public SequencedMap<Call, Text> of(Seen<S> seen, Topic topic) {
        List<Choice> hand = views.of(seen).hand();
        SequencedMap<Call, Text> all = new LinkedHashMap<>();
        for (String answer : topic.answers()) {
            all.put(Call.of(answer), Text.of("standing.answer", "verb", answer));
            List<Slot> slots = verbs.stream()
                    .filter(verb -> verb.name().equals(answer))
                    .findFirst()
                    .map(Verb::slots)
                    .orElse(List.of());
            if (!slots.isEmpty() && slots.getFirst().kind() == Slot.Kind.ONE) {
                hand.forEach(card -> all.put(
                        Call.of(answer, slots.getFirst().name(), card.value()),
                        Text.of("standing.answer.value", "verb", answer, "value", card.label())));
            }
        }
        return all;
    }
}
