/** The record of a match as one page: the page itself, and what fills it. */
package strategos.bot.record;
