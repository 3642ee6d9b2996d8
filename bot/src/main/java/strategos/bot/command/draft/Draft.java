package strategos.bot.command.draft;

import strategos.engine.Call;
import strategos.engine.Seat;

/**
 * An order, or a question, half filled.
 *
 * @param id short and never given twice
 * @param by the id of the person who fills it, and nobody else does
 * @param seat for whom it is
 * @param asked the own number of the seat's question: when another is asked, the draft is out of date
 * @param call what is filled so far
 * @param closed how many slots, from the first, are settled although they could take more
 */
public record Draft(String id, String match, String by, Seat seat, long asked, Call call, int closed) {
    /** The same with other values. */
    public Draft filled(Call now, int settled) {
        return new Draft(id, match, by, seat, asked, now, settled);
    }
}
