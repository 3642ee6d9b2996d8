package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.engine.Rule;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.printed.Effect.Aim;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What the effects of cards are aimed at, which rolls they touch, and how they are called. */
class EffectTest {
    @Rule("ruling-aims")
    @ParameterizedTest
    @CsvSource({
        "battle, 1, self",
        "battle, -1, opponent",
        "rally, 1, self",
        "negotiation, -1, opponent",
        "travel, 1, self",
        "travel, -1, opponent",
        "forage, 2, self",
        "forage, -2, opponent",
        "attack, 2, self",
        "attack, -2, opponent",
        "exposure, -1, self",
        "exposure, 1, opponent",
        "morale, -2, self",
        "morale, 2, opponent",
        "starvation, -2, self",
        "desertion, 1, opponent",
        "weather, 1, opponent",
        "satrap, 3, either",
        "satrap, -3, either"
    })
    void helpIsForOneselfAndHarmForOthers(String roll, int add, String aim) {
        RollKind kind = RollKind.valueOf(roll.toUpperCase(Locale.ROOT));
        assertThat(new Effect.Modify(kind, add).aim()).isEqualTo(Aim.valueOf(aim.toUpperCase(Locale.ROOT)));
    }

    @Rule({"ruling-aims", "ruling-X4", "ruling-X5", "ruling-X6", "ruling-X7"})
    @Test
    void rerollsCutBothWaysAndWhatGivesIsAimedByWhatItGives() {
        assertThat(new Effect.Reroll(RollKind.BATTLE).aim()).isEqualTo(Aim.EITHER);
        assertThat(new Effect.RerollAny().aim()).isEqualTo(Aim.EITHER);
        assertThat(new Effect.ExtraRally().aim()).isEqualTo(Aim.SELF);
        assertThat(new Effect.Draw(3).aim()).isEqualTo(Aim.SELF);
        assertThat(new Effect.Gain(Token.FOOD, 1).aim()).isEqualTo(Aim.SELF);
        assertThat(new Effect.Gain(Token.FOOD, -1).aim()).isEqualTo(Aim.OPPONENT);
        assertThat(new Effect.Gain(Token.ANGER, 1).aim()).isEqualTo(Aim.OPPONENT);
        assertThat(new Effect.Gain(Token.ANGER, -1).aim()).isEqualTo(Aim.SELF);
    }

    @Rule({"ruling-X1", "ruling-X4"})
    @ParameterizedTest
    @EnumSource
    void aRerollOfAnyRollTouchesEveryOneAndAnotherItsOwn(RollKind kind) {
        assertThat(new Effect.RerollAny().rolls()).contains(kind);
        assertThat(new Effect.Reroll(RollKind.BATTLE).rolls()).containsExactly(RollKind.BATTLE);
        assertThat(new Effect.Modify(kind, 1).rolls()).containsExactly(kind);
        assertThat(new Effect.Draw(3).rolls()).isEmpty();
        assertThat(new Effect.ExtraRally().rolls()).isEmpty();
        assertThat(new Effect.Gain(Token.FOOD, 1).rolls()).isEmpty();
    }

    @Rule("ruling-X3")
    @Test
    void onlyTokensThatNobodyLikesAreABurden() {
        assertThat(new Effect.Gain(Token.MUTINY, 1).burdens()).isTrue();
        assertThat(new Effect.Gain(Token.FOOD, 1).burdens()).isFalse();
        assertThat(new Effect.Gain(Token.FOOD, -1).burdens()).isFalse();
        assertThat(new Effect.Gain(Token.ANGER, -1).burdens()).isFalse();
        assertThat(new Effect.Draw(3).burdens()).isFalse();
    }

    @Rule("action-deck-card-list")
    @Test
    void gainAndLossAreCalledByWhatTheyAreAndWhomTheyMeet() {
        assertThat(key(new Effect.Gain(Token.FOOD, 1))).isEqualTo("effect.gain");
        assertThat(key(new Effect.Gain(Token.FOOD, -1))).isEqualTo("effect.lose.target");
        assertThat(key(new Effect.Gain(Token.ANGER, 1))).isEqualTo("effect.gain.target");
        assertThat(key(new Effect.Gain(Token.ANGER, -1))).isEqualTo("effect.lose");
        assertThat(told(new Effect.Gain(Token.FOOD, 1))).isEqualTo("effect.told.gain");
        assertThat(told(new Effect.Gain(Token.FOOD, -1))).isEqualTo("effect.told.lose");
        assertThat(told(new Effect.Reroll(RollKind.BATTLE))).isEqualTo("effect.told.reroll");
        assertThat(told(new Effect.RerollAny())).isEqualTo("effect.told.reroll");
        List<Effect> both = List.of(new Effect.Gain(Token.ANGER, 1), new Effect.Gain(Token.MUTINY, 1));
        assertThat(Effect.tokens(both)).extracting(Text::key).containsExactly("brief.token", "brief.token");
        assertThat(Effect.told(both, Camp.ALPHA, Optional.empty()).key()).isEqualTo("effect.told.gains");
    }

    private static String key(Effect effect) {
        return effect.words().key();
    }

    private static String told(Effect effect) {
        return effect.told(Camp.ALPHA, Optional.of(RollKind.BATTLE)).key();
    }

    /** Read anew: the deck of other tests was read before any of them began. */
    @Rule({"action-deck-card-list", "ruling-X2", "ruling-X3"})
    @Test
    void aCardSaysInAMenuWhatItDoes() {
        CardList deck = CardList.read(GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files()));
        assertThat(says(deck, "corn")).isEqualTo("effect.gain");
        assertThat(says(deck, "fodder")).isEqualTo("effect.either");
        assertThat(says(deck, "treachery")).isEqualTo("effect.gains.target");
        assertThat(deck.card("treachery").orElseThrow().ways())
                .extracting(Way::aim)
                .containsExactly(Aim.OPPONENT);
    }

    private static String says(CardList deck, String id) {
        return ((Arg.Nested) deck.card(id).orElseThrow().choice().label().with().get("says"))
                .text()
                .key();
    }

    @Rule("ruling-X9")
    @Test
    void anArmyThatIsOutPlaysNoCard() {
        MarchState march = Camp.race(2)
                .thrown(RollKind.TRAVEL, 3)
                .in(Stage.OPPONENTS)
                .hand(Camp.BETA, "narrow-road")
                .march();
        CardPlay play = new CardPlay(Camp.deck());
        Army beta = march.army(Camp.BETA);
        assertThat(play.open(march, beta)).hasSize(1);
        Army gone = beta.gone(1).withHand(beta.hand());
        assertThat(play.open(march.with(gone), gone)).isEmpty();
    }
}
