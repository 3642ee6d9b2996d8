/** The commands about time: the clock of a match, and what each person wishes. */
package strategos.bot.command.time;
