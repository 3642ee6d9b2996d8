/** What can happen on the march: each fact applies itself to the position and tells itself to each viewer. */
package strategos.engine.games.xenophon.events;
