package strategos.engine.games.xenophon.phases;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.events.CardEvents.AnswerReturned;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.Answer;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;

/** Carries out the cards that are played, and lets the opponents' hidden answers come out in their order. */
@Rule({"ruling-order", "ruling-X8"})
public final class CardTable {
    private final ActionDeck cards;
    private final Dealer dealer;
    private final Thrower thrower;

    CardTable(ActionDeck cards, Dealer dealer, Thrower thrower) {
        this.cards = cards;
        this.dealer = dealer;
        this.thrower = thrower;
    }

    /** The army at that place plays the card in that way; the target is the army whose turn it is. */
    public void play(Play<March> play, int place, Card card, Way way) {
        March before = play.state();
        play.happen(new CardPlayed(
                before.army(place).seat(), before.roller().seat(), card.number(), card.id(), way.effects()));
        for (Effect effect : way.effects()) {
            switch (effect) {
                case Effect.Draw draw -> dealer.draw(play, before.roller().seat(), draw.cards());
                case Effect.Gain gain when CardPlay.throwOnTable(before) -> thrower.refresh(play);
                default -> {}
            }
        }
    }

    /** The next hidden answer, in seat order after the roller; when there is none, the roller has the word. */
    void carryOut(Play<March> play) {
        March march = play.state();
        int armies = march.armies().size();
        for (int i = 1; i < armies && !march.window().answers().isEmpty(); i++) {
            int place = (march.active() + i) % armies;
            Answer answer = march.window().of(march.army(place).seat()).orElse(null);
            if (answer != null) {
                carryOut(play, place, answer);
                return;
            }
        }
        play.happen(new WordPassed(march.phase(), Stage.ROLLER));
    }

    private void carryOut(Play<March> play, int place, Answer answer) {
        Card card = cards.card(answer.number());
        Way way = card.ways().get(answer.way() - 1);
        if (CardPlay.isOpen(play.state(), place, way)) {
            play(play, place, card, way);
        } else {
            play.happen(new AnswerReturned(answer.by(), card.id()));
        }
    }

    /** All ways in which the card may be played there and then. */
    static List<Way> open(March march, Card card) {
        return card.ways().stream()
                .filter(way -> CardPlay.hasTarget(march, way))
                .toList();
    }
}
