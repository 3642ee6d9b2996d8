package strategos.bot.command.fill;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;

/**
 * An order as far as it is filled. Slots are filled from the first to the last: those before the last filled one are
 * settled, and so are those that were passed over.
 */
public final class Filling {
    private final Offer offer;
    private final Call call;
    private final int closed;

    /**
     * The values of the call must be legal as far as they go.
     *
     * @param closed how many slots, from the first, are settled although they could take more
     */
    public Filling(Offer offer, Call call, int closed) {
        this.offer = offer;
        this.call = call;
        this.closed = closed;
    }

    /** The slots that still take something, in the order in which they are to be filled. */
    public List<OpenSlot> open() {
        List<OpenSlot> open = new ArrayList<>();
        List<Slot> slots = offer.verb().slots();
        boolean known = true;
        for (int i = Math.max(closed, lastFilled()); i < slots.size(); i++) {
            Slot slot = slots.get(i);
            List<String> taken = call.all(slot.name());
            if (!known) {
                open.add(new OpenSlot(slot, taken, Optional.empty()));
                continue;
            }
            Choices left = Remaining.of(offer.choices(slot, call), taken);
            if (!Remaining.full(left)) {
                open.add(new OpenSlot(slot, taken, Optional.of(left)));
                known = left.mayStop(0);
            }
        }
        return List.copyOf(open);
    }

    /** The slot to be filled next, required or not. */
    public Optional<OpenSlot> next() {
        return open().stream().findFirst();
    }

    /** Whether it could be sent as it is. */
    public boolean complete() {
        return open().stream().allMatch(OpenSlot::mayStop);
    }

    private int lastFilled() {
        List<Slot> slots = offer.verb().slots();
        for (int i = slots.size() - 1; i > 0; i--) {
            if (!call.all(slots.get(i).name()).isEmpty()) {
                return i;
            }
        }
        return 0;
    }
}
