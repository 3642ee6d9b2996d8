/** What those who look after a server, or the whole bot, do in its matches; each deed is written down. */
package strategos.bot.host.care;
