package strategos.engine.games.xenophon.cards;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.CardEvents.AnswerReturned;
import strategos.engine.games.xenophon.events.CardEvents.AnswersOver;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Window.Answer;

/** Carries out the cards that are played, and lets the opponents' hidden answers come out in their order. */
@Rule({"ruling-order", "ruling-X8"})
public final class CardResolver {
    private final CardList cards;
    private final Dealer dealer;
    private final RollResolver resolver;

    public CardResolver(CardList cards, Dealer dealer, RollResolver resolver) {
        this.cards = cards;
        this.dealer = dealer;
        this.resolver = resolver;
    }

    /** That army plays the card in that way; the target is the army whose turn it is. */
    public void play(Play<MarchState> play, Army army, Card card, Way way) {
        MarchState before = play.state();
        play.happen(new CardPlayed(army.seat(), before.roller().seat(), card.number(), card.id(), way.effects()));
        for (Effect effect : way.effects()) {
            switch (effect) {
                case Effect.Draw draw -> dealer.draw(play, before.roller().seat(), draw.cards());
                case Effect.Gain gain when before.rollOnTable() -> resolver.refresh(play);
                default -> {}
            }
        }
    }

    /** The next hidden answer, in seat order after the roller; when there is none, the roller has the word. */
    public void carryOut(Play<MarchState> play) {
        MarchState march = play.state();
        for (Army opponent : march.opponents()) {
            Optional<Answer> answer = march.window().of(opponent.seat());
            if (answer.isPresent()) {
                carryOut(play, opponent, answer.get());
                return;
            }
        }
        boolean severalAnswered =
                march.mode().asking() && march.window().answered().size() > 1;
        play.happen(severalAnswered ? new AnswersOver() : new WordPassed(march.phase(), Stage.ROLLER));
    }

    private void carryOut(Play<MarchState> play, Army army, Answer answer) {
        Card card = cards.card(answer.number());
        Way way = card.ways().get(answer.way() - 1);
        if (CardPlay.isOpen(play.state(), army, way)) {
            play(play, army, card, way);
        } else {
            play.happen(new AnswerReturned(answer.by(), card.id()));
        }
    }

    /** All ways in which the card may be played there and then. */
    static List<Way> open(MarchState march, Card card) {
        return card.ways().stream()
                .filter(way -> CardPlay.hasTarget(march, way))
                .toList();
    }
}
