/** What goes on in a match by itself: its queue, whose dice fall when, what computers and the host answer, and what becomes of what fails. */
package strategos.bot.host.running;
