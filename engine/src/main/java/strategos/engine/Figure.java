package strategos.engine;

import strategos.engine.text.Text;

/**
 * What one counts or looks up in a position, as everyone may know it: a place, men, talents. A report shows what became of
 * it.
 *
 * @param name what it is, in a word
 * @param value how much, or where
 */
public record Figure(Text name, Text value) {}
