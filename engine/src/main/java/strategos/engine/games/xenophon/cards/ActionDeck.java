package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.offer.Choice;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** The cards of the action deck, as {@code cards.json} lists them. */
@Rule({"action-deck", "action-deck-card-list", "card-list-notation"})
public final class ActionDeck {
    /** The file that lists them. */
    public static final String FILE = "cards.json";

    private final List<Card> cards;
    private final Map<String, Card> byId = new HashMap<>();

    private record File(String provenance, List<Listed> cards) {}

    private record Listed(String id, String printed, List<List<Effect>> ways) {}

    private ActionDeck(List<Card> cards) {
        this.cards = List.copyOf(cards);
        cards.forEach(card -> byId.put(card.id(), card));
    }

    /**
     * The deck of these data.
     *
     * @throws BadData when a card stands there twice, does nothing, or does what no card can do
     */
    public static ActionDeck read(GameData data) {
        String where = "config/games/" + data.game() + "/" + FILE;
        File file = data.json(FILE, File.class);
        List<Card> cards = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (Listed listed : file.cards()) {
            String path = "cards[" + cards.size() + "]";
            if (!listed.id().matches("[a-z0-9-]{1,40}")) {
                throw new BadData(where, path + ".id", "\"" + listed.id() + "\" is not lower case with hyphens");
            }
            if (seen.put(listed.id(), cards.size()) != null) {
                throw new BadData(where, path + ".id", listed.id() + " stands there twice");
            }
            if (listed.ways().isEmpty() || listed.ways().size() > 2) {
                throw new BadData(where, path + ".ways", listed.id() + " needs one way to be played, or two");
            }
            String printed = Notation.of(listed.ways());
            if (!printed.equalsIgnoreCase(listed.printed())) {
                throw new BadData(
                        where, path, listed.id() + " prints " + listed.printed() + ", but its ways are " + printed);
            }
            cards.add(card(where, path, cards.size(), listed));
        }
        if (cards.size() < 2) {
            throw new BadData(where, "cards", "a deck has more cards than one");
        }
        return new ActionDeck(cards);
    }

    private static Card card(String where, String path, int number, Listed listed) {
        List<Way> ways = new ArrayList<>();
        for (List<Effect> effects : listed.ways()) {
            try {
                ways.add(Way.of(ways.size() + 1, effects));
            } catch (IllegalArgumentException e) {
                throw new BadData(where, path + ".ways[" + ways.size() + "]", listed.id() + ": " + e.getMessage(), e);
            }
        }
        List<Text> words = ways.stream().map(Way::words).toList();
        Text says = words.size() == 1
                ? words.getFirst()
                : Text.of("effect.either", "first", words.getFirst(), "second", words.getLast());
        Text label = Text.of("hand.card", "card", new Arg.Name("card", listed.id()), "says", says);
        return new Card(number, listed.id(), ways, new Choice(listed.id(), label));
    }

    /** How many cards there are. */
    public int size() {
        return cards.size();
    }

    /** All cards, in the order of the list. */
    public List<Card> all() {
        return cards;
    }

    /** The card with that number. */
    public Card card(int number) {
        return cards.get(number);
    }

    /** The card with that id, if there is one. */
    public Optional<Card> card(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** These cards' ids. */
    public List<String> ids(Cards some) {
        String[] ids = new String[some.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = cards.get(some.at(i)).id();
        }
        return List.of(ids);
    }

    /** The cards as they read in a menu. */
    public List<Choice> choices(Cards some) {
        List<Choice> choices = new ArrayList<>(some.size());
        for (int i = 0; i < some.size(); i++) {
            choices.add(cards.get(some.at(i)).choice());
        }
        return choices;
    }
}
