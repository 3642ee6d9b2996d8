/** Positions and events as JSON: each event by its name and version, old ones converted as they are read. */
package strategos.engine.json;
