package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.BesiegeAct.BesiegeOffer;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Each place that may be tried, joined or left, with all that the leader there has; and such an order in words. */
@Rule("9.0")
record SiegeGoals(BesiegeOffer offer) {
    List<Goal> all() {
        List<Goal> goals = new ArrayList<>();
        offer.trying().each(leader -> add(goals, BesiegeAct.ATTEMPT, leader));
        offer.joining().each(leader -> add(goals, BesiegeAct.JOIN, leader));
        offer.lifting().each(place -> {
            String id = offer.force().labels().place(place).value();
            Call call = offer.sure(Call.of(BesiegeAct.NAME, BesiegeAct.HOW, BesiegeAct.LIFT));
            goals.add(new Goal(
                    BesiegeAct.LIFT + "." + id,
                    Text.of("goal.lift", "place", named(place)),
                    call.all(Slots.PLACE).isEmpty() ? call.with(Slots.PLACE, id) : call));
        });
        return goals.stream()
                .filter(goal -> offer.refusal(goal.call()).isEmpty())
                .toList();
    }

    private void add(List<Goal> goals, String how, int leader) {
        String id = offer.force().labels().printed().counters().id(leader);
        // Where only a try is open, there is nothing to say.
        Call asked = offer.ways().takes(how, List.of())
                ? Call.of(BesiegeAct.NAME, BesiegeAct.HOW, how)
                : Call.of(BesiegeAct.NAME);
        Call led = offer.stack().isPresent() ? asked : asked.with(Slots.LEADER, id);
        boolean join = how.equals(BesiegeAct.JOIN);
        whole(led, leader, join)
                .ifPresent(call -> goals.add(new Goal(
                        how + "." + id,
                        Text.of(
                                join ? "goal.join" : "goal.besiege",
                                "place",
                                named(offer.war().board().place(leader)),
                                "leader",
                                offer.war().called(id)),
                        call)));
    }

    /** All that the leader there has; where ships lie on two shores, with those of the first that is enough. */
    private Optional<Call> whole(Call led, int leader, boolean join) {
        Optional<Call> all = offer.fullest(led);
        if (all.isPresent() || join || offer.stack().isPresent()) {
            return all;
        }
        int place = offer.war().board().place(leader);
        PieceSet units = offer.act().besiegers(offer.war(), offer.side(), leader);
        return offer.force().calls(offer.war(), place, units, led).stream()
                .filter(call -> offer.refusal(call).isEmpty())
                .findFirst();
    }

    Optional<Outline> outline(Call whole) {
        if (whole.says(BesiegeAct.HOW, BesiegeAct.LIFT)) {
            return Optional.empty();
        }
        int leader = offer.stack()
                .map(Stack::commander)
                .orElseGet(() -> offer.force().labels().piece(whole.one(Slots.LEADER)));
        boolean join = whole.says(BesiegeAct.HOW, BesiegeAct.JOIN);
        var units = offer.act()
                .selection(offer.war(), offer.side(), offer.stack(), leader, join)
                .resolve(whole.all(Slots.UNITS));
        int place = offer.war().board().place(leader);
        return Optional.of(FightOutline.of(
                offer.force().labels().printed(),
                offer.war(),
                new Force.Party(leader, place, units.with(leader)),
                "siege",
                !join));
    }

    private Arg named(int place) {
        return offer.force().labels().printed().atlas().locale(place).named();
    }
}
