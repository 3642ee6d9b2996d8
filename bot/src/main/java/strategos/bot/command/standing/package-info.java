/** Standing orders: typed, suggested, listed. */
package strategos.bot.command.standing;
