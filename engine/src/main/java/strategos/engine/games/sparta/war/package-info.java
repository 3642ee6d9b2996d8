/** The position: an immutable value, and what is under way in it as a stack of steps. */
package strategos.engine.games.sparta.war;
