/** What is given to operators: the archive, the unit, the manual. */
package strategos.bot.release;
