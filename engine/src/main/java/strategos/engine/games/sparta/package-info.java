/** Sparta versus Athens: its rules, section by section. */
package strategos.engine.games.sparta;
