package strategos.engine.games.xenophon.cards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.CardEvents.PowerUsed;
import strategos.engine.games.xenophon.rules.ListOffer;
import strategos.engine.games.xenophon.rules.ListOffer.BareOffer;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.RollKind.Favours;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code power}: once in his own turn, Xenophon rolls again, or Clearchus adds or takes one. */
@Rule({"leader-cards", "ruling-L2"})
public final class PowerAct implements Act<MarchState, Army> {
    /** The verb's name. */
    public static final String NAME = "power";

    private static final String SLOT = "change";
    private static final String UP = "+1";

    private static final Verb VERB = Verb.order(NAME, "leader-cards", Slot.one(SLOT));
    private static final Offer AGAIN = new BareOffer(VERB);
    private static final Choice MORE = new Choice(UP, Text.of("choice.up"));
    private static final Choice LESS = new Choice("-1", Text.of("choice.down"));
    private static final Offer CHANGE = new ListOffer(VERB, List.of(MORE, LESS), 1, "refuse.change");
    private static final Offer CHANGE_LOW = new ListOffer(VERB, List.of(LESS, MORE), 1, "refuse.change");

    @Override
    public Verb verb() {
        return VERB;
    }

    /** The order by which Xenophon rolls again. */
    public static Call again() {
        return Call.of(NAME);
    }

    /** The order by which Clearchus adds one, or takes one. */
    public static Call change(boolean up) {
        return Call.of(NAME, SLOT, up ? UP : "-1");
    }

    /** The orders by which an army so led uses the power, each as it reads in a menu; none where it has no such power. */
    public static SequencedMap<Call, Text> calls(Leader leader) {
        SequencedMap<Call, Text> calls = new LinkedHashMap<>();
        if (leader == Leader.XENOPHON) {
            calls.put(again(), Text.of("verb.power"));
        } else if (leader == Leader.CLEARCHUS) {
            calls.put(change(true), Text.of("choice.up"));
            calls.put(change(false), Text.of("choice.down"));
        }
        return calls;
    }

    /** What the power adds; 0 when it rolls again. */
    public static int change(Call call) {
        return call.maybe(SLOT).map(way -> way.equals(UP) ? 1 : -1).orElse(0);
    }

    @Override
    public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
        MarchState march = seen.position();
        return march.stage() == Stage.ROLLER && march.isRoller(army) && march.powerLeft()
                ? Optional.of(of(army.leader(), march.currentRoll().kind()))
                : Optional.empty();
    }

    /** What the roller is likelier to want stands first: there may be room for one only. */
    private static Offer of(Leader leader, RollKind kind) {
        if (leader == Leader.XENOPHON) {
            return AGAIN;
        }
        boolean costsMen = kind == RollKind.CASUALTIES || kind == RollKind.DESERTERS;
        return costsMen || kind.favours() == Favours.LOW ? CHANGE_LOW : CHANGE;
    }

    /** Why a standing order of an army so led cannot say this; empty when it can. */
    @Rule("ruling-O2")
    public static Optional<Line> objection(Leader leader, Call call) {
        return leader.touchesRolls()
                ? of(leader, RollKind.ROUTE).refusal(call)
                : Optional.of(new Line(Text.of("object.power"), "ruling-L2"));
    }

    @Override
    public void carryOut(Play<MarchState> play, Army army, Call call) {
        play.happen(new PowerUsed(change(call)));
    }
}
