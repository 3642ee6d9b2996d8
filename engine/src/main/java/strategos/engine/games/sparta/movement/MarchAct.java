package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.Movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.Movement.Reach;
import strategos.engine.games.sparta.movement.MovementEvents.MarchPlanned;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * {@code march}: a leader takes units on campaign, or the stack on campaign goes on, to a destination by the cheapest way
 * or place by place.
 */
@Rule({"4.1", "7.1", "7.2", "7.3", "7.4"})
public final class MarchAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "march";

    /** The destination. */
    public static final String TO = "to";

    /** The way, place by place. */
    public static final String PATH = "path";

    private final Verb verb =
            Verb.order(NAME, "7.1", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS), Slot.one(TO), Slot.path(PATH));
    private final Force force;
    private final Control control;
    private final Movement movement;

    public MarchAct(Force force, Control control, Movement movement) {
        this.force = force;
        this.control = control;
        this.movement = movement;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    Force force() {
        return force;
    }

    Control control() {
        return control;
    }

    Movement movement() {
        return movement;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            return seen.at(Stack.Stage.ASK) && canMove(seen, stack.get())
                    ? Optional.of(new MarchOffer(this, seen, side, stack, PieceSet.NONE))
                    : Optional.empty();
        }
        if (!Force.idle(seen, side)) {
            return Optional.empty();
        }
        PieceSet bound = force.mustAct(seen, side);
        PieceSet commanders = bound.isEmpty() ? force.commanders(seen, side) : bound;
        return commanders.isEmpty()
                ? Optional.empty()
                : Optional.of(new MarchOffer(this, seen, side, Optional.empty(), commanders));
    }

    /** Whether any route is open to the stack as it is. */
    @Rule({"7.1", "7.4"})
    private boolean canMove(War war, Stack stack) {
        MovingForce mover = MovingForce.of(war.board(), stack.side(), stack.here(war.board()));
        return !movement.legs()
                .next(war, mover, start(war, stack, mover), stack.points())
                .isEmpty();
    }

    private Spot start(War war, Stack stack, MovingForce mover) {
        return movement.spot(war, mover.pieces(), stack.place(war.board()));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Stack stack = force.take(play, side, call, true);
        War war = play.state();
        MovingForce mover = MovingForce.of(war.board(), side, stack.here(war.board()));
        List<Integer> plan = way(war, mover, start(war, stack, mover), stack.points(), call);
        if (!plan.isEmpty()) {
            play.happen(new MarchPlanned(plan));
            Flow.go(play, Stack.Stage.MARCH);
        }
    }

    /** The places that a march leads through, its end last. */
    @Rule("7.3")
    public List<Integer> way(War war, Side side, Call call) {
        Force.Party party = force.party(war, side, call);
        MovingForce mover = MovingForce.of(war.board(), side, party.pieces());
        int points = Force.stack(war, side).map(Stack::points).orElseGet(() -> points(party.commander()));
        return way(war, mover, movement.spot(war, party.pieces(), party.place()), points, call);
    }

    List<Integer> way(War war, MovingForce mover, Spot start, int points, Call call) {
        return call.maybe(TO)
                .map(to -> movement.reach(war, mover, start, points)
                        .way(force.labels().place(to)))
                .orElseGet(
                        () -> call.all(PATH).stream().map(force.labels()::place).toList());
    }

    private int points(int leader) {
        return force.labels().printed().counters().leader(leader).campaign();
    }

    /** Who may march with what, and where to. */
    @Rule({"4.1", "7.1", "7.2", "7.3", "7.4"})
    static final class MarchOffer implements Offer {
        private final MarchAct act;
        private final Force force;
        private final Movement movement;
        private final War war;
        private final Side side;
        private final Optional<Stack> stack;
        private final PieceSet commanders;
        private Optional<Party> known = Optional.empty();

        /** @param commanders who may begin a campaign while no stack is on one */
        MarchOffer(MarchAct act, War war, Side side, Optional<Stack> stack, PieceSet commanders) {
            this.act = act;
            this.force = act.force();
            this.movement = act.movement();
            this.war = war;
            this.side = side;
            this.stack = stack;
            this.commanders = commanders;
        }

        /** Who marches, as far as the order names them, and the places within reach: every slot behind depends on it. */
        record Party(
                List<String> leader,
                List<String> units,
                MovingForce mover,
                Spot start,
                int points,
                List<Choice> destinations) {
            boolean is(Call filled) {
                return leader.equals(filled.all(Slots.LEADER)) && units.equals(filled.all(Slots.UNITS));
            }
        }

        @Override
        public Verb verb() {
            return act.verb();
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            return switch (slot.name()) {
                case Slots.LEADER ->
                    stack.isPresent() ? Choices.nothing() : Choices.oneOf(force.leaders(war, commanders));
                case Slots.UNITS ->
                    stack.isPresent() ? Choices.nothing() : units(filled).choices(filled.all(Slots.UNITS));
                case MarchAct.TO -> new Choices.Pick(party(filled).destinations(), 0, 1);
                default -> filled.all(MarchAct.TO).isEmpty() ? path(filled) : Choices.nothing();
            };
        }

        /** Who is bound to move his force does not march off without it. */
        @Rule({"7.4", "7.17"})
        private Selection units(Call filled) {
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            int place = war.board().place(leader);
            PieceSet whole = force.available(war, side, leader);
            boolean bound = force.mustAct(war, side, leader);
            return force.selection(
                    war,
                    side,
                    leader,
                    true,
                    chosen -> force.afloat(war, place, whole, chosen)
                            && sails(place, whole, chosen)
                            && force.shipsStay(war, side, place, whole.with(leader), chosen.with(leader))
                            && (!bound || force.facing(war, side, place, chosen)));
        }

        /** At sea nobody sets out without a ship, nor does a leader keep one waiting that is to sail with another. */
        @Rule("7.4")
        private boolean sails(int place, PieceSet whole, PieceSet chosen) {
            return !force.labels().printed().atlas().locale(place).sea()
                    || war.board().fleet(whole).isEmpty()
                    || !war.board().fleet(chosen).isEmpty();
        }

        Party party(Call filled) {
            Optional<Party> before = known;
            if (before.isPresent() && before.get().is(filled)) {
                return before.get();
            }
            Party party = stack.map(s -> party(filled, s.here(war.board()), s.place(war.board()), s.points()))
                    .orElseGet(() -> fresh(filled));
            known = Optional.of(party);
            return party;
        }

        private Party fresh(Call filled) {
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            PieceSet units = units(filled).resolve(filled.all(Slots.UNITS));
            return party(filled, units.with(leader), war.board().place(leader), act.points(leader));
        }

        private Party party(Call filled, PieceSet pieces, int place, int points) {
            MovingForce mover = MovingForce.of(war.board(), side, pieces);
            Spot start = movement.spot(war, pieces, place);
            List<Choice> destinations = destinations(movement.reach(war, mover, start, points), points);
            return new Party(filled.all(Slots.LEADER), filled.all(Slots.UNITS), mover, start, points, destinations);
        }

        private List<Choice> destinations(Reach reach, int points) {
            List<Choice> choices = new ArrayList<>();
            for (int place = 0; place < force.labels().printed().atlas().size(); place++) {
                int there = place;
                reach.cost(place).ifPresent(cost -> choices.add(force.labels().cost(there, cost, points)));
            }
            return List.copyOf(choices);
        }

        private Choices path(Call filled) {
            Party party = party(filled);
            MovingForce mover = party.mover();
            List<String> taken = filled.all(MarchAct.PATH);
            Spot spot = end(party, filled);
            int spent = taken.size() * movement.cost();
            List<Choice> next = new ArrayList<>();
            if (taken.isEmpty() || !movement.mustStop(war, mover, spot.place())) {
                for (Spot there : movement.legs().next(war, mover, spot, party.points() - spent)) {
                    next.add(force.labels().cost(there.place(), spent + movement.cost(), party.points()));
                }
            }
            boolean mayStop =
                    taken.isEmpty() ? stack.isEmpty() : movement.legs().mayEnd(war, mover, spot);
            return new Choices.Step(next, mayStop);
        }

        /** Where the way that was given so far ends. */
        private Spot end(Party party, Call filled) {
            List<Integer> places = new ArrayList<>();
            filled.all(MarchAct.PATH).forEach(id -> places.add(force.labels().place(id)));
            return movement.legs().after(war, party.mover(), party.start(), places);
        }

        @Override
        public List<Goal> goals(Call filled) {
            return new MarchGoals(act, this, war, side).all(filled);
        }

        @Override
        public List<Goal> others(Call whole) {
            return new MarchGoals(act, this, war, side).others(whole);
        }

        @Override
        public Text asks() {
            return Text.of("goal.where");
        }

        @Override
        public Optional<Outline> outline(Call whole) {
            return Optional.of(MarchOutline.of(act, war, party(whole), commander(whole), whole));
        }

        /** Whether the units named may go without others. */
        boolean mayGo(Call filled) {
            List<String> taken = filled.all(Slots.UNITS);
            return units(filled).choices(taken).mayStop(taken.size());
        }

        /** Whether a stack is on campaign, which goes as it is. */
        boolean underWay() {
            return stack.isPresent();
        }

        private int commander(Call filled) {
            return stack.map(Stack::commander).orElseGet(() -> force.labels().piece(filled.one(Slots.LEADER)));
        }

        @Override
        public Line whyNot(Slot slot, Call filled, String value) {
            boolean step = slot.name().equals(MarchAct.PATH);
            boolean way = step || slot.name().equals(MarchAct.TO);
            boolean early = slot.name().equals(Slots.UNITS) && value.isEmpty();
            if (early
                    && filled.maybe(Slots.LEADER)
                            .filter(leader ->
                                    force.mustAct(war, side).has(force.labels().piece(leader)))
                            .isPresent()) {
                return new Line(Offer.super.whyNot(slot, filled, value).text(), "7.17");
            }
            if (!way || force.labels().printed().atlas().find(value).isEmpty()) {
                return Offer.super.whyNot(slot, filled, value);
            }
            Party party = party(filled);
            boolean onTheWay = !filled.all(MarchAct.PATH).isEmpty();
            return new MarchRefusals(act, war, party.mover(), end(party, filled), party.points())
                    .why(force.labels().place(value), onTheWay, step);
        }
    }
}
