package strategos.engine.games.xenophon.cards;

import java.util.List;
import strategos.engine.Choice;
import strategos.engine.Rule;
import strategos.engine.text.Text;

/**
 * One way to play a card: most cards have one, those that say "or" have two. All of its effects happen, to one target.
 *
 * @param number from 1, as orders name it
 * @param choice how it reads in a menu
 */
@Rule({"ruling-X2", "ruling-X3"})
public record Way(int number, List<Effect> effects, Aim aim, Choice choice) {
    public Way {
        effects = List.copyOf(effects);
    }

    /**
     * The way with these effects.
     *
     * @throws IllegalArgumentException when there are none, or when they cannot be aimed at one target
     */
    static Way of(int number, List<Effect> effects) {
        if (effects.isEmpty()) {
            throw new IllegalArgumentException("a way to play a card does something");
        }
        Aim aim = effects.getFirst().aim();
        for (Effect effect : effects) {
            if (effect.aim() != aim) {
                throw new IllegalArgumentException("effects of one way are aimed at one target");
            }
        }
        return new Way(number, effects, aim, new Choice(Integer.toString(number), words(effects)));
    }

    /** What it does, in a few words. */
    public Text words() {
        return choice.label();
    }

    private static Text words(List<Effect> effects) {
        if (effects.size() == 1) {
            return effects.getFirst().words();
        }
        return Text.of(
                "effect.all", "effects", effects.stream().map(Effect::words).toList());
    }
}
