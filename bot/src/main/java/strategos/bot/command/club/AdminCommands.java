package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.People;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Action;
import strategos.bot.host.ActionResult;
import strategos.bot.host.Caretakers;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.bot.port.Person;
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

    /** Something done with a match. */
    abstract static class OnMatch extends AdminCommands {
        private final MatchFinder finder;

        OnMatch(MatchFinder finder, String verb) {
            super(verb, Options.optional(MatchFinder.MATCH, Options.LONGEST_NAME));
            this.finder = finder;
        }

        @Override
        final Answer managed(CommandContext at, CommandArguments given) {
            LiveMatch match = finder.meant(at, given);
            return Answers.answer(done(at, match), match.words());
        }

        abstract ActionResult done(CommandContext at, LiveMatch match);
    }

    /** Its channel shows it anew. */
    static final class Repair extends OnMatch {
        private final Caretakers care;

        @Inject
        Repair(MatchFinder finder, Caretakers care) {
            super(finder, "repair");
            this.care = care;
        }

        @Override
        ActionResult done(CommandContext at, LiveMatch match) {
            return care.repair(at.action(), match.id());
        }
    }

    /** It goes on after it was given up. */
    static final class Reopen extends OnMatch {
        private final Caretakers care;

        @Inject
        Reopen(MatchFinder finder, Caretakers care) {
            super(finder, "reopen");
            this.care = care;
        }

        @Override
        ActionResult done(CommandContext at, LiveMatch match) {
            return care.reopen(at.action(), match.id());
        }
    }

    /** It sleeps. */
    static final class Archive extends OnMatch {
        private final Caretakers care;

        @Inject
        Archive(MatchFinder finder, Caretakers care) {
            super(finder, "archive");
            this.care = care;
        }

        @Override
        ActionResult done(CommandContext at, LiveMatch match) {
            return care.archive(at.action(), match.id());
        }
    }

    /** It wakes here. */
    static final class Wake extends OnMatch {
        private final Caretakers care;

        @Inject
        Wake(MatchFinder finder, Caretakers care) {
            super(finder, "wake");
            this.care = care;
        }

        @Override
        ActionResult done(CommandContext at, LiveMatch match) {
            return care.settle(at.action(), match.id(), at.where());
        }
    }

    /** It moves here. */
    static final class Move extends OnMatch {
        private final Caretakers care;

        @Inject
        Move(MatchFinder finder, Caretakers care) {
            super(finder, "move");
            this.care = care;
        }

        @Override
        ActionResult done(CommandContext at, LiveMatch match) {
            return care.settle(at.action(), match.id(), at.where());
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
            return Answers.answer(care.remove(at.action(), match.id(), People.anybody(given)), match.words());
        }
    }

    /** All that is stored of a person. */
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
            Action action = at.action();
            care.forget(action, at.where(), People.anybody(given));
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
