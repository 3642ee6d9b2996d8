package strategos.engine.games.xenophon.orders;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.CardEvents.AnswerGiven;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;

/** {@code pass}: the roller is content with his throw; an opponent lets it be. */
@Rule({"ruling-order", "ruling-O1"})
public final class PassAct implements Act {
    /** The verb's name. */
    public static final String NAME = "pass";

    /** The bare order. */
    public static final Call CALL = Call.of(NAME);

    private final Verb verb = Verb.order(NAME, "ruling-order");
    private final Optional<Offer> offer = Optional.of(new BareOffer(verb));
    private final Sequence sequence;

    public PassAct(Sequence sequence) {
        this.sequence = sequence;
    }

    @Override
    public Set<Stage> stages() {
        return EnumSet.of(Stage.OPPONENTS, Stage.ROLLER, Stage.RALLY_AGAIN);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(March seen, int place) {
        boolean open = seen.stage() == Stage.OPPONENTS ? seen.mayAnswer(place) : place == seen.active();
        return open ? offer : Optional.empty();
    }

    @Override
    public void carryOut(Play<March> play, int place, Call call) {
        March march = play.state();
        if (march.stage() == Stage.OPPONENTS) {
            play.happen(new AnswerGiven(march.army(place).seat(), Optional.empty()));
        } else if (march.stage() == Stage.RALLY_AGAIN) {
            sequence.rallied(play);
        } else {
            sequence.settle(play);
        }
    }
}
