package strategos.bot.command.opening;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.json.GamesJson;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code /match games}: what can be played. */
final class MatchGames extends Common {
    private final Library library;
    private final SpeechSource words;

    @Inject
    MatchGames(Library library, SpeechSource words) {
        super(MATCH, "games");
        this.library = library;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        List<String> lines = new ArrayList<>();
        for (Game<?> game : library.games()) {
            describe(game.box(), words.of(game.box().id()), lines);
        }
        return Answer.done(Message.text(String.join("\n", lines)))
                .with(Map.of("games", new GamesJson(words).write(library)));
    }

    private static void describe(Box box, Speech speech, List<String> lines) {
        lines.add(speech.say(Text.of("command.games.game", "id", box.id(), "title", box.title())));
        for (Scenario scenario : box.scenarios()) {
            lines.add(speech.say(Text.of(
                    scenario.least() == scenario.most() ? "command.games.scenario.exact" : "command.games.scenario",
                    "id",
                    scenario.id(),
                    "name",
                    scenario.name(),
                    "least",
                    scenario.least(),
                    "most",
                    scenario.most(),
                    "seats",
                    scenario.seats())));
            lines.add(speech.say(Text.of("command.games.victory", "victory", scenario.victory())));
            scenario.balance()
                    .ifPresent(balance -> lines.add(speech.say(Text.of("command.games.balance", "balance", balance))));
        }
        for (Option option : box.options()) {
            lines.add(speech.say(Text.of(
                    "command.games.option", "name", option.name(), "values", option.values(), "help", option.help())));
        }
    }
}
