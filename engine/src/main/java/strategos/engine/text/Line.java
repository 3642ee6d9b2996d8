package strategos.engine.text;

import java.util.Optional;

/** A text with the number, or heading id, of the rule behind it, if one is. */
public record Line(Text text, Optional<String> rule) {
    public Line {
        if (rule.filter(String::isEmpty).isPresent()) {
            throw new IllegalArgumentException(text.key() + " cites a rule without a number or a heading");
        }
    }

    /** A text that rests on a rule. */
    public Line(Text text, String rule) {
        this(text, Optional.of(rule));
    }

    /** A text behind which no rule stands. */
    public Line(Text text) {
        this(text, Optional.empty());
    }
}
