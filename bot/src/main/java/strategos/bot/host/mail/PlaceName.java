package strategos.bot.host.mail;

import strategos.bot.port.Place;

/** A place in one word, as the outbox has it. */
public record PlaceName(String word) {
    private static final char BETWEEN = '/';

    public static PlaceName of(Place place) {
        return new PlaceName(place.guild() + BETWEEN + place.channel());
    }

    /** The place. A server's id has no slash. */
    public Place place() {
        int at = word.indexOf(BETWEEN);
        return new Place(word.substring(0, at), word.substring(at + 1));
    }
}
