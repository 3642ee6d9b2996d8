package strategos.bot.port;

/**
 * A picture that is painted when it is sent.
 *
 * @param name a file name without a path, ending in {@code .png}; it tells nothing hidden
 * @param alt the picture in words, at most 1,024 characters
 * @param png paints and encodes it
 */
public record Picture(String name, String alt, Painting png) {}
