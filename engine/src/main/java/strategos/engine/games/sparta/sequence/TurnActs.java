package strategos.engine.games.sparta.sequence;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.PendingStep.Turn.Part;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** Who moves first, and when one is done. */
public final class TurnActs {
    private TurnActs() {}

    /** {@code initiative}: the side that has the choice moves first this quarter, or second. */
    @Rule("3.2")
    public static final class InitiativeAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "initiative";

        static final String FIRST = "first";
        static final String SECOND = "second";

        private final Verb verb = Verb.order(NAME, "3.2", Slot.one(Slots.CHOICE));
        private final Optional<Offer> offer = Optional.of(SlotOffer.one(verb, Labels.words(FIRST, SECOND)));
        private final Sequence sequence;

        public InitiativeAct(Sequence sequence) {
            this.sequence = sequence;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            return seen.step() instanceof PendingStep.Initiative ? offer : Optional.empty();
        }

        /** The order to move first, or second. */
        public static Call call(boolean first) {
            return Call.of(NAME, Slots.CHOICE, first ? FIRST : SECOND);
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            sequence.first(play, call.says(Slots.CHOICE, FIRST) ? side : side.other());
        }
    }

    /** {@code done}: ends set-up, arrivals, purchases, a stack's campaign, the Campaign Phase, or transfers. */
    @Rule({"3.2", "4.1"})
    public static final class DoneAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "done";

        /** The bare order. */
        public static final Call CALL = Call.of(NAME);

        private final Verb verb = Verb.order(NAME, "3.2");
        private final Optional<Offer> offer = Optional.of(SlotOffer.bare(verb));
        private final Force force;
        private final Sequence sequence;

        public DoneAct(Force force, Sequence sequence) {
            this.force = force;
            this.sequence = sequence;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            boolean open = switch (seen.step()) {
                case PendingStep.SetUp setUp -> true;
                case PendingStep.Turn turn ->
                    turn.part() != Part.CAMPAIGN || force.mustAct(seen, side).isEmpty();
                case PendingStep.OnCampaign(Stack.Stage stage) ->
                    stage == Stack.Stage.ASK && !force.bound(seen, seen.stack().orElseThrow());
                case PendingStep.Transfers transfers -> true;
                default -> false;
            };
            return open ? offer : Optional.empty();
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            switch (play.state().step()) {
                case PendingStep.SetUp setUp -> sequence.closeSetUp(play, side);
                case PendingStep.Turn turn -> turn(play, turn);
                case PendingStep.OnCampaign stack -> Flow.go(play, Stack.Stage.END);
                case PendingStep.Transfers transfers -> Flow.pop(play);
                default -> throw new IllegalStateException("there is nothing to end");
            }
        }

        private void turn(Play<War> play, PendingStep.Turn turn) {
            switch (turn.part()) {
                case ARRIVE -> Flow.replace(play, turn.at(Part.PAY));
                case BUY -> sequence.campaign(play, turn);
                case CAMPAIGN -> sequence.endCampaign(play, turn);
                case PAY, TRANSFER -> throw new IllegalStateException("nobody is asked");
            }
        }
    }
}
