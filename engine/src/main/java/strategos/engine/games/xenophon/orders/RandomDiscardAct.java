package strategos.engine.games.xenophon.orders;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.phases.Dealer;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;

/** {@code random-discard}: lots decide which cards over the limit go, as they do for an army whose player is away. */
@Rule({"end-phase", "ruling-T7"})
public final class RandomDiscardAct implements Act {
    /** The bare order. */
    public static final Call CALL = Call.of("random-discard");

    private final Verb verb = Verb.order("random-discard", "ruling-T7");
    private final Optional<Offer> offer = Optional.of(new BareOffer(verb));
    private final Dealer dealer;
    private final HandLimit limits;

    public RandomDiscardAct(Dealer dealer, HandLimit limits) {
        this.dealer = dealer;
        this.limits = limits;
    }

    @Override
    public Set<Stage> stages() {
        return EnumSet.of(Stage.DISCARD);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** Not on a public card, where one slip would throw away what another may choose. */
    @Override
    public Optional<Offer> offer(March seen, int place) {
        return place == seen.active() && seen.army(place).hand().known() ? offer : Optional.empty();
    }

    @Override
    public void carryOut(Play<March> play, int place, Call call) {
        Army army = play.state().army(place);
        dealer.discardByLot(play, army.seat(), limits.over(army));
    }
}
