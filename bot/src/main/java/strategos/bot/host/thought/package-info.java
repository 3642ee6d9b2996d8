/** Players that are programs think here, beside the queues of matches. */
package strategos.bot.host.thought;
