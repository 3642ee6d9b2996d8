/** The printed procedures, a class each. */
package strategos.engine.games.persians.rules;
