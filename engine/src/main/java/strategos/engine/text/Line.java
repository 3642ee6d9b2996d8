package strategos.engine.text;

/** A text with the number, or heading id, of the rule behind it; an empty rule where none is. */
public record Line(Text text, String rule) {}
