/** What can happen: facts that change the position and tell themselves. */
package strategos.engine.games.sparta.events;
