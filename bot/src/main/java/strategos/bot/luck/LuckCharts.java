package strategos.bot.luck;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import strategos.bot.host.Chart;
import strategos.bot.host.Speech;
import strategos.engine.dice.DiceStatistics;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.dice.DiceStatistics.Row;
import strategos.engine.dice.DiceStatistics.SeatAndKind;
import strategos.engine.dice.Roll;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * Makes charts of how the dice of one match fell. They show the dice with the number of sides of which most fell; dice that
 * nobody's seat threw count in the sentences, and are in no chart.
 */
public final class LuckCharts {
    /** Kinds of roll that are compared: those of which most fell. */
    public static final int KINDS = 12;

    private final Speech words;
    private final Function<Seat, Optional<Integer>> colours;
    private final Predicate<String> shown;

    /**
     * Charts in these words.
     *
     * @param colours of seats, as red, green and blue in 24 bits
     * @param shown whether a picture can show all letters; a seat whose player's name it cannot show is called by its own
     */
    public LuckCharts(Speech words, Function<Seat, Optional<Integer>> colours, Predicate<String> shown) {
        this.words = words;
        this.colours = colours;
        this.shown = shown;
    }

    /** The sides of the dice of which most fell; empty where none fell. */
    public static OptionalInt sides(List<Roll> rolls) {
        Map<Integer, Integer> dice = new LinkedHashMap<>();
        rolls.stream()
                .filter(roll -> !roll.shuffle() && roll.sides() > 1)
                .forEach(roll -> dice.merge(roll.sides(), roll.result().size(), Integer::sum));
        return dice.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(most -> OptionalInt.of(most.getKey()))
                .orElseGet(OptionalInt::empty);
    }

    static List<Roll> with(int sides, List<Roll> rolls) {
        return rolls.stream()
                .filter(roll -> !roll.shuffle() && roll.sides() == sides)
                .toList();
    }

    /** The run of luck, the faces of each seat, the means by kind of roll; none where no seat has thrown. */
    public List<Chart> of(List<Roll> rolls) {
        OptionalInt sides = sides(rolls);
        if (sides.isEmpty()) {
            return List.of();
        }
        List<Roll> same = with(sides.getAsInt(), rolls);
        DiceStatistics statistics = DiceStatistics.of(
                same.stream().filter(roll -> roll.cause().by().isPresent()).toList());
        List<Row<Seat>> seats = statistics.bySeat().stream()
                .flatMap(row -> row.group().stream().map(seat -> new Row<>(seat, row.tally())))
                .toList();
        return seats.isEmpty() ? List.of() : List.of(run(same, seats), faces(seats), means(statistics, seats));
    }

    private Chart run(List<Roll> rolls, List<Row<Seat>> seats) {
        int sides = rolls.getFirst().sides();
        double mean = (sides + 1) / 2.0;
        Map<Seat, List<Double>> runs = new LinkedHashMap<>();
        seats.forEach(row -> runs.put(row.group(), new ArrayList<>(List.of(0.0))));
        for (Roll roll : rolls) {
            roll.cause()
                    .by()
                    .map(runs::get)
                    .ifPresent(run -> roll.result().forEach(face -> run.add(run.getLast() + face - mean)));
        }
        List<Chart.Run> lines = seats.stream()
                .map(row -> new Chart.Run(
                        name(row.group()),
                        signed(row.tally().deviation()),
                        colours.apply(row.group()),
                        runs.get(row.group())))
                .toList();
        return new Chart.Luck(
                say(Text.of("luck.run")),
                say(Text.of("luck.run.note")),
                alt("luck.run", lines.stream().map(this::whole).toList()),
                say(Text.of("luck.run.dice")),
                FaceTally.spread(sides, 1),
                lines);
    }

    private String whole(Chart.Run run) {
        return say(Text.of("luck.run.name", "seat", run.name(), "pips", run.pips()));
    }

    private Chart faces(List<Row<Seat>> seats) {
        List<Chart.Fallen> fallen = seats.stream()
                .map(row -> new Chart.Fallen(
                        name(row.group()),
                        say(seat(row.tally())),
                        colours.apply(row.group()),
                        row.tally().counts()))
                .toList();
        return new Chart.Faces(
                say(Text.of("luck.faces")),
                say(Text.of("luck.faces.note")),
                alt(
                        "luck.faces",
                        fallen.stream()
                                .map(one -> one.name() + ": " + one.note())
                                .toList()),
                fallen);
    }

    /** What a seat has thrown, in a sentence. */
    static Text seat(FaceTally tally) {
        return Text.of(
                "luck.seat",
                "dice",
                tally.dice(),
                "pips",
                tally.pips(),
                "away",
                signed(tally.deviation()),
                "often",
                Likelihood.ofSum(tally).words());
    }

    private Chart means(DiceStatistics statistics, List<Row<Seat>> seats) {
        List<Row<String>> kinds = Verdict.most(statistics.byKind());
        List<Chart.Kind> rows = kinds.stream()
                .map(kind -> new Chart.Kind(
                        say(kind(kind.group())),
                        kind.tally().dice(),
                        seats.stream()
                                .map(seat -> statistics.bySeatAndKind().stream()
                                        .filter(row -> row.group()
                                                .equals(new SeatAndKind(Optional.of(seat.group()), kind.group())))
                                        .findFirst()
                                        .map(row -> new Chart.Mean(
                                                row.tally().mean(), row.tally().dice())))
                                .toList()))
                .toList();
        return new Chart.Means(
                say(Text.of("luck.means")),
                say(Text.of(
                        "luck.means.note",
                        "mean",
                        figure(kinds.getFirst().tally().expectedMean()))),
                alt("luck.means", kinds.stream().map(row -> say(kind(row))).toList()),
                kinds.getFirst().tally().sides(),
                seats.stream()
                        .map(row -> new Chart.Named(name(row.group()), colours.apply(row.group())))
                        .toList(),
                rows);
    }

    private static Text kind(String kind) {
        return Text.of("luck.kind", "kind", new Arg.Name("roll", kind));
    }

    /** What fell for one kind of roll, in a sentence. */
    static Text kind(Row<String> row) {
        return Text.of(
                "luck.kind.line",
                "kind",
                new Arg.Name("roll", row.group()),
                "dice",
                row.tally().dice(),
                "mean",
                figure(row.tally().mean()),
                "often",
                Likelihood.ofSum(row.tally()).words());
    }

    private String alt(String title, List<String> lines) {
        return say(Text.of(title)) + "\n" + String.join("\n", lines);
    }

    private String name(Seat seat) {
        Text name = Text.of("command.seat", "seat", seat);
        String called = say(name);
        return shown.test(called) ? called : words.unnamed().plain(name);
    }

    private String say(Text text) {
        return words.plain(text);
    }

    private static String figure(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }

    /** With its sign, and a half where there is one. */
    private static String signed(double pips) {
        return String.format(Locale.ROOT, pips == Math.rint(pips) ? "%+.0f" : "%+.1f", pips)
                .replace('-', '\u2212');
    }
}
