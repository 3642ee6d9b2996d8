package strategos.bot.watch;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.MultiGauge.Row;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.logging.LogbackMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import strategos.bot.port.Stopwatch;

/** Figures in the text that Prometheus reads: how long each stage takes, and what else is asked for whenever it reads them. */
public final class Meters implements Stopwatch, AutoCloseable {
    /** Upper ends of the classes in which times are counted, in milliseconds; Discord waits three seconds. */
    private static final Duration[] CLASSES = LongStream.of(
                    1, 2, 4, 10, 20, 40, 100, 200, 400, 1_000, 2_000, 3_000, 10_000)
            .mapToObj(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final LogbackMetrics logs = new LogbackMetrics();
    private final Map<Stage, Timer> stages = new EnumMap<>(Stage.class);

    /** A counter is held weakly by those who read it. */
    private final List<Supplier<Number>> counted = new CopyOnWriteArrayList<>();

    private final List<Runnable> refreshed = new CopyOnWriteArrayList<>();

    @Inject
    Meters() {
        for (Stage stage : Stage.values()) {
            stages.put(
                    stage,
                    Timer.builder("strategos.stage")
                            .description("How long a stage of an order's way takes")
                            .tag("stage", stage.name().toLowerCase(Locale.ROOT))
                            .serviceLevelObjectives(CLASSES)
                            .register(registry));
        }
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        logs.bindTo(registry);
    }

    @Override
    public void took(Stage stage, long nanos) {
        stages.get(stage).record(Duration.ofNanos(nanos));
    }

    /** A figure that is asked for whenever the figures are read. */
    public void figure(String name, String help, Supplier<Number> value) {
        Gauge.builder(name, value).description(help).register(registry);
    }

    /** A number that only grows. */
    public void count(String name, String help, Supplier<Number> value) {
        counted.add(value);
        FunctionCounter.builder(name, value, number -> number.get().doubleValue())
                .description(help)
                .register(registry);
    }

    /** A figure for each of several things, which come and go; their names stand under {@code tag}. */
    public <K> void figures(String name, String help, String tag, Supplier<Map<K, ? extends Number>> values) {
        MultiGauge gauge = MultiGauge.builder(name).description(help).register(registry);
        refreshed.add(() -> {
            List<Row<?>> rows = new ArrayList<>();
            values.get().forEach((key, value) -> rows.add(Row.of(Tags.of(tag, String.valueOf(key)), value)));
            gauge.register(rows, true);
        });
    }

    /** All figures as they are now, in Prometheus' text format. */
    public String text() {
        refreshed.forEach(Runnable::run);
        return registry.scrape();
    }

    @Override
    public void close() {
        logs.close();
        registry.close();
    }
}
