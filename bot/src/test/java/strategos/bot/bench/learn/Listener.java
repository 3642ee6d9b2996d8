package strategos.bot.bench.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import strategos.engine.Judgement;

/** Writes down the numbers that a mind asks the worth of, and answers nothing but to one chosen question. */
final class Listener implements Judgement {
    private final ToIntFunction<String> numbers;
    private final int lifted;
    private final List<Asked> asked = new ArrayList<>();

    /**
     * A question.
     *
     * @param numbers of the position
     * @param left the share of the match that is left
     */
    record Asked(String scenario, List<Double> numbers, double left) {}

    /**
     * @param numbers how many of them each scenario weighs
     * @param lifted the question whose side is far ahead, from 0; -1 for none
     */
    Listener(ToIntFunction<String> numbers, int lifted) {
        this.numbers = numbers;
        this.lifted = lifted;
    }

    List<Asked> asked() {
        return asked;
    }

    @Override
    public double sum(String scenario, double[] numbers, double left) {
        asked.add(new Asked(scenario, Arrays.stream(numbers).boxed().toList(), left));
        return asked.size() - 1 == lifted ? 1 : 0;
    }

    @Override
    public int numbers(String scenario) {
        return numbers.applyAsInt(scenario);
    }
}
