package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.MovementEvents.MarchPlanned;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;

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
        List<Integer> plan = new ArrayList<>();
        if (call.all(TO).isEmpty()) {
            call.all(PATH).forEach(id -> plan.add(force.labels().place(id)));
        } else {
            MovingForce mover = MovingForce.of(war.board(), side, stack.here(war.board()));
            plan.addAll(movement.reach(war, mover, start(war, stack, mover), stack.points())
                    .way(force.labels().place(call.one(TO))));
        }
        if (!plan.isEmpty()) {
            play.happen(new MarchPlanned(plan));
            Flow.go(play, Stack.Stage.MARCH);
        }
    }
}
