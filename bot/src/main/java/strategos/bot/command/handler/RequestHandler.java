package strategos.bot.command.handler;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.command.Answers;
import strategos.bot.command.Command;
import strategos.bot.command.CommandBook;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.OptionCheck;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.Suggestions;
import strategos.bot.command.lesson.LessonGuide;
import strategos.bot.command.rules.RulesPage;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Faults;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Servers;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Inquiry;
import strategos.bot.port.Message;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.bot.port.Trail;
import strategos.engine.box.Box;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Takes requests in, has them carried out, and answers. */
public final class RequestHandler implements CommandHandler, Inquiry {
    private static final Logger LOG = LoggerFactory.getLogger(RequestHandler.class);

    private final CommandBook book;
    private final Matches matches;
    private final OrderHandler orders;
    private final PressHandler presses;
    private final Refusals refusals;
    private final LessonGuide lesson;
    private final Probe probe;
    private final Servers servers;
    private final Pseudonyms pseudonyms;
    private final Faults faults;
    private final Deliveries deliveries = new Deliveries();
    private final Completion completion = new Completion();
    private final Suggestions suggestions = new Suggestions();

    @Inject
    RequestHandler(
            CommandBook book,
            Matches matches,
            OrderHandler orders,
            PressHandler presses,
            Refusals refusals,
            LessonGuide lesson,
            Probe probe,
            Servers servers,
            Pseudonyms pseudonyms,
            Faults faults) {
        this.faults = faults;
        this.book = book;
        this.matches = matches;
        this.orders = orders;
        this.presses = presses;
        this.refusals = refusals;
        this.lesson = lesson;
        this.probe = probe;
        this.servers = servers;
        this.pseudonyms = pseudonyms;
    }

    @Override
    public Catalogue catalogue() {
        return book.catalogue();
    }

    @Override
    public Answer handle(Request request) {
        boolean manager = request.manager()
                || servers.of(request.where().guild()).managers().stream().anyMatch(request.roles()::contains);
        CommandContext at = new CommandContext(
                new Action(request.delivery(), request.by(), manager), request.where(), request.roles());
        Trail order = new Trail("order", request.delivery());
        Trail person = new Trail("person", pseudonyms.of(request.by()));
        return order.during(() -> person.during(() -> deliveries.once(
                request.delivery(),
                () -> seen(at, lesson.after(at, request.input(), carriedOut(at, request.input()))))));
    }

    private Answer carriedOut(CommandContext at, Input input) {
        return refusals.told(at, () -> presses.match(input), () -> switch (input) {
            case Input.Command command -> command(at, command);
            case Input.Press press -> presses.press(at, press);
            case Input.Submit submit -> presses.submit(at, submit);
        });
    }

    /** Whoever is answered about a match has seen it so; typing and asking for choices shows no more than that. */
    private Answer seen(CommandContext at, Answer answer) {
        answer.match().ifPresent(match -> matches.looked(at.action().by(), match.id(), match.version()));
        return answer;
    }

    @Override
    public Answer slots(Person by, ChannelRef where, String verb, SequencedMap<String, String> filled) {
        CommandContext at = asking(by, where);
        return refusals.told(at, Optional::empty, () -> probe.slots(at, verb, filled));
    }

    @Override
    public Answer preview(Person by, ChannelRef where, String verb, SequencedMap<String, String> filled) {
        CommandContext at = asking(by, where);
        return refusals.told(at, Optional::empty, () -> probe.preview(at, verb, filled));
    }

    @Override
    public List<Suggestion> complete(
            Person by,
            ChannelRef where,
            String group,
            String verb,
            SequencedMap<String, String> given,
            String option,
            String typed) {
        try {
            Optional<Box> game = book.game(group);
            if (game.isPresent()) {
                return complete(by, where, game.get(), verb, given, option, typed);
            }
            Optional<Command> command = book.command(group, verb);
            if (command.isEmpty()) {
                return List.of();
            }
            CommandContext at = asking(by, where);
            SequencedMap<String, String> others = new LinkedHashMap<>(given);
            others.remove(option);
            SequencedMap<String, String> known = meant(at, command.get(), others);
            // What stands in the option already, for one that is completed part by part.
            known.put(option, typed);
            return suggestions.fitting(suggested(at, command.get(), known, option), typed);
        } catch (Refused nothingToSuggest) {
            return List.of();
        } catch (RuntimeException | Error bug) {
            faults.outage(LOG, "no suggestions for /%s %s %s in %s".formatted(group, verb, option, where), bug);
            return List.of();
        }
    }

    @Override
    public Optional<Form> form(Input.Press press) {
        try {
            return presses.form(press);
        } catch (RuntimeException | Error bug) {
            // Not what was pressed: its id may say what is chosen in secret, and by whom.
            faults.outage(LOG, "no form could be made", bug);
            return Optional.empty();
        }
    }

    @Override
    public boolean beside(Input.Press press) {
        return presses.beside(press);
    }

    private Answer command(CommandContext at, Input.Command command) {
        verbOfGame(at, command.group()).ifPresent(refusal -> {
            throw refusal;
        });
        Catalogue.Verb verb = book.find(command.group(), command.verb());
        CommandArguments given = new OptionCheck(
                        CommandBook.typed(command.group(), command.verb()),
                        verb,
                        option -> missing(at, command, option))
                .check(command.options());
        Optional<Command> common = book.command(command.group(), command.verb());
        if (common.isPresent()) {
            return common.get().run(at, new CommandArguments(meant(at, common.get(), given.options())));
        }
        Box box = book.game(command.group()).orElseThrow();
        return orders.typed(at, box, box.verb(command.verb()).orElseThrow(), given);
    }

    /** Whoever plays leaves the game's name out: how the order is typed then is worth more than all groups there are. */
    private Optional<Refused> verbOfGame(CommandContext at, String group) {
        if (book.known(group)) {
            return Optional.empty();
        }
        return matches.at(at.where())
                .map(match -> match.box().id())
                .filter(game -> book.game(game).flatMap(box -> box.verb(group)).isPresent())
                .map(game -> Refused.because(
                        "command.verb-alone", "group", group, "command", CommandBook.typed(game, group)));
    }

    /** What a missing option may be. It depends on the others: where one of them is wrong, that is refused, not what is missing. */
    private List<Suggestion> missing(CommandContext at, Input.Command command, String option) {
        Optional<Command> common = book.command(command.group(), command.verb());
        Optional<Refused> nothing = common.flatMap(asked -> asked.nothingToName(at, option));
        if (nothing.isPresent()) {
            throw nothing.get();
        }
        return common.map(asked -> asked.suggest(at, new CommandArguments(meant(at, asked, command.options())), option))
                .map(all -> suggestions.fitting(all, ""))
                .orElseGet(() ->
                        complete(at.by(), at.where(), command.group(), command.verb(), command.options(), option, ""));
    }

    /** Where a value stands as a suggestion reads, or in other letters, it is that suggestion: telephones write large ones. */
    private static SequencedMap<String, String> meant(
            CommandContext at, Command command, SequencedMap<String, String> given) {
        SequencedMap<String, String> options = new LinkedHashMap<>(given);
        for (Catalogue.Option option : command.options()) {
            String typed = options.get(option.name());
            if (typed != null && option.completed() && !command.ownWords(option.name())) {
                Suggestions.called(suggested(at, command, options, option.name()), typed)
                        .ifPresent(one -> options.put(option.name(), one.value()));
            }
        }
        return options;
    }

    private static List<Suggestion> suggested(
            CommandContext at, Command command, SequencedMap<String, String> given, String option) {
        try {
            return command.suggest(at, new CommandArguments(given), option);
        } catch (Refused nothingToSuggest) {
            return List.of();
        }
    }

    private List<Suggestion> complete(
            Person by,
            ChannelRef where,
            Box box,
            String verb,
            SequencedMap<String, String> given,
            String option,
            String typed) {
        Optional<LiveMatch> match =
                matches.at(where).filter(m -> m.box().id().equals(box.id()) && m.stage() == LiveMatch.Stage.RUNNING);
        return match.isEmpty()
                ? List.of()
                : box.verb(verb)
                        .map(v -> completion.complete(
                                match.get().readBy(by), by, v, new LinkedHashMap<>(given), option, typed))
                        .orElse(List.of());
    }

    private static CommandContext asking(Person by, ChannelRef where) {
        return new CommandContext(new Action("", by, false), where);
    }

    /**
     * Carries each delivery out once: one that comes again while the first is in work waits for it and gets the same answer;
     * one that comes later gets the words of it. What a delivery did to a match is also known to the host, across restarts;
     * this covers what only answers or drafts. Pictures hold whole positions, so no more than words is kept, and not of many.
     */
    static final class Deliveries {
        /** A chat service repeats a delivery within seconds. */
        private static final int MOST = 10_000;

        /** Of all words together: a few megabytes. */
        private static final long MOST_CHARACTERS = 2_000_000;

        private final int most;
        private final long mostCharacters;
        private final Map<String, CompletableFuture<Answer>> inWork = new HashMap<>();
        private final LinkedHashMap<String, Answer> told = new LinkedHashMap<>();
        private long characters;

        Deliveries() {
            this(MOST, MOST_CHARACTERS);
        }

        /**
         * None yet.
         *
         * @param most answers that are kept
         * @param mostCharacters of all of them together
         */
        Deliveries(int most, long mostCharacters) {
            this.most = most;
            this.mostCharacters = mostCharacters;
        }

        /** The answer to the delivery, made now or before. */
        Answer once(String delivery, Supplier<Answer> work) {
            CompletableFuture<Answer> mine = new CompletableFuture<>();
            Optional<CompletableFuture<Answer>> first = first(delivery, mine);
            if (first.isPresent()) {
                return first.get().join();
            }
            try {
                Answer answer = work.get();
                keep(delivery, words(answer));
                mine.complete(answer);
                return answer;
            } catch (Throwable thrown) {
                mine.completeExceptionally(thrown);
                throw thrown;
            } finally {
                forget(delivery);
            }
        }

        /** How many characters are kept now. */
        synchronized long characters() {
            return characters;
        }

        /** What was begun or answered before; empty where this is the first time, and then it is begun. */
        private synchronized Optional<CompletableFuture<Answer>> first(
                String delivery, CompletableFuture<Answer> mine) {
            Answer before = told.get(delivery);
            return before == null
                    ? Optional.ofNullable(inWork.putIfAbsent(delivery, mine))
                    : Optional.of(CompletableFuture.completedFuture(before));
        }

        private synchronized void keep(String delivery, Answer words) {
            told.put(delivery, words);
            characters += size(delivery, words);
            while (told.size() > most || characters > mostCharacters) {
                Map.Entry<String, Answer> eldest = told.pollFirstEntry();
                characters -= size(eldest.getKey(), eldest.getValue());
            }
        }

        private synchronized void forget(String delivery) {
            inWork.remove(delivery);
        }

        private static Answer words(Answer answer) {
            Answer words = answer.refusal()
                    .map(why -> Answer.refused(why.sentence(), why.rule()))
                    .orElseGet(() -> Answer.done(Message.text(answer.message().text())));
            return answer.match()
                    .map(match -> words.about(match.id(), match.version()))
                    .orElse(words);
        }

        private static long size(String delivery, Answer words) {
            return (long) delivery.length()
                    + words.message().text().length()
                    + words.refusal()
                            .map(why -> why.sentence().length()
                                    + why.rule().map(String::length).orElse(0))
                            .orElse(0);
        }
    }

    /**
     * Names under which the log can follow a person through one run of the bot without saying who it is: a keyed hash, whose key
     * is drawn at each start and kept nowhere.
     */
    @Singleton
    static final class Pseudonyms {
        private static final String HASH = "HmacSHA256";
        private static final int KEY_BYTES = 32;
        private static final int SHOWN = 8;

        private final SecretKeySpec key;

        @Inject
        Pseudonyms() {
            byte[] drawn = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(drawn);
            key = new SecretKeySpec(drawn, HASH);
        }

        /** The person's name in this run. */
        String of(Person person) {
            try {
                Mac mac = Mac.getInstance(HASH);
                mac.init(key);
                byte[] hash = mac.doFinal(person.id().getBytes(StandardCharsets.UTF_8));
                return HexFormat.of().formatHex(hash).substring(0, SHOWN);
            } catch (GeneralSecurityException everyJavaHasIt) {
                throw new IllegalStateException(everyJavaHasIt);
            }
        }
    }

    /** The one place where refusals and faults become sentences, each refusal with the rule behind it one tap away. */
    static final class Refusals {
        private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);

        private final Matches matches;
        private final SpeechSource words;
        private final RulesPage rules;
        private final Faults faults;

        @Inject
        Refusals(Matches matches, SpeechSource words, RulesPage rules, Faults faults) {
            this.faults = faults;
            this.matches = matches;
            this.words = words;
            this.rules = rules;
        }

        /**
         * The answer that the work comes to, whatever it throws.
         *
         * @param pressed the match to which what was pressed belongs, if it belongs to one: the channel may hold another
         */
        Answer told(CommandContext at, Supplier<Optional<LiveMatch>> pressed, Supplier<Answer> work) {
            try {
                Optional<LiveMatch> match =
                        pressed.get().or(() -> matches.at(at.where())).map(m -> m.readBy(at.by()));
                return withRule(match, refused(match, work));
            } catch (RuntimeException | Error bug) {
                String what = "delivery %s in %s failed".formatted(at.action().delivery(), at.where());
                String sentence = faults.outage(LOG, what, bug) ? "command.unasked" : "command.failed";
                return Answers.refused(new Line(Text.of(sentence)), words.common());
            }
        }

        private Answer refused(Optional<LiveMatch> match, Supplier<Answer> work) {
            try {
                return work.get();
            } catch (Refused refused) {
                Speech speech = match.map(LiveMatch::words).orElseGet(words::common);
                Answer answer = Answers.refused(refused.why(), speech);
                return match.map(m -> Answers.about(m, answer)).orElse(answer).with(refused.controls());
            }
        }

        /** A page that is shown with the refusal may have the button already. */
        private Answer withRule(Optional<LiveMatch> match, Answer answer) {
            Optional<Control> rule = answer.refusal()
                    .flatMap(Answer.Refusal::rule)
                    .flatMap(id -> answer.match()
                            .flatMap(at -> matches.find(at.id()))
                            .or(() -> match)
                            .flatMap(m -> rules.button(m.box().id(), id)))
                    .filter(button -> answer.message().controls().stream()
                            .map(Control::id)
                            .noneMatch(button.id()::equals));
            if (rule.isEmpty()) {
                return answer;
            }
            List<Control> controls = new ArrayList<>(answer.message().controls());
            controls.add(rule.get());
            return answer.with(controls);
        }
    }
}
