/** What is read of a match that was played so far: its journal in words, records, recaps and what one missed. */
package strategos.bot.host.history;
