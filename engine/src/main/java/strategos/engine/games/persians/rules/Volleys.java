package strategos.engine.games.persians.rules;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.events.BattleEvents.CombatRolled;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** Rolls on the combat tables: both sides reckon from their strength before. */
@Rule({"7.2", "7.3", "9.3"})
final class Volleys {
    private static final int TEN = 10;

    private final LandCombat land;
    private final SeaCombat sea;

    Volleys(LandCombat land, SeaCombat sea) {
        this.land = land;
        this.sea = sea;
    }

    /** Both sides throw; both reckon from their strength before. */
    @Rule({"7.1", "7.2", "9.3"})
    void roll(Play<War> play, String phase, Stage next) {
        War war = play.state();
        Battle battle = Flow.battle(play);
        Side first = battle.active().side();
        Reckoning one = reckon(war, battle, first, phase);
        Reckoning two = reckon(war, battle, first.other(), phase);
        roll(play, first, phase, one);
        roll(play, first.other(), phase, two);
        Flow.stage(play, Flow.battle(play), next);
    }

    /** What a side brings to a phase. */
    Reckoning reckon(War war, Battle battle, Side side, String phase) {
        return battle.sea() ? sea.reckon(war, battle, side) : land.reckon(war, battle, side, phase);
    }

    void roll(Play<War> play, Side side, String phase, Reckoning reckoning) {
        if (reckoning.points() == 0) {
            return;
        }
        Battle battle = Flow.battle(play);
        Roll roll = Flow.roll(play, side, phase, battle.sea() ? "9.3" : "7.2", 1);
        String result = result(battle, reckoning, roll.face());
        Ranks owing = owing(battle, side, phase, result);
        play.happen(new CombatRolled(
                side,
                phase,
                battle.place(),
                reckoning.points(),
                land.tables().column(battle.sea(), reckoning.base()),
                reckoning.shifts(),
                land.tables().column(battle.sea(), reckoning.column()),
                roll.index(),
                roll.face(),
                reckoning.added(),
                result,
                owing,
                owing.owes() == 0 && !owing.tests()));
    }

    /** The cell of the table for that die. */
    String result(Battle battle, Reckoning reckoning, int die) {
        return battle.sea() ? Integer.toString(sea.result(reckoning, die)) : land.result(reckoning, die);
    }

    /** What the enemy of the side owes for such a result: twice as much beside Leonidas, and no test in a pursuit. */
    @Rule({"7.3", "7.6", "11.2-sacrifice"})
    Ranks owing(Battle battle, Side side, String phase, String result) {
        int points = LandCombat.points(result);
        boolean noble = points == TEN && !battle.sea();
        int factor = side == Side.GREEK && battle.ranks(side).sacrifice() ? 2 : 1;
        boolean tests = LandCombat.tests(result) && !phase.equals(LandCombat.PURSUIT);
        return battle.ranks(side.other()).owing(factor * points, noble, tests);
    }
}
