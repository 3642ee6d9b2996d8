package strategos.engine.games.persians.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.computer.Forecast.Strength;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.Facade.Face;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;

/** Reckons the strength of bodies of troops: exactly where they are known, by guess where they lie face down. */
final class Muster {
    /** An enemy commander is taken to be so good. */
    private static final int USUAL_LEADER = 1;

    private static final double PAIRS = 36.0;

    /** Below 1, since armies march together: one counter of two hides more than half. */
    private static final double TOGETHER = 0.6;

    /** What a turn of war leaves of an army, about. */
    private static final double LEFT_AFTER_A_TURN = 0.82;

    private final Procedures rules;
    private final Printed printed;

    Muster(Procedures rules) {
        this.rules = rules;
        this.printed = rules.printed();
    }

    /** Printed points. */
    int points(Troops troops) {
        return printed.counters().points(troops);
    }

    /** Troops under a commander of that tactical value. */
    Strength of(Troops troops, int tactical) {
        double fire = 0;
        double melee = 0;
        double shaken = 0;
        boolean elite = false;
        for (Map.Entry<String, Integer> kind : troops.counts().entrySet()) {
            Arms arms = printed.counters().unit(kind.getKey());
            fire += arms.fires() ? arms.points() * kind.getValue() : 0;
            melee += arms.meleeTwice() * kind.getValue() / 2.0;
            shaken += kind.getValue() * failing(printed.tables().morale().get(arms.morale()) - tactical);
            elite |= arms.morale().equals("A");
        }
        return new Strength(
                points(troops),
                fire,
                melee,
                troops.isEmpty() ? 0 : shaken / troops.size(),
                tactical + (elite ? 1 : 0),
                0);
    }

    /** How likely two dice are below that. */
    private static double failing(int needed) {
        int below = 0;
        for (int one = 1; one <= 6; one++) {
            for (int two = 1; two <= 6; two++) {
                below += one + two < needed ? 1 : 0;
            }
        }
        return below / PAIRS;
    }

    /** An own force. */
    Strength of(Seen<War> seen, Force force) {
        int tactical = rules.forces()
                .commander(seen.position(), force)
                .map(Leader::onLand)
                .orElse(0);
        return of(rules.forces().troops(seen.position(), force), tactical);
    }

    /** A side of a battle as it stands now, with its columns and its die. */
    Strength of(Seen<War> seen, Battle battle, Side side) {
        Strength plain = of(
                rules.battles().land().organised(seen.position(), battle, side),
                rules.battles().land().tactical(seen.position(), battle, side));
        CombatModifiers melee = rules.battles().land().reckon(seen.position(), battle, side, CombatPhase.MELEE);
        int bonus = melee.added().stream().mapToInt(Part::amount).sum();
        int shift = melee.shifts().stream().mapToInt(Part::amount).sum();
        return new Strength(plain.points(), plain.fire(), plain.melee(), plain.shaken(), bonus, shift);
    }

    /** What may stand in a zone for the enemy: what is face up, and a prudent share of what is not. */
    Strength guess(Seen<War> seen, Side enemy, ZoneId zone) {
        SideState state = seen.position().side(enemy);
        return of(state.pile(zone).all(), 0).and(hidden(seen, enemy, state.counters(zone)));
    }

    /** What may lie below so many counters of the enemy on land. */
    Strength hidden(Seen<War> seen, Side enemy, int counters) {
        SideState state = seen.position().side(enemy);
        int all = 0;
        for (Face face : state.faces()) {
            all += face.place().sea() ? 0 : face.count();
        }
        all = Math.max(all, counters);
        if (counters == 0) {
            return Strength.NONE;
        }
        Troops army = army(seen, enemy);
        double share = Math.pow((double) counters / all, TOGETHER) * (1 - faceUp(state, army));
        return of(army, USUAL_LEADER)
                .times(share * Math.pow(LEFT_AFTER_A_TURN, seen.position().turn()));
    }

    private double faceUp(SideState state, Troops army) {
        int up = 0;
        for (var pile : state.piles()) {
            up += points(pile.all());
        }
        return Math.min(1, (double) up / Math.max(1, points(army)));
    }

    /** What the side began with, and the provinces that have joined it. */
    @Rule("14.3-political")
    private Troops army(Seen<War> seen, Side side) {
        War war = seen.position();
        ScenarioSheet sheet = printed.sheet(war);
        Troops all = Troops.NONE;
        for (ScenarioSheet.Land land : sheet.deployment(side).land()) {
            all = all.plus(new Troops(land.units()));
        }
        for (ScenarioSheet.Land land : sheet.neutral()) {
            boolean joined = war.province(land.zone())
                    .flatMap(Province::side)
                    .filter(whose -> whose == side)
                    .isPresent();
            all = joined ? all.plus(new Troops(land.units())) : all;
        }
        return all;
    }

    /** Naval points that may lie in a sea zone for the enemy. */
    double ships(Seen<War> seen, Side enemy, ZoneId sea) {
        SideState state = seen.position().side(enemy);
        int all = 0;
        for (Face face : state.faces()) {
            all += face.place().sea() ? face.count() : 0;
        }
        List<String> types = new ArrayList<>();
        printed.sheet(seen.position()).deployment(enemy).sea().forEach(fleet -> types.addAll(fleet.ships()));
        int total = types.stream()
                .mapToInt(
                        type -> printed.counters().shipType(type).orElseThrow().points())
                .sum();
        int singles = state.afloat(sea).stream()
                .mapToInt(v -> printed.counters().naval(v.ships()))
                .sum();
        int here = state.counters(sea);
        return singles + (here == 0 ? 0 : total * Math.sqrt((double) here / Math.max(all, here)));
    }
}
