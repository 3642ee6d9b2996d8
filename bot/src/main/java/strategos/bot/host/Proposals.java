package strategos.bot.host;

import java.util.List;
import java.util.OptionalLong;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Motion.Point;

/** What players of a match propose to all others. */
public interface Proposals {
    /** Where the match can go back to, the nearest first: each of them before an order of which everyone was told. */
    List<Point> points(String match);

    /**
     * Proposes to go back to before the last so many orders; done at once where nobody else is to be asked.
     *
     * @param shown the public version of the match for which that was shown, where it was
     */
    ActionResult rewind(Action action, String match, int orders, OptionalLong shown);

    /** Proposes something else; done at once where nobody else is to be asked. */
    ActionResult propose(Action action, String match, Motion motion);

    /**
     * Agrees to a proposal, refuses it, or takes one's own back.
     *
     * @param word of what is proposed
     * @param number of the proposal, where a button names it
     */
    ActionResult answer(Action action, String match, String word, OptionalLong number, boolean yes);
}
