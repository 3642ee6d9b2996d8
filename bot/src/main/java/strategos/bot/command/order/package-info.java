/** The verbs and questions of a game: whose seat is meant, what was typed, what may be typed next. */
package strategos.bot.command.order;
