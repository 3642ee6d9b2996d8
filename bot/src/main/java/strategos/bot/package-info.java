/** Discord, the console, rendering, wiring, settings. */
package strategos.bot;
