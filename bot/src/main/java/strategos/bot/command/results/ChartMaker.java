package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Chart;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.rating.Ladder;
import strategos.bot.rating.Ladder.Point;
import strategos.bot.rating.Ladder.Standing;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Makes charts of the results of one game: at most so much as a telephone shows. */
final class ChartMaker {
    /** Rows of a table of who beat whom. */
    static final int PLAYERS = 12;

    /** Scenarios whose sides are compared. */
    static final int SCENARIOS = 5;

    /** Lines of the course of ratings. */
    static final int LINES = 8;

    /** Ratings of one line: the last. */
    static final int DOTS = 60;

    private final Pictures pictures;
    private final OutcomeLines lines;
    private final SpeechSource words;

    @Inject
    ChartMaker(Pictures pictures, OutcomeLines lines, SpeechSource words) {
        this.pictures = pictures;
        this.lines = lines;
        this.words = words;
    }

    /** Who beat whom; empty where no two people have met. */
    Optional<Chart> crosstable(String game, Meetings meetings) {
        List<String> players = meetings.most(PLAYERS);
        if (players.isEmpty()) {
            return Optional.empty();
        }
        List<List<OptionalDouble>> points = new ArrayList<>();
        List<String> alt = new ArrayList<>();
        alt.add(say(game, "command.results.crosstable"));
        for (String one : players) {
            points.add(
                    players.stream().map(other -> meetings.points(one, other)).toList());
            alt.add(row(game, meetings, players, one));
        }
        boolean more = meetings.people() > players.size();
        return Optional.of(new Chart.Crosstable(
                say(game, "command.results.crosstable"),
                said(game, Text.of("command.results.crosstable.note", "shown", more ? players.size() : 0)),
                String.join("\n", alt),
                players.stream().map(meetings::name).toList(),
                said(game, Text.of("command.results.crosstable.total")),
                points));
    }

    private String row(String game, Meetings meetings, List<String> players, String one) {
        List<Text> against = new ArrayList<>();
        for (String other : players) {
            meetings.points(one, other)
                    .ifPresent(won -> against.add(Text.of(
                            "command.results.crosstable.against",
                            "points",
                            OutcomeLines.points(won),
                            "player",
                            meetings.name(other))));
        }
        return said(
                game,
                Text.of(
                        "command.results.crosstable.row",
                        "player",
                        meetings.name(one),
                        "points",
                        OutcomeLines.points(meetings.total(one, players)),
                        "against",
                        against));
    }

    /** How the sides fare; empty where people have not played against each other. */
    Optional<Chart> shares(String game, List<Outcome> outcomes) {
        List<Chart.Group> groups = new SideShares(outcomes)
                .most(SCENARIOS).stream().map(tally -> group(game, tally)).toList();
        if (groups.isEmpty()) {
            return Optional.empty();
        }
        List<String> alt = new ArrayList<>();
        alt.add(say(game, "command.results.shares"));
        groups.forEach(group -> alt.add(group.name() + ", " + group.count() + ": "
                + String.join(
                        ", ", group.sides().stream().map(Chart.Side::label).toList())));
        return Optional.of(new Chart.Shares(
                say(game, "command.results.shares"),
                said(game, Text.of("command.results.shares.note")),
                String.join("\n", alt),
                groups));
    }

    private Chart.Group group(String game, SideShares.Tally tally) {
        Map<Seat, Integer> percents = tally.percents();
        List<Chart.Side> sides = percents.keySet().stream()
                .map(seat -> side(game, seat, tally.share(seat), percents.get(seat)))
                .toList();
        return new Chart.Group(
                said(game, Text.of("command.results.scenario", "scenario", lines.scenario(game, tally.scenario()))),
                said(game, Text.of("command.results.count", "count", tally.matches())),
                sides);
    }

    private Chart.Side side(String game, Seat seat, double share, int percent) {
        String label = said(game, Text.of("command.results.share", "side", lines.seat(game, seat), "percent", percent));
        return new Chart.Side(label, colour(game, seat), share);
    }

    private Optional<Integer> colour(String game, Seat seat) {
        return lines.played(game) ? pictures.colour(game, seat.id()) : Optional.empty();
    }

    /** How the ratings of those at the top went; empty where nobody is rated. */
    Optional<Chart> course(String game, Ladder ladder, Map<String, Player> names) {
        List<Chart.Line> best = ladder.standings().stream()
                .filter(standing -> names.get(standing.player()) instanceof Player.Known)
                .limit(LINES)
                .map(standing -> line(standing, names))
                .toList();
        if (best.isEmpty()) {
            return Optional.empty();
        }
        List<String> alt = new ArrayList<>();
        alt.add(say(game, "command.results.course"));
        best.forEach(line -> alt.add(said(
                game,
                Text.of(
                        "command.results.course.line",
                        "player",
                        line.player(),
                        "from",
                        rounded(line.dots().getFirst()),
                        "to",
                        rounded(line.dots().getLast()),
                        "count",
                        line.dots().size()))));
        return Optional.of(new Chart.Course(
                say(game, "command.results.course"),
                said(game, Text.of("command.results.course.note")),
                String.join("\n", alt),
                best));
    }

    private static String rounded(Chart.Dot dot) {
        return Long.toString(Math.round(dot.rating()));
    }

    private static Chart.Line line(Standing standing, Map<String, Player> names) {
        List<Point> course = standing.course();
        return new Chart.Line(
                OutcomeLines.plain(names.get(standing.player())).orElseThrow(),
                course.subList(Math.max(0, course.size() - DOTS), course.size()).stream()
                        .map(point -> new Chart.Dot(point.at(), point.rating().mean()))
                        .toList());
    }

    private String say(String game, String key) {
        return said(game, Text.of(key, "game", lines.game(game)));
    }

    private String said(String game, Text text) {
        Speech speech = words.of(game);
        return speech.plain(text);
    }
}
