package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.BattleActs.LossesAct;
import strategos.engine.games.persians.battle.BattleActs.RetreatAct;
import strategos.engine.games.persians.turn.TurnActs.PassAct;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;

/** An answer that may be given from now on: to let a chance go, or what is done for one who is away. */
@Rule({"2", "6.1", "7.1", "7.3", "7.6", "8.1"})
final class Rests {
    private Rests() {}

    /** What may be left to a standing order; nothing where none can answer. */
    static List<Rest> of(Seat seat, Decision decision) {
        return decision.occasion().flatMap(occasion -> rest(seat, occasion, decision)).stream()
                .toList();
    }

    private static Optional<Rest> rest(Seat seat, Occasion occasion, Decision decision) {
        String topic = occasion.topic();
        Map<String, String> facts = occasion.facts();
        return switch (topic) {
            case Topics.READY -> Optional.of(rest(seat, topic, Text.of("rest.ready"), Map.of(), PassAct.CALL));
            case Topics.REDEPLOY -> Optional.of(rest(seat, topic, Text.of("rest.redeploy"), Map.of(), PassAct.CALL));
            case Topics.LOSSES ->
                Optional.of(rest(
                        seat,
                        topic,
                        Text.of("rest.losses"),
                        Map.of(),
                        Call.of(LossesAct.NAME, LossesAct.UNITS, LossesAct.PREFERRED)));
            case Topics.SEGMENT -> {
                int turn = Integer.parseInt(facts.get(Topics.TURN));
                Text label = Text.of("rest.segment", "turn", turn);
                yield Optional.of(
                        rest(seat, topic, label, Map.of(Topics.TURN, new Condition.Between(turn, turn)), PassAct.CALL));
            }
            case Topics.INTERCEPT, Topics.AGREE, Topics.OPENING ->
                Optional.of(inZone(seat, topic, new ZoneId(facts.get(Topics.ZONE)), PassAct.CALL));
            case Topics.CITY, Topics.FIGHT, Topics.RETREAT ->
                decision.fallback()
                        .get()
                        .map(answer -> inZone(seat, topic, new ZoneId(facts.get(Topics.ZONE)), answer));
            default -> Optional.empty();
        };
    }

    private static Rest inZone(Seat seat, String topic, ZoneId zone, Call answer) {
        Text label = topic.equals(Topics.RETREAT)
                ? Text.of("rest.retreat", "zone", zone.named(), "to", new ZoneId(answer.one(RetreatAct.ZONE)).named())
                : Text.of("rest." + topic, "zone", zone.named());
        return rest(seat, topic, label, Map.of(Topics.ZONE, new Condition.OneOf(Set.of(zone.id()))), answer);
    }

    private static Rest rest(Seat seat, String topic, Text label, Map<String, Condition> when, Call answer) {
        return new Rest(topic, label, new StandingOrder(seat, topic, when, answer, StandingOrder.UNLIMITED));
    }
}
