/** Time in a match: clocks and what a lapse does, in words and back; and what each person wishes. */
package strategos.bot.host.time;
