package strategos.engine.games.persians.rules;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;

/** When each stratagem can be played, and at what. */
@Rule("11.2")
public final class StratagemWindows {
    private final Printed printed;
    private final Forces forces;

    StratagemWindows(Forces forces) {
        this.printed = forces.printed();
        this.forces = forces;
    }

    /** The stratagems in the side's hand that it may play now with the verb for them. */
    public List<String> open(War war, Side side) {
        List<String> open = new ArrayList<>();
        for (String id : war.camp(side).hand().held()) {
            if (!open.contains(id) && printed.tables().usable(id, side) && isOpen(war, side, id)) {
                open.add(id);
            }
        }
        return open;
    }

    @Rule("ruling-tempest")
    private boolean isOpen(War war, Side side, String id) {
        return switch (war.step()) {
            case Step.Segment segment -> segment.side() == side && inSegment(war, side, id);
            case Active active -> active.side() == side ? inSegment(war, side, id) : id.equals(Stratagems.TEMPETE);
            case Step.Entry entry ->
                entry.asked() == side
                        && (id.equals(Stratagems.RECONNAISSANCE) || id.equals(Stratagems.TEMPETE))
                        && (!id.equals(Stratagems.RECONNAISSANCE)
                                || !spots(war, side).isEmpty());
            case Step.Fight(Battle battle) -> inBattle(war, battle, side, id);
            default -> false;
        };
    }

    private boolean inSegment(War war, Side side, String id) {
        return switch (id) {
            case Stratagems.RECONNAISSANCE -> !spots(war, side).isEmpty();
            case Stratagems.TEMPETE, Stratagems.ISOLATION, Stratagems.UNION -> true;
            case Stratagems.OSTRACISME -> !athenians(war).isEmpty();
            case Stratagems.INTRIGUES -> true;
            default -> false;
        };
    }

    private boolean inBattle(War war, Battle battle, Side side, String id) {
        if (battle.stage() == Battle.Stage.MERCY) {
            return id.equals(Stratagems.NO_QUARTER) && side == Side.GREEK;
        }
        boolean opening = (battle.stage() == Battle.Stage.OPENING_ACTIVE
                        && battle.active().side() == side)
                || (battle.stage() == Battle.Stage.OPENING_PASSIVE
                        && battle.passive().side() == side);
        if (!opening) {
            return false;
        }
        List<String> leaders = forces.fighting(war, battle.force(side));
        return switch (id) {
            case Stratagems.TRAHISON -> battle.round() == 1;
            case Stratagems.ORACLE -> battle.ranks(side).oracleOn().isEmpty();
            case Stratagems.UNION -> true;
            case Stratagems.GENIE ->
                leaders.contains("themistocle") && !battle.ranks(side).genie();
            case Stratagems.SACRIFICE ->
                !battle.sea()
                        && leaders.stream()
                                .findFirst()
                                .filter("leonidas"::equals)
                                .isPresent();
            default -> false;
        };
    }

    /** Places with a face-down counter of the enemy. */
    public List<String> spots(War war, Side side) {
        List<String> spots = new ArrayList<>();
        Camp enemy = war.camp(side.other());
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
    @Rule("11.2-ostracisme")
    public List<String> athenians(War war) {
        List<String> all = new ArrayList<>();
        var sheet = printed.sheet(war);
        sheet.greek().land().forEach(land -> all.addAll(land.leaders()));
        sheet.greek().sea().forEach(fleet -> all.addAll(fleet.leaders()));
        all.removeIf(id ->
                !forces.nation(war, id).equals("athens") || war.tide().gone().contains(id));
        return all;
    }

    /** Rolls on which an oracle can be asked for now. */
    public List<String> rolls(War war) {
        return war.battle().filter(Battle::sea).isPresent()
                ? List.of(SeaCombat.SEA)
                : List.of(LandCombat.FIRE, LandCombat.MELEE);
    }
}
