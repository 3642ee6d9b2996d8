package strategos.bot.port;

/** A value that may be sent, and how it reads: each at most 100 characters. */
public record Suggestion(String value, String label) {}
