package strategos.bot.port;

import java.util.List;
import java.util.Optional;

/** All that can be typed: groups of verbs with options. */
public record Catalogue(List<Group> groups) {
    public Catalogue {
        groups = List.copyOf(groups);
    }

    /** {@code /match}, {@code /sparta}; a group whose only verb has an empty name is typed without one ({@code /map}). */
    public record Group(String name, String help, List<Verb> verbs) {
        public Group {
            verbs = List.copyOf(verbs);
        }
    }

    /** A subcommand. */
    public record Verb(String name, String help, List<Option> options) {
        public Verb {
            options = List.copyOf(options);
        }
    }

    /**
     * An option.
     *
     * @param completed whether {@link CommandHandler#complete} has suggestions for it
     * @param least smallest number or fewest characters
     * @param most largest number or most characters
     */
    public record Option(
            String name, String help, Kind kind, boolean required, boolean completed, int least, int most) {}

    /** What an option takes. */
    public enum Kind {
        TEXT,
        NUMBER,
        FLAG,
        /** Somebody of the server, as {@link NamedPerson} writes them. */
        PERSON
    }

    /** The verb, if it is in the catalogue. */
    public Optional<Verb> find(String group, String verb) {
        return groups.stream()
                .filter(g -> g.name().equals(group))
                .flatMap(g -> g.verbs().stream())
                .filter(v -> v.name().equals(verb))
                .findFirst();
    }
}
