/** What can happen, each applied to the position and told to each viewer. */
package strategos.engine.games.persians.events;
