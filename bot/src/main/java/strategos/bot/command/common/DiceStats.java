package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.dice.DiceLog.DescribedRoll;
import strategos.engine.dice.DiceStatistics;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.seat.Seat;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** {@code /dice stats}: how the dice fell, by seat and by kind of roll, beside what fair dice give. */
final class DiceStats extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    DiceStats(Matches matches, MatchFinder finder) {
        super(DICE, "stats", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = Begun.check(finder.meant(at, given));
        DiceStatistics statistics = DiceStatistics.of(
                matches.rolls(match.id()).stream().map(DescribedRoll::roll).toList());
        List<Line> lines = new ArrayList<>();
        List<Map<String, Object>> bySeat = new ArrayList<>();
        List<Map<String, Object>> byKind = new ArrayList<>();
        for (DiceStatistics.Row<Optional<Seat>> row : statistics.bySeat()) {
            Text group = row.group()
                    .map(s -> Text.of("command.seat", "seat", s))
                    .orElseGet(() -> Text.of("command.dice.game"));
            lines.add(line(group, row.tally()));
            bySeat.add(json("seat", row.group().map(Seat::id).orElse(null), row.tally()));
        }
        for (DiceStatistics.Row<String> row : statistics.byKind()) {
            lines.add(line(Text.of("command.dice.kind", "kind", new Arg.Name("roll", row.group())), row.tally()));
            byKind.add(json("kind", row.group(), row.tally()));
        }
        if (lines.isEmpty()) {
            lines.add(new Line(Text.of("command.dice.none")));
        }
        Map<String, Object> stats = new LinkedHashMap<>();
        stats.put("bySeat", bySeat);
        stats.put("byKind", byKind);
        return Answers.about(match, Answer.done(Message.text(Answers.lines(match.words(), lines))))
                .with(Map.of("stats", stats));
    }

    private static Line line(Text group, FaceTally tally) {
        return new Line(Text.of(
                "command.dice.tally",
                "group",
                group,
                "sides",
                tally.sides(),
                "dice",
                tally.dice(),
                "mean",
                figure(tally.mean()),
                "expected",
                figure(tally.expectedMean()),
                "chi",
                figure(tally.chiSquare()),
                "degrees",
                tally.degreesOfFreedom()));
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

    private static String figure(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
