/** One class for each printed procedure. */
package strategos.engine.games.sparta.rules;
