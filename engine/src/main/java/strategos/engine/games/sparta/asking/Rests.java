package strategos.engine.games.sparta.asking;

import java.util.List;
import java.util.Map;
import java.util.Set;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** The careful answer to a question, from now on: what is done for one who is away, where it comes up again. */
@Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "8.5-naval", "15.0"})
final class Rests {
    private final Printed printed;

    Rests(Printed printed) {
        this.printed = printed;
    }

    /** What may be left to a standing order; nothing where none can answer. */
    List<Rest> of(Seat seat, Decision decision) {
        return decision
                .occasion()
                .flatMap(occasion -> decision.fallback().get().map(answer -> rest(seat, occasion, answer)))
                .stream()
                .toList();
    }

    private Rest rest(Seat seat, Occasion occasion, Call answer) {
        String topic = occasion.topic();
        Map<String, String> facts = occasion.facts();
        return switch (topic) {
            case Topics.DOWNGRADE -> {
                String result = facts.get(Topics.RESULT);
                yield rest(seat, topic, Text.of("rest.downgrade." + result), one(Topics.RESULT, result), answer);
            }
            case Topics.LOSSES, Topics.FALLS -> rest(seat, topic, Text.of("rest." + topic), Map.of(), answer);
            case Topics.EVENT -> {
                String event = facts.get(Topics.EVENT);
                Text label = Text.of("rest.event", "event", new Arg.Name("event", event));
                yield rest(seat, topic, label, one(Topics.EVENT, event), answer);
            }
            default -> {
                String place = facts.get(Topics.PLACE);
                Locale locale = printed.atlas().locale(printed.atlas().number(place));
                Text label = Text.of("rest." + topic + word(answer), "place", locale.named());
                yield rest(seat, topic, label, one(Topics.PLACE, place), answer);
            }
        };
    }

    /** What tells one answer from another, in the key of its words. */
    private static String word(Call answer) {
        String choice = answer.values().values().stream()
                .flatMap(List::stream)
                .findFirst()
                .orElse("none");
        return "." + choice;
    }

    private static Map<String, Condition> one(String fact, String value) {
        return Map.of(fact, new Condition.OneOf(Set.of(value)));
    }

    private static Rest rest(Seat seat, String topic, Text label, Map<String, Condition> when, Call answer) {
        return new Rest(topic, label, new StandingOrder(seat, topic, when, answer, StandingOrder.UNLIMITED));
    }
}
