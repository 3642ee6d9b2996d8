package strategos.bot.port;

import java.util.List;
import java.util.Optional;

/**
 * A message for everyone in a place, on its way out.
 *
 * @param id its number in the outbox, for ever; the nonce by which a service knows a second sending
 * @param match the match it belongs to, for the log
 * @param edits the service's id of the earlier message that this one replaces; without pictures of its own it leaves those
 *     that are there
 * @param again whether it may have been sent before: the outlet looks at the place's last messages first
 * @param pings the ids of the users who are notified, and nobody else is
 */
public record Post(
        long id,
        String match,
        Place where,
        Message message,
        Optional<String> edits,
        boolean again,
        List<String> pings) {
    public Post {
        pings = List.copyOf(pings);
    }
}
