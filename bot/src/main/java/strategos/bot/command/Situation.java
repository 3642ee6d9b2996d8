package strategos.bot.command;

import strategos.bot.host.Action;
import strategos.bot.port.Person;
import strategos.bot.port.Place;

/** Who asks for something, and where. */
public record Situation(Action action, Place where) {
    public Person by() {
        return action.by();
    }

    /** Whether the person may manage the server. */
    public boolean manager() {
        return action.manager();
    }
}
