package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import strategos.bot.bench.Duel.Score;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents.Opponent;

/**
 * How well computers play: each level against random play, against the rules of thumb, against the level below and, for the
 * balance of the sides, hard against hard.
 *
 * <p>Its wishes are {@code strategos.duels.…}: {@code matches} of each pair; {@code simulations} that a hard one may spend on
 * an order; {@code of}, a game or a game and scenario; {@code pairs} such as {@code hard-thumb,normal-easy}; {@code former}, a
 * jar or a folder of classes of another version's engine, whose rules of thumb play as {@code former}, its levels as {@code
 * former.normal} and {@code former.hard}; {@code first}, the number of the
 * first round of dice; {@code file}, in which the matches are kept: who stops it and starts it again goes on
 * where it was.
 */
@AutoService(Measurement.class)
public final class DuelsMeasurement extends LongMeasurement {
    private static final String PAIRS =
            "easy-random,normal-random,normal-thumb,normal-easy,hard-random,hard-thumb,hard-normal,hard-hard";

    private static final String FORMER = "former";

    private final int matches = Integer.getInteger("strategos.duels.matches", 200);
    private final int simulations = Integer.getInteger("strategos.duels.simulations", 250);
    private final Players players = new Players(simulations);
    private final long first = Long.getLong("strategos.duels.first", 100_000);
    private final String only = System.getProperty("strategos.duels.of", "");
    private final List<String> pairs =
            Arrays.asList(System.getProperty("strategos.duels.pairs", PAIRS).split(",", -1));
    private final Path file = Path.of(System.getProperty("strategos.duels.file", "duels.tsv"));
    private final Optional<Former> former = Optional.ofNullable(System.getProperty("strategos.duels.former"))
            .map(Path::of)
            .map(Former::of);

    public DuelsMeasurement() {
        super("duels");
    }

    @Override
    public List<Figure> run() {
        DuelBook book = new DuelBook(file);
        List<Contest> contests = contests();
        int played = 0;
        // By rounds, so that there is something of everything whenever one stops.
        for (int match = 0; match < matches; match++) {
            for (Contest contest : contests) {
                reached(" " + ++played + "/" + matches * contests.size() + " " + contest.what());
                if (!book.has(contest.what(), match)) {
                    book.add(contest.what(), match, contest.duel().play(match));
                }
            }
        }
        return contests.stream()
                .flatMap(contest -> figures(contest.what(), book.scores(contest.what())).stream())
                .toList();
    }

    /** @param what its name in the file, with all that it depends on */
    private record Contest(String what, Duel<?> duel) {}

    private List<Contest> contests() {
        List<Contest> contests = new ArrayList<>();
        for (Game<?> game : Library.packed().games()) {
            for (Scenario scenario : game.box().scenarios()) {
                for (int seats = 2; seats <= Math.min(4, scenario.most()); seats += 2) {
                    if ((game.box().id() + "/" + scenario.id()).startsWith(only)) {
                        add(contests, game, scenario, seats);
                    }
                }
            }
        }
        return contests;
    }

    private <S> void add(List<Contest> contests, Game<S> game, Scenario scenario, int seats) {
        for (String pair : pairs) {
            String[] sides = pair.split("-", 2);
            if (Arrays.stream(sides).anyMatch(side -> side.startsWith(FORMER))
                    && !former().knows(game.box().id(), scenario.id())) {
                continue;
            }
            String what = String.join(
                    "-",
                    game.box().id() + "/" + scenario.id(),
                    String.valueOf(seats),
                    pair,
                    String.valueOf(simulations),
                    String.valueOf(first));
            Opponent<S> one = player(game, sides[0]);
            Opponent<S> other = sides[0].equals(sides[1]) ? one : player(game, sides[1]);
            contests.add(new Contest(what, new Duel<>(game, scenario, seats, first, one, other)));
        }
    }

    private <S> Opponent<S> player(Game<S> game, String name) {
        return switch (name) {
            case "former" -> Players.ordered(former().computer(game));
            case "former.normal", "former.hard" ->
                Players.ordered(former().computer(
                                game,
                                Level.of(name.substring(FORMER.length() + 1)).orElseThrow(),
                                simulations));
            default -> players.of(game, name);
        };
    }

    private Former former() {
        return former.orElseThrow(() -> new IllegalStateException("strategos.duels.former names no other version"));
    }

    /** In all and for each seat. */
    private static List<Figure> figures(String what, List<Score> scores) {
        List<Figure> figures = new ArrayList<>();
        figures.addAll(shares(what, scores));
        scores.stream()
                .map(Score::seat)
                .distinct()
                .sorted(Comparator.naturalOrder())
                .forEach(seat -> figures.addAll(shares(
                        what + "-as-" + seat,
                        scores.stream().filter(s -> s.seat().equals(seat)).toList())));
        double orders = scores.stream().mapToInt(Score::orders).sum();
        double millis = scores.stream().mapToDouble(Score::millis).sum();
        figures.add(new Figure(what + "-order", millis / Math.max(1, orders), "ms"));
        return figures;
    }

    private static List<Figure> shares(String what, List<Score> scores) {
        String sure = String.format(Locale.ROOT, "%% ± %.1f of %d", 100 * sure(scores), scores.size());
        Figure won = new Figure(what + "-won", 100 * mean(scores, Score::won), sure);
        Figure expected = new Figure(what + "-expected", 100 * mean(scores, Score::expected), sure);
        return won.value() == expected.value() ? List.of(won) : List.of(won, expected);
    }

    private static double mean(List<Score> scores, ToDoubleFunction<Score> of) {
        return scores.stream().mapToDouble(of).average().orElse(0);
    }

    /**
     * How sure that is of what was expected, with two wins and two defeats more than there were (Agresti and Coull): of a few
     * matches that all went one way it would be nothing else.
     */
    private static double sure(List<Score> scores) {
        return Estimate.of(DoubleStream.concat(
                                DoubleStream.of(0, 0, 1, 1), scores.stream().mapToDouble(Score::expected))
                        .toArray())
                .sure();
    }
}
