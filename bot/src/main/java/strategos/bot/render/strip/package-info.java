/** Dice as strips: read from left to right, on a telephone too. */
package strategos.bot.render.strip;
