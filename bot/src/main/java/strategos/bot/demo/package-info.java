/** One whole match of computer players through the real desk, house, storage and painter. */
package strategos.bot.demo;
