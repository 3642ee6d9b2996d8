package strategos.engine.games.xenophon.cards;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Token;

/** The shorthand of the card list, so that what a card does can be held against what it prints. */
@Rule("card-list-notation")
final class Notation {
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
            case Effect.Modify(RollKind roll, int add) -> "%s %+d".formatted(sign(roll), add);
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
