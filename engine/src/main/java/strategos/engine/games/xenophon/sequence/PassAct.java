package strategos.engine.games.xenophon.sequence;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.CardEvents.AnswerGiven;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** {@code pass}: the roller is content with his roll; an opponent lets it be. */
@Rule({"ruling-order", "ruling-O1"})
public final class PassAct implements Act<MarchState, Army> {
    /** The verb's name. */
    public static final String NAME = "pass";

    /** The bare order. */
    public static final Call CALL = Call.of(NAME);

    private final Verb verb = Verb.order(NAME, "ruling-order");
    private final Optional<Offer> offer = offer("button.pass");
    private final Optional<Offer> stands = offer("button.pass.stands");
    private final Optional<Offer> back = offer("button.pass.back");
    private final TurnSequence sequence;

    public PassAct(TurnSequence sequence) {
        this.sequence = sequence;
    }

    private Optional<Offer> offer(String label) {
        return Optional.of(SlotOffer.bare(verb, Text.of(label)));
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
        MarchState march = seen.position();
        boolean open = switch (march.stage()) {
            case OPPONENTS -> march.mayAnswer(army);
            case ROLLER, RALLY_AGAIN -> march.isRoller(army);
            default -> false;
        };
        return open ? offer(march, army) : Optional.empty();
    }

    /** To pass once more is no news, and after a card was laid down it takes that back. */
    @Rule({"ruling-order", "ruling-O1"})
    private Optional<Offer> offer(MarchState march, Army army) {
        if (march.laidDown(army).isPresent()) {
            return back;
        }
        return march.answered(army) ? stands : offer;
    }

    @Override
    public void carryOut(Play<MarchState> play, Army army, Call call) {
        MarchState march = play.state();
        if (march.stage() == Stage.OPPONENTS) {
            play.happen(new AnswerGiven(army.seat(), Optional.empty()));
        } else if (march.stage() == Stage.RALLY_AGAIN) {
            sequence.rallied(play);
        } else {
            sequence.settle(play);
        }
    }
}
