package strategos.engine.dice;

import java.util.Locale;

/** Which of a match's two chains a roll is made with. */
public enum Chain {
    /** Key and faces are published at once. */
    OPEN,
    /** For what must stay hidden: key and result are published when the match ends. */
    SEALED;

    /** As the protocol writes it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
