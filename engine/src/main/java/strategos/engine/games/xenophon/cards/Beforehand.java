package strategos.engine.games.xenophon.cards;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** The standing order that plays a card when its time comes. */
@Rule({"ruling-O2", "ruling-aims"})
public final class Beforehand {
    /** To interfere with an opponent's roll, or as a phase of his begins. */
    public static final String INTERFERE = "interfere";

    /** To answer one's own roll. */
    public static final String RESPOND = "respond";

    private Beforehand() {}

    /** The order: at an opponent where the card can be aimed at one, else in one's own turn. */
    public static StandingOrder playing(Seat seat, Card card) {
        boolean harms = card.ways().stream().anyMatch(way -> way.aim().opponent());
        List<Way> aimed = aimed(card, harms);
        Way first = aimed.getFirst();
        return new StandingOrder(seat, harms ? INTERFERE : RESPOND, when(first), PlayAct.call(card, first), 1);
    }

    /** The ways in which it can be played on an opponent, or for oneself. */
    public static List<Way> aimed(Card card, boolean harms) {
        return card.ways().stream()
                .filter(way -> harms ? way.aim().opponent() : way.aim().self())
                .toList();
    }

    /** What touches one roll waits for that roll, and for one that it changes. */
    private static Map<String, Condition> when(Way way) {
        Map<String, Condition> when = new LinkedHashMap<>();
        if (way.rolls().size() == 1) {
            RollKind kind = way.rolls().iterator().next();
            when.put("roll", new Condition.OneOf(Set.of(kind.id())));
        }
        if (way.touchesRoll()) {
            when.put("matters", new Condition.OneOf(Set.of("yes")));
        }
        return when;
    }

    /** The refusal, and after it the standing order as a line that can be sent as it stands. */
    static Line offered(Line refusal, Seat seat, Card card) {
        StandingOrder standing = playing(seat, card);
        Optional<String> way = standing.answer().maybe(PlayAct.WAY);
        List<String> when = standing.when().entrySet().stream()
                .map(e -> e.getKey() + "="
                        + ((Condition.OneOf) e.getValue()).words().iterator().next())
                .sorted(Comparator.reverseOrder())
                .toList();
        return new Line(
                Text.of(
                        "refuse.card.beforehand",
                        "refusal",
                        refusal.text(),
                        "topic",
                        standing.topic(),
                        "conditions",
                        when.size(),
                        "when",
                        String.join(",", when),
                        "card",
                        card.id(),
                        "ways",
                        way.isEmpty() ? 0 : 1,
                        "way",
                        way.orElse("")),
                refusal.rule());
    }
}
