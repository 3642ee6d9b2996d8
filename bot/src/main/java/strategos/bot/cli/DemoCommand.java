package strategos.bot.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.demo.Demo;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code strategos demo}: one whole match of computer players, with all that it leaves behind. */
@Command(name = "demo")
final class DemoCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--game", paramLabel = "ID")
    private Optional<String> game = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "demo")
    private Path out = Path.of("demo");

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private String seed = "1";

    DemoCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() {
        Logs.quiet();
        Settings settings = installation.settings();
        Library library = installation.library(settings);
        Function<Text, String> say = installation.words(library);
        Game<?> played = game.isEmpty()
                ? liveliest(library)
                : library.game(game.get())
                        .orElseThrow(() -> new UserFault(say.apply(Text.of(
                                "command.no-such-game",
                                "game",
                                game.get(),
                                "games",
                                library.games().stream().map(g -> g.box().id()).toList()))));
        Function<Text, String> sayOfGame =
                installation.words(library, played.box().id());
        environment
                .out()
                .println(sayOfGame.apply(
                        Text.of("demo.begins", "game", played.box().title())));
        environment.out().flush();
        Demo demo = new Demo(settings, library, installation.pictures(settings, library, DatabasePlace.memory()));
        Demo.Left left = play(demo, played.box(), say);
        environment
                .out()
                .println(say.apply(Text.of(
                        "demo.done",
                        "folder",
                        out.toAbsolutePath().normalize().toString(),
                        "transcript",
                        left.transcript().getFileName().toString(),
                        "pictures",
                        left.pictures(),
                        "dice",
                        left.dice().getFileName().toString(),
                        "record",
                        left.record().getFileName().toString())));
        environment.out().flush();
        return 0;
    }

    private Demo.Left play(Demo demo, Box box, Function<Text, String> say) {
        Progress progress = Progress.of(
                environment,
                seconds -> say.apply(Text.of("demo.progress", "pictures", Demo.painted(out), "seconds", seconds)));
        try (progress) {
            return demo.play(box, out, seed);
        } catch (IOException e) {
            throw new UserFault(say.apply(Text.of("cli.unwritable", "file", out.toString())), e);
        }
    }

    /** The game at whose table most can sit shows most. */
    private static Game<?> liveliest(Library library) {
        return library.games().stream()
                .max(Comparator.comparingInt(game -> game.box().scenarios().stream()
                        .mapToInt(Scenario::most)
                        .max()
                        .orElse(0)))
                .orElseThrow();
    }
}
