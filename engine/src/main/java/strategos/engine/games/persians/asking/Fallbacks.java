package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.orders.CityAct;
import strategos.engine.games.persians.orders.DoneAct;
import strategos.engine.games.persians.orders.FightAct;
import strategos.engine.games.persians.orders.LossesAct;
import strategos.engine.games.persians.orders.PassAct;
import strategos.engine.games.persians.orders.RetreatAct;
import strategos.engine.games.persians.rules.Battles;
import strategos.engine.games.persians.rules.LossChoice;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Retreats;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;

/** What is done for a side whose player is away or too late. */
@Rule({"2", "0.4"})
final class Fallbacks {
    private final Procedures rules;

    Fallbacks(Procedures rules) {
        this.rules = rules;
    }

    Optional<Call> of(Seen<War> seen, Side side, List<Offer> offers) {
        War war = seen.position();
        Call call = switch (war.step()) {
            case Step.Activation a -> DoneAct.CALL;
            case Step.Fight f -> fight(war, war.fight(), side);
            case Step.Palace palace -> home(war, palace.shown());
            default -> PassAct.CALL;
        };
        for (Offer offer : offers) {
            if (offer.verb().name().equals(call.verb())) {
                return offer.refusal(call).isEmpty() ? Optional.of(call) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Call fight(War seen, Battle battle, Side side) {
        return switch (battle.stage()) {
            case CITY -> Call.of(CityAct.NAME, CityAct.WHERE, CityAct.OUTSIDE);
            case ROUND_END -> FightAct.call(Battles.ON);
            case RETREAT -> Call.of(RetreatAct.NAME, RetreatAct.ZONE, refuge(seen, battle, side));
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> losses(seen, battle, side);
            default -> PassAct.CALL;
        };
    }

    private String refuge(War seen, Battle battle, Side side) {
        return rules.retreats().zones(seen, battle.force(side)).stream()
                .min((a, b) -> Integer.compare(
                        seen.camp(side.other()).counters(a),
                        seen.camp(side.other()).counters(b)))
                .orElse(Retreats.ABOARD);
    }

    private Call losses(War seen, Battle battle, Side side) {
        LossChoice choice = rules.battles().choice(seen, battle, side);
        return call(choice.byOrder(rules.forces().lossOrder(seen.camp(side))));
    }

    private static Call call(List<String> kinds) {
        Call call = Call.of(LossesAct.NAME);
        for (String kind : kinds) {
            call = call.with(LossesAct.UNITS, kind);
        }
        return call;
    }

    /** The strongest go first. */
    private Call home(War seen, Troops shown) {
        List<String> order = rules.forces().lossOrder(seen.camp(Side.PERSIAN)).reversed();
        int left = rules.stratagems().homeGoers(shown);
        Call call = Call.of(LossesAct.NAME);
        for (String kind : order) {
            for (int n = 0; n < shown.count(kind) && left > 0; n++) {
                call = call.with(LossesAct.UNITS, kind);
                left--;
            }
        }
        return call;
    }
}
