/** {@code /results}: how the matches of a server ended, and who stands where. */
package strategos.bot.command.results;
