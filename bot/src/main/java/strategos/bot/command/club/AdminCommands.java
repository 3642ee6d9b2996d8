package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.People;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.ActionResult;
import strategos.bot.host.Caretakers;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.engine.text.Text;

/** {@code /admin}: for those who manage the server. Every deed is written into a log that they all can read. */
abstract class AdminCommands extends Common {
    AdminCommands(String verb, Catalogue.Option... options) {
        super("admin", verb, options);
    }

    @Override
    public final Answer run(CommandContext at, CommandArguments given) {
        if (!at.manager()) {
            throw Refused.because("command.managers-only");
        }
        return managed(at, given);
    }

    /** By one who may. */
    abstract Answer managed(CommandContext at, CommandArguments given);

    /** Something that is done with a match as a whole. */
    static final class OnMatch extends AdminCommands {
        private final MatchFinder finder;
        private final BiFunction<CommandContext, LiveMatch, ActionResult> deed;

        OnMatch(MatchFinder finder, String verb, BiFunction<CommandContext, LiveMatch, ActionResult> deed) {
            super(verb, Options.optional(MatchFinder.MATCH, Options.LONGEST_NAME));
            this.finder = finder;
            this.deed = deed;
        }

        @Override
        Answer managed(CommandContext at, CommandArguments given) {
            LiveMatch match = finder.meant(at, given);
            return Answers.answer(at.by(), deed.apply(at, match), match.words());
        }
    }

    /** A player leaves a match. */
    static final class Remove extends AdminCommands {
        private final MatchFinder finder;
        private final Caretakers care;

        @Inject
        Remove(MatchFinder finder, Caretakers care) {
            super("remove", People.required(), Options.optional(MatchFinder.MATCH, Options.LONGEST_NAME));
            this.finder = finder;
            this.care = care;
        }

        @Override
        Answer managed(CommandContext at, CommandArguments given) {
            LiveMatch match = finder.meant(at, given);
            return Answers.answer(at.by(), care.remove(at.action(), match.id(), People.anybody(given)), match.words());
        }
    }

    /** What is stored of a person in this server. */
    static final class Export extends AdminCommands {
        private final Caretakers care;
        private final SpeechSource words;

        @Inject
        Export(Caretakers care, SpeechSource words) {
            super("export", People.required());
            this.care = care;
            this.words = words;
        }

        @Override
        Answer managed(CommandContext at, CommandArguments given) {
            Person who = People.anybody(given);
            Attachment file = new Attachment("person.json", care.belongings(at.action(), at.where(), who));
            return Answer.done(
                            Message.text(words.common().say(Text.of("command.admin.exported", "person", who.name()))))
                    .with(file);
        }
    }

    /** A person is blanked everywhere. */
    static final class Forget extends AdminCommands {
        private static final String SURE = "sure";

        private final Caretakers care;
        private final SpeechSource words;

        @Inject
        Forget(Caretakers care, SpeechSource words) {
            super("forget", People.required(), new Catalogue.Option(SURE, "", Catalogue.Kind.FLAG, true, false, 1, 5));
            this.care = care;
            this.words = words;
        }

        @Override
        Answer managed(CommandContext at, CommandArguments given) {
            if (!given.need(SURE).equals("yes")) {
                throw Refused.because("command.forget.unsure");
            }
            Person who = People.anybody(given);
            if (!care.forget(at.action(), at.where(), who)) {
                throw Refused.because("command.admin.forget.elsewhere", "person", who.name());
            }
            return Answer.done(Message.text(words.common().say(Text.of("command.admin.forgotten"))));
        }
    }

    /** What was done. */
    static final class Log extends AdminCommands {
        private static final int MOST = 25;

        private final Caretakers care;
        private final SpeechSource words;

        @Inject
        Log(Caretakers care, SpeechSource words) {
            super("log");
            this.care = care;
            this.words = words;
        }

        @Override
        Answer managed(CommandContext at, CommandArguments given) {
            List<Caretakers.Deed> deeds = care.log(at.where().guild(), MOST);
            String text = deeds.isEmpty()
                    ? words.common().say(Text.of("command.admin.no-deeds"))
                    : deeds.stream().map(this::line).collect(Collectors.joining("\n"));
            return Answer.done(Message.text(text))
                    .with(Map.of(
                            "deeds",
                            deeds.stream()
                                    .map(deed -> Map.of(
                                            "at", deed.at().toString(), "deed", deed.deed(), "about", deed.about()))
                                    .toList()));
        }

        private String line(Caretakers.Deed deed) {
            return words.common()
                    .say(Text.of(
                            deed.about().isEmpty() ? "command.admin.deed" : "command.admin.deed.about",
                            "time",
                            Long.toString(deed.at().getEpochSecond()),
                            "by",
                            deed.by().<Object>map(name -> name).orElse(Text.of("command.admin.somebody")),
                            "deed",
                            Text.of("command.admin.deed." + deed.deed()),
                            "about",
                            deed.about()));
        }
    }
}
