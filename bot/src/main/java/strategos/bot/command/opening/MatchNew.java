package strategos.bot.command.opening;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Creators;
import strategos.bot.command.NewMatchDefaults;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.TypedPairs;
import strategos.bot.command.WhichGame;
import strategos.bot.host.ActionResult;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Servers;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /match new}: opens a match in the channel. */
final class MatchNew extends Common {
    private static final String SCENARIO = "scenario";
    private static final String OPTIONS = "options";
    private static final String THREAD = "thread";
    private static final int LONGEST_OPTIONS = 500;

    /** Discord's limit on a thread's name. */
    private static final int LONGEST_THREAD = 100;

    private final WhichGame games;
    private final Matches matches;
    private final Provider<NewMatchDefaults> defaults;
    private final Servers servers;
    private final Creators creators;
    private final SpeechSource words;

    @Inject
    MatchNew(
            WhichGame games,
            Matches matches,
            Provider<NewMatchDefaults> defaults,
            Servers servers,
            Creators creators,
            SpeechSource words) {
        super(
                MATCH,
                "new",
                Options.required(WhichGame.GAME, Options.LONGEST_NAME),
                Options.required(SCENARIO, Options.LONGEST_NAME),
                Options.optional(OPTIONS, LONGEST_OPTIONS),
                new Catalogue.Option(THREAD, "", Catalogue.Kind.FLAG, false, false, 1, 5));
        this.games = games;
        this.matches = matches;
        this.defaults = defaults;
        this.servers = servers;
        this.creators = creators;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        creators.check(at);
        Box box = games.named(given).orElseThrow();
        Scenario scenario = box.scenario(given.need(SCENARIO))
                .orElseThrow(() -> Refused.because(
                        "command.no-such-scenario",
                        "scenario",
                        given.need(SCENARIO),
                        "game",
                        box.id(),
                        "scenarios",
                        box.scenarios().stream().map(Scenario::id).toList()));
        Map<String, String> options = given.text(OPTIONS).map(MatchNew::parse).orElse(Map.of());
        Map<String, String> all = with(at, box, options);
        Speech speech = words.of(box.id());
        boolean threaded = given.text(THREAD).filter("yes"::equals).isPresent();
        String thread = Shorten.to(LONGEST_THREAD, speech.plain(scenario.name()));
        ActionResult result = threaded
                ? matches.createInThread(at.action(), at.where(), thread, box.id(), scenario.id(), all)
                : matches.create(at.action(), at.where(), box.id(), scenario.id(), all);
        Answer answer = Answers.answer(at.by(), result, speech);
        return threaded && result instanceof ActionResult.Done(LiveMatch made, List<Line> told)
                ? answer.withMessage(answer.message()
                        .below(speech.say(Text.of(
                                "command.new.thread", "channel", made.where().channel()))))
                : answer;
    }

    /** The operator's wish that matches be rated holds where the server keeps ratings. */
    private Map<String, String> with(CommandContext at, Box box, Map<String, String> chosen) {
        Map<String, String> all = new LinkedHashMap<>(defaults.get().with(box, chosen));
        if (HostOptions.rated(all) && !servers.of(at.where().guild()).ratings()) {
            if (chosen.containsKey(HostOptions.RATED)) {
                throw Refused.because("host.no-ratings");
            }
            all.remove(HostOptions.RATED);
        }
        return all;
    }

    /** {@code reactions=ask,leaders=yes} as names with values; telephones begin them with large letters. */
    private static Map<String, String> parse(String typed) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String some : typed.toLowerCase(Locale.ROOT).split(",", -1)) {
            String part = some.strip();
            if (part.isEmpty()) {
                throw Refused.because("command.new.options-gap");
            }
            int equals = part.indexOf('=');
            if (equals < 1 || equals == part.length() - 1) {
                throw Refused.because("command.new.options-form", "part", part);
            }
            String name = part.substring(0, equals).strip();
            if (options.put(name, part.substring(equals + 1).strip()) != null) {
                throw Refused.because("command.new.option-twice", "name", name);
            }
        }
        return options;
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return switch (option) {
            case WhichGame.GAME -> games.suggest();
            case SCENARIO -> games.named(given).map(this::scenarios).orElse(List.of());
            case OPTIONS ->
                games.named(given)
                        .map(box -> options(box, given.text(OPTIONS).orElse("")))
                        .orElse(List.of());
            default -> List.of();
        };
    }

    private List<Suggestion> scenarios(Box box) {
        Speech speech = words.of(box.id());
        return box.scenarios().stream()
                .map(s -> new Suggestion(s.id(), speech.plain(s.name())))
                .toList();
    }

    /** Each option with each value; after a comma those that are not chosen yet. */
    private static List<Suggestion> options(Box box, String typed) {
        TypedPairs pairs = TypedPairs.of(typed);
        List<Suggestion> all = new ArrayList<>();
        for (Option option : Stream.concat(box.options().stream(), HostOptions.ALL.stream())
                .filter(known -> !pairs.names().contains(known.name()))
                .toList()) {
            for (String value : option.values()) {
                String text = pairs.before() + option.name() + "=" + value;
                all.add(new Suggestion(text, text));
            }
        }
        return all;
    }
}
