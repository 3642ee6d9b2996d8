package strategos.engine.games.xenophon.asking;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.PassAct;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;

/** What a standing order may answer: harm where a topic harms, help where it helps, and nothing that could never fire. */
@Rule({"ruling-O2", "ruling-aims", "ruling-S3"})
final class Proposals {
    private final CardList deck;
    private final Objections objections;

    Proposals(CardList deck, Objections objections) {
        this.deck = deck;
        this.objections = objections;
    }

    /** The answers to which there is no objection under these conditions, each as it reads in a menu. */
    SequencedMap<Call, Text> of(Seen<MarchState> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        SequencedMap<Call, Text> all = new LinkedHashMap<>();
        Army army = seen.position().find(seat).orElse(null);
        if (army == null) {
            return all;
        }
        for (String verb : topic.answers()) {
            switch (verb) {
                case PlayAct.NAME -> cards(army.hand(), all);
                case PassAct.NAME -> all.put(PassAct.CALL, said(verb, Text.of("verb.pass")));
                case PowerAct.NAME ->
                    PowerAct.calls(army.leader()).forEach((call, words) -> all.put(call, said(verb, words)));
                case ForageAct.NAME -> {
                    all.put(ForageAct.call(true), said(verb, Text.of("choice.forage.yes")));
                    all.put(ForageAct.call(false), said(verb, Text.of("choice.forage.no")));
                }
                default -> all.put(Call.of(verb), Text.of("standing.answer", "verb", verb));
            }
        }
        all.keySet()
                .removeIf(call -> objections
                        .to(new StandingOrder(seat, topic.name(), when, call, 1), seen)
                        .isPresent());
        return all;
    }

    /** A card that says "or" bare, where its roll decides which is meant, and with each of its effects. */
    private void cards(Cards hand, SequencedMap<Call, Text> all) {
        for (String id : hand.known() ? deck.ids(hand) : List.<String>of()) {
            Card card = deck.card(id).orElseThrow();
            all.put(
                    Call.of(PlayAct.NAME, PlayAct.CARD, id),
                    said(PlayAct.NAME, card.choice().label()));
            if (card.hasChoice()) {
                for (Way way : card.ways()) {
                    Text words = Text.of("hand.card", "card", card.named(), "says", way.words());
                    all.put(PlayAct.call(card, way), said(PlayAct.NAME, words));
                }
            }
        }
    }

    private static Text said(String verb, Text words) {
        return Text.of("standing.answer.value", "verb", verb, "value", words);
    }
}
