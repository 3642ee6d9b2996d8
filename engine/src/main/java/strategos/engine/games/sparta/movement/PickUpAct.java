package strategos.engine.games.sparta.movement;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.MovementEvents.PickedUp;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Load;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code pickup}: the stack on campaign takes along pieces that have not campaigned; a point a place. */
@Rule("7.7")
public final class PickUpAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "pickup";

    private static final String PIECES = "pieces";

    private final Verb verb = Verb.calm(NAME, "7.7", Slot.path(PIECES));
    private final Force force;

    public PickUpAct(Force force) {
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
                .filter(stack -> seen.at(Stack.Stage.ASK) && stack.points() >= cost(stack))
                .filter(stack -> !there(seen, stack).isEmpty())
                .map(stack -> offer(seen, stack));
    }

    @Rule("ruling-V1")
    private int cost(Stack stack) {
        return stack.picked() || !stack.marched()
                ? 0
                : force.labels().printed().tables().costs().pickUp();
    }

    /** What stands there, fresh and free, on the stack's shore. */
    private Bits there(War war, Stack stack) {
        Board board = war.board();
        int place = stack.place(war.board());
        Bits there = board.at(place, stack.side()).minus(board.used()).minus(stack.pieces());
        if (force.field().trapped(war, stack.side(), place)) {
            there = there.minus(board.inside());
        }
        for (Load load : board.cargo()) {
            boolean torn = there.has(load.ship()) != there.has(load.troops());
            there = torn ? there.without(load.ship()).without(load.troops()) : there;
        }
        Bits own = board.fleet(stack.pieces());
        if (!own.isEmpty() && force.labels().printed().atlas().locale(place).divided()) {
            boolean south = own.meets(board.south());
            there = there.minus(board.fleet(there).filter(ship -> board.south().has(ship) != south));
        }
        return there;
    }

    private Selection selection(War war, Stack stack) {
        int place = stack.place(war.board());
        Bits there = there(war, stack);
        return new Selection(
                force.labels(),
                war.board(),
                there,
                force.divided(war, place),
                chosen -> !chosen.isEmpty() && force.afloat(war, place, there, chosen));
    }

    private Offer offer(War war, Stack stack) {
        return new SlotOffer(verb, (slot, filled) -> selection(war, stack).choices(filled.all(PIECES)));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        Stack stack = Force.stack(war, side).orElseThrow();
        Bits taken = selection(war, stack).resolve(call.all(PIECES));
        play.happen(new PickedUp(
                force.labels().printed().counters().company(taken),
                force.labels()
                        .printed()
                        .atlas()
                        .locale(stack.place(war.board()))
                        .tag(),
                stack.points() - cost(stack)));
    }
}
