/**
 * What a chat service and the host say to each other, whatever the service: a person did something ({@link
 * strategos.bot.port.Request}), the {@link strategos.bot.port.CommandHandler} answers that person ({@link
 * strategos.bot.port.Answer}), and what all may read goes out through the {@link strategos.bot.port.Outlet}. Discord and
 * the console are two adapters of these; both translate and decide nothing.
 */
package strategos.bot.port;
