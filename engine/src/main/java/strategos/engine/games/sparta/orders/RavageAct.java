package strategos.engine.games.sparta.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.rules.Flow;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code ravage}: units lay waste the land of a city whose defenders are inside; that ends their campaign. */
@Rule("9.2")
public final class RavageAct implements Act {
    /** The verb's name. */
    public static final String NAME = "ravage";

    private final Verb verb = Verb.order(NAME, "9.2", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS));
    private final Force force;

    RavageAct(Force force) {
        this.force = force;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            Stack s = stack.get();
            boolean open = seen.at(Stack.Stage.ASK)
                    && !seen.board().units(Stacks.here(seen, s)).isEmpty()
                    && force.rules().ravages().open(seen, side, Stacks.place(seen, s));
            return open
                    ? Optional.of(new ShutIn(offer(seen, side, stack, Bits.NONE), force, seen, side))
                    : Optional.empty();
        }
        if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        Bits commanders = force.commanders(seen, side)
                .filter(leader -> !seen.board()
                                .units(force.available(seen, side, leader))
                                .isEmpty()
                        && force.rules().ravages().open(seen, side, seen.board().place(leader)));
        return commanders.isEmpty()
                ? Optional.empty()
                : Optional.of(new ShutIn(offer(seen, side, Optional.empty(), commanders), force, seen, side));
    }

    private Offer offer(War war, Side side, Optional<Stack> stack, Bits commanders) {
        return new SlotOffer(verb, (slot, filled) -> {
            if (stack.isPresent()) {
                return Choices.nothing();
            }
            if (slot.equals(Slots.LEADER)) {
                return Choices.oneOf(force.leaders(war, commanders));
            }
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            int place = war.board().place(leader);
            Bits whole = force.available(war, side, leader);
            return force.selection(
                            war,
                            side,
                            leader,
                            false,
                            chosen -> !chosen.isEmpty() && force.afloat(war, place, whole, chosen))
                    .choices(filled.all(Slots.UNITS));
        });
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Stack stack = force.take(play, side, call, false);
        Flow.go(play, Stack.Stage.END);
        force.rules().ravages().ravage(play, side, Stacks.place(play.state(), stack));
    }
}
