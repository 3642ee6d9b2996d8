package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.orders.InterceptCall;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.rules.Interception;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Stratagems;
import strategos.engine.games.persians.rules.Unseen;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * Exact chances of an interception, every die of it thrown once, the oracle's too. Who is aimed at is not known: there is a
 * line for each strategic value that he could have.
 */
@Rule({"6.2", "9.2", "11.2-oracle"})
final class MeetingOdds {
    private final Procedures rules;
    private final Unseen unseen;

    MeetingOdds(Procedures rules) {
        this.rules = rules;
        this.unseen = new Unseen(rules);
    }

    /** The chances of that order of the force. */
    List<Line> of(Seen<War> seen, Force ours, InterceptCall call) {
        War war = seen.position();
        Interception interception = rules.interception();
        if (interception.automatic(ours.place())) {
            return List.of(new Line(Text.of("odds.automatic"), "5.4-thermopylae"));
        }
        boolean oracle = call.uses(Stratagem.ORACLE);
        if (SeaZone.is(ours.place())) {
            Map<String, Integer> counts = counts(war, new Interception.Attempt(ours, ours, 0, 0), oracle, true);
            return List.of(new Line(
                    Text.of("odds.sea", "hits", counts.getOrDefault("b", 0), "of", total(oracle, true)), "9.2"));
        }
        boolean loose = call.atLoose()
                || (war.step() instanceof Step.Entry entry && entry.mover().loose());
        List<Line> lines = new ArrayList<>();
        for (int value : unseen.values(war, ours.side().other(), loose)) {
            Interception.Attempt attempt = unseen.against(war, ours, value, call.shift(), 0);
            Map<String, Integer> counts = counts(war, attempt, oracle, false);
            lines.add(new Line(
                    Text.of(
                            "odds.interception",
                            "value",
                            value,
                            "of",
                            total(oracle, false),
                            "battle",
                            counts.getOrDefault("b", 0),
                            "ambush",
                            counts.getOrDefault("E", 0),
                            "caught",
                            counts.getOrDefault("e", 0)),
                    "6.2"));
        }
        return lines;
    }

    private static int total(boolean oracle, boolean sea) {
        return (oracle ? Tables.SIDES : 1) * (sea ? Tables.SIDES : 1) * Tables.SIDES;
    }

    private Map<String, Integer> counts(War seen, Interception.Attempt attempt, boolean oracle, boolean sea) {
        Interception.Odds odds = rules.interception().odds(seen, attempt);
        Map<String, Integer> counts = new HashMap<>();
        for (int asked = 1; asked <= (oracle ? Tables.SIDES : 1); asked++) {
            int answer = Stratagems.answer(asked);
            Interception.Odds with = new Interception.Odds(odds.difference(), odds.bonus() + (oracle ? answer : 0));
            for (int die = 1; die <= Tables.SIDES; die++) {
                for (int other = 1; other <= (sea ? Tables.SIDES : 1); other++) {
                    counts.merge(rules.interception().result(with, sea ? die + other : die, sea), 1, Integer::sum);
                }
            }
        }
        return counts;
    }
}
