package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables.SiegeTable;
import strategos.engine.kit.Throws;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Exact chances of every result. */
final class Chances {

    private final Printed printed;

    Chances(Printed printed) {
        this.printed = printed;
    }

    /** Of a fight of so many points against so many. */
    List<Line> of(String fight, int attack, int defence, int shift) {
        return switch (fight) {
            case "siege" -> siege(attack, defence, 0);
            case "sally" -> siege(attack, defence, printed.tables().siege().counterSiege());
            default -> combat(fight.equals("sea"), attack, defence, shift);
        };
    }

    /** Points, shift, final column, and each result with its faces. */
    @Rule({"8.1", "8.5-naval"})
    List<Line> combat(boolean naval, int attack, int defence, int shift) {
        CombatTable table = printed.tables().combat(naval);
        int column = table.column(Odds.of(attack, defence), shift);
        Map<Outcome, Integer> faces = new EnumMap<>(Outcome.class);
        for (int die = 1; die <= Throws.FACES; die++) {
            faces.merge(table.outcome(column, die), 1, Integer::sum);
        }
        List<Arg> results = new ArrayList<>();
        faces.forEach((outcome, n) -> results.add(new Arg.Nested(Text.of(
                "odds.result", "outcome", new Arg.Name("outcome", outcome.name().toLowerCase(Locale.ROOT)), "n", n))));
        String rule = naval ? "8.5-naval" : "8.1";
        return List.of(
                new Line(
                        Text.of(
                                naval ? "odds.sea" : "odds.land",
                                "attack",
                                attack,
                                "defence",
                                defence,
                                "shift",
                                shift,
                                "column",
                                table.columns().get(column)),
                        rule),
                new Line(Text.of("odds.results", "results", results), rule));
    }

    /** Points, column, and on how many faces the place falls. */
    @Rule({"9.0", "9.1"})
    List<Line> siege(int attack, int defence, int modifier) {
        SiegeTable table = printed.tables().siege();
        int column = table.column(Odds.of(attack, defence));
        return List.of(new Line(
                Text.of(
                        "odds.siege",
                        "attack",
                        attack,
                        "defence",
                        defence,
                        "column",
                        table.columns().get(column),
                        "modifier",
                        modifier,
                        "n",
                        table.chances(column, modifier)),
                modifier > 0 ? "9.1" : "9.0"));
    }

    /** On how many of the 36 pairs of dice the sum is at most that. */
    static int atMost(int sum) {
        return Throws.pairs(thrown -> thrown <= sum);
    }

    /** On how many of the 36 pairs of dice the sum is at least that. */
    static int atLeast(int sum) {
        return Throws.pairs(thrown -> thrown >= sum);
    }
}
