package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.BattleJoined;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.tables.AttackTable;

/** An army that is attacked fights, and some of the anger is spent. */
@Rule({"battle-phase", "ruling-P1"})
record BattlePhase(Thrower thrower, AttackTable table) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.BATTLE;
    }

    @Override
    public void begin(Play<March> play) {
        if (play.state().turn().attacked()) {
            play.happen(new BattleJoined(table.provoked()));
            thrower.cast(play, RollKind.BATTLE);
        } else {
            play.happen(new WordPassed(Phase.EXPOSURE, Stage.START));
        }
    }
}
