package strategos.engine.games.persians.sea;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/**
 * Going aboard or ashore in words: who goes, with what, and what it costs.
 *
 * @param members the leader first
 * @param to a fleet or a zone
 */
@Rule("9.4")
record Crossing(List<CounterId> members, Troops troops, Arg to, int cost) {
    Outline outline(String verb, SideState state) {
        List<Arg> who = members.stream().map(Leader::named).toList();
        Line goes = new Line(
                Text.of("outline.who", "members", who, "troops", Text.of("choice.named", "name", troops.named())),
                "9.4");
        Line costs = new Line(Text.of("outline.cost", "cost", cost, "left", state.points() - cost), "9.4");
        return new Outline(
                Text.of("outline.title", "leader", Leader.named(members.getFirst()), "zone", to),
                List.of(goes, costs),
                Text.of("outline.send." + verb),
                false);
    }
}
