package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code ravage}: units lay waste the land of a city whose defenders are inside; that ends their campaign. */
@Rule("9.2")
public final class RavageAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "ravage";

    private final Verb verb = Verb.order(NAME, "9.2", Slot.one(Slots.LEADER), Slot.path(Slots.UNITS));
    private final Force force;
    private final Ravages ravages;

    public RavageAct(Force force, Ravages ravages) {
        this.force = force;
        this.ravages = ravages;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        Optional<Stack> stack = Force.stack(seen, side);
        if (stack.isPresent()) {
            Stack s = stack.get();
            boolean open = seen.at(Stack.Stage.ASK)
                    && !seen.board().units(s.here(seen.board())).isEmpty()
                    && ravages.open(seen, side, s.place(seen.board()));
            return open ? Optional.of(offer(seen, side, stack, PieceSet.NONE)) : Optional.empty();
        }
        if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        PieceSet commanders = force.commanders(seen, side)
                .filter(leader ->
                        !seen.board().units(force.available(seen, side, leader)).isEmpty()
                                && ravages.open(seen, side, seen.board().place(leader)));
        return commanders.isEmpty() ? Optional.empty() : Optional.of(offer(seen, side, Optional.empty(), commanders));
    }

    private Offer offer(War war, Side side, Optional<Stack> stack, PieceSet commanders) {
        return new SlotOffer(verb, (slot, filled) -> {
            if (stack.isPresent()) {
                return Choices.nothing();
            }
            if (slot.equals(Slots.LEADER)) {
                return Choices.oneOf(force.leaders(war, commanders));
            }
            int leader = force.labels().piece(filled.one(Slots.LEADER));
            int place = war.board().place(leader);
            PieceSet whole = force.available(war, side, leader);
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
        ravages.ravage(play, side, stack.place(play.state().board()));
    }
}
