package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import strategos.engine.Call;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.rules.Battles;
import strategos.engine.games.persians.rules.Interception;
import strategos.engine.games.persians.rules.LandCombat;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Reckoning;
import strategos.engine.games.persians.rules.SeaCombat;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Exact chances, as far as the viewer may know them: in sixths, or in thirty-sixths. */
@Rule({"5.3", "6.2", "7.2", "9.2", "9.3", "14.3-political"})
final class Odds {
    private static final int[] VALUES = {0, 2, 3, 4};
    private static final int PAIRS = Tables.SIDES * Tables.SIDES;

    private final Procedures rules;

    Odds(Procedures rules) {
        this.rules = rules;
    }

    /** An interception: one line for each strategic value that the target could have. */
    List<Line> interception(War seen, Force ours) {
        List<Line> lines = new ArrayList<>();
        String place = ours.place();
        if (rules.interception().automatic(place)) {
            return List.of(new Line(Text.of("odds.automatic"), "5.4-thermopylae"));
        }
        if (Sea.is(place)) {
            Interception.Odds odds = rules.interception().odds(seen, new Interception.Attempt(ours, ours, 0, 0));
            int hits = 0;
            for (int die = 1; die <= Tables.SIDES; die++) {
                for (int other = 1; other <= Tables.SIDES; other++) {
                    hits += rules.interception().result(odds, die + other, true).equals("b") ? 1 : 0;
                }
            }
            return List.of(new Line(Text.of("odds.sea", "hits", hits, "of", PAIRS), "9.2"));
        }
        int own = rules.forces().strategic(seen, ours);
        for (int value : VALUES) {
            Interception.Odds odds =
                    rules.interception().odds(seen, new Interception.Attempt(ours, ours, own - value, 0));
            Map<String, Integer> counts = new TreeMap<>();
            for (int die = 1; die <= Tables.SIDES; die++) {
                counts.merge(rules.interception().result(odds, die, false), 1, Integer::sum);
            }
            lines.add(new Line(
                    Text.of(
                            "odds.interception",
                            "value",
                            value,
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

    /** Attrition after so many zones. */
    Line attrition(int zones) {
        int column = Math.max(1, Math.min(Tables.SIDES, zones));
        int none = 0;
        int one = 0;
        for (int die = 1; die <= Tables.SIDES; die++) {
            int lost = rules.printed().tables().attrition().lost(die, column);
            none += lost == 0 ? 1 : 0;
            one += lost == 1 ? 1 : 0;
        }
        return new Line(
                Text.of("odds.attrition", "zones", column, "none", none, "one", one, "two", Tables.SIDES - none - one),
                "5.3");
    }

    /** A political attempt. */
    Line politics(War seen, Side side, Call call, int points, int manoeuvres) {
        String zone = call.one("province");
        Tables.Political table = rules.printed().tables().political();
        int bonus = points + rules.politics().presence(seen, side, zone) + manoeuvres * table.manoeuvres();
        int hits = 0;
        for (int one = 1; one <= Tables.SIDES; one++) {
            for (int two = 1; two <= Tables.SIDES; two++) {
                hits += one + two + bonus >= table.needs(side, zone).orElse(Integer.MAX_VALUE) ? 1 : 0;
            }
        }
        return new Line(
                Text.of("odds.politics", "zone", Zone.named(zone), "hits", hits, "of", PAIRS), "14.3-political");
    }

    /** The next round of a battle: what each die does. */
    List<Line> round(War seen, Battle battle) {
        List<Line> lines = new ArrayList<>();
        List<String> phases = battle.sea() ? List.of(SeaCombat.SEA) : List.of(LandCombat.FIRE, LandCombat.MELEE);
        Battles battles = rules.battles();
        for (String phase : phases) {
            for (Side side : Side.values()) {
                Reckoning reckoning = battles.reckon(seen, battle, side, phase);
                if (reckoning.points() > 0) {
                    lines.add(new Line(
                            Text.of(
                                    "odds.round." + phase,
                                    "side",
                                    side.named(),
                                    "points",
                                    reckoning.points(),
                                    "results",
                                    new Arg.Typed(results(battle, reckoning))),
                            battle.sea() ? "9.3" : "7.2"));
                }
            }
        }
        return lines;
    }

    private String results(Battle battle, Reckoning reckoning) {
        List<String> results = new ArrayList<>();
        for (int die = 1; die <= Tables.SIDES; die++) {
            results.add(
                    battle.sea()
                            ? Integer.toString(rules.seaCombat().result(reckoning, die))
                            : rules.landCombat().result(reckoning, die));
        }
        return String.join(" ", results);
    }

    /** Whatever stands before the viewer. */
    List<Line> now(War seen) {
        return seen.step() instanceof Step.Fight(Battle battle)
                ? round(seen, battle)
                : List.of(new Line(Text.of("odds.nothing"), "2"));
    }
}
