package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Call;
import strategos.engine.Rule;
import strategos.engine.games.persians.orders.CityAct;
import strategos.engine.games.persians.orders.FightAct;
import strategos.engine.games.persians.orders.PoliticalAct;
import strategos.engine.games.persians.orders.StratagemAct;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.rules.Battles;
import strategos.engine.games.persians.rules.LandCombat;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.rules.Reckoning;
import strategos.engine.games.persians.rules.SeaCombat;
import strategos.engine.games.persians.rules.Stratagems;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Exact chances of a battle round and of a political attempt, every die thrown once, as far as the viewer may know them. */
@Rule({"7.2", "9.3", "14.3-political"})
final class Odds {
    private final Procedures rules;

    Odds(Procedures rules) {
        this.rules = rules;
    }

    /** A political attempt, the oracle's die too when it is asked. */
    @Rule("11.2-oracle")
    Line politics(War seen, Side side, Call call) {
        String zone = call.one(PoliticalAct.PROVINCE);
        Tables.Political table = rules.printed().tables().political();
        boolean oracle = PoliticalAct.oracle(call);
        int bonus = PoliticalAct.number(call, PoliticalAct.POINTS)
                + rules.politics().presence(seen, side, zone)
                + PoliticalAct.number(call, PoliticalAct.MANOEUVRES) * table.manoeuvres();
        int needed = table.needs(side, zone).orElse(Integer.MAX_VALUE);
        int hits = 0;
        int of = 0;
        for (int asked = 1; asked <= (oracle ? Tables.SIDES : 1); asked++) {
            int answer = oracle ? Stratagems.answer(asked, table.oracle()) : 0;
            for (int one = 1; one <= Tables.SIDES; one++) {
                for (int two = 1; two <= Tables.SIDES; two++) {
                    hits += one + two + bonus + answer >= needed ? 1 : 0;
                    of++;
                }
            }
        }
        return new Line(Text.of("odds.politics", "zone", Zone.named(zone), "hits", hits, "of", of), "14.3-political");
    }

    /** The round that the order leads to, or the pursuit. */
    List<Line> battle(War seen, Battle battle, Side side, Call call) {
        return switch (call.verb()) {
            case FightAct.NAME ->
                call.one(FightAct.WILL).equals(Battles.BREAK) && !battle.sea()
                        ? rolls(seen, battle, List.of(side.other()), List.of(LandCombat.PURSUIT))
                        : round(seen, battle);
            case CityAct.NAME ->
                round(seen, call.one(CityAct.WHERE).equals(CityAct.INSIDE) ? battle.inside(side) : battle);
            case StratagemAct.NAME -> {
                String stratagem = call.one(StratagemAct.COUNTER);
                boolean union =
                        stratagem.equals(Stratagems.UNION) && !seen.tide().isolation();
                War then = union ? seen.with(seen.tide().union(true)) : seen;
                yield opening(battle)
                        ? round(then, battle.with(side, Stratagems.played(battle.ranks(side), stratagem)))
                        : List.of();
            }
            default -> opening(battle) ? round(seen, battle) : List.of();
        };
    }

    private static boolean opening(Battle battle) {
        return battle.stage() == Battle.Stage.OPENING_ACTIVE || battle.stage() == Battle.Stage.OPENING_PASSIVE;
    }

    private List<Line> round(War seen, Battle battle) {
        return rolls(
                seen,
                battle,
                List.of(Side.values()),
                battle.sea() ? List.of(SeaCombat.SEA) : List.of(LandCombat.FIRE, LandCombat.MELEE));
    }

    /** What each die does; the mêlée as it would be without losses by fire. */
    private List<Line> rolls(War seen, Battle battle, List<Side> sides, List<String> phases) {
        List<Line> lines = new ArrayList<>();
        for (String phase : phases) {
            for (Side side : sides) {
                Reckoning reckoning = rules.battles().reckon(seen, battle, side, phase);
                if (reckoning.points() > 0) {
                    lines.add(new Line(
                            Text.of(
                                    "odds.round." + phase,
                                    "side",
                                    side.named(),
                                    "points",
                                    reckoning.points(),
                                    "results",
                                    new Arg.Typed(results(battle, side, reckoning))),
                            battle.sea() ? "9.3" : "7.2"));
                }
            }
        }
        return lines;
    }

    private String results(Battle battle, Side side, Reckoning reckoning) {
        boolean twice = side == Side.GREEK && battle.ranks(side).sacrifice();
        List<String> results = new ArrayList<>();
        for (int die = 1; die <= Tables.SIDES; die++) {
            String result = battle.sea()
                    ? Integer.toString(rules.seaCombat().result(reckoning, die))
                    : rules.landCombat().result(reckoning, die);
            results.add(twice ? 2 * LandCombat.points(result) + (LandCombat.tests(result) ? "T" : "") : result);
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
