package strategos.bot.discord;

/** Why the connection has ended for good. */
public enum Ended {
    /** The bot was told to close it. */
    ASKED,
    /** Discord does not want this bot as it is: its token was revoked, say. To come again does not help. */
    REFUSED,
    /** For no reason that is known: to come again may help. */
    LOST
}
