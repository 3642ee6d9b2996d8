package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.WhichGame;
import strategos.bot.host.Chart;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Pictures;
import strategos.bot.host.Servers;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Suggestion;
import strategos.engine.text.Text;

/** {@code /results picture}: who beat whom, how the sides fare, how the ratings went; in words where there are no pictures. */
final class ResultsPicture extends Common {
    private final Outcomes outcomes;
    private final Servers servers;
    private final Pictures pictures;
    private final ChartMaker charts;
    private final WhichGame games;
    private final SpeechSource words;

    @Inject
    ResultsPicture(
            Outcomes outcomes,
            Servers servers,
            Pictures pictures,
            ChartMaker charts,
            WhichGame games,
            SpeechSource words) {
        super(ResultsTable.GROUP, "picture", WhichGame.option());
        this.outcomes = outcomes;
        this.servers = servers;
        this.pictures = pictures;
        this.charts = charts;
        this.games = games;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        String guild = at.where().guild();
        String game = games.one(at, given).id();
        List<Outcome> all = outcomes.newest(guild, Optional.of(game), 0, Outcomes.MOST);
        List<Chart> shown = new ArrayList<>();
        charts.crosstable(game, new Meetings(all)).ifPresent(shown::add);
        charts.shares(game, all).ifPresent(shown::add);
        if (servers.of(guild).ratings()) {
            charts.course(game, outcomes.ladder(guild, game), OutcomeLines.newestNames(all))
                    .ifPresent(shown::add);
        }
        if (shown.isEmpty()) {
            return Answer.done(Message.text(words.common().say(Text.of("command.results.picture.none"))));
        }
        List<Picture> painted = new ArrayList<>();
        for (Chart chart : shown) {
            pictures.chart("results-" + game + "-" + (painted.size() + 1), chart)
                    .ifPresent(painted::add);
        }
        String text = painted.isEmpty()
                ? shown.stream().map(this::inWords).collect(Collectors.joining("\n\n"))
                : words.of(game).say(Text.of("command.results.picture", "count", all.size()));
        return Answer.done(new Message(text, painted, List.of()));
    }

    /** Names in it are what people typed. */
    private String inWords(Chart chart) {
        return chart.alt()
                .lines()
                .map(line -> words.common().say(Text.of("command.results.in-words", "words", line)))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return games.suggest();
    }
}
