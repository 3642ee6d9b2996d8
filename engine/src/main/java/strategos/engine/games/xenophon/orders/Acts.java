package strategos.engine.games.xenophon.orders;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Play;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;

/** All orders of the game. */
public final class Acts {
    private final List<Act> acts;
    private final Map<Stage, List<Act>> byStage = new EnumMap<>(Stage.class);

    public Acts(CardPlay cardPlay, Sequence sequence) {
        acts = List.of(
                new PlayAct(cardPlay, sequence),
                new PowerAct(),
                new PassAct(sequence),
                new ForageAct(),
                new DiscardAct(cardPlay.deck(), sequence.limits()),
                new RandomDiscardAct(sequence.dealer(), sequence.limits()),
                new LeaderAct());
        for (Stage stage : Stage.values()) {
            byStage.put(
                    stage,
                    acts.stream().filter(act -> act.stages().contains(stage)).toList());
        }
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.stream().map(Act::verb).toList();
    }

    /** What the army at that place may do in a position concealed for whoever asks. */
    public List<Offer> offers(March seen, int place) {
        List<Act> possible = byStage.get(seen.stage());
        List<Offer> offers = new ArrayList<>(possible.size());
        for (int i = 0; i < possible.size(); i++) {
            possible.get(i).offer(seen, place).ifPresent(offers::add);
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
