package strategos.engine.games.persians.printed;

import java.util.Locale;
import java.util.Optional;
import strategos.engine.Rule;

/** How forces meet. */
@Rule("6.2")
public enum Contact {
    /** A formed battle. */
    BATTLE("b"),
    /** The interceptor lies in ambush. */
    AMBUSH("E"),
    /** He is caught himself. */
    CAUGHT("e");

    private static final String NONE = "-";

    private final String code;

    Contact(String code) {
        this.code = code;
    }

    /** As the table prints it; none where nothing comes of it. */
    static Optional<Contact> of(String code) {
        for (Contact contact : values()) {
            if (contact.code.equals(code)) {
                return Optional.of(contact);
            }
        }
        return Optional.empty();
    }

    static boolean printed(String code) {
        return code.equals(NONE) || of(code).isPresent();
    }

    /** As the table prints it. */
    public String code() {
        return code;
    }

    /** Its lower-case id, also in the names of its words. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
