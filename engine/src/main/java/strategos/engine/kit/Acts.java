package strategos.engine.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;

/**
 * Orders by their verbs, in the order in which they are offered: all of a game, or those that may be open in one phase.
 *
 * @param <S> the game's position
 * @param <A> who gives orders
 */
public final class Acts<S, A> {
    /** Few decisions have more. */
    private static final int USUAL = 8;

    private final List<Act<S, A>> acts;
    private final Map<String, Act<S, A>> byVerb = new HashMap<>();

    public Acts(List<? extends Act<S, A>> acts) {
        this.acts = List.copyOf(acts);
        this.acts.forEach(act -> {
            if (byVerb.put(act.verb().name(), act) != null) {
                throw new IllegalArgumentException(
                        "two orders are called " + act.verb().name());
            }
        });
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.stream().map(Act::verb).toList();
    }

    /** The order of that verb, if there is one. */
    public Optional<Act<S, A>> act(String verb) {
        return Optional.ofNullable(byVerb.get(verb));
    }

    /** Those that are open to whoever is asked. Called more often than anything else, so no stream is made. */
    public List<Offer> offers(Seen<S> seen, A actor) {
        List<Offer> offers = new ArrayList<>(USUAL);
        for (int i = 0; i < acts.size(); i++) {
            Optional<Offer> offer = acts.get(i).offer(seen, actor);
            if (offer.isPresent()) {
                offers.add(offer.get());
            }
        }
        return offers;
    }

    /** Carries out an order that its offer let pass. @throws NoSuchElementException when there is no such verb */
    public void carryOut(Play<S> play, A actor, Call call) {
        Act<S, A> act = byVerb.get(call.verb());
        if (act == null) {
            throw new NoSuchElementException("no order is called " + call.verb());
        }
        act.carryOut(play, actor, call);
    }
}
