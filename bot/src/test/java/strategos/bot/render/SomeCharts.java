package strategos.bot.render;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import strategos.bot.host.Chart;
import strategos.engine.box.PrintedTable;
import strategos.engine.text.Phrasebook;

/** Charts as clubs of different sizes have them. */
public final class SomeCharts {
    static final List<String> NAMES = List.of(
            "Aspasia",
            "Brasidas",
            "Chrysanthe of Ephesus",
            "Dion",
            "Ξενοφῶν",
            "Fabia",
            "Gorgo",
            "Hippias the Elder, of Elis",
            "Io",
            "Kleon",
            "Lysander",
            "Myrto");
    private static final Instant START = Instant.parse("2026-03-02T12:00:00Z");

    private SomeCharts() {}

    static Chart.Crosstable crosstable(int players) {
        SplittableRandom luck = new SplittableRandom(players);
        double[][] points = new double[players][players];
        boolean[][] met = new boolean[players][players];
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < i; j++) {
                met[i][j] = luck.nextInt(4) > 0;
                met[j][i] = met[i][j];
                points[i][j] = luck.nextInt(7) / 2.0;
                points[j][i] = luck.nextInt(7) / 2.0;
            }
        }
        List<List<OptionalDouble>> rows = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            List<OptionalDouble> row = new ArrayList<>();
            for (int j = 0; j < players; j++) {
                row.add(met[i][j] ? OptionalDouble.of(points[i][j]) : OptionalDouble.empty());
            }
            rows.add(row);
        }
        return new Chart.Crosstable(
                "Sparta versus Athens: who beat whom",
                "Points of each row against each column; a win is one, a tie is shared.",
                "Who beat whom.",
                NAMES.subList(0, players),
                "Points",
                rows);
    }

    static Chart.Shares shares() {
        return new Chart.Shares(
                "Sparta versus Athens: how the sides fare",
                "Each side's share of the points. The notch is where equal sides would meet.",
                "How the sides fare.",
                List.of(
                        new Chart.Group(
                                "The Archidamian War",
                                "17 matches",
                                List.of(
                                        new Chart.Side("Athens 62%", Optional.of(0x2F5D8A), .62),
                                        new Chart.Side("Sparta 38%", Optional.of(0x9C2F24), .38))),
                        new Chart.Group(
                                "The Ionian War",
                                "1 match",
                                List.of(
                                        new Chart.Side("Athens 0%", Optional.of(0x2F5D8A), 0),
                                        new Chart.Side("Sparta 100%", Optional.of(0x9C2F24), 1))),
                        new Chart.Group(
                                "The race home",
                                "12 matches",
                                List.of(
                                        new Chart.Side("Alpha 20%", Optional.empty(), .2),
                                        new Chart.Side("Beta 15%", Optional.empty(), .15),
                                        new Chart.Side("Gamma 25%", Optional.empty(), .25),
                                        new Chart.Side("Delta 10%", Optional.empty(), .1),
                                        new Chart.Side("Epsilon 20%", Optional.empty(), .2),
                                        new Chart.Side("Zeta 10%", Optional.empty(), .1)))));
    }

    static Chart.Course course(int players, int dots) {
        SplittableRandom luck = new SplittableRandom(7L * players + dots);
        List<Chart.Line> lines = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            double rating = 1500;
            Instant at = START.plus(Duration.ofDays(luck.nextInt(30)));
            List<Chart.Dot> course = new ArrayList<>();
            for (int j = 0; j < dots; j++) {
                rating += luck.nextDouble(-140, 140) / (1 + j * .2);
                at = at.plus(Duration.ofDays(3 + luck.nextInt(25)));
                course.add(new Chart.Dot(dots == 1 ? START : at, rating));
            }
            lines.add(new Chart.Line(NAMES.get(i), course));
        }
        return new Chart.Course(
                "Sparta versus Athens: the course of the ratings",
                "After each week in which a rated match ended.",
                "The course of the ratings.",
                lines);
    }

    /** Dice of so many seats, so many each. */
    static Chart.Luck luck(int seats, int dice) {
        SplittableRandom luck = new SplittableRandom(31L * seats + dice);
        List<Chart.Run> runs = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            List<Double> away = new ArrayList<>(List.of(0.0));
            for (int die = 0; die < dice; die++) {
                away.add(away.getLast() + luck.nextInt(6) - 2.5);
            }
            runs.add(new Chart.Run(NAMES.get(i), "+1.5", colour(i), away));
        }
        return new Chart.Luck(
                "The run of luck", "Pips above or below what fair dice would give.", "Luck.", "dice", 1.708, runs);
    }

    private static Optional<Integer> colour(int seat) {
        return seat % 2 == 0 ? Optional.empty() : Optional.of(0xE3C53A);
    }

    static Chart.Faces faces(int seats, List<Integer> counts) {
        List<Chart.Fallen> all = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            all.add(new Chart.Fallen(NAMES.get(i), "157 dice, 570 pips, +20.5 beside the mean.", colour(i), counts));
        }
        return new Chart.Faces("How often each face fell", "Dashed: fair dice.", "Faces.", all);
    }

    static Chart.Means means(int seats, int kinds) {
        return means(seats, Collections.nCopies(kinds, "negotiation roll"));
    }

    /** Of kinds of roll that are called so. */
    static Chart.Means means(int seats, List<String> kinds) {
        SplittableRandom luck = new SplittableRandom(seats);
        List<Chart.Kind> rows = new ArrayList<>();
        for (int kind = 0; kind < kinds.size(); kind++) {
            List<Optional<Chart.Mean>> means = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                means.add(
                        (kind + seat) % 4 == 3
                                ? Optional.empty()
                                : Optional.of(new Chart.Mean(luck.nextDouble(1, 6), 1 + luck.nextInt(50))));
            }
            rows.add(new Chart.Kind(kinds.get(kind), Math.max(1, 120 - 9 * kind), means));
        }
        return new Chart.Means(
                "By kind of roll",
                "The mean face of each seat.",
                "Kinds.",
                6,
                NAMES.subList(0, seats).stream()
                        .map(name -> new Chart.Named(name, colour(NAMES.indexOf(name))))
                        .toList(),
                rows);
    }

    /** A table of a box in those words. */
    static Chart listing(PrintedTable table, Phrasebook words) {
        return new Chart.Listing(
                words.say(table.title()),
                words.say(table.note()),
                words.say(table.title()),
                table.columns().stream().map(words::say).toList(),
                table.rows().stream()
                        .map(row -> row.stream().map(words::say).toList())
                        .toList());
    }
}
