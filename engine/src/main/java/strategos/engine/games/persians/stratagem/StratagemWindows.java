package strategos.engine.games.persians.stratagem;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.Battles;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.battle.SeaCombat;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.printed.Atlas.Sea;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** When each stratagem can be played, and at what: only where it does something. */
@Rule({"11.2", "ruling-useful"})
public final class StratagemWindows {
    private final Printed printed;
    private final Forces forces;
    private final LandCombat land;
    private final SeaCombat sea;

    public StratagemWindows(Forces forces, Battles battles) {
        this.printed = forces.printed();
        this.forces = forces;
        this.land = battles.land();
        this.sea = battles.sea();
    }

    /** The stratagems in the side's hand that it may play now with the verb for them. */
    public List<Stratagem> open(War war, Side side) {
        List<Stratagem> open = new ArrayList<>();
        for (Stratagem stratagem : war.side(side).hand().held()) {
            if (!open.contains(stratagem) && printed.tables().usable(stratagem, side) && isOpen(war, side, stratagem)) {
                open.add(stratagem);
            }
        }
        return open;
    }

    @Rule("ruling-tempest")
    private boolean isOpen(War war, Side side, Stratagem stratagem) {
        return switch (war.step()) {
            case Step.Segment segment -> segment.side() == side && inSegment(war, side, stratagem);
            case Step.Activation a ->
                (war.active().orElseThrow().side() == side || stratagem == Stratagem.TEMPEST)
                        && inSegment(war, side, stratagem);
            case Step.Entry entry ->
                entry.asked() == side
                        && (stratagem == Stratagem.RECONNAISSANCE || stratagem == Stratagem.TEMPEST)
                        && inSegment(war, side, stratagem);
            case Step.Fight f -> inBattle(war, war.fight(), side, stratagem);
            default -> false;
        };
    }

    private boolean inSegment(War war, Side side, Stratagem stratagem) {
        return switch (stratagem) {
            case RECONNAISSANCE -> !spots(war, side).isEmpty();
            case TEMPEST -> !seas(war).isEmpty();
            case ISOLATIONISM -> !war.status().isolation();
            case PANHELLENISM -> unites(war);
            case OSTRACISM -> !athenians(war).isEmpty();
            case INTRIGUES -> true;
            default -> false;
        };
    }

    /** It ends Isolation, or gives its column for the rest of the phase, which it cannot do twice. */
    @Rule("11.2-panhellenism")
    private static boolean unites(War war) {
        return war.status().isolation() || !war.status().union();
    }

    private boolean inBattle(War war, Battle battle, Side side, Stratagem stratagem) {
        if (battle.stage() == Battle.Stage.MERCY) {
            return stratagem == Stratagem.NO_QUARTER && side == Side.GREEK && hoplites(war, battle);
        }
        boolean opening = (battle.stage() == Battle.Stage.OPENING_ACTIVE
                        && battle.active().side() == side)
                || (battle.stage() == Battle.Stage.OPENING_PASSIVE
                        && battle.passive().side() == side);
        if (!opening) {
            return false;
        }
        return switch (stratagem) {
            case TREASON -> battle.round().number() == 1;
            case ORACLE ->
                battle.side(side).oracleOn().isEmpty() && !rolls(war, side).isEmpty();
            case PANHELLENISM -> unites(war);
            case GENIUS -> inspires(war, battle, side);
            case SACRIFICE ->
                !battle.sea()
                        && !battle.side(side).sacrifice()
                        && forces.leaders(war, battle.force(side)).stream()
                                .findFirst()
                                .filter(leader -> leader.equals(CounterId.LEONIDAS))
                                .isPresent();
            default -> false;
        };
    }

    /** Whether Themistocles commands, and has a value there that can be doubled: a yellow one counts at sea alone. */
    @Rule({"11.2-genius", "1.1"})
    private boolean inspires(War war, Battle battle, Side side) {
        if (battle.side(side).genius()) {
            return false;
        }
        Battle inspired = battle.with(side, battle.side(side).withGenius(true));
        return battle.sea()
                ? !sea.reckon(war, inspired, side).equals(sea.reckon(war, battle, side))
                : land.tactical(war, inspired, side) != land.tactical(war, battle, side);
    }

    /** Whether Greeks in pursuit have hoplites in order, whom it sets on the enemy. */
    @Rule("11.2-no-quarter")
    private boolean hoplites(War war, Battle battle) {
        War merciless = war.withStatus(war.status().withNoMercy(true));
        return land.reckon(merciless, battle, Side.GREEK, CombatPhase.PURSUIT).points()
                > land.reckon(war, battle, Side.GREEK, CombatPhase.PURSUIT).points();
    }

    /** Sea zones with fleets or ships of anybody, as all can see. */
    @Rule("11.2-tempest")
    public List<ZoneId> seas(War war) {
        List<ZoneId> seas = new ArrayList<>();
        for (Sea zone : printed.atlas().seas()) {
            if (war.greek().present(zone.id()) || war.persian().present(zone.id())) {
                seas.add(zone.id());
            }
        }
        return seas;
    }

    /** Places with a face-down counter of the enemy. */
    public List<ZoneId> spots(War war, Side side) {
        List<ZoneId> spots = new ArrayList<>();
        SideState enemy = war.side(side.other());
        for (Zone zone : printed.atlas().land()) {
            if (enemy.counters(zone.id()) > 0) {
                spots.add(zone.id());
            }
        }
        for (Sea sea : printed.atlas().seas()) {
            if (enemy.counters(sea.id()) > 0) {
                spots.add(sea.id());
            }
        }
        return spots;
    }

    /** Living Athenian leaders: who has died, all know. */
    @Rule("11.2-ostracism")
    public List<CounterId> athenians(War war) {
        List<CounterId> all = new ArrayList<>();
        var sheet = printed.sheet(war);
        sheet.greek().land().forEach(land -> all.addAll(land.leaders()));
        sheet.greek().sea().forEach(fleet -> all.addAll(fleet.leaders()));
        all.removeIf(
                id -> !forces.isOf(war, id, "athens") || war.status().gone().contains(id));
        return all;
    }

    /** Rolls of the side to come in this round on which an oracle can change anything, as the lines stand. */
    @Rule("11.2-oracle")
    public List<CombatPhase> rolls(War war, Side side) {
        Battle battle = war.fight();
        return (battle.sea() ? List.of(CombatPhase.SEA) : List.of(CombatPhase.FIRE, CombatPhase.MELEE))
                .stream().filter(phase -> speaks(war, battle, side, phase)).toList();
    }

    private boolean speaks(War war, Battle battle, Side side, CombatPhase phase) {
        List<ResultCode> silent = results(war, battle, side, phase);
        return IntStream.rangeClosed(1, Tables.SIDES)
                .mapToObj(face -> battle.side(side).oracle(Hands.answer(face), phase))
                .anyMatch(standing ->
                        !results(war, battle.with(side, standing), side, phase).equals(silent));
    }

    /** What each face of the side's die brings; nothing when it does not throw. */
    private List<ResultCode> results(War war, Battle battle, Side side, CombatPhase phase) {
        CombatModifiers reckoning =
                battle.sea() ? sea.reckon(war, battle, side) : land.reckon(war, battle, side, phase);
        return reckoning.points() == 0
                ? List.of()
                : IntStream.rangeClosed(1, Tables.SIDES)
                        .mapToObj(die -> battle.sea() ? sea.result(reckoning, die) : land.result(reckoning, die))
                        .toList();
    }
}
