package strategos.bot.discord;

/** Discord's limits, each named once. Lengths are in characters. */
final class DiscordLimits {
    /** Slash commands of a bot. */
    static final int COMMANDS = 100;
    /** Subcommands of a command, and options of each. */
    static final int OPTIONS = 25;
    /** A command with everything below it: names, descriptions, choices, each in its longest language. */
    static final int COMMAND_TOTAL = 8_000;
    /** Choices of an option, and suggestions of autocompletion. */
    static final int CHOICES = 25;
    /** The name and the value of a choice. */
    static final int CHOICE = 100;
    /** Characters of a text option. */
    static final int TEXT_OPTION = 6_000;

    /** Words of a message. */
    static final int CONTENT = 2_000;
    /** Words of all parts of a message that is laid out. */
    static final int LAID_TEXT = 4_000;
    /** Parts of a message that is laid out, with those within others. */
    static final int COMPONENTS = 40;
    /** Rows of controls below a message. */
    static final int ROWS = 5;
    /** Buttons in a row. */
    static final int BUTTONS = 5;
    /** A button's label. */
    static final int BUTTON_LABEL = 80;
    /** What stands in a menu before anything is picked: Discord takes 150, JDA 100. */
    static final int PLACEHOLDER = 100;
    /** Choices of a menu. */
    static final int MENU_CHOICES = 25;

    /** A form's title. */
    static final int FORM_TITLE = 45;
    /** The label of a form's field. */
    static final int FIELD_LABEL = 45;
    /** What may be typed into a form's field, said in it. */
    static final int FIELD_HINT = 100;
    /** What can be typed into a form's field. */
    static final int FIELD_VALUE = 4_000;

    /** Files of a message. */
    static final int FILES = 10;
    /** Bytes of a file, in a server without boosts. */
    static final int FILE_BYTES = 10 * 1024 * 1024;
    /** Bytes of all files of a message, with room for the rest of the request below its 25 MiB. */
    static final int REQUEST_BYTES = 24 * 1024 * 1024;
    /** A picture in words. */
    static final int ALT_TEXT = 1_024;

    /** Messages that one look at a channel's past shows. */
    static final int HISTORY = 100;

    private DiscordLimits() {}
}
