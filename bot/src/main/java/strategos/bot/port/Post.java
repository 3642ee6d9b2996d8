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
 * @param part what it is in its match; empty for what stands beside the reports
 */
public record Post(
        long id,
        String match,
        ChannelRef where,
        Message message,
        Optional<String> edits,
        Optional<Search> search,
        List<String> pings,
        Optional<Part> part) {
    public Post {
        pings = List.copyOf(pings);
    }

    /** One beside the reports. */
    public Post(
            long id,
            String match,
            ChannelRef where,
            Message message,
            Optional<String> edits,
            Optional<Search> search,
            List<String> pings) {
        this(id, match, where, message, edits, search, pings, Optional.empty());
    }

    /**
     * What a message is in its match, for programs that follow it.
     *
     * @param page which of the match's messages it is, from 1, as long as it grows
     * @param report the heading of the chapter that it tells, if it tells one
     * @param calls the seats that it asks
     */
    public record Part(long page, Optional<String> report, List<String> calls) {
        public Part {
            calls = List.copyOf(calls);
        }
    }

    /**
     * Which of the channel's messages may be the post.
     *
     * @param since before this it was not sent, by the clock here
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
