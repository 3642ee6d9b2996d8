/** The dice of a report on one sheet: a row a roll, or a block for each of several armies. */
package strategos.bot.render.dice;
