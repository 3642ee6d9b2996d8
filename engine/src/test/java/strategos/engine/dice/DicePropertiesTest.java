package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.dice.ChainDice.Limits;

/** What holds for fair and for seeded dice alike, by fixed seeds. */
class DicePropertiesTest {
    private static final Cause CAUSE = Vectors.open("battle", "Athens");

    static Stream<Arguments> dice() {
        LongFunction<Dice> seeded = SeededDice::new;
        LongFunction<Dice> fair = seed -> {
            Random random = new Random(seed);
            return MatchDice.committed(HashChain.draw(random), HashChain.draw(random))
                    .salted(Vectors.read().salt())
                    .dice();
        };
        return Stream.of(Arguments.of("seeded", seeded), Arguments.of("fair", fair));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dice")
    void faces_are_even(String name, LongFunction<Dice> made) {
        Dice dice = made.apply(11);
        for (int sides : List.of(2, 3, 6, 7, 10, 20)) {
            int count = 3_000;
            int[] tally = new int[sides];
            dice.roll(CAUSE, count, sides).result().forEach(face -> tally[face - 1]++);
            double expected = (double) count / sides;
            double chiSquare = IntStream.of(tally)
                    .mapToDouble(n -> (n - expected) * (n - expected) / expected)
                    .sum();

            assertThat(chiSquare)
                    .as("%s dice with %s sides, seed 11", name, sides)
                    .isLessThan(sides - 1 + 5 * Math.sqrt(2.0 * (sides - 1)));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dice")
    void a_shuffle_is_a_permutation_and_each_place_gets_each_thing(String name, LongFunction<Dice> made) {
        Dice dice = made.apply(12);
        int size = 5;
        int times = 1_000;
        int[][] tally = new int[size][size];
        for (int i = 0; i < times; i++) {
            List<Integer> order = dice.shuffle(CAUSE, size).result();
            assertThat(order).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
            for (int place = 0; place < size; place++) {
                tally[place][order.get(place)]++;
            }
        }
        for (int[] place : tally) {
            assertThat(IntStream.of(place).boxed())
                    .as("%s dice, seed 12", name)
                    .allSatisfy(n -> assertThat(n).isBetween(140, 260));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dice")
    void the_same_seed_gives_the_same_rolls_and_another_seed_others(String name, LongFunction<Dice> made) {
        List<Integer> faces = made.apply(13).roll(CAUSE, 50, 6).result();

        assertThat(made.apply(13).roll(CAUSE, 50, 6).result()).as(name).isEqualTo(faces);
        assertThat(made.apply(14).roll(CAUSE, 50, 6).result()).as(name).isNotEqualTo(faces);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dice")
    void a_die_with_one_side_and_a_shuffle_of_one(String name, LongFunction<Dice> made) {
        Dice dice = made.apply(15);

        assertThat(dice.roll(CAUSE, 3, 1).result()).as(name).containsExactly(1, 1, 1);
        assertThat(dice.shuffle(CAUSE, 1).result()).as(name).containsExactly(0);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dice")
    void indices_run_by_chain(String name, LongFunction<Dice> made) {
        Dice dice = made.apply(16);

        assertThat(dice.roll(CAUSE, 1, 6).index()).as(name).isEqualTo(1);
        assertThat(dice.shuffle(Vectors.sealed("deck"), 4).index()).isEqualTo(1);
        assertThat(dice.roll(CAUSE, 1, 6).index()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dice")
    void a_throw_of_nothing_is_a_bug_and_takes_no_index(String name, LongFunction<Dice> made) {
        Dice dice = made.apply(17);

        assertThatThrownBy(() -> dice.roll(CAUSE, 0, 6)).as(name).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> dice.roll(CAUSE, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> dice.roll(CAUSE, 1, Limits.MOST + 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> dice.shuffle(CAUSE, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(dice.roll(CAUSE, 1, 6).index()).isEqualTo(1);
    }
}
