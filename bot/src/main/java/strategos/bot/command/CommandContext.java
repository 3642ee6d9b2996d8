package strategos.bot.command;

import java.util.Set;
import strategos.bot.host.Action;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Person;

/**
 * Who asks for something, and where.
 *
 * @param roles the ids of the roles that they have in the server
 */
public record CommandContext(Action action, ChannelRef where, Set<String> roles) {
    public CommandContext {
        roles = Set.copyOf(roles);
    }

    /** Of somebody who has no roles. */
    public CommandContext(Action action, ChannelRef where) {
        this(action, where, Set.of());
    }

    public Person by() {
        return action.by();
    }

    /** Whether the person may manage the server. */
    public boolean manager() {
        return action.manager();
    }
}
