package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Matches;
import strategos.bot.port.Request.Person;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** Tells of a match in a list, in one line and for programs. */
public final class MatchLines {
    private final Library library;
    private final SpeechSource words;

    @Inject
    MatchLines(Library library, SpeechSource words) {
        this.library = library;
        this.words = words;
    }

    /** Its id, what is played there, how far it is, and who plays. */
    public String line(Matches.Listed match) {
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

    /** The same as values. */
    public static Map<String, Object> json(Matches.Listed match) {
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
        return match.asleep() && match.stage() != Stage.OVER
                ? "asleep"
                : match.stage().name().toLowerCase(Locale.ROOT);
    }
}
