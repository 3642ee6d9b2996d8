package strategos.engine.games.persians.battle;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.battle.BattleEvents.StageReached;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** Rolls on the combat tables: both sides reckon from their strength before. */
@Rule({"7.2", "7.3", "9.3"})
public final class Volleys {
    private final LandCombat land;
    private final SeaCombat sea;

    Volleys(LandCombat land, SeaCombat sea) {
        this.land = land;
        this.sea = sea;
    }

    /** Both sides throw; both reckon from their strength before. */
    @Rule({"7.1", "7.2", "9.3"})
    void roll(Play<War> play, CombatPhase phase, Stage next) {
        War war = play.state();
        Battle battle = Flow.battle(play);
        Side first = battle.active().side();
        CombatModifiers one = reckon(war, battle, first, phase);
        CombatModifiers two = reckon(war, battle, first.other(), phase);
        roll(play, first, phase, one);
        roll(play, first.other(), phase, two);
        play.happen(new StageReached(next));
    }

    /** What a side brings to a phase. */
    CombatModifiers reckon(War war, Battle battle, Side side, CombatPhase phase) {
        return battle.sea() ? sea.reckon(war, battle, side) : land.reckon(war, battle, side, phase);
    }

    void roll(Play<War> play, Side side, CombatPhase phase, CombatModifiers reckoning) {
        if (reckoning.points() == 0) {
            return;
        }
        Battle battle = Flow.battle(play);
        Roll roll = Flow.roll(play, side, phase.id(), battle.sea() ? "9.3" : "7.2", 1);
        play.happen(new CombatRolled(new BattleRound.Volley(
                side,
                phase,
                reckoning.points(),
                land.tables().column(battle.sea(), reckoning.base()),
                reckoning.shifts(),
                land.tables().column(battle.sea(), reckoning.column()),
                roll.index(),
                roll.face(),
                reckoning.added(),
                result(battle, reckoning, roll.face()))));
    }

    /** The cell of the table for that die. */
    ResultCode result(Battle battle, CombatModifiers reckoning, int die) {
        return battle.sea() ? sea.result(reckoning, die) : land.result(reckoning, die);
    }

    /**
     * What a side brings to a roll on a combat table.
     *
     * @param points combat or naval points
     * @param base the column before shifts, from 0
     * @param shifts columns with their causes
     * @param added to the die, with their causes
     */
    @Rule({"7.2", "9.3"})
    public record CombatModifiers(int points, int base, List<Part> shifts, List<Part> added) {
        public CombatModifiers {
            shifts = List.copyOf(shifts);
            added = List.copyOf(added);
        }

        /** The column after all shifts, not yet held within the table. */
        public int column() {
            return base + sum(shifts);
        }

        /** The die with all that is added to it. */
        public int total(int die) {
            return die + sum(added);
        }

        private static int sum(List<Part> parts) {
            return parts.stream().mapToInt(Part::amount).sum();
        }
    }
}
