package strategos.bot.luck;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import strategos.engine.dice.DiceStatistics;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.dice.DiceStatistics.Row;
import strategos.engine.dice.Roll;
import strategos.engine.text.Text;

/**
 * What the dice of a match come to, in plain sentences: all together, each seat's, each kind of roll. It speaks of the dice
 * with the number of sides of which most fell; a draw from twenty counters is a die of twenty sides, and no measure of luck.
 */
public record Verdict(List<Text> sentences) {
    public Verdict {
        sentences = List.copyOf(sentences);
    }

    /** The verdict over these rolls. */
    public static Verdict of(List<Roll> rolls) {
        OptionalInt sides = LuckCharts.sides(rolls);
        if (sides.isEmpty()) {
            return new Verdict(List.of(Text.of("command.dice.none")));
        }
        List<Roll> same = LuckCharts.with(sides.getAsInt(), rolls);
        DiceStatistics statistics = DiceStatistics.of(same);
        List<Text> sentences =
                new ArrayList<>(List.of(all(DiceStatistics.pooled(same).getFirst())));
        statistics
                .bySeat()
                .forEach(row -> sentences.add(Text.of(
                        "luck.line",
                        "group",
                        row.group()
                                .map(seat -> Text.of("command.seat", "seat", seat))
                                .orElseGet(() -> Text.of("command.dice.game")),
                        "words",
                        LuckCharts.seat(row.tally()))));
        most(statistics.byKind()).forEach(row -> sentences.add(LuckCharts.kind(row)));
        return new Verdict(sentences);
    }

    /** The kinds of roll for which most dice fell. */
    static List<Row<String>> most(List<Row<String>> kinds) {
        return kinds.stream()
                .sorted(Comparator.comparingInt((Row<String> row) -> row.tally().dice())
                        .reversed())
                .limit(LuckCharts.KINDS)
                .toList();
    }

    private static Text all(FaceTally tally) {
        if (!Likelihood.tells(tally)) {
            return Text.of("luck.too-few", "dice", tally.dice(), "sides", tally.sides());
        }
        int often = Likelihood.ofFaces(tally).ofHundred();
        return Text.of(
                often >= 5 ? "luck.fair" : "luck.rare", "dice", tally.dice(), "sides", tally.sides(), "n", often);
    }
}
