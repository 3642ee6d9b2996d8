package strategos.bot.port;

import java.util.Optional;

/**
 * A message for everyone in a place, on its way out.
 *
 * @param id its number in the outbox, for ever; the nonce by which a service knows a second sending
 * @param match the match it belongs to, for the log
 * @param edits the service's id of the earlier message that this one replaces
 * @param again whether it may have been sent before: the outlet looks at the place's last messages first
 * @param pings the id of the one user who is notified
 */
public record Post(
        long id,
        String match,
        Place where,
        Message message,
        Optional<String> edits,
        boolean again,
        Optional<String> pings) {}
