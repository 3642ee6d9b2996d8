package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Person;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code /match list}: the matches of the server. */
final class MatchList extends Common {
    /** More than this is no list to read. */
    private static final int MOST = 25;

    private final Matches matches;
    private final Library library;
    private final SpeechSource words;

    @Inject
    MatchList(Matches matches, Library library, SpeechSource words) {
        super(MATCH, "list");
        this.matches = matches;
        this.library = library;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        List<Matches.Listed> all = matches.list(at.where().guild());
        String text = all.isEmpty()
                ? words.common().say(Text.of("command.list.empty"))
                : all.stream().limit(MOST).map(this::line).collect(Collectors.joining("\n"));
        return Answer.done(Message.text(text))
                .with(Map.of("matches", all.stream().map(MatchList::json).toList()));
    }

    private String line(Matches.Listed match) {
        Optional<Box> box = library.game(match.game()).map(Game::box);
        return words.of(match.game())
                .say(Text.of(
                        match.players().isEmpty() ? "command.list.empty-match" : "command.list.match",
                        "match",
                        match.id(),
                        "game",
                        box.<Object>map(Box::title).orElse(match.game()),
                        "scenario",
                        box.flatMap(b -> scenario(b, match))
                                .<Object>map(Scenario::name)
                                .orElse(match.scenario()),
                        "stage",
                        Text.of("command.stage." + stage(match)),
                        "players",
                        match.players().stream().map(Person::name).toList()));
    }

    private static Optional<Scenario> scenario(Box box, Matches.Listed match) {
        return box.scenarios().stream()
                .filter(s -> s.id().equals(match.scenario()))
                .findFirst();
    }

    private static Map<String, Object> json(Matches.Listed match) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("match", match.id());
        json.put("channel", match.where().channel());
        json.put("game", match.game());
        json.put("scenario", match.scenario());
        json.put("stage", stage(match));
        json.put("players", match.players().stream().map(Person::name).toList());
        return json;
    }

    private static String stage(Matches.Listed match) {
        return match.stage().name().toLowerCase(Locale.ROOT);
    }
}
