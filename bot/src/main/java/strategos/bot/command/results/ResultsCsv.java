package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.WhichGame;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcomes;
import strategos.bot.port.Answer;
import strategos.bot.port.Answer.Attachment;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box;
import strategos.engine.text.Text;

/** {@code /results csv}: the results of the server as a file, a line a seat. */
final class ResultsCsv extends Common {
    private final Outcomes outcomes;
    private final WhichGame games;
    private final SpeechSource words;

    @Inject
    ResultsCsv(Outcomes outcomes, WhichGame games, SpeechSource words) {
        super(ResultsTable.GROUP, "csv", WhichGame.option());
        this.outcomes = outcomes;
        this.games = games;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        Optional<String> game = games.named(given).map(Box::id);
        List<Outcome> all = outcomes.newest(at.where().guild(), game, 0, Outcomes.MOST);
        if (all.isEmpty()) {
            return Answer.done(Message.text(words.common().say(Text.of("command.results.none"))));
        }
        String name = game.map(id -> "results-" + id).orElse("results") + ".csv";
        String text = words.common().say(Text.of("command.results.csv", "file", name, "count", all.size()));
        return Answer.done(Message.text(text)).with(new Attachment(name, new Csv().write(all)));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return games.suggest();
    }
}
