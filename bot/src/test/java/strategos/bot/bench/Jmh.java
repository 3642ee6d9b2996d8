package strategos.bot.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import strategos.bot.bench.Measurement.Figure;

/** Runs benchmarks of this package with JMH, silently, each in a JVM of its own. */
final class Jmh {
    private static final int WARM = 5;
    private static final int COUNTED = 5;
    /** Of each; shorter ones would still count the work of the compiler. */
    private static final TimeValue LENGTH = TimeValue.seconds(2);

    /** A benchmark of the class, with its parameters set by {@code more}. */
    Collection<RunResult> run(Class<?> benchmark, UnaryOperator<ChainedOptionsBuilder> more) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + benchmark.getName().replace(".", "\\.") + "\\.")
                .forks(1)
                .warmupIterations(WARM)
                .warmupTime(LENGTH)
                .measurementIterations(COUNTED)
                .measurementTime(LENGTH)
                .jvmArgsAppend("-Djava.awt.headless=true", "-Xmx512m")
                .verbosity(VerboseMode.SILENT);
        try {
            return new Runner(more.apply(options).build()).run();
        } catch (RunnerException e) {
            throw new IllegalStateException("the benchmark cannot run: " + e.getMessage(), e);
        }
    }

    /** Each benchmark's main figure, named after it. */
    List<Figure> figures(String prefix, Collection<RunResult> results) {
        List<Figure> figures = new ArrayList<>();
        for (RunResult run : results) {
            Result<?> result = run.getPrimaryResult();
            figures.add(new Figure(prefix + result.getLabel(), result.getScore(), result.getScoreUnit()));
        }
        return figures;
    }
}
