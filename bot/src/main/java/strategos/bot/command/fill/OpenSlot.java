package strategos.bot.command.fill;

import java.util.List;
import java.util.Optional;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Slot;

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
