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
     */
    record Menu(String id, String placeholder, int least, int most, List<Suggestion> choices) implements Control {
        public Menu {
            choices = List.copyOf(choices);
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
