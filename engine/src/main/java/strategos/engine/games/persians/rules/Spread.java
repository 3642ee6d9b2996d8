package strategos.engine.games.persians.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * What dice can bring, each outcome with its chance.
 *
 * @param chances above 0, together 1
 */
public record Spread<T>(Map<T, Double> chances) {
    public Spread {
        chances = Collections.unmodifiableMap(new LinkedHashMap<>(chances));
    }

    /** No die is needed. */
    public static <T> Spread<T> sure(T only) {
        return new Spread<>(Map.of(only, 1.0));
    }

    /** Each as likely as any other; what is listed twice is twice as likely. */
    public static <T> Spread<T> even(List<T> list) {
        Map<T, Double> chances = new LinkedHashMap<>();
        list.forEach(one -> chances.merge(one, 1.0 / list.size(), Double::sum));
        return new Spread<>(chances);
    }

    /** One with that chance, else the other. */
    public static <T> Spread<T> either(T one, double chance, T other) {
        Map<T, Double> chances = new LinkedHashMap<>();
        chances.put(one, chance);
        chances.merge(other, 1 - chance, Double::sum);
        chances.values().removeIf(share -> share <= 0);
        return new Spread<>(chances);
    }

    /** With what follows from each. */
    public <R> Spread<R> then(Function<? super T, Spread<R>> next) {
        Map<R, Double> all = new LinkedHashMap<>();
        chances.forEach((one, chance) ->
                next.apply(one).chances().forEach((result, share) -> all.merge(result, chance * share, Double::sum)));
        return new Spread<>(all);
    }

    /** With what each amounts to. */
    public <R> Spread<R> map(Function<? super T, R> what) {
        return then(one -> sure(what.apply(one)));
    }

    /** What they come to on average. */
    public double mean(ToDoubleFunction<? super T> what) {
        double sum = 0;
        for (Map.Entry<T, Double> one : chances.entrySet()) {
            sum += one.getValue() * what.applyAsDouble(one.getKey());
        }
        return sum;
    }
}
