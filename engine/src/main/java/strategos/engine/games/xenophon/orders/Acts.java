package strategos.engine.games.xenophon.orders;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Offer;
import strategos.engine.Order;
import strategos.engine.Play;
import strategos.engine.Verb;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.phases.Sequence;

/** All orders of the game. */
public final class Acts {
    private final List<Act> acts;

    public Acts(CardPlay cardPlay, Sequence sequence) {
        acts = List.of(
                new PlayAct(cardPlay, sequence),
                new PowerAct(),
                new PassAct(sequence),
                new ForageAct(),
                new DiscardAct(cardPlay.deck(), sequence.limits()),
                new RandomDiscardAct(sequence.dealer(), sequence.limits()),
                new LeaderAct());
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.stream().map(Act::verb).toList();
    }

    /** What the army at that place may do in a position concealed for whoever asks. */
    public List<Offer> offers(March seen, int place) {
        List<Offer> offers = new ArrayList<>(4);
        for (int i = 0; i < acts.size(); i++) {
            acts.get(i).offer(seen, place).ifPresent(offers::add);
        }
        return offers;
    }

    /** Carries out an order that its offer let pass. */
    public void carryOut(Play<March> play, Order order) {
        int place = play.state().place(order.seat());
        for (Act act : acts) {
            if (act.verb().name().equals(order.verb())) {
                act.carryOut(play, place, order.call());
                return;
            }
        }
        throw new IllegalArgumentException("no order is called " + order.verb());
    }
}
