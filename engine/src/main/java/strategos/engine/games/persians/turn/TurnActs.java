package strategos.engine.games.persians.turn;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.stratagem.RedeployAct;
import strategos.engine.games.persians.turn.TurnEvents.Passed;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** The verbs that end something. */
public final class TurnActs {
    private TurnActs() {}

    /** {@code done}: ends the activation. */
    @Rule("4.1")
    public static final class DoneAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "done";

        /** The bare order. */
        public static final Call CALL = Call.of(NAME);

        private final Verb verb = Verb.order(NAME, "4.1");
        private final Sequence sequence;

        public DoneAct(Sequence sequence) {
            this.sequence = sequence;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return war.step() instanceof Step.Activation ? Optional.of(SlotOffer.bare(verb)) : Optional.empty();
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            sequence.end(play);
        }
    }

    /** {@code pass}: closes whatever is open to the one who passes. */
    @Rule({"2", "6.1"})
    public static final class PassAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "pass";

        /** The bare order. */
        public static final Call CALL = Call.of(NAME);

        private final Verb verb = Verb.order(NAME, "2");
        private final Sequence sequence;

        public PassAct(Sequence sequence) {
            this.sequence = sequence;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            boolean open = switch (war.step()) {
                case Step.Reorganise r -> true;
                case Step.Segment s -> true;
                case Step.Entry e -> true;
                case Step.Accord a -> true;
                case Step.Redeploy r -> true;
                case Step.Fight f -> window(war.fight());
                default -> false;
            };
            return open ? Optional.of(passing(war)) : Optional.empty();
        }

        /** Before the draw it says that its side is ready. */
        private Offer passing(War war) {
            return war.step() instanceof Step.Reorganise
                    ? SlotOffer.bare(verb, Text.of("button.ready"))
                    : SlotOffer.bare(verb);
        }

        private static boolean window(Battle battle) {
            return switch (battle.stage()) {
                case OPENING_ACTIVE, OPENING_PASSIVE, MERCY -> true;
                default -> false;
            };
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            play.happen(new Passed(side));
            switch (play.state().step()) {
                case Step.Segment segment -> sequence.rules().turns().passed(play, segment);
                case Step.Redeploy r -> RedeployAct.rest(play, sequence.rules().printed());
                default -> {}
            }
        }
    }
}
