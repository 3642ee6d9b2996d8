package strategos.engine.games.xenophon.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.tables.Tables;

/** The army draws its cards. */
@Rule("draw-phase")
record DrawPhase(Dealer dealer, Tables.Hand hand) implements PhaseRules {
    @Override
    public Phase phase() {
        return Phase.DRAW;
    }

    @Override
    public void begin(Play<March> play) {
        dealer.draw(play, play.state().roller().seat(), hand.draw());
        play.happen(new WordPassed(Phase.ROUTE, Stage.START));
    }
}
