package strategos.engine.offer;

import strategos.engine.text.Text;

/** A value, short and without a comma, and how it reads: "Amphipolis, 3 of 8 campaign points". */
public record Choice(String value, Text label) {}
