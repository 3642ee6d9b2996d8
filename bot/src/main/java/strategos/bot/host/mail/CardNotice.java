package strategos.bot.host.mail;

import java.util.List;
import strategos.engine.Seat;

/**
 * Word that the live card of a match is to show a version: the card itself is made when it is sent, from the match as it
 * then stands, so that it is never out of date.
 *
 * @param calls who is waited for
 * @param milestone the version at which the map last changed much
 */
record CardNotice(long version, List<Call> calls, long milestone) {
    CardNotice {
        calls = List.copyOf(calls);
    }

    /**
     * A question that stands.
     *
     * @param user the id of the user it waits for
     * @param askedAt the version at which it was first put
     * @param quiet whether the user knows of it, having just acted
     */
    record Call(Seat seat, String user, long askedAt, boolean quiet) {
        /** Whether it is the same question. */
        boolean same(Call other) {
            return seat.equals(other.seat) && askedAt == other.askedAt && user.equals(other.user);
        }
    }
}
