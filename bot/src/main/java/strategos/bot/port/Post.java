package strategos.bot.port;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A message for everyone in a channel, on its way out.
 *
 * @param id its number in the outbox, for ever; the nonce by which a service knows a second sending
 * @param match the match it belongs to, for the log
 * @param edits the service's id of the earlier message that this one replaces; without pictures of its own it leaves those
 *     that are there
 * @param search given if it may have been sent before: the outlet looks at the channel's last messages first
 * @param pings the ids of the users who are notified, and nobody else is
 */
public record Post(
        long id,
        String match,
        ChannelRef where,
        Message message,
        Optional<String> edits,
        Optional<Search> search,
        List<String> pings) {
    public Post {
        pings = List.copyOf(pings);
    }

    /**
     * Which of the channel's messages may be the post.
     *
     * @param since when it was first taken for sending, by the clock here
     * @param others the service's ids of the last messages that are known to hold other posts; posts go out in their order,
     *     so whatever is older than one of these is none of this post's
     */
    public record Search(Instant since, List<String> others) {
        public Search {
            others = List.copyOf(others);
        }
    }

    /** Whether it may have been sent before. */
    public boolean again() {
        return search.isPresent();
    }
}
