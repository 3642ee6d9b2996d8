/** The sequence of play, to be read beside section 3. */
package strategos.engine.games.sparta.phases;
