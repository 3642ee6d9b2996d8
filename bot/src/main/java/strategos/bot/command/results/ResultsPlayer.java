package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.People;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Servers;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.bot.rating.Rating;
import strategos.engine.text.Text;

/** {@code /results player}: how the matches of one person ended, by game, and the last of them. */
final class ResultsPlayer extends Common {
    /** The last matches, told one by one. */
    private static final int LAST = 5;

    private final Outcomes outcomes;
    private final Servers servers;
    private final OutcomeLines lines;
    private final SpeechSource words;

    @Inject
    ResultsPlayer(Outcomes outcomes, Servers servers, OutcomeLines lines, SpeechSource words) {
        super(ResultsTable.GROUP, "player", People.optional());
        this.outcomes = outcomes;
        this.servers = servers;
        this.lines = lines;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        Person who = given.options().isEmpty() ? at.by() : People.of(given);
        String guild = at.where().guild();
        List<Outcome> own = outcomes.of(guild, who, Outcomes.MOST);
        Map<String, Tally> byGame = new TreeMap<>();
        own.forEach(outcome ->
                byGame.computeIfAbsent(outcome.game(), game -> new Tally()).count(outcome, who));
        List<String> text = new ArrayList<>();
        text.add(words.common()
                .say(Text.of(own.isEmpty() ? "command.results.of.none" : "command.results.of", "player", who.name())));
        List<Map<String, Object>> json = new ArrayList<>();
        byGame.forEach((game, tally) -> {
            Optional<Rating> rating = rating(guild, game, who);
            text.add(line(game, tally, rating));
            json.add(json(game, tally, rating));
        });
        own.stream().limit(LAST).map(lines::line).forEach(text::add);
        return Answer.done(Message.text(String.join("\n", text))).with(Map.of("games", json));
    }

    private Optional<Rating> rating(String guild, String game, Person who) {
        return servers.of(guild).ratings()
                ? outcomes.ladder(guild, game).standings().stream()
                        .filter(standing -> standing.player().equals(who.id()))
                        .map(standing -> standing.rating())
                        .findFirst()
                : Optional.empty();
    }

    private String line(String game, Tally tally, Optional<Rating> rating) {
        String counted = words.of(game)
                .say(Text.of(
                        "command.results.of.game",
                        "game",
                        lines.game(game),
                        "matches",
                        tally.matches,
                        "won",
                        tally.won,
                        "shared",
                        tally.shared,
                        "lost",
                        tally.lost));
        return rating.map(r -> counted + " "
                        + words.common()
                                .say(Text.of(
                                        "command.results.of.rating",
                                        "rating",
                                        Long.toString(Math.round(r.mean())),
                                        "deviation",
                                        Long.toString(Math.round(r.deviation())))))
                .orElse(counted);
    }

    private static Map<String, Object> json(String game, Tally tally, Optional<Rating> rating) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", game);
        json.put("matches", tally.matches);
        json.put("won", tally.won);
        json.put("shared", tally.shared);
        json.put("lost", tally.lost);
        json.put("rating", rating.map(r -> Math.round(r.mean())).orElse(null));
        return json;
    }

    /** How often somebody won, came first with others, and did not; what has no places is counted, and no more. */
    private static final class Tally {
        private int matches;
        private int won;
        private int shared;
        private int lost;

        void count(Outcome outcome, Person who) {
            matches++;
            if (!outcome.ranked() || outcome.scores().size() < 2) {
                return;
            }
            double points = outcome.points().getOrDefault(who.id(), 0.0);
            if (points == 1) {
                won++;
            } else if (points > 0) {
                shared++;
            } else {
                lost++;
            }
        }
    }
}
