package strategos.engine.dice;

import java.util.Arrays;
import java.util.Optional;

/** How the dice of a match come about. */
public enum DiceProtocol {
    /** Every face is fixed when the match begins. */
    CHAIN("strategos-dice-1"),
    /** A public beacon goes into every face, and speaks only when the order stands in the channel. */
    BEACON("strategos-dice-2");

    private final String name;

    DiceProtocol(String name) {
        this.name = name;
    }

    /** Its name with its version, as it stands in salts, messages and logs. */
    public String protocol() {
        return name;
    }

    /** The one of that name. */
    public static Optional<DiceProtocol> named(String name) {
        return Arrays.stream(values()).filter(one -> one.name.equals(name)).findFirst();
    }
}
