/** The guided first match of a game. */
package strategos.bot.command.lesson;
