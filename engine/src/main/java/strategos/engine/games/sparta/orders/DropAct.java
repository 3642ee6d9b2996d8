package strategos.engine.games.sparta.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.events.MovementEvents.Dropped;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code drop}: the stack on campaign leaves pieces where it stands; they campaign no more this phase. */
@Rule("7.6")
final class DropAct implements Act {
    /** The verb's name. */
    static final String NAME = "drop";

    private static final String PIECES = "pieces";

    private final Verb verb = Verb.calm(NAME, "7.6", Slot.path(PIECES));
    private final Force force;

    DropAct(Force force) {
        this.force = force;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        return Force.stack(seen, side)
                .filter(stack -> seen.at(Stack.Stage.ASK) && !force.bound(seen, stack))
                .filter(stack -> !loose(seen, stack).isEmpty())
                .map(stack -> offer(seen, stack));
    }

    private static Bits loose(War war, Stack stack) {
        return Stacks.here(war, stack).without(stack.commander());
    }

    private Selection selection(War war, Stack stack) {
        Bits loose = loose(war, stack);
        int place = Stacks.place(war, stack);
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
                        .locale(Stacks.place(war, stack))
                        .tag()));
    }
}
