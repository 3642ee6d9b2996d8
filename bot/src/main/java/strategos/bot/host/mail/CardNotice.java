package strategos.bot.host.mail;

import java.util.List;
import strategos.engine.seat.Seat;

/**
 * Word that the live card of a match is to show what was told: the card itself is made when it is sent, from the match as it
 * then stands, so that it is never out of date.
 *
 * @param publicVersion how many versions all have seen come
 * @param calls who is waited for
 * @param milestone what was told when the map last changed much
 */
record CardNotice(long publicVersion, List<Call> calls, long milestone) {
    CardNotice {
        calls = List.copyOf(calls);
    }

    /**
     * A question that stands.
     *
     * @param user the id of the user it waits for
     * @param asked its open number
     * @param quiet whether the user knows of it, having just acted
     */
    record Call(Seat seat, String user, long asked, boolean quiet) {
        /** Whether it is the same question. */
        boolean same(Call other) {
            return seat.equals(other.seat) && asked == other.asked && user.equals(other.user);
        }
    }
}
