package strategos.engine.games.xenophon.printed;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.printed.Effect.Aim;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * A card of the action deck.
 *
 * @param number its place in the card list, from 0
 * @param ways one, or two when the card says "or"
 * @param choice how it reads in a hand and in a menu: its name and what it does
 */
@Rule("action-deck-card-list")
public record Card(int number, String id, List<Way> ways, Choice choice) {
    public Card {
        ways = List.copyOf(ways);
    }

    /** Its name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("card", id);
    }

    /** Whether one of two effects is chosen as it is played. */
    public boolean hasChoice() {
        return ways.size() > 1;
    }

    /** Whether every way of it harms its target: alone, such a card plays itself. */
    @Rule({"solitaire-play", "ruling-S1", "ruling-S2"})
    public boolean onlyHarms() {
        for (int i = 0; i < ways.size(); i++) {
            if (ways.get(i).aim() != Aim.OPPONENT) {
                return false;
            }
        }
        return true;
    }

    /**
     * One way to play a card: most cards have one, those that say "or" have two. All of its effects happen, to one target.
     *
     * @param number from 1, as orders name it
     * @param rolls the rolls to which it adds, or which it has made again; none when it touches no roll
     * @param choice how it reads in a menu
     */
    @Rule({"ruling-X2", "ruling-X3"})
    public record Way(int number, List<Effect> effects, Aim aim, Set<RollKind> rolls, Choice choice) {
        public Way {
            effects = List.copyOf(effects);
            rolls = Collections.unmodifiableSet(rolls);
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
            Set<RollKind> rolls = EnumSet.noneOf(RollKind.class);
            for (Effect effect : effects) {
                if (effect.aim() != aim) {
                    throw new IllegalArgumentException("effects of one way are aimed at one target");
                }
                rolls.addAll(effect.rolls());
            }
            if (!rolls.isEmpty() && effects.size() > 1) {
                throw new IllegalArgumentException("what touches a throw does nothing else");
            }
            if (effects.size() > 1 && !effects.stream().allMatch(Effect::burdens)) {
                throw new IllegalArgumentException("what does several things gives tokens that nobody likes");
            }
            return new Way(number, effects, aim, rolls, new Choice(Integer.toString(number), words(effects)));
        }

        /** Whether it adds to a roll, or has it made again. */
        public boolean touchesRoll() {
            return !rolls.isEmpty();
        }

        /** What it does, in a few words. */
        public Text words() {
            return choice.label();
        }

        private static Text words(List<Effect> effects) {
            return effects.size() == 1
                    ? effects.getFirst().words()
                    : Text.of("effect.gains.target", "tokens", Effect.tokens(effects));
        }
    }
}
