package strategos.bot.bench.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.bench.Players;
import strategos.bot.bench.learn.LearningMatch.Played;
import strategos.bot.bench.learn.Regression.Learnt;
import strategos.bot.bench.learn.Sample.Standing;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.config.StrictJson;
import strategos.engine.library.Library;
import strategos.engine.search.LearntJudgement;
import strategos.engine.search.Opponents.Opponent;

/** What is learnt from matches: the right weights, from the right positions, into a file that the game reads. */
class LearnTest {
    private static final int MANY = 4_000;

    /** Two sides, the first judged by two numbers: 2 and -1 early, 0 and 3 late, 0.5 for the bare fact of playing. */
    private static List<Sample> ofTwo() {
        SplittableRandom luck = new SplittableRandom(1);
        List<Sample> samples = new ArrayList<>();
        for (int match = 0; match < MANY; match++) {
            double left = luck.nextDouble();
            double first = luck.nextDouble(-1, 1);
            double second = luck.nextDouble(-1, 1);
            double sum = 0.5 + first * 2 * left + second * (-1 * left + 3 * (1 - left));
            double won = 1 / (1 + Math.exp(-sum));
            samples.add(new Sample(
                    match,
                    "any",
                    left,
                    List.of(new Standing(List.of(first, second), 0.5, won), new Standing(List.of(), 0.5, 1 - won))));
        }
        return samples;
    }

    @Test
    void theWeightsBehindTheChancesAreFound() {
        List<Sample> samples = ofTwo();
        Learnt learnt = new Regression(2, "", samples).learn(0);
        assertThat(learnt.early().get(0)).isCloseTo(0.5, within(0.05));
        assertThat(learnt.early().get(1)).isCloseTo(2, within(0.05));
        assertThat(learnt.early().get(2)).isCloseTo(-1, within(0.05));
        assertThat(learnt.late().get(1)).isCloseTo(0, within(0.05));
        assertThat(learnt.late().get(2)).isCloseTo(3, within(0.05));
        double coin = new Learnt(List.of(0.0, 0.0, 0.0), List.of(0.0, 0.0, 0.0)).loss(samples);
        assertThat(coin).isCloseTo(Math.log(2), within(1e-9));
        assertThat(learnt.loss(samples)).isLessThan(coin - 0.1);
    }

    @Test
    void aSignIsHeldWhateverTheMatchesSay() {
        Learnt learnt = new Regression(2, "-+", ofTwo()).learn(0);
        assertThat(learnt.early().get(1)).isZero();
        assertThat(learnt.late().get(2)).isPositive();
    }

    @Test
    void whatIsDrawnTowardsZeroWeighsLess() {
        Regression regression = new Regression(2, "", ofTwo());
        assertThat(regression.learn(MANY).early().get(1))
                .isBetween(0.0, regression.learn(0).early().get(1) / 2);
    }

    /** As armies in a race are: each has numbers of its own, and whose are higher wins oftener. A match is never early. */
    @Test
    void fourSidesAreWeighedAgainstEachOther() {
        SplittableRandom luck = new SplittableRandom(2);
        List<Sample> samples = new ArrayList<>();
        for (int match = 0; match < MANY; match++) {
            double[] numbers = luck.doubles(4, -1, 1).toArray();
            double all = 0;
            for (double number : numbers) {
                all += Math.exp(2 * number);
            }
            List<Standing> sides = new ArrayList<>();
            for (double number : numbers) {
                sides.add(new Standing(List.of(number), 0.25, Math.exp(2 * number) / all));
            }
            samples.add(new Sample(match, "race", 0, sides));
        }
        Learnt learnt = new Regression(1, "", samples).learn(0);
        assertThat(learnt.late().get(1)).isCloseTo(2, within(0.05));
        assertThat(learnt.early().get(1))
                .as("never met, so as late")
                .isEqualTo(learnt.late().get(1));
        assertThat(learnt.late().get(0)).as("all play").isZero();
    }

    @TestFactory
    Stream<DynamicTest> positionsOfEveryGame(@TempDir Path folder) {
        return Library.packed().games().stream()
                .map(game -> DynamicTest.dynamicTest(game.box().id(), () -> positions(game, folder)));
    }

    @Test
    void whatIsNotDisturbedThePlayerPlays() {
        Game<?> game = Library.packed().games().getFirst();
        assertThat(asked(game, usual -> 0)).as("undisturbed: every order").isEqualTo(100);
        assertThat(asked(game, usual -> usual)).as("disturbed until some order").isBetween(1, 99);
    }

    /** Of how many orders in a hundred the player was asked. */
    private static <S> int asked(Game<S> game, IntUnaryOperator disturbed) {
        WeightsFile weights = WeightsFile.of(game.mind().orElseThrow());
        Scenario scenario = game.box().scenarios().getFirst();
        AtomicInteger asked = new AtomicInteger();
        Opponent<S> thumb = new Players(1).of(game, "thumb");
        Opponent<S> counted = (seen, seat, decision, luck) -> {
            asked.incrementAndGet();
            return thumb.think(seen, seat, decision, luck);
        };
        LearningMatch<S> match = new LearningMatch<>(game, scenario, 2, counted, weights::numbers);
        int usual = match.play(0, 1, 0).orders();
        asked.set(0);
        int orders = match.play(1, 1, disturbed.applyAsInt(usual)).orders();
        return asked.get() * 100 / orders;
    }

    private static <S> void positions(Game<S> game, Path folder) throws Exception {
        WeightsFile weights = WeightsFile.of(game.mind().orElseThrow());
        Scenario scenario = game.box().scenarios().getFirst();
        Opponent<S> thumb = new Players(1).of(game, "thumb");
        LearningMatch<S> match = new LearningMatch<>(game, scenario, 2, thumb, weights::numbers);
        int usual = match.play(0, 1, 0).orders();
        List<Sample> samples = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            Played played = match.play(number, 1, usual);
            assertThat(played).as("the same dice, the same match").isEqualTo(match.play(number, 1, usual));
            samples.addAll(played.samples());
        }
        assertThat(samples).isNotEmpty();
        assertThat(samples).allSatisfy(sample -> {
            assertThat(sample.sides().stream().mapToDouble(Standing::won).sum()).isCloseTo(1, within(1e-9));
            assertThat(sample.sides().stream().mapToDouble(Standing::judged).sum())
                    .isCloseTo(1, within(1e-9));
        });
        String judged = samples.getFirst().scenario();
        Learnt today = weights.learnt(judged);
        assertThat(samples)
                .as("today's weights give today's judgement of whoever has the numbers")
                .allSatisfy(sample -> assertThat(new Learnt(today.early(), today.late()).chances(sample))
                        .zipSatisfy(
                                sample.sides(),
                                (chance, side) -> assertThat(chance).isCloseTo(side.judged(), within(1e-9))));
        Learnt other = new Regression(weights.numbers(judged), weights.signs(judged), samples).learn(30);
        Path file = folder.resolve(game.box().id() + ".json");
        Files.writeString(file, weights.with(judged, "three matches", weights.signs(judged), other));
        LearntJudgement.File read = StrictJson.read("learnt", Files.readString(file), LearntJudgement.File.class);
        assertThat(read.scenarios().get(judged).provenance()).isEqualTo("three matches");
        assertThat(read.scenarios().keySet()).containsExactlyElementsOf(weights.scenarios());
    }
}
