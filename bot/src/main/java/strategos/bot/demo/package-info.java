/** One whole match of computer players through the real handlers, host, storage and painter. */
package strategos.bot.demo;
