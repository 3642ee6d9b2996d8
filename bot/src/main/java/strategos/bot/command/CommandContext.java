package strategos.bot.command;

import strategos.bot.host.Action;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Person;

/** Who asks for something, and where. */
public record CommandContext(Action action, ChannelRef where) {
    public Person by() {
        return action.by();
    }

    /** Whether the person may manage the server. */
    public boolean manager() {
        return action.manager();
    }
}
