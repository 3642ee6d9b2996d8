/** Where requests come in: commands, orders and presses are understood here, and handed to what carries them out. */
package strategos.bot.command.handler;
