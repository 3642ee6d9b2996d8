package strategos.engine.games.sparta.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.phases.Sequence;
import strategos.engine.games.sparta.rules.Flow;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.Step.Turn.Part;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code done}: ends set-up, arrivals, purchases, a stack's campaign, the Campaign Phase, or transfers. */
@Rule({"3.2", "4.1"})
public final class DoneAct implements Act {
    /** The verb's name. */
    static final String NAME = "done";

    /** The bare order. */
    public static final Call CALL = Call.of(NAME);

    private final Verb verb = Verb.order(NAME, "3.2");
    private final Optional<Offer> offer = Optional.of(SlotOffer.bare(verb));
    private final Force force;
    private final Sequence sequence;

    DoneAct(Force force, Sequence sequence) {
        this.force = force;
        this.sequence = sequence;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        boolean open = switch (seen.step()) {
            case Step.SetUp setUp -> true;
            case Step.Turn turn ->
                turn.part() != Part.CAMPAIGN || force.mustAct(seen, side).isEmpty();
            case Step.OnCampaign(Stack.Stage stage) ->
                stage == Stack.Stage.ASK && !force.bound(seen, seen.stack().orElseThrow());
            case Step.Transfers transfers -> true;
            default -> false;
        };
        return open ? offer : Optional.empty();
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        switch (play.state().step()) {
            case Step.SetUp setUp -> sequence.closeSetUp(play, side);
            case Step.Turn turn -> turn(play, turn);
            case Step.OnCampaign stack -> Flow.go(play, Stack.Stage.END);
            case Step.Transfers transfers -> Flow.pop(play);
            default -> throw new IllegalStateException("there is nothing to end");
        }
    }

    private void turn(Play<War> play, Step.Turn turn) {
        switch (turn.part()) {
            case ARRIVE -> Flow.replace(play, turn.at(Part.PAY));
            case BUY -> sequence.campaign(play, turn);
            case CAMPAIGN -> sequence.endCampaign(play, turn);
            case PAY, TRANSFER -> throw new IllegalStateException("nobody is asked");
        }
    }
}
