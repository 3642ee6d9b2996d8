package strategos.bot.command.dice;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.Chart;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Pictures;
import strategos.bot.luck.LuckCharts;
import strategos.bot.luck.Verdict;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.dice.DiceStatistics;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.dice.Roll;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Line;

/** {@code /dice stats}: how the dice fell, all together, by seat and by kind of roll, beside what fair dice give. */
final class DiceStats extends Common {
    private final Matches matches;
    private final MatchFinder finder;
    private final Pictures pictures;

    @Inject
    DiceStats(Matches matches, MatchFinder finder, Pictures pictures) {
        super(DICE, "stats", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.pictures = pictures;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = Begun.check(finder.meant(at, given));
        List<Roll> rolls =
                matches.rolls(match.id()).stream().map(DescribedRoll::roll).toList();
        DiceStatistics statistics = DiceStatistics.of(rolls);
        List<Map<String, Object>> bySeat = new ArrayList<>();
        List<Map<String, Object>> byKind = new ArrayList<>();
        statistics
                .bySeat()
                .forEach(
                        row -> bySeat.add(json("seat", row.group().map(Seat::id).orElse(null), row.tally())));
        statistics.byKind().forEach(row -> byKind.add(json("kind", row.group(), row.tally())));
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("bySeat", bySeat);
        stats.put("byKind", byKind);
        List<Line> lines = Verdict.of(rolls).sentences().stream().map(Line::new).toList();
        Message message = new Message(Answers.lines(match.words(), lines), painted(match, rolls), List.of());
        return Answers.about(match, Answer.done(message)).with(Map.of("stats", stats));
    }

    private List<Picture> painted(LiveMatch match, List<Roll> rolls) {
        String game = match.box().id();
        LuckCharts charts = new LuckCharts(match.words(), seat -> pictures.colour(game, seat.id()), pictures::shows);
        List<Picture> painted = new ArrayList<>();
        for (Chart chart : charts.of(rolls)) {
            pictures.chart("luck-" + match.id() + "-" + (painted.size() + 1), chart)
                    .ifPresent(painted::add);
        }
        return painted;
    }

    private static Map<String, Object> json(String by, String group, FaceTally tally) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(by, group);
        json.put("sides", tally.sides());
        json.put("dice", tally.dice());
        json.put("faces", tally.counts());
        json.put("mean", tally.mean());
        json.put("expected", tally.expectedMean());
        json.put("chiSquare", tally.chiSquare());
        json.put("degreesOfFreedom", tally.degreesOfFreedom());
        return json;
    }
}
