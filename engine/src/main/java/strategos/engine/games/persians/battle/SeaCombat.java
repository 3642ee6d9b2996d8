package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Odds, columns and modifiers of a combat at sea. */
@Rule({"9.3", "5.4-straits"})
public final class SeaCombat {
    private static final int PER = 10;

    private final Printed printed;
    private final Forces forces;

    public SeaCombat(Forces forces) {
        this.forces = forces;
        this.printed = forces.printed();
    }

    /** What the side brings to a round. */
    public CombatModifiers reckon(War war, Battle battle, Side side) {
        int own = points(war, battle, side);
        return new CombatModifiers(
                own,
                column(battle, own, points(war, battle, side.other())),
                shifts(war, battle, side),
                added(war, battle, side));
    }

    /** Naval points in the battle. */
    public int points(War war, Battle battle, Side side) {
        return printed.counters().naval(forces.ships(war, battle.force(side)));
    }

    /** In the straits the odds shrink while the Greek force is attacked. */
    private int column(Battle battle, int own, int enemy) {
        Tables.NavalTable table = printed.tables().navalCombat();
        int plain = table.column(own, enemy);
        Optional<Tables.Strait> strait = printed.tables().strait(battle.place());
        if (strait.isEmpty() || battle.active().side() == Side.GREEK) {
            return plain;
        }
        int stronger = table.column(Math.max(own, enemy), Math.min(own, enemy));
        if (stronger <= table.even() + strait.get().upTo() - 1) {
            return table.even();
        }
        return own > enemy ? table.even() + 1 : table.even() - 1;
    }

    private List<Part> shifts(War war, Battle battle, Side side) {
        List<Part> shifts = new ArrayList<>();
        int better = strategic(war, battle.force(side)) - strategic(war, battle.force(side.other()));
        add(shifts, "strategic", Math.max(0, better));
        add(shifts, "treason", battle.side(side).shift());
        add(shifts, "support", supported(war, battle, side) ? 1 : 0);
        add(shifts, "union", side == Side.GREEK && war.status().union() ? 1 : 0);
        return shifts;
    }

    private int strategic(War war, Force force) {
        return forces.aboard(war, force).stream()
                .findFirst()
                .map(printed.counters()::strategic)
                .orElse(0);
    }

    private boolean supported(War war, Battle battle, Side side) {
        Optional<ZoneId> land = printed.atlas().twin(battle.place());
        if (land.isEmpty()) {
            return false;
        }
        List<String> ashore = forces.nations(war.side(side).troops(land.get()));
        return forces.ships(war, battle.force(side)).stream().anyMatch(ship -> ashore.contains(forces.nation(ship)));
    }

    private List<Part> added(War war, Battle battle, Side side) {
        List<Part> added = new ArrayList<>();
        Force force = battle.force(side);
        Optional<Leader> admiral = forces.admiral(war, force);
        int tactical = admiral.map(Leader::atSea).orElse(0);
        boolean genius = battle.side(side).genius()
                && admiral.filter(a -> a.id().equals(CounterId.THEMISTOCLES)).isPresent();
        add(added, "leader", genius ? 2 * tactical : tactical);
        Optional<Tables.Strait> strait = printed.tables().strait(battle.place());
        int embarked = printed.counters().points(forces.cargo(war, force)) / PER;
        add(added, "embarked", strait.map(s -> Math.min(embarked, s.embarked())).orElse(embarked));
        boolean local = side == Side.GREEK
                && strait.isPresent()
                && forces.ships(war, force).stream()
                        .anyMatch(ship -> strait.get().local().contains(forces.nation(ship)));
        add(added, "local", local ? 1 : 0);
        BattleSide own = battle.side(side);
        add(added, "oracle", own.oracleOn().equals(Optional.of(CombatPhase.SEA)) ? own.oracle() : 0);
        return added;
    }

    private static void add(List<Part> parts, String cause, int amount) {
        if (amount != 0) {
            parts.add(new Part(cause, amount));
        }
    }

    /** Naval points that the enemy loses. */
    public ResultCode result(CombatModifiers reckoning, int die) {
        return new ResultCode(printed.tables().navalCombat().cell(reckoning.column(), reckoning.total(die)), false);
    }
}
