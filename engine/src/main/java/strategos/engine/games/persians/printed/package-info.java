/** What the box prints: zones, counters, charts, scenarios. */
package strategos.engine.games.persians.printed;
