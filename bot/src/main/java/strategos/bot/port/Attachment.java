package strategos.bot.port;

/**
 * A file for the one who asked.
 *
 * @param name a file name without a path
 * @param content its text, sent as UTF-8
 */
public record Attachment(String name, String content) {}
