package strategos.bot.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.bot.bench.Measurement;
import strategos.bot.bench.Measurement.Figure;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.watch.Logs;

/** {@code strategos bench}: one line a figure, with its name, value and unit. Measurements read their wishes as properties. */
@Command(name = "bench")
final class BenchCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "NAME", descriptionKey = "NAME", arity = "0..1")
    private Optional<String> name = Optional.empty();

    @Option(names = "-D", paramLabel = "KEY=VALUE", descriptionKey = "D")
    private Map<String, String> wishes = Map.of();

    BenchCommand(Environment environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Logs.quiet();
        wishes.forEach(System::setProperty);
        List<Measurement> all = ServiceLoader.load(Measurement.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        if (all.isEmpty()) {
            throw new UserFault(spec.resourceBundle().getString("strategos.bench.none"));
        }
        List<Measurement> meant = all.stream()
                .filter(m -> name.isEmpty() ? !m.onlyWhenAsked() : name.get().equals(m.name()))
                .toList();
        if (meant.isEmpty()) {
            String names = String.join(", ", all.stream().map(Measurement::name).toList());
            throw new UserFault(name.orElse("") + " is no measurement; there are: " + names);
        }
        AtomicInteger number = new AtomicInteger();
        try (Progress progress = Progress.of(environment, seconds -> far(meant, number.get(), seconds))) {
            for (Measurement measurement : meant) {
                List<Figure> figures = measurement.run();
                progress.above(() -> figures.forEach(this::print));
                number.incrementAndGet();
            }
        }
        return 0;
    }

    private String far(List<Measurement> meant, int number, long seconds) {
        int now = Math.min(number, meant.size() - 1);
        return spec.resourceBundle()
                .getString("strategos.bench.progress")
                .replace("{name}", meant.get(now).far())
                .replace("{number}", String.valueOf(now + 1))
                .replace("{count}", String.valueOf(meant.size()))
                .replace("{seconds}", String.valueOf(seconds));
    }

    private void print(Figure figure) {
        environment
                .out()
                .println(String.format(Locale.ROOT, "%s %.3f %s", figure.name(), figure.value(), figure.unit()));
        environment.out().flush();
    }
}
