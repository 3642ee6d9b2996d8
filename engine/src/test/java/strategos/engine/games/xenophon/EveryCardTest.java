package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.RollEvents.DiceRolled;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.printed.Effect.Aim;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.seat.Seat;

/** Every card of the deck is played in each of its ways by each who may, and each of its effects is seen. */
class EveryCardTest {
    /** A card, a way of it, and who plays it on Alpha: Alpha itself, or Beta. */
    record Playing(Card card, Way way, Seat by) {
        @Override
        public String toString() {
            return card.id() + " " + way.number() + " by " + by;
        }

        String order() {
            return "play card=" + card.id() + (card.hasChoice() ? " way=" + way.number() : "");
        }

        /** A roll on which it can be played. */
        RollKind roll() {
            return way.touchesRoll() ? way.rolls().iterator().next() : RollKind.MORALE;
        }
    }

    static Stream<Playing> playings() {
        return Camp.deck().all().stream()
                .flatMap(card -> card.ways().stream()
                        .flatMap(way -> Stream.of(ALPHA, BETA)
                                .filter(by -> by.equals(ALPHA)
                                        ? way.aim().self()
                                        : way.aim().opponent())
                                .map(by -> new Playing(card, way, by))));
    }

    static Stream<Playing> wrongly() {
        return Camp.deck().all().stream()
                .flatMap(card -> card.ways().stream()
                        .filter(way -> way.aim() != Aim.EITHER)
                        .map(way -> new Playing(card, way, way.aim() == Aim.SELF ? BETA : ALPHA)));
    }

    private static Field before(Playing playing, ScriptedDice dice) {
        RollKind kind = playing.roll();
        Camp camp = Rolls.before(kind);
        // Alpha holds one card more, so that the match stops at the throw and asks it.
        String other = playing.card().id().equals("herald") ? "messenger" : "herald";
        if (playing.by().equals(ALPHA)) {
            camp.hand(ALPHA, playing.card().id(), other);
        } else {
            camp.hand(ALPHA, other).hand(BETA, playing.card().id());
        }
        if (playing.way().effects().getFirst() instanceof Effect.ExtraRally) {
            return camp.at(Phase.RALLY).in(Stage.RALLY_AGAIN).field(dice);
        }
        return Rolls.made(camp, kind, dice);
    }

    private static ScriptedDice dice(Playing playing) {
        boolean extra = playing.way().effects().getFirst() instanceof Effect.ExtraRally;
        ScriptedDice dice = extra ? new ScriptedDice() : Rolls.dice(playing.roll(), 3);
        return switch (playing.way().effects().getFirst()) {
            case Effect.Reroll reroll -> dice.d6(5);
            case Effect.RerollAny any -> dice.d6(2, 3);
            case Effect.ExtraRally rally -> dice.d6(5);
            default -> dice;
        };
    }

    @Rule({
        "action-deck-card-list",
        "ruling-aims",
        "ruling-X1",
        "ruling-X2",
        "ruling-X3",
        "ruling-X4",
        "ruling-X5",
        "ruling-X6",
        "ruling-X7",
        "ruling-X8"
    })
    @ParameterizedTest
    @MethodSource("playings")
    void doesWhatItPrints(Playing playing) {
        Field field = before(playing, dice(playing));
        MarchState before = field.state();
        field.order(playing.by(), playing.order()).toQuestion();

        assertThat(field.events(CardPlayed.class))
                .singleElement()
                .satisfies(played -> assertThat(played)
                        .isEqualTo(new CardPlayed(
                                playing.by(),
                                ALPHA,
                                playing.card().number(),
                                playing.card().id(),
                                playing.way().effects())));
        MarchState after = field.state();
        assertThat(after.army(playing.by()).hand().has(playing.card().number())).isFalse();
        assertThat(after.deck().discards().has(playing.card().number())).isTrue();
        for (Effect effect : playing.way().effects()) {
            seen(effect, playing, before, field);
        }
    }

    private static void seen(Effect effect, Playing playing, MarchState before, Field field) {
        MarchState after = field.state();
        switch (effect) {
            case Effect.Modify(RollKind roll, int add) -> {
                assertThat(after.currentRoll().kind()).isEqualTo(roll);
                assertThat(after.currentRoll().total())
                        .isEqualTo(before.currentRoll().total() + add);
                assertThat(after.currentRoll().played())
                        .containsExactly(new Modifier("card", playing.card().id(), add));
            }
            case Effect.Reroll(RollKind roll) -> {
                assertThat(after.currentRoll().kind()).isEqualTo(roll);
                assertThat(after.currentRoll().faces()).containsExactly(5);
            }
            case Effect.RerollAny any -> assertThat(after.currentRoll().faces()).containsExactly(2, 3);
            case Effect.ExtraRally rally ->
                assertThat(field.events(DiceRolled.class)).first().matches(thrown -> thrown.kind() == RollKind.RALLY);
            case Effect.Draw(int cards) ->
                assertThat(after.army(ALPHA).hand().size())
                        .isEqualTo(before.army(ALPHA).hand().size() - 1 + cards);
            case Effect.Gain(Token token, int count) ->
                assertThat(after.army(ALPHA).count(token))
                        .isEqualTo(before.army(ALPHA).count(token) + count);
        }
    }

    @Rule("ruling-aims")
    @ParameterizedTest
    @MethodSource("wrongly")
    void isNotAimedAtWhomItMayNot(Playing playing) {
        Field field = before(
                new Playing(playing.card(), playing.way(), playing.by().equals(ALPHA) ? BETA : ALPHA), dice(playing));
        MarchState march = field.state();
        Army army = march.army(playing.by());
        assertThat(CardPlay.isOpen(march, army, playing.way())).isFalse();
        MarchState holding = march.with(army.withHand(Camp.cards(playing.card().id())));
        boolean another = playing.card().ways().stream().anyMatch(way -> CardPlay.isOpen(holding, army, way));
        if (!another) {
            assertThat(new Field(holding, new ScriptedDice()).refusal(playing.by(), playing.order()))
                    .isPresent();
        }
    }
}
