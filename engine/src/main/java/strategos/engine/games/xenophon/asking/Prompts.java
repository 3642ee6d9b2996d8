package strategos.engine.games.xenophon.asking;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Throw;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.text.Text;

/** The question put to whoever is asked: all may read it, so it tells nothing hidden. */
final class Prompts {
    private final HandLimit limits;

    Prompts(HandLimit limits) {
        this.limits = limits;
    }

    /** The question now put to the army at that place. */
    @Rule("ruling-O1")
    Text of(March march, int place) {
        return switch (march.stage()) {
            case LEADERS -> Text.of("prompt.leader", "army", march.army(place).seat());
            case OPPONENTS -> onThrow("prompt.answer", march);
            case ROLLER -> onThrow("prompt.respond", march);
            case FORCED -> Text.of("prompt.forced", "army", march.roller().seat());
            case FORAGE -> forage(march.roller());
            case RALLY_AGAIN ->
                Text.of(
                        "prompt.rally-again",
                        "army",
                        march.roller().seat(),
                        "mutiny",
                        march.roller().mutiny());
            case DISCARD ->
                Text.of("prompt.discard", "army", march.roller().seat(), "count", limits.over(march.roller()));
            case LOTS, DEAL, START, THROW, OVER ->
                Text.of(
                        "prompt.start",
                        "army",
                        march.roller().seat(),
                        "phase",
                        march.phase().named());
        };
    }

    private static Text onThrow(String key, March march) {
        Throw cast = march.cast();
        return Text.of(
                key,
                "army",
                march.roller().seat(),
                "roll",
                cast.kind().named(),
                "natural",
                cast.natural(),
                "total",
                cast.total());
    }

    private static Text forage(Army army) {
        return Text.of("prompt.forage", "army", army.seat(), "food", army.food(), "starvation", army.starvation());
    }
}
