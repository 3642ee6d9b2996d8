package strategos.engine.box;

import strategos.engine.text.Text;

/**
 * A worked example of a rule with a chart: a case with its odds, reckoned from the very tables that the rules use.
 *
 * @param rule that it shows
 * @param text a sentence or two, with the numbers
 */
public record Example(String rule, Text text) {}
