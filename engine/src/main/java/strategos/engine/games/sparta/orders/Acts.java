package strategos.engine.games.sparta.orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.games.sparta.phases.Sequence;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;

/** All orders of the game. */
public final class Acts {
    private final List<Act> acts;
    private final Map<String, Act> byName = new HashMap<>();
    private final PayAct pay;
    private final BesiegeAct besiege;
    private final Force force;
    private final Closed closed;

    public Acts(Printed printed, Sequence sequence) {
        force = new Force(new Labels(printed), sequence.rules());
        pay = new PayAct(force);
        besiege = new BesiegeAct(force);
        closed = new Closed(force);
        acts = List.of(
                new DeployAct(force, sequence),
                new AvertAct(force),
                new InitiativeAct(sequence),
                new EventAct(force),
                pay,
                new BuyAct(force),
                new MarchAct(force),
                new DropAct(force),
                new PickUpAct(force),
                new AttackAct(force),
                besiege,
                new RavageAct(force),
                new SallyAct(force),
                new InciteAct(force),
                new TransferAct(force),
                new ReactAct(sequence.rules().pursuits()),
                new ShelterAct(force),
                new MarinesAct(force),
                new LoseAct(force),
                new DoneAct(force, sequence));
        acts.forEach(act -> byName.put(act.verb().name(), act));
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.stream().map(Act::verb).toList();
    }

    /** What the side that is asked may do in a position concealed for its seat. */
    public List<Offer> offers(War seen, Side side) {
        List<Offer> offers = new ArrayList<>(8);
        for (int i = 0; i < acts.size(); i++) {
            Optional<Offer> offer = acts.get(i).offer(seen, side);
            offer.ifPresent(offers::add);
        }
        return offers;
    }

    /** Why the side that is asked cannot use the verb, in a position concealed for its seat. */
    public Optional<Line> closed(String verb, War seen, Side side) {
        return closed.why(verb, seen, side);
    }

    /** Carries out an order that its offer let pass. */
    public void carryOut(Play<War> play, Order order) {
        byName.get(order.verb()).carryOut(play, Side.of(order.seat()), order.call());
    }

    /** A commander, where he stands, and what goes with him. */
    public record Party(int commander, int place, Bits pieces) {}

    /** Whom an order of the Campaign Phase is for. */
    public Party force(War war, Side side, Call call) {
        return force.party(war, side, call);
    }

    /** The units that an order to besiege puts under the marker, to try or to join. */
    public Party besiegers(War war, Side side, Call call) {
        Optional<Stack> stack = Force.stack(war, side);
        int leader = stack.map(Stack::commander).orElseGet(() -> force.labels().piece(call.one(Slots.LEADER)));
        boolean join = call.one(BesiegeAct.HOW).equals(BesiegeAct.JOIN);
        Bits units = besiege.selection(war, side, stack, leader, join).resolve(call.all(Slots.UNITS));
        return new Party(leader, war.board().place(leader), units);
    }

    /** The ships that an order to attack lends to the fight on land. */
    public Bits marines(War war, Party party, Call call) {
        Bits fleet = war.board().fleet(party.pieces());
        return new Selection(force.labels(), war.board(), fleet, false, any -> true)
                .resolve(call.all(AttackAct.MARINES));
    }

    /** The order that maintains the strongest units of a side that is short. */
    public Call strongestPaid(War war, Side side) {
        return pay.strongestFirst(war, side);
    }
}
