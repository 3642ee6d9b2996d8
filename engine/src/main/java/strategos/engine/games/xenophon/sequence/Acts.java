package strategos.engine.games.xenophon.sequence;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.DiscardAct;
import strategos.engine.games.xenophon.cards.DiscardAct.RandomDiscardAct;
import strategos.engine.games.xenophon.cards.LeaderAct;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.rules.Act;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;

/** All orders of the game. */
public final class Acts {
    private final List<Act> acts;
    private final Map<Stage, List<Act>> byStage = new EnumMap<>(Stage.class);

    public Acts(CardPlay cardPlay, TurnSequence sequence) {
        acts = List.of(
                new PlayAct(cardPlay, sequence.solitaire(), sequence.cardResolver(), sequence.resolver()),
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

    /** What that army may do in a position concealed for whoever asks. */
    public List<Offer> offers(Seen<MarchState> seen, Army army) {
        List<Act> possible = byStage.get(seen.position().stage());
        List<Offer> offers = new ArrayList<>(possible.size());
        for (int i = 0; i < possible.size(); i++) {
            possible.get(i).offer(seen, army).ifPresent(offers::add);
        }
        return offers;
    }

    /** Carries out an order that its offer let pass. */
    public void carryOut(Play<MarchState> play, Order order) {
        Army army = play.state().army(order.seat());
        for (Act act : acts) {
            if (act.verb().name().equals(order.verb())) {
                act.carryOut(play, army, order.call());
                return;
            }
        }
        throw new IllegalArgumentException("no order is called " + order.verb());
    }
}
