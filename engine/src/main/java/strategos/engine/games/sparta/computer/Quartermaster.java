package strategos.engine.games.sparta.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.revenue.BuyAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Quarter;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;

/** Spends what maintenance to the end of the year leaves over. */
final class Quartermaster {
    private final Printed printed;
    private final Procedures rules;
    private final Scouts scouts;

    Quartermaster(Printed printed, Procedures rules, Scouts scouts) {
        this.printed = printed;
        this.rules = rules;
        this.scouts = scouts;
    }

    /** The strongest unit that can be spared the money for. */
    Optional<Call> purchase(War war, Side side, Offer offer) {
        int spare = war.purse().of(side) - rules.logistics().due(war, side) * quartersLeft(war);
        Unit best = null;
        for (Choice choice :
                offer.choices(offer.verb().slots().get(0), Call.of(BuyAct.NAME)).listed()) {
            Unit unit = printed.counters().unit(printed.counters().number(choice.value()));
            // A ship that comes next quarter costs nothing in its port; one to build at a time is enough.
            boolean better = best == null || unit.full() > best.full();
            if (unit.full() <= spare && better) {
                best = unit;
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        if (best.naval()) {
            return Optional.of(BuyAct.call(best.id(), ""));
        }
        Call filled = Call.of(BuyAct.NAME, offer.verb().slots().get(0).name(), best.id());
        List<Choice> places = offer.choices(offer.verb().slots().get(1), filled).listed();
        return Optional.of(BuyAct.call(best.id(), scouts.rallyPoint(war, side, places)));
    }

    /** Pays the cheapest units first, so that most stay, and the garrisons of cities among them. */
    Call wages(War war, Offer offer) {
        Slot units = offer.verb().slots().getFirst();
        Call call = Call.of(offer.verb().name());
        for (List<Choice> next = offer.choices(units, call).listed();
                !next.isEmpty();
                next = offer.choices(units, call).listed()) {
            call = call.with(units.name(), cheapest(war, next));
        }
        return call;
    }

    private String cheapest(War war, List<Choice> units) {
        String cheapest = "";
        int least = Integer.MAX_VALUE;
        for (Choice choice : units) {
            int points =
                    printed.counters().points(war.board(), printed.counters().number(choice.value()));
            if (points < least) {
                least = points;
                cheapest = choice.value();
            }
        }
        return cheapest;
    }

    private static int quartersLeft(War war) {
        return Quarter.WINTER.place() - war.calendar().quarter().place();
    }
}
