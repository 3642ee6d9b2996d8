package strategos.engine.dice;

import strategos.engine.text.Text;

/**
 * Something wrong in a dice log.
 *
 * @param path where in the JSON: {@code chains[0].rolls[36].faces}; empty for the whole
 * @param text what is wrong, as a full sentence that also names the place
 */
public record Finding(String path, Text text) {}
