package strategos.bot.host.mail;

import java.util.Locale;

/** What a post of the outbox is. */
enum Kind {
    /** Sentences, perhaps with dice. */
    STORY,
    /** The seats with their omens, whose id starts the match. */
    START,
    /** The live card. */
    CARD;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Kind of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
