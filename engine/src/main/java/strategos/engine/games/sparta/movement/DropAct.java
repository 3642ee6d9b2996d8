package strategos.engine.games.sparta.movement;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.MovementEvents.Dropped;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code drop}: the stack on campaign leaves pieces where it stands; they campaign no more this phase. */
@Rule("7.6")
public final class DropAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "drop";

    private static final String PIECES = "pieces";

    private final Verb verb = Verb.calm(NAME, "7.6", Slot.path(PIECES));
    private final Force force;

    public DropAct(Force force) {
        this.force = force;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        return Force.stack(seen, side)
                .filter(stack -> seen.at(Stack.Stage.ASK) && !force.bound(seen, stack))
                .filter(stack -> !loose(seen, stack).isEmpty())
                .map(stack -> offer(seen, stack));
    }

    private static Bits loose(War war, Stack stack) {
        return stack.here(war.board()).without(stack.commander());
    }

    private Selection selection(War war, Stack stack) {
        Bits loose = loose(war, stack);
        int place = stack.place(war.board());
        return new Selection(
                force.labels(),
                war.board(),
                loose,
                false,
                chosen -> !chosen.isEmpty() && force.afloat(war, place, loose, chosen));
    }

    private Offer offer(War war, Stack stack) {
        return new SlotOffer(verb, (slot, filled) -> selection(war, stack).choices(filled.all(PIECES)));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        Stack stack = Force.stack(war, side).orElseThrow();
        Bits dropped = selection(war, stack).resolve(call.all(PIECES));
        play.happen(new Dropped(
                force.labels().printed().counters().company(dropped),
                force.labels()
                        .printed()
                        .atlas()
                        .locale(stack.place(war.board()))
                        .tag()));
    }
}
