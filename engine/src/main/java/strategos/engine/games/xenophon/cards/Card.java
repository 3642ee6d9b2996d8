package strategos.engine.games.xenophon.cards;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.offer.Choice;
import strategos.engine.text.Arg;

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
}
