package strategos.bot.command;

/** Whether what can never be taken back is asked once more. */
public enum Confirmation {
    /** By a button: a chat service. */
    ASKED,
    /** Carried out at once: the line protocol, and a terminal that asks by itself. */
    NOT_ASKED
}
