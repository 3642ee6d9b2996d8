package strategos.bot.command;

import strategos.bot.port.Catalogue;

/** Makes options for commands. Their help is put in from the words when the catalogue is made. */
public final class Options {
    /** Room for an id of a game, a scenario, a seat, a match. */
    public static final int LONGEST_NAME = 100;

    /** Room for one value of a slot; Discord's limit on what autocompletion sends. */
    public static final int LONGEST_VALUE = 100;

    private Options() {}

    /** A text that must be given, with suggestions. */
    public static Catalogue.Option required(String name, int most) {
        return new Catalogue.Option(name, "", Catalogue.Kind.TEXT, true, true, 1, most);
    }

    /** A text that may be left out, with suggestions. */
    public static Catalogue.Option optional(String name, int most) {
        return new Catalogue.Option(name, "", Catalogue.Kind.TEXT, false, true, 1, most);
    }

    /** A text that may be left out and is the person's own. */
    public static Catalogue.Option free(String name, int most) {
        return new Catalogue.Option(name, "", Catalogue.Kind.TEXT, false, false, 1, most);
    }

    /** A whole number that may be left out. */
    public static Catalogue.Option number(String name, int least, int most) {
        return new Catalogue.Option(name, "", Catalogue.Kind.NUMBER, false, false, least, most);
    }
}
