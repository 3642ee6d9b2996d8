package strategos.engine.games.persians.common;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.common.CounterEvents.OracleAsked;
import strategos.engine.games.persians.common.CounterEvents.StratagemPlayed;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;

/** Stratagems that are played, and what the oracle says. */
@Rule("11.2")
public final class Hands {
    /** What the oracle does to a die of combat or interception. */
    public static final int ON_A_DIE = 2;

    private Hands() {}

    /** A stratagem leaves the hand; a storm goes back into the pool. */
    public static void spend(Play<War> play, Side side, Stratagem stratagem) {
        play.happen(new StratagemPlayed(side, stratagem, stratagem == Stratagem.TEMPEST));
    }

    /** The oracle answers for the political attempt under way, with that value: even is good, odd is bad. */
    public static int ask(Play<War> play, Side side, int value) {
        return ask(play, side, value, Optional.empty());
    }

    /** The oracle answers for the die of the interception under way. */
    public static int ask(Play<War> play, Side side) {
        return ask(play, side, ON_A_DIE, Optional.empty());
    }

    /** The oracle answers for a roll of combat to come. */
    public static void ask(Play<War> play, Side side, CombatPhase roll) {
        ask(play, side, ON_A_DIE, Optional.of(roll));
    }

    @Rule("11.2-oracle")
    private static int ask(Play<War> play, Side side, int value, Optional<CombatPhase> on) {
        spend(play, side, Stratagem.ORACLE);
        Roll roll = Flow.roll(play, side, "oracle", "11.2-oracle", 1);
        int signed = answer(roll.face(), value);
        play.happen(new OracleAsked(side, roll.index(), roll.face(), signed, on));
        return signed;
    }

    /** What the oracle's die says, of that value. */
    public static int answer(int face, int value) {
        return face % 2 == 0 ? value : -value;
    }

    /** What it says of a die of combat or interception. */
    public static int answer(int face) {
        return answer(face, ON_A_DIE);
    }
}
