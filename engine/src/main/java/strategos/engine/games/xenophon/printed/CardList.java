package strategos.engine.games.xenophon.printed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The cards of the action deck, as {@code cards.json} lists them. */
@Rule({"action-deck", "action-deck-card-list", "card-list-notation"})
public final class CardList {
    /** The file that lists them. */
    public static final String FILE = "cards.json";

    private final List<Card> cards;
    private final Map<String, Card> byId = new HashMap<>();

    private record File(String provenance, List<Listed> cards) {}

    private record Listed(String id, String printed, List<List<Effect>> ways) {}

    private CardList(List<Card> cards) {
        this.cards = List.copyOf(cards);
        cards.forEach(card -> byId.put(card.id(), card));
    }

    /**
     * The deck of these data.
     *
     * @throws BadData when a card stands there twice, does nothing, or does what no card can do
     */
    public static CardList read(GameData data) {
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
        return new CardList(cards);
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

    /** The shorthand of the card list, so that what a card does can be held against what it prints. */
    @Rule("card-list-notation")
    private static final class Notation {
        private static final Map<RollKind, String> ROLLS = Map.ofEntries(
                Map.entry(RollKind.BATTLE, "BR"),
                Map.entry(RollKind.RALLY, "RR"),
                Map.entry(RollKind.EXPOSURE, "ER"),
                Map.entry(RollKind.SATRAP, "SR"),
                Map.entry(RollKind.ATTACK, "AR"),
                Map.entry(RollKind.NEGOTIATION, "NR"),
                Map.entry(RollKind.DESERTION, "DR"),
                Map.entry(RollKind.WEATHER, "WR"),
                Map.entry(RollKind.TRAVEL, "TR"),
                Map.entry(RollKind.STARVATION, "ZR"),
                Map.entry(RollKind.FORAGE, "FR"),
                Map.entry(RollKind.MORALE, "MR"));
        private static final Map<Token, String> TOKENS =
                Map.of(Token.FOOD, "FT", Token.STARVATION, "ST", Token.MUTINY, "MT", Token.ANGER, "AT");

        private Notation() {}

        static String of(List<List<Effect>> ways) {
            return ways.stream().map(Notation::way).collect(Collectors.joining(" or "));
        }

        private static String way(List<Effect> effects) {
            StringBuilder way = new StringBuilder();
            for (Effect effect : effects) {
                String one = of(effect);
                // The list writes the verb once: "Gain 1 AT & 1 MT".
                way.append(way.isEmpty() ? one : " & " + one.substring(one.indexOf(' ') + 1));
            }
            return way.toString();
        }

        private static String of(Effect effect) {
            return switch (effect) {
                case Effect.Modify(RollKind roll, int add) -> String.format(Locale.ROOT, "%s %+d", sign(roll), add);
                case Effect.Reroll(RollKind roll) -> "Reroll " + sign(roll);
                case Effect.RerollAny any -> "Reroll Target Roll";
                case Effect.ExtraRally rally -> "Get 1 extra RR";
                case Effect.Draw(int cards) -> "Draw " + cards + " Cards";
                case Effect.Gain(Token token, int count) ->
                    verb(token, count) + " " + Math.abs(count) + " " + TOKENS.get(token);
            };
        }

        private static String sign(RollKind roll) {
            return ROLLS.getOrDefault(roll, roll.id());
        }

        private static String verb(Token token, int count) {
            if (count > 0) {
                return "Gain";
            }
            return token == Token.FOOD ? "Lose" : "Remove";
        }
    }
}
