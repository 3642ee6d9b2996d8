package strategos.engine.games.sparta.asking;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.allegiance.Revolts.InciteAct;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.BesiegeAct.SallyAct;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.combat.DefenceActs.MarinesAct;
import strategos.engine.games.sparta.combat.DefenceActs.ShelterAct;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.government.Governments.AvertAct;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.movement.StackAct;
import strategos.engine.games.sparta.movement.StackAct.DropAct;
import strategos.engine.games.sparta.movement.StackAct.PickUpAct;
import strategos.engine.games.sparta.movement.StackAct.ReactAct;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.revenue.Purchases.BuyAct;
import strategos.engine.games.sparta.revenue.Treasury.Upkeep.PayAct;
import strategos.engine.games.sparta.sequence.DeployAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.DoneAct;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.InitiativeAct;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.RephrasedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text.Line;

/** All orders of the game. */
public final class Acts {
    /** The verbs that a leader carries out with units. */
    private static final Set<String> LED =
            Set.of(AttackAct.NAME, BesiegeAct.NAME, MarchAct.NAME, PickUpAct.NAME, RavageAct.NAME);

    private final strategos.engine.kit.Acts<War, Side> acts;
    private final PayAct pay;
    private final BesiegeAct besiege;
    private final MarchAct march;
    private final EventAct events;
    private final Force force;
    private final Closed closed;

    public Acts(Printed printed, Sequence sequence) {
        Procedures rules = sequence.rules();
        Control control = rules.ground().control();
        force = new Force(new Labels(printed), control, rules.ground().field());
        pay = new PayAct(force, rules.means().logistics());
        besiege = new BesiegeAct(force, rules.fights().sieges(), rules.fights().engagements());
        march = new MarchAct(force, control, rules.moves().movement());
        closed = new Closed(force, rules);
        events = new EventAct(
                force,
                rules.events().alliances(),
                rules.events().measures(),
                rules.ground().stacking(),
                rules.moves().syracuse());
        acts = new strategos.engine.kit.Acts<>(List.of(
                new DeployAct(force, sequence),
                new AvertAct(force.labels(), rules.politics().governments()),
                new InitiativeAct(sequence),
                events,
                pay,
                new BuyAct(force, rules.means().logistics()),
                march,
                new DropAct(force),
                new PickUpAct(force),
                new AttackAct(
                        force,
                        control,
                        rules.fights().participants(),
                        rules.fights().engagements()),
                besiege,
                new RavageAct(force, rules.fights().ravages()),
                new SallyAct(force, rules.fights().sieges()),
                new InciteAct(force, rules.politics().revolts()),
                new TransferAct(force, control),
                new ReactAct(rules.moves().pursuits()),
                new ShelterAct(
                        force,
                        rules.fights().participants(),
                        rules.fights().engagements(),
                        rules.fights().standing()),
                new MarinesAct(
                        force, rules.fights().participants(), rules.fights().engagements()),
                new LoseAct(
                        force,
                        rules.fights().combats(),
                        rules.politics().mortality(),
                        rules.ground().stacking()),
                new DoneAct(force, sequence)));
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.verbs();
    }

    /** What the side that is asked may do in a position concealed for its seat. */
    public List<Offer> offers(Seen<War> seen, Side side) {
        List<Offer> offers = acts.offers(seen, side);
        offers.replaceAll(open -> led(open, seen, side));
        return offers;
    }

    /** That verb, if it is among what the side that is asked may do. */
    public Optional<Offer> offer(String verb, Seen<War> seen, Side side) {
        return acts.act(verb).flatMap(act -> act.offer(seen, side)).map(open -> led(open, seen, side));
    }

    private Offer led(Offer open, Seen<War> seen, Side side) {
        return LED.contains(open.verb().name()) ? shutIn(open, seen, side) : open;
    }

    /** Who is trapped is refused because of the siege. */
    @Rule("9.0")
    private Offer shutIn(Offer offer, Seen<War> seen, Side side) {
        return new RephrasedOffer(
                offer,
                (own, slot, filled, value) -> force.trapped(seen.position(), side, filled.maybe(Slots.LEADER), value)
                        .orElseGet(() -> own.whyNot(slot, filled, value)));
    }

    /** Why the side that is asked cannot use the verb, in a position concealed for its seat. */
    public Optional<Line> closed(String verb, Seen<War> seen, Side side) {
        return closed.why(verb, seen, side);
    }

    /** Why this very order cannot be given, where that is more than its verb's reason. */
    public Optional<Line> barred(Call call, Seen<War> seen, Side side) {
        return closed.barred(call, seen, side);
    }

    /** Carries out an order that its offer let pass. */
    public void carryOut(Play<War> play, Order order) {
        acts.carryOut(play, Side.of(order.seat()), order.call());
    }

    /** Whom an order of the Campaign Phase is for. */
    public Force.Party force(War war, Side side, Call call) {
        return force.party(war, side, call);
    }

    /** The places that a march leads through, its end last. */
    public List<Integer> way(War war, Side side, Call call) {
        return march.way(war, side, call);
    }

    /** Where the one who leads the order stands: leaders are open, whatever goes with them. */
    @Rule("5.2")
    public int whence(War war, Side side, Call call) {
        int leader = Force.stack(war, side)
                .map(Stack::commander)
                .orElseGet(() -> force.labels().piece(call.one(Slots.LEADER)));
        return war.board().place(leader);
    }

    /** The units that an order to besiege puts under the marker, to try or to join. */
    public Force.Party besiegers(War war, Side side, Call call) {
        Optional<Stack> stack = Force.stack(war, side);
        int leader = stack.map(Stack::commander).orElseGet(() -> force.labels().piece(call.one(Slots.LEADER)));
        boolean join = call.says(BesiegeAct.HOW, BesiegeAct.JOIN);
        PieceSet units = besiege.selection(war, side, stack, leader, join).resolve(call.all(Slots.UNITS));
        return new Force.Party(leader, war.board().place(leader), units);
    }

    /** The pieces that an order to drop leaves behind, as far as they are known. */
    @Rule("7.6")
    public PieceSet dropped(War war, Side side, Call call) {
        PieceSet there = Force.stack(war, side)
                .map(stack -> stack.here(war.board()))
                .orElseGet(() -> war.board().at(whence(war, side, call), side));
        return new Selection(force.labels(), war, there, false, any -> true).resolve(call.all(StackAct.PIECES));
    }

    /** Where an order about an event would lead, if it sends the expedition to Syracuse. */
    public Optional<EventAct.Voyage> voyage(War war, Call call) {
        return events.voyage(war, call);
    }

    /** The ships that an order to attack lends to the fight on land. */
    public PieceSet marines(War war, Force.Party party, Call call) {
        PieceSet fleet = war.board().fleet(party.pieces());
        return new Selection(force.labels(), war, fleet, false, any -> true).resolve(call.all(AttackAct.MARINES));
    }

    /** The order that maintains the strongest units of a side that is short. */
    public Call strongestPaid(Seen<War> seen, Side side) {
        return pay.strongestFirst(seen.position(), side);
    }
}
