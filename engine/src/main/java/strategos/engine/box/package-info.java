/** What can be known of a game before any match: its scenarios, options and seats. */
package strategos.engine.box;
