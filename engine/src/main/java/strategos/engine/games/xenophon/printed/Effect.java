package strategos.engine.games.xenophon.printed;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** What a card does to its target, as the card list prints it. */
@Rule("action-deck-card-list")
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Effect.Modify.class, name = "modify"),
    @JsonSubTypes.Type(value = Effect.Reroll.class, name = "reroll"),
    @JsonSubTypes.Type(value = Effect.RerollAny.class, name = "reroll-any"),
    @JsonSubTypes.Type(value = Effect.ExtraRally.class, name = "extra-rally"),
    @JsonSubTypes.Type(value = Effect.Draw.class, name = "draw"),
    @JsonSubTypes.Type(value = Effect.Gain.class, name = "gain")
})
public sealed interface Effect {
    /** At whom it may be aimed. */
    Aim aim();

    /** The rolls to which it adds, or which it has made again. */
    default Set<RollKind> rolls() {
        return switch (this) {
            case Modify modify -> EnumSet.of(modify.roll());
            case Reroll reroll -> EnumSet.of(reroll.roll());
            case RerollAny any -> EnumSet.allOf(RollKind.class);
            case ExtraRally rally -> EnumSet.noneOf(RollKind.class);
            case Draw draw -> EnumSet.noneOf(RollKind.class);
            case Gain gain -> EnumSet.noneOf(RollKind.class);
        };
    }

    /** What it does, in a few words. */
    Text words();

    /** Whether it gives tokens that nobody likes. */
    default boolean burdens() {
        return this instanceof Gain gain && gain.count() > 0 && gain.aim() == Aim.OPPONENT;
    }

    /** The tokens that effects give, as a list for words. */
    static List<Text> tokens(List<Effect> effects) {
        return effects.stream()
                .filter(Gain.class::isInstance)
                .map(Gain.class::cast)
                .map(gain -> Text.of(
                        "brief.token",
                        "count",
                        gain.count(),
                        "token",
                        gain.token().named()))
                .toList();
    }

    /** What effects do together when they are played on that army, in a sentence of the story. */
    static Text told(List<Effect> effects, Seat on, Optional<RollKind> rolled) {
        return effects.size() == 1
                ? effects.getFirst().told(on, rolled)
                : Text.of("effect.told.gains", "army", on, "tokens", tokens(effects));
    }

    /** What it does when it is played on that army, in a sentence of the story. */
    default Text told(Seat on, Optional<RollKind> rolled) {
        return words();
    }

    /** Adds to a roll on the table. */
    @Rule("ruling-aims")
    record Modify(RollKind roll, int add) implements Effect {
        @Override
        public Aim aim() {
            return switch (roll.favours()) {
                case HIGH -> add > 0 ? Aim.SELF : Aim.OPPONENT;
                case LOW -> add < 0 ? Aim.SELF : Aim.OPPONENT;
                case EITHER -> Aim.EITHER;
                case NEITHER -> throw new IllegalArgumentException("no card can add to a roll for " + roll.id());
            };
        }

        @Override
        public Text words() {
            return Text.of("effect.modify", "roll", roll.named(), "add", add);
        }
    }

    /** The dice of that roll are rolled again. */
    @Rule({"ruling-X1", "ruling-X4"})
    record Reroll(RollKind roll) implements Effect {
        @Override
        public Aim aim() {
            return Aim.EITHER;
        }

        @Override
        public Text words() {
            return Text.of("effect.reroll", "roll", roll.named());
        }

        @Override
        public Text told(Seat on, Optional<RollKind> rolled) {
            return Text.of("effect.told.reroll", "roll", roll.named());
        }
    }

    /** The dice of any roll are rolled again. */
    @Rule({"ruling-X1", "ruling-X4"})
    record RerollAny() implements Effect {
        @Override
        public Aim aim() {
            return Aim.EITHER;
        }

        @Override
        public Text words() {
            return Text.of("effect.reroll-any");
        }

        @Override
        public Text told(Seat on, Optional<RollKind> rolled) {
            return rolled.map(kind -> Text.of("effect.told.reroll", "roll", kind.named()))
                    .orElseGet(this::words);
        }
    }

    /** One more rally roll. */
    @Rule("ruling-X5")
    record ExtraRally() implements Effect {
        @Override
        public Aim aim() {
            return Aim.SELF;
        }

        @Override
        public Text words() {
            return Text.of("effect.extra-rally");
        }
    }

    /** Cards are drawn at once. */
    @Rule("ruling-X6")
    record Draw(int cards) implements Effect {
        @Override
        public Aim aim() {
            return Aim.SELF;
        }

        @Override
        public Text words() {
            return Text.of("effect.draw", "cards", cards);
        }
    }

    /** Tokens are gained, or lost when the count is below 0. */
    @Rule({"ruling-X6", "ruling-X7"})
    record Gain(Token token, int count) implements Effect {
        @Override
        public Aim aim() {
            boolean helps = token == Token.FOOD ? count > 0 : count < 0;
            return helps ? Aim.SELF : Aim.OPPONENT;
        }

        @Override
        public Text words() {
            String key = (count < 0 ? "effect.lose" : "effect.gain") + (aim() == Aim.OPPONENT ? ".target" : "");
            return Text.of(key, "token", token.named(), "count", Math.abs(count));
        }

        @Override
        public Text told(Seat on, Optional<RollKind> rolled) {
            return Text.of(
                    count < 0 ? "effect.told.lose" : "effect.told.gain",
                    "army",
                    on,
                    "token",
                    token.named(),
                    "count",
                    Math.abs(count));
        }
    }

    /** At whom a way of playing a card may be aimed: help is for oneself, harm for others, and only what cuts both ways is free. */
    @Rule("ruling-aims")
    enum Aim {
        SELF,
        OPPONENT,
        EITHER;

        /** Whether the army whose turn it is may play it. */
        public boolean self() {
            return this != OPPONENT;
        }

        /** Whether it may be played on an opponent in his turn. */
        public boolean opponent() {
            return this != SELF;
        }
    }
}
