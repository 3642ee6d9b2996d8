package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Strengths, columns and modifiers of a combat on land. */
@Rule({"7.2", "7.3", "7.6", "7.7"})
public final class LandCombat {
    /** Columns that who lies in ambush gains (7.7). */
    public static final int AMBUSHER = 2;

    private static final int AMBUSHED = -1;
    private static final int OUTSIDE = -2;
    private static final int PASS = 2;
    private static final int TWO = 2;

    private final Printed printed;
    private final Forces forces;

    public LandCombat(Forces forces) {
        this.forces = forces;
        this.printed = forces.printed();
    }

    /** Units of the side in the battle that are in order. */
    public Troops organised(War war, Battle battle, Side side) {
        return forces.troops(war, battle.force(side)).minus(battle.side(side).out());
    }

    /** What the side brings to that phase. */
    public CombatModifiers reckon(War war, Battle battle, Side side, CombatPhase phase) {
        return reckon(war, battle, side, body(war, side, organised(war, battle, side), phase), phase);
    }

    /** What the side would bring to that phase with such units in order. */
    CombatModifiers reckon(War war, Battle battle, Side side, CombatStrength body, CombatPhase phase) {
        return new CombatModifiers(
                body.points(),
                printed.tables().landCombat().column(body.points()),
                shifts(war, battle, side),
                added(war, battle, side, body, phase));
    }

    /** The least body that stands in the same column. */
    CombatStrength standard(CombatStrength body) {
        List<Integer> from = printed.tables().landCombat().from();
        int points = body.points();
        return points == 0
                ? CombatStrength.NONE
                : new CombatStrength(
                        TWO * from.get(printed.tables().landCombat().column(points)), body.elite());
    }

    private CombatStrength body(War war, Side side, Troops troops, CombatPhase phase) {
        CombatStrength all = CombatStrength.NONE;
        for (String kind : troops.kinds()) {
            all = all.plus(body(war, side, kind, phase).times(troops.count(kind)));
        }
        return all;
    }

    /** What one unit of that kind counts on that side. */
    CombatStrength body(War war, Side side, String kind, CombatPhase phase) {
        Arms arms = printed.counters().unit(kind);
        int twice = switch (phase) {
            case FIRE -> arms.fires() ? TWO * arms.points() : 0;
            case MELEE -> arms.meleeTwice();
            default -> TWO * arms.pursuit(war.status().noMercy() && side == Side.GREEK);
        };
        return new CombatStrength(twice, arms.morale().equals("A"));
    }

    @Rule("ruling-ambushed")
    private List<Part> shifts(War war, Battle battle, Side side) {
        List<Part> shifts = new ArrayList<>();
        BattleSide enemy = battle.side(side.other());
        Zone zone = printed.atlas().zone(battle.place());
        if (battle.ambusher().isPresent()) {
            boolean own = battle.ambusher().get() == side;
            shifts.add(new Part(own ? "ambusher" : "ambushed", own ? AMBUSHER : AMBUSHED));
        }
        if (zone.thermopylae() && side == Side.GREEK && enemy.shift() == 0) {
            shifts.add(new Part("thermopylae", PASS));
        }
        add(shifts, "treason", battle.side(side).shift());
        if (battle.inside().isPresent() && battle.inside().get() != side) {
            shifts.add(new Part("city", OUTSIDE));
        }
        add(shifts, "support", supported(war, battle, side) ? 1 : 0);
        add(shifts, "union", side == Side.GREEK && war.status().union() ? 1 : 0);
        return shifts;
    }

    private static void add(List<Part> parts, String cause, int amount) {
        if (amount != 0) {
            parts.add(new Part(cause, amount));
        }
    }

    /** Ships of the same nation as a unit in the battle, in the same strait. */
    @Rule("5.4-straits")
    private boolean supported(War war, Battle battle, Side side) {
        Optional<ZoneId> sea = printed.atlas().twin(battle.place());
        if (sea.isEmpty()) {
            return false;
        }
        List<String> nations = forces.nations(forces.troops(war, battle.force(side)));
        return war.side(side).afloat(sea.get()).stream()
                .flatMap(v -> v.ships().stream())
                .anyMatch(ship -> nations.contains(forces.nation(ship)));
    }

    private List<Part> added(War war, Battle battle, Side side, CombatStrength body, CombatPhase phase) {
        List<Part> added = new ArrayList<>();
        add(added, "leader", tactical(war, battle, side));
        add(added, "morale-a", body.elite() ? 1 : 0);
        add(added, "mountain", printed.atlas().mountain(battle.place()) ? -1 : 0);
        BattleSide own = battle.side(side);
        add(added, "oracle", own.oracleOn().equals(Optional.of(phase)) ? own.oracle() : 0);
        return added;
    }

    /** The commander's tactical value, doubled by genius. */
    @Rule({"7.5", "11.2-genius"})
    public int tactical(War war, Battle battle, Side side) {
        int value =
                forces.commander(war, battle.force(side)).map(Leader::onLand).orElse(0);
        return battle.side(side).genius()
                        && forces.leaders(war, battle.force(side)).stream()
                                .findFirst()
                                .filter(CounterId.THEMISTOCLES::equals)
                                .isPresent()
                ? TWO * value
                : value;
    }

    /** The cell of the table. */
    public ResultCode result(CombatModifiers reckoning, int die) {
        return ResultCode.of(printed.tables().landCombat().cell(reckoning.column(), reckoning.total(die)));
    }

    /** Whether a unit of that morale passes with that throw. */
    @Rule({"7.4", "7.5", "7.7"})
    public boolean passes(War war, Battle battle, Side side, String morale, int thrown) {
        int total = thrown + tactical(war, battle, side);
        if (battle.ambusher().isPresent()) {
            total += battle.ambusher().get() == side ? 1 : -1;
        }
        return total >= printed.tables().morale().get(morale);
    }

    /** The losses that a side owes. */
    @Rule("7.3")
    public LossChoice losses(War war, Battle battle, Side side) {
        BattleSide standing = battle.side(side);
        boolean all = battle.stage() == Battle.Stage.PURSUIT_LOSSES;
        Troops from = all ? forces.troops(war, battle.force(side)) : organised(war, battle, side);
        return new LossChoice(
                from.counts(),
                kind -> printed.counters().unit(kind).points(),
                standing.owes(),
                kind -> printed.counters().unit(kind).noble(),
                standing.noble());
    }

    /** The charts. */
    public Tables tables() {
        return printed.tables();
    }

    /**
     * What the combat table counts of some units.
     *
     * @param twice their points in that phase, doubled since archers count half in mêlée
     * @param elite whether a unit of morale A is among them
     */
    @Rule("7.2")
    record CombatStrength(int twice, boolean elite) {
        /** No units. */
        static final CombatStrength NONE = new CombatStrength(0, false);

        /** Both together. */
        CombatStrength plus(CombatStrength more) {
            return new CombatStrength(twice + more.twice, elite || more.elite);
        }

        /** So many alike. */
        CombatStrength times(int count) {
            return count == 0 ? NONE : new CombatStrength(twice * count, elite);
        }

        /** Combat points, a half rounded up. */
        int points() {
            return (twice + 1) / 2;
        }
    }
}
