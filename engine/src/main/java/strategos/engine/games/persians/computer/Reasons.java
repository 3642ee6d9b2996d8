package strategos.engine.games.persians.computer;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.city.CityActs.SackAct;
import strategos.engine.games.persians.movement.MovementActs.ScorchAct;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.PoliticalAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;

/**
 * What an order hopes for, of the few orders that everyone sees whole: where a force goes, and who leads it, is nobody's
 * business but its owner's.
 */
record Reasons(Procedures rules) {
    /** One sentence; nothing of an order that hides anything. */
    Optional<Text> of(Seen<War> seen, Order order) {
        return switch (order.verb()) {
            case PoliticalAct.NAME -> Optional.of(political(seen, order));
            case ScorchAct.NAME -> Optional.of(Text.of("why.scorch"));
            case SackAct.NAME -> Optional.of(Text.of("why.sack"));
            default -> Optional.empty();
        };
    }

    /** At least so likely: units that the viewer does not see there, and the oracle, may help. */
    @Rule("14.3-political")
    private Text political(Seen<War> seen, Order order) {
        ZoneId zone = new ZoneId(order.call().one(PoliticalAct.PROVINCE));
        int points = PoliticalAct.number(order.call(), PoliticalAct.POINTS);
        int hits = rules.politics()
                .hits(
                        seen.position(),
                        Side.of(order.seat()),
                        zone,
                        points,
                        PoliticalAct.number(order.call(), PoliticalAct.MANOEUVRES),
                        0);
        return Text.of(
                "why.political",
                "zone",
                zone.named(),
                "points",
                points,
                "hits",
                hits,
                "of",
                Tables.SIDES * Tables.SIDES);
    }
}
