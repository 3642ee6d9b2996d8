package strategos.bot.port;

/**
 * One thing one person did in one channel.
 *
 * @param delivery the chat service's id of this very interaction: delivered twice, it is carried out once
 * @param manager whether the person may manage the channel (settings of the server, taking over seats)
 */
public record Request(String delivery, Person by, ChannelRef where, boolean manager, Input input) {}
