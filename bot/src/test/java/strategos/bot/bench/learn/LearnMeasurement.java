package strategos.bot.bench.learn;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import strategos.bot.bench.LongMeasurement;
import strategos.bot.bench.Measurement;
import strategos.bot.bench.Players;
import strategos.bot.bench.learn.LearningMatch.Played;
import strategos.bot.bench.learn.Regression.Learnt;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;

/**
 * Learns what the numbers of a position are worth in a scenario, from matches of equal players, and writes the file of weights
 * with them: put it in the place of the mind's {@code judgement.json}, and let the players of before play against it by {@code
 * ./strategos bench duels}. Who foretells better does not always play better.
 *
 * <p>Its wishes are {@code strategos.learn.…}: {@code of}, a game and scenario; {@code matches}; {@code first}, the number of
 * the first match's dice; {@code players}, who plays them to their end: {@code thumb}, the rules of thumb, or a level, of which
 * a hard one has {@code simulations} for an order; {@code seats}, how many play where they may be more than two; {@code like},
 * another scenario of the game, whose numbers and signs are taken instead of its own; {@code file}, where the weights are
 * written.
 */
@AutoService(Measurement.class)
public final class LearnMeasurement extends LongMeasurement {
    /** Every so many matches one is kept apart, to tell how well is foretold what was not learnt from. */
    private static final int APART = 10;

    private static final List<Double> RIDGES = List.of(3.0, 30.0, 300.0, 3_000.0);

    private final String of = System.getProperty("strategos.learn.of", "sparta/ionian-war");
    private final int matches = Integer.getInteger("strategos.learn.matches", 4_000);
    private final long first = Long.getLong("strategos.learn.first", 500_000);
    private final String players = System.getProperty("strategos.learn.players", "thumb");
    private final int simulations = Integer.getInteger("strategos.learn.simulations", 250);
    private final int seats = Integer.getInteger("strategos.learn.seats", 2);
    private final String like = System.getProperty("strategos.learn.like", "");
    private final Path file = Path.of(System.getProperty("strategos.learn.file", "judgement.json"));

    public LearnMeasurement() {
        super("learn");
    }

    @Override
    public List<Figure> run() {
        String[] parts = of.split("/", 2);
        return learn(Library.packed().open(parts[0]), parts[1]);
    }

    private <S> List<Figure> learn(Game<S> game, String id) {
        Scenario scenario = game.box().scenario(id).orElseThrow();
        WeightsFile weights = WeightsFile.of(game.mind().orElseThrow());
        LearningMatch<S> match = new LearningMatch<>(
                game,
                scenario,
                seats,
                new Players(simulations).of(game, players),
                asked -> weights.numbers(like.isEmpty() ? asked : like));
        List<Sample> all = samples(match);
        if (all.isEmpty()) {
            throw new IllegalStateException("no judgement of numbers is asked in " + of);
        }
        String judged = all.getFirst().scenario();
        String signs = weights.signs(like.isEmpty() ? judged : like);
        int numbers = weights.numbers(like.isEmpty() ? judged : like);
        List<Sample> apart =
                all.stream().filter(sample -> sample.match() % APART == 0).toList();
        List<Sample> learntFrom =
                all.stream().filter(sample -> sample.match() % APART != 0).toList();
        Regression regression = new Regression(numbers, signs, learntFrom);
        Learnt best = regression.learn(RIDGES.getFirst());
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure("learn-" + of + "-positions", all.size(), "of " + matches + " matches"));
        figures.add(new Figure("learn-" + of + "-loss-today", today(apart), "of " + apart.size() + " kept apart"));
        double least = Double.MAX_VALUE;
        double drawn = 0;
        for (double ridge : RIDGES) {
            reached(String.format(Locale.ROOT, " %s, drawn towards 0 by %.0f", of, ridge));
            Learnt learnt = regression.learn(ridge);
            double loss = learnt.loss(apart);
            figures.add(new Figure(
                    String.format(Locale.ROOT, "learn-%s-loss-%.0f", of, ridge),
                    loss,
                    String.format(Locale.ROOT, "of %.4f on those it learnt from", learnt.loss(learntFrom))));
            if (loss < least) {
                least = loss;
                best = learnt;
                drawn = ridge;
            }
        }
        write(weights.with(judged, provenance(drawn), signs, best));
        return figures;
    }

    private String provenance(double ridge) {
        return String.format(
                Locale.ROOT,
                "%,d matches of %s from %d, disturbed until some order, weights drawn towards 0 by %.0f",
                matches,
                players.equals("thumb") ? "the rules of thumb" : players + " players",
                first,
                ridge);
    }

    private List<Sample> samples(LearningMatch<?> match) {
        List<Sample> all = new ArrayList<>();
        long orders = 0;
        for (int number = 0; number < matches; number++) {
            reached(" " + number + "/" + matches + " " + of);
            Played played = match.play(number, first, number == 0 ? 0 : (int) (orders / number));
            orders += played.orders();
            all.addAll(played.samples());
        }
        return all;
    }

    /** The loss of today's judgement. */
    private static double today(List<Sample> samples) {
        return Regression.loss(
                samples,
                sample -> sample.sides().stream().map(Sample.Standing::judged).toList());
    }

    private void write(String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
