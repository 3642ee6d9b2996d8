package strategos.bot.port;

import java.util.Set;

/**
 * One thing one person did in one channel.
 *
 * @param delivery the chat service's id of this very interaction: delivered twice, it is carried out once
 * @param manager whether the person may manage the channel (settings of the server, taking over seats)
 * @param roles the ids of the roles that they have in the server
 */
public record Request(String delivery, Person by, ChannelRef where, boolean manager, Set<String> roles, Input input) {
    public Request {
        roles = Set.copyOf(roles);
    }

    /** One by somebody who has no roles. */
    public Request(String delivery, Person by, ChannelRef where, boolean manager, Input input) {
        this(delivery, by, where, manager, Set.of(), input);
    }
}
