/** What a boxed game prints: maps, counters, tables and words, packed by default, overlaid file by file on wish. */
package strategos.engine.config;
