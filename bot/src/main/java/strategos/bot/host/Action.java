package strategos.bot.host;

import strategos.bot.port.Person;

/**
 * Who wants something done, and the interaction by which it was asked: delivered twice, it is done once.
 *
 * @param manager whether the person may manage the server: settings, taking over seats
 */
public record Action(String delivery, Person by, boolean manager) {}
