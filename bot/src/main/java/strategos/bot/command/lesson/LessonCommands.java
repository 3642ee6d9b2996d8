package strategos.bot.command.lesson;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Creators;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Lesson;
import strategos.bot.host.Lessons;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;
import strategos.engine.library.Course;
import strategos.engine.library.Library;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /lesson}: begins the guided first match of a game, says where one is in it, leaves it. */
final class LessonCommands {
    private LessonCommands() {}

    /** {@code /lesson begin}: a match against easy computers that explains itself. */
    static final class Begin extends Common {
        private static final String GAME = "game";
        private static final String THREAD = "thread";

        /** Discord's limit on a thread's name. */
        private static final int LONGEST_THREAD = 100;

        private final Library library;
        private final Matches matches;
        private final Lessons lessons;
        private final LessonGuide guide;
        private final Creators creators;
        private final SpeechSource words;

        @Inject
        Begin(
                Library library,
                Matches matches,
                Lessons lessons,
                LessonGuide guide,
                Creators creators,
                SpeechSource words) {
            super(
                    LessonGuide.GROUP,
                    "begin",
                    Options.required(GAME, Options.LONGEST_NAME),
                    new Catalogue.Option(THREAD, "", Catalogue.Kind.FLAG, false, false, 1, 5));
            this.library = library;
            this.matches = matches;
            this.lessons = lessons;
            this.guide = guide;
            this.creators = creators;
            this.words = words;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            creators.check(at);
            String game = given.need(GAME);
            Course course = library.game(game)
                    .flatMap(there -> library.course(game))
                    .orElseThrow(() -> Refused.because("command.lesson.none", "game", game, "games", taught()));
            boolean threaded = given.text(THREAD).filter("yes"::equals).isPresent();
            if (!threaded) {
                matches.at(at.where())
                        .flatMap(here -> hindrance(here, at, game))
                        .ifPresent(why -> {
                            throw new Refused(new Line(why));
                        });
            }
            ActionResult last = made(at, game, course, threaded);
            if (last instanceof ActionResult.Done(LiveMatch match, var told)) {
                lessons.begin(match, at.by());
                last = prepared(at, match.id(), course);
            }
            return last instanceof ActionResult.Done(LiveMatch match, var told)
                    ? begun(match.readBy(at.by()), at, threaded)
                    : Answers.answer(at.by(), last, words.of(game));
        }

        /** What is under way here, and how to go on with it or to get out of it; empty where the lesson may begin. */
        private Optional<Text> hindrance(LiveMatch here, CommandContext at, String game) {
            if (here.stage() == LiveMatch.Stage.OVER || here.asleep()) {
                return Optional.empty();
            }
            Optional<Lesson> own = lessons.of(here, at.by());
            if (own.isPresent() && here.stage() == LiveMatch.Stage.RUNNING) {
                return Optional.of(
                        here.held(at.by()).isEmpty()
                                ? LessonGuide.back(here, own.get())
                                : Text.of("command.lesson.underway", "game", game));
            }
            boolean begun = own.isPresent() && here.box().id().equals(game);
            return begun
                    ? Optional.empty()
                    : Optional.of(Text.of("command.lesson.taken", "match", here.id(), "game", game));
        }

        /** A new match, or the learner's own one here that something kept from beginning. */
        private ActionResult made(CommandContext at, String game, Course course, boolean threaded) {
            Optional<LiveMatch> here = matches.at(at.where())
                    .filter(match -> match.stage() == LiveMatch.Stage.OPEN
                            && match.box().id().equals(game)
                            && lessons.of(match, at.by()).isPresent());
            if (here.isPresent()) {
                return new ActionResult.Done(here.get(), List.of());
            }
            return threaded
                    ? matches.createInThread(at.action(), at.where(), thread(game), game, course.scenario(), Map.of())
                    : matches.create(at.action(), at.where(), game, course.scenario(), Map.of());
        }

        /** All sit down, and it starts; ends with the first that is not done. A second delivery does nothing twice. */
        private ActionResult prepared(CommandContext at, String match, Course course) {
            List<Supplier<ActionResult>> steps = new ArrayList<>();
            LiveMatch now = matches.find(match).orElseThrow();
            Seat own = new Seat(course.seat());
            if (!now.held(at.by()).contains(own)) {
                steps.add(() -> matches.join(part(at, "join"), match, own, Optional.empty()));
            }
            for (String computer : course.computers()) {
                if (now.seats().stream().noneMatch(h -> h.seat().id().equals(computer) && h.computer())) {
                    steps.add(() -> matches.computer(part(at, computer), match, new Seat(computer), Level.EASY));
                }
            }
            steps.add(() -> matches.start(part(at, "start"), match));
            ActionResult last = new ActionResult.Done(now, List.of());
            for (Supplier<ActionResult> step : steps) {
                if (last instanceof ActionResult.Done) {
                    last = step.get();
                }
            }
            return last;
        }

        /** Of one delivery a match remembers one answer: each part has its own. */
        private static Action part(CommandContext at, String part) {
            return new Action(at.action().delivery() + "-" + part, at.by(), at.manager());
        }

        private Answer begun(LiveMatch match, CommandContext at, boolean threaded) {
            Lesson lesson = lessons.of(match, at.by()).orElseThrow();
            Speech speech = words.of(match.box().id());
            List<String> lines = new ArrayList<>();
            if (threaded) {
                lines.add(speech.say(
                        Text.of("command.new.thread", "channel", match.where().channel())));
            }
            lines.add(speech.say(Text.of(
                    "command.lesson.begun",
                    "game",
                    match.box().title(),
                    "seat",
                    new Seat(lesson.course().seat()))));
            return guide.page(match, at.by(), lesson, lines);
        }

        private String thread(String game) {
            return Shorten.to(LONGEST_THREAD, words.of(game).plain(Text.of("command.lesson.thread")));
        }

        private List<String> taught() {
            return library.games().stream()
                    .map(game -> game.box().id())
                    .filter(id -> library.course(id).isPresent())
                    .toList();
        }

        @Override
        public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
            return taught().stream()
                    .map(id -> new Suggestion(
                            id, words.of(id).plain(library.open(id).box().title())))
                    .toList();
        }
    }

    /** {@code /lesson show}: where one is in it; also takes it up again. */
    static final class Show extends Common {
        private final MatchFinder finder;
        private final LessonGuide guide;

        @Inject
        Show(MatchFinder finder, LessonGuide guide) {
            super(LessonGuide.GROUP, "show");
            this.finder = finder;
            this.guide = guide;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            return guide.turned(at, finder.here(at), false);
        }
    }

    /** {@code /lesson leave}: the match goes on without it. */
    static final class Leave extends Common {
        private final MatchFinder finder;
        private final LessonGuide guide;

        @Inject
        Leave(MatchFinder finder, LessonGuide guide) {
            super(LessonGuide.GROUP, "leave");
            this.finder = finder;
            this.guide = guide;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            return guide.turned(at, finder.here(at), true);
        }
    }
}
