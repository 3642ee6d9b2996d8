package strategos.bot.port;

import java.util.List;

/** Something to press below a message. */
public sealed interface Control {
    /** At most 100 characters; written and read by one codec. */
    String id();

    /** A button; its label at most 80 characters. */
    record Button(String id, String label, Style style, boolean enabled) implements Control {}

    /**
     * A menu of at most 25 choices.
     *
     * @param placeholder what stands in it before anything is picked, at most 150 characters
     * @param picked the values that are picked already
     */
    record Menu(String id, String placeholder, int least, int most, List<Suggestion> choices, List<String> picked)
            implements Control {
        public Menu {
            choices = List.copyOf(choices);
            picked = List.copyOf(picked);
        }

        /** A menu of which nothing is picked. */
        public Menu(String id, String placeholder, int least, int most, List<Suggestion> choices) {
            this(id, placeholder, least, most, choices, List.of());
        }
    }

    /** How a button looks. */
    enum Style {
        /** The thing one most likely wants. */
        PRIMARY,
        /** Anything else. */
        SECONDARY,
        /** What cannot be taken back. */
        DANGER
    }
}
