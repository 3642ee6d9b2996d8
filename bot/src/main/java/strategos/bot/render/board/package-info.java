/** Fights as pictures: two camps on their ground, the way to the column, and the chart. */
package strategos.bot.render.board;
