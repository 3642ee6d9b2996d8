/** The sequence of play, from set-up to the end, and all procedures together (3, 16). */
package strategos.engine.games.sparta.sequence;
