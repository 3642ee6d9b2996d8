package strategos.engine.games.persians.rules;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.events.BattleEvents.CombatRolled;
import strategos.engine.games.persians.events.BattleEvents.StageReached;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.CombatPhase;
import strategos.engine.games.persians.war.ResultCode;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** Rolls on the combat tables: both sides reckon from their strength before. */
@Rule({"7.2", "7.3", "9.3"})
final class Volleys {
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
        Reckoning one = reckon(war, battle, first, phase);
        Reckoning two = reckon(war, battle, first.other(), phase);
        roll(play, first, phase, one);
        roll(play, first.other(), phase, two);
        play.happen(new StageReached(next));
    }

    /** What a side brings to a phase. */
    Reckoning reckon(War war, Battle battle, Side side, CombatPhase phase) {
        return battle.sea() ? sea.reckon(war, battle, side) : land.reckon(war, battle, side, phase);
    }

    void roll(Play<War> play, Side side, CombatPhase phase, Reckoning reckoning) {
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
    ResultCode result(Battle battle, Reckoning reckoning, int die) {
        return battle.sea() ? sea.result(reckoning, die) : land.result(reckoning, die);
    }
}
