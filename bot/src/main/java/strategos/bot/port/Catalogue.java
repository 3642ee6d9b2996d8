package strategos.bot.port;

import java.util.List;
import java.util.Optional;

/** All that can be typed: groups of verbs with options. */
public record Catalogue(List<Group> groups) {
    /** The option by which whoever holds several seats says for which one an order is; no game calls a slot so. */
    public static final String AS = "as";

    private static final String ADMIN = "admin";

    public Catalogue {
        groups = List.copyOf(groups);
    }

    /** {@code /match}, {@code /sparta}; a group whose only verb has an empty name is typed without one ({@code /map}). */
    public record Group(String name, String help, List<Verb> verbs) {
        public Group {
            verbs = List.copyOf(verbs);
        }

        /** Whether it is for those alone who manage a server, as long as the server does not say otherwise. */
        public boolean managing() {
            return name.equals(ADMIN);
        }
    }

    /** A subcommand. */
    public record Verb(String name, String help, List<Option> options) {
        public Verb {
            options = List.copyOf(options);
        }

        /** The option that words without a name are meant for: the first, where that takes words and names no seat. */
        public Optional<Option> nameless() {
            return options.stream().findFirst().filter(option -> option.takesWords() && !option.seat());
        }

        /** Whether it takes nothing but the seat for which it is given. */
        public boolean bare() {
            return options.stream().allMatch(Option::seat);
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
            String name, String help, Kind kind, boolean required, boolean completed, int least, int most) {
        private boolean seat() {
            return name.equals(AS);
        }

        private boolean takesWords() {
            return kind == Kind.TEXT || kind == Kind.FLAG;
        }
    }

    /** What an option takes. */
    public enum Kind {
        TEXT,
        NUMBER,
        FLAG,
        /** Somebody of the server, as {@link NamedPerson} writes them. */
        PERSON,
        /** A role of the server, by its id; {@code everyone} for that of everybody. */
        ROLE
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
