package strategos.bot.port;

import java.util.Locale;
import strategos.bot.port.Request.Person;

/** Somebody whom a person names in an option, and what the service says of them. */
public record NamedPerson(Person person, Kind kind) {
    private static final String BAR = "|";
    private static final int PARTS = 3;

    /** What they are to the server. */
    public enum Kind {
        /** One of its people. */
        MEMBER,
        /** A program. */
        BOT,
        /** Somebody who is not, or no longer, in the server. */
        STRANGER
    }

    /** As the option's text: {@code kind|id|name}. */
    public String write() {
        return kind.name().toLowerCase(Locale.ROOT) + BAR + person.id() + BAR + person.name();
    }

    /** The same read back; what has no bars is somebody's name, which is their id where people have no others. */
    public static NamedPerson read(String text) {
        String[] parts = text.split("\\|", PARTS);
        return parts.length == PARTS
                ? new NamedPerson(new Person(parts[1], parts[2]), Kind.valueOf(parts[0].toUpperCase(Locale.ROOT)))
                : new NamedPerson(new Person(text.strip(), text.strip()), Kind.MEMBER);
    }
}
