/** What the box prints: map, counters, charts, governments and scenarios, read and checked. */
package strategos.engine.games.sparta.printed;
