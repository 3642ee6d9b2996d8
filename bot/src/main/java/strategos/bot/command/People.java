package strategos.bot.command;

import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.port.Catalogue;
import strategos.bot.port.NamedPerson;
import strategos.bot.port.Request.Person;

/** The option by which somebody else is named. */
public final class People {
    private static final String WHO = "who";

    private People() {}

    /** It must be given. */
    public static Catalogue.Option required() {
        return new Catalogue.Option(WHO, "", Catalogue.Kind.PERSON, true, false, 1, Options.LONGEST_NAME);
    }

    /** It may be left out. */
    public static Catalogue.Option optional() {
        return new Catalogue.Option(WHO, "", Catalogue.Kind.PERSON, false, false, 1, Options.LONGEST_NAME);
    }

    /** Whoever is named, be they in this server or not. */
    public static Person anybody(CommandArguments given) {
        return NamedPerson.read(given.need(WHO)).person();
    }

    /** Whoever is named. @throws Refused when that is no person of this server */
    public static Person of(CommandArguments given) {
        NamedPerson named = NamedPerson.read(given.need(WHO));
        return switch (named.kind()) {
            case MEMBER -> named.person();
            case BOT ->
                throw Refused.because(
                        "command.who.bot", "person", named.person().name());
            case STRANGER ->
                throw Refused.because(
                        "command.who.stranger", "person", named.person().name());
        };
    }
}
