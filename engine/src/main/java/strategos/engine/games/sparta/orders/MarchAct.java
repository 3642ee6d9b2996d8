package strategos.engine.games.sparta.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.events.MovementEvents.MarchPlanned;
import strategos.engine.games.sparta.rules.Flow;
import strategos.engine.games.sparta.rules.Movement;
import strategos.engine.games.sparta.rules.Mover;
import strategos.engine.games.sparta.rules.Spot;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;

/**
 * {@code march}: a leader takes units on campaign, or the stack on campaign goes on, to a destination by the cheapest way
 * or place by place.
 */
@Rule({"4.1", "7.1", "7.2", "7.3", "7.4"})
public final class MarchAct implements Act {
    /** The verb's name. */
    public static final String NAME = "march";

    /** The destination. */
    public static final String TO = "to";

    /** The way, place by place. */
    public static final String PATH = "path";

    private final Verb verb =
            Verb.order(NAME, "7.1", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS), Slot.one(TO), Slot.path(PATH));
    private final Force force;
    private final Movement movement;

    MarchAct(Force force) {
        this.force = force;
        this.movement = force.rules().movement();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            return seen.at(Stack.Stage.ASK) && force.canMove(seen, stack.get())
                    ? Optional.of(
                            new ShutIn(new MarchOffer(verb, force, seen, side, stack, Bits.NONE), force, seen, side))
                    : Optional.empty();
        }
        if (!Force.idle(seen, side)) {
            return Optional.empty();
        }
        Bits bound = force.mustAct(seen, side);
        Bits commanders = bound.isEmpty() ? force.commanders(seen, side) : bound;
        return commanders.isEmpty()
                ? Optional.empty()
                : Optional.of(new ShutIn(
                        new MarchOffer(verb, force, seen, side, Optional.empty(), commanders), force, seen, side));
    }

    private Spot start(War war, Stack stack, Mover mover) {
        return movement.spot(war, mover.pieces(), Stacks.place(war, stack));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Stack stack = force.take(play, side, call, true);
        War war = play.state();
        List<Integer> plan = new ArrayList<>();
        if (call.one(TO).isEmpty()) {
            call.all(PATH).forEach(id -> plan.add(force.labels().place(id)));
        } else {
            Mover mover = Mover.of(war.board(), side, Stacks.here(war, stack));
            plan.addAll(movement.reach(war, mover, start(war, stack, mover), stack.points())
                    .way(force.labels().place(call.one(TO))));
        }
        if (!plan.isEmpty()) {
            play.happen(new MarchPlanned(plan));
            Flow.go(play, Stack.Stage.MARCH);
        }
    }
}
