package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.interception.Unseen;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

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
        this.unseen = new Unseen(rules.interception());
    }

    /** The chances of that order of the side. */
    List<Line> of(Seen<War> seen, Side side, InterceptCall call) {
        War war = seen.position();
        Force ours = call.force(war, side);
        Interception interception = rules.interception();
        if (interception.automatic(ours.place())) {
            return List.of(new Line(Text.of("odds.automatic"), "5.4-thermopylae"));
        }
        boolean oracle = call.uses(Stratagem.ORACLE);
        if (ours.place().sea()) {
            Map<Contact, Integer> counts = counts(war, new Interception.Attempt(ours, ours, 0, 0), oracle, true);
            return List.of(new Line(
                    Text.of("odds.sea", "hits", counts.getOrDefault(Contact.BATTLE, 0), "of", total(oracle, true)),
                    "9.2"));
        }
        boolean loose = call.atLoose()
                || (war.step() instanceof Step.Entry entry && entry.mover().loose());
        List<Line> lines = new ArrayList<>();
        for (int value : unseen.values(war, ours.side().other(), loose)) {
            Interception.Attempt attempt = unseen.against(war, ours, value, call.shift(), 0);
            Map<Contact, Integer> counts = counts(war, attempt, oracle, false);
            lines.add(new Line(
                    Text.of(
                            "odds.interception",
                            "value",
                            value,
                            "of",
                            total(oracle, false),
                            "battle",
                            counts.getOrDefault(Contact.BATTLE, 0),
                            "ambush",
                            counts.getOrDefault(Contact.AMBUSH, 0),
                            "caught",
                            counts.getOrDefault(Contact.CAUGHT, 0)),
                    "6.2"));
        }
        return lines;
    }

    /** The same in a few words: from the least to the most that it may be. */
    Text brief(Seen<War> seen, Side side, InterceptCall call) {
        War war = seen.position();
        Force ours = call.force(war, side);
        Arg leader = Leader.named(call.with().getFirst());
        if (rules.interception().automatic(ours.place())) {
            return Text.of("stakes.intercept.sure", "leader", leader);
        }
        if (ours.place().sea()) {
            Map<Contact, Integer> counts = counts(war, new Interception.Attempt(ours, ours, 0, 0), false, true);
            int hits = counts.getOrDefault(Contact.BATTLE, 0);
            return Text.of("stakes.intercept.sea", "leader", leader, "hits", hits, "of", total(false, true));
        }
        boolean loose = war.step() instanceof Step.Entry entry && entry.mover().loose();
        List<Map<Contact, Integer>> all = unseen.values(war, side.other(), loose).stream()
                .map(value -> counts(war, unseen.against(war, ours, value, 0, 0), false, false))
                .toList();
        return Text.of(
                "stakes.intercept.land",
                "leader",
                leader,
                "ambush",
                range(all, Contact.AMBUSH),
                "battle",
                range(all, Contact.BATTLE),
                "caught",
                range(all, Contact.CAUGHT));
    }

    private static Text range(List<Map<Contact, Integer>> all, Contact contact) {
        IntSummaryStatistics faces =
                all.stream().mapToInt(counts -> counts.getOrDefault(contact, 0)).summaryStatistics();
        return Text.of(
                faces.getMin() == faces.getMax() ? "stakes.faces" : "stakes.faces.range",
                "least",
                faces.getMin(),
                "most",
                faces.getMax());
    }

    private static int total(boolean oracle, boolean sea) {
        return (oracle ? Tables.SIDES : 1) * (sea ? Tables.SIDES : 1) * Tables.SIDES;
    }

    private Map<Contact, Integer> counts(War seen, Interception.Attempt attempt, boolean oracle, boolean sea) {
        Interception.Odds odds = rules.interception().odds(seen, attempt);
        Map<Contact, Integer> counts = new EnumMap<>(Contact.class);
        for (int asked = 1; asked <= (oracle ? Tables.SIDES : 1); asked++) {
            int answer = Hands.answer(asked);
            Interception.Odds with = new Interception.Odds(odds.difference(), odds.bonus() + (oracle ? answer : 0));
            for (int die = 1; die <= Tables.SIDES; die++) {
                for (int other = 1; other <= (sea ? Tables.SIDES : 1); other++) {
                    rules.interception()
                            .result(with, sea ? die + other : die, sea)
                            .ifPresent(contact -> counts.merge(contact, 1, Integer::sum));
                }
            }
        }
        return counts;
    }
}
