/** Matches that come from another bot, each checked whole before anything of it is stored. */
package strategos.bot.transfer;
