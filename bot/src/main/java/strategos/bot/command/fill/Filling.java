package strategos.bot.command.fill;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
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

    /**
     * A slot that still takes something.
     *
     * @param taken the values in it so far
     * @param choices what it takes beside those; empty where an earlier slot must be filled first
     */
    public record OpenSlot(Slot slot, List<String> taken, Optional<Choices> choices) {
        public OpenSlot {
            taken = List.copyOf(taken);
        }

        /** Whether it may be left as it is. */
        public boolean mayStop() {
            return choices.filter(c -> c.mayStop(0)).isPresent();
        }
    }

    /** What a slot takes beside the values already in it. */
    static final class Remaining {
        private Remaining() {}

        static Choices of(Choices choices, List<String> taken) {
            if (taken.isEmpty()) {
                return choices;
            }
            return switch (choices) {
                case Choices.Pick pick -> {
                    List<Choice> left = pick.from().stream()
                            .filter(c -> !taken.contains(c.value()))
                            .toList();
                    int most = Math.min(left.size(), Math.max(0, pick.most() - taken.size()));
                    yield new Choices.Pick(left, Math.min(most, Math.max(0, pick.least() - taken.size())), most);
                }
                case Choices.Step step -> step;
                case Choices.Range range -> Choices.nothing();
                case Choices.Words words -> Choices.nothing();
            };
        }

        /** Whether nothing can be added. */
        static boolean full(Choices remaining) {
            return switch (remaining) {
                case Choices.Pick pick -> pick.most() == 0;
                case Choices.Step step -> step.next().isEmpty();
                case Choices.Range range -> false;
                case Choices.Words words -> words.most() == 0;
            };
        }
    }
}
