/** How the dice of a match fell beside what fair dice give, as figures, sentences and charts. Pure: no clock, no storage. */
package strategos.bot.luck;
