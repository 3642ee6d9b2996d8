package strategos.engine.games.xenophon.rules;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Stage;

/** One phase of the sequence of play. */
public interface PhaseRules {
    /** Which one. */
    Phase phase();

    /** What happens as it begins: a roll, a question, or straight on to the next phase. */
    void begin(Play<MarchState> play, RollResolver resolver);

    /** The rolls that are made in it. */
    default List<RollRules> rolls() {
        return List.of();
    }

    /** A phase that begins with a roll, if anything calls for it. */
    interface WithRoll extends PhaseRules, RollRules {
        @Override
        default Phase phase() {
            return kind().phase();
        }

        @Override
        default List<RollRules> rolls() {
            return List.of(this);
        }

        /** Whether anything calls for the roll. */
        default boolean called(MarchState march) {
            return true;
        }

        /** A roll that nothing calls for is not made. */
        @Override
        @Rule("ruling-P1")
        default void begin(Play<MarchState> play, RollResolver resolver) {
            if (called(play.state())) {
                resolver.roll(play, kind());
            } else {
                play.happen(new WordPassed(phase().next(), Stage.START));
            }
        }
    }
}
