/**
 * The adapter between Discord and the host: translates, and decides nothing. {@link
 * strategos.bot.discord.GatewayListener} takes interactions in, {@link strategos.bot.discord.Answerer} answers them
 * privately, {@link strategos.bot.discord.DiscordOutlet} posts what everyone may read, {@link
 * strategos.bot.discord.DiscordBot} holds the connection.
 *
 * <p>Messages are sent in Discord's older form (content, attachments, rows of buttons), not as "Components V2": a push
 * notification of a V2 message is empty, and a ping that does not say what it is about is half a ping; and a message that
 * was once V2 can never be anything else. What is longer than one message goes on in further ones.
 */
package strategos.bot.discord;
