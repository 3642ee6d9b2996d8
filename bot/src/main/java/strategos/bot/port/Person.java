package strategos.bot.port;

/** A user as the chat service knows them: an id that stays, a name that may change. */
public record Person(String id, String name) {}
