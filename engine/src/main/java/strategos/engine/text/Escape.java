package strategos.engine.text;

import java.util.function.UnaryOperator;

/** How words that a person typed, or that come from outside, are made harmless for one kind of face. */
@FunctionalInterface
public interface Escape extends UnaryOperator<String> {
    /** For labels, terminals, logs and alt texts, where nothing is markup. */
    static Escape plain() {
        return Harmless::words;
    }

    /** For messages in Discord: neither markup nor link nor mention is left. */
    static Escape discord() {
        return new Escape() {
            @Override
            public String apply(String typed) {
                return Harmless.inDiscord(typed);
            }

            @Override
            public String printed(String words) {
                return Harmless.printedInDiscord(words);
            }
        };
    }

    /** For a line that describes a picture, where it stands in a message in Discord: the same, and none of it is cut. */
    static Escape description() {
        return Harmless::wholeInDiscord;
    }

    /** The sentence with the signs that the box prints, such as the star of archers, where they would be markup. */
    default String printed(String words) {
        return words;
    }
}
