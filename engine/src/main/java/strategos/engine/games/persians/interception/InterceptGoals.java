package strategos.engine.games.persians.interception;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Each who may try, with all who may join him, at each whom he may try; and such an order in words. */
@Rule("6.1")
record InterceptGoals(InterceptAct act, War war, Side side) {
    List<Goal> all() {
        List<Goal> goals = new ArrayList<>();
        for (CounterId first : act.interceptors(war, side, List.of())) {
            List<CounterId> all = company(first);
            Call call = new Call(InterceptAct.NAME, Map.of(InterceptCall.WITH, CounterId.ids(all)));
            ZoneId place = InterceptAct.place(war, side, call);
            for (Choice target : act.targets(war, side, place, all)) {
                goals.add(new Goal(
                        first.id() + "." + target.value(),
                        Text.of(
                                "goal.intercept",
                                "leader",
                                Leader.named(first),
                                "n",
                                all.size() - 1,
                                "kind",
                                target.value(),
                                "target",
                                target.label(),
                                "zone",
                                place.named()),
                        call.with(InterceptCall.TARGET, target.value())));
            }
        }
        return goals;
    }

    private List<CounterId> company(CounterId first) {
        List<CounterId> all = new ArrayList<>(List.of(first));
        List<CounterId> more = act.interceptors(war, side, all);
        while (!more.isEmpty()) {
            all.add(more.getFirst());
            more = act.interceptors(war, side, all);
        }
        return all;
    }

    Outline outline(Call whole) {
        InterceptCall meant = new InterceptCall(whole);
        ZoneId place = InterceptAct.place(war, side, whole);
        int cost = act.cost(war, side, place);
        boolean dice = !act.automatic(place);
        Line who = new Line(
                Text.of(
                        "outline.intercept",
                        "members",
                        meant.with().stream().map(Leader::named).toList(),
                        "kind",
                        meant.target(),
                        "target",
                        Slots.word(meant.target()).label()),
                "6.1");
        Line costs = new Line(
                Text.of("outline.cost", "cost", cost, "left", war.side(side).points() - cost), "6.1");
        return new Outline(
                Text.of("choice.named", "name", place.named()),
                List.of(who, costs),
                dice ? Text.of("outline.send.dice", "n", Interception.dice(place)) : Text.of("outline.send.meet"),
                dice);
    }
}
