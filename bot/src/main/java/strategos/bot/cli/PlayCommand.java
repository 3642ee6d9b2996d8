package strategos.bot.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.bot.cli.Installation.Warming;
import strategos.bot.cli.Launcher.ExitCode;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.Console.Terminals;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.Pictures;
import strategos.bot.settings.DataFolder;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Logs;
import strategos.bot.wiring.Closing;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code strategos play}: the console. */
@Command(name = "play")
final class PlayCommand extends Helped implements Callable<Integer> {
    private static final String STANDARD_INPUT = "-";

    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Option(names = "--db", paramLabel = "FILE")
    private Optional<String> database = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "out")
    private Path out = Path.of("out");

    @Option(names = "--pictures", paramLabel = "files|none", defaultValue = "files")
    private PictureChoice pictures = PictureChoice.FILES;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--script", paramLabel = "FILE")
    private Optional<String> script = Optional.empty();

    @Option(names = "--tips-from", paramLabel = "SEED")
    private Optional<String> seed = Optional.empty();

    /** Whether pictures are painted. */
    enum PictureChoice {
        FILES,
        NONE
    }

    PlayCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() throws IOException {
        Logs.quiet();
        Settings settings = installation.settings();
        Library library = installation.library(settings);
        boolean talking = script.isEmpty() && environment.terminal();
        boolean painting = pictures == PictureChoice.FILES;
        DatabasePlace place = DatabasePlace.of(database, settings, environment.variables());
        ConsolePlan plan = new ConsolePlan(
                settings,
                library,
                place,
                painting ? installation.pictures(settings, library, place) : Pictures.NONE,
                new PictureFiles(out, painting),
                json ? Console.Format.JSON : Console.Format.PLAIN,
                seed,
                talking ? Confirmation.ASKED : Confirmation.NOT_ASKED);
        if (painting) {
            plan.files().inTheWay().ifPresent(there -> {
                throw new UserFault(say(plan, Text.of("cli.no-folder", "file", there.toString())));
            });
        }
        return (talking ? talk(plan) : script(plan)) ? ExitCode.DONE : ExitCode.FAILED;
    }

    /** Whether all of it could be stored, painted and said. */
    private boolean script(ConsolePlan plan) throws IOException {
        PrintWriter writer = new PrintWriter(environment.out(), false, StandardCharsets.UTF_8);
        try (Reader lines = lines();
                ConsoleHost host = ConsoleHost.open(plan, writer);
                Warming warming = installation.warming()) {
            warming.begin();
            Closing closing = Closing.onExit(host);
            work(host, lines);
            closing.cancel();
            if (writer.checkError()) {
                throw new UserFault(say(plan, Text.of("cli.unsaid")));
            }
            return host.complete();
        }
    }

    private boolean talk(ConsolePlan plan) throws IOException {
        Path history = DataFolder.of(environment.variables()).resolve("history");
        try (Terminal terminal = TerminalBuilder.builder().system(true).build();
                ConsoleHost host = ConsoleHost.open(plan, terminal.writer());
                Warming warming = installation.warming()) {
            warming.begin();
            Closing closing = Closing.onExit(host);
            Terminals terminals = new Terminals(
                    terminal, history, group -> plan.library().game(group).isPresent());
            host.console().talk(terminals, host.desk(), host.desk(), host.control());
            closing.cancel();
            return host.complete();
        }
    }

    private void work(ConsoleHost host, Reader lines) {
        try {
            host.console().script(lines, host.desk(), host.desk(), host.control());
        } catch (IOException e) {
            throw new UserFault(script.orElse(STANDARD_INPUT) + " cannot be read to its end: " + e.getMessage(), e);
        }
    }

    private String say(ConsolePlan plan, Text text) {
        return installation.words(plan.library()).apply(text);
    }

    private Reader lines() {
        String file = script.orElse(STANDARD_INPUT);
        if (file.equals(STANDARD_INPUT)) {
            return new BufferedReader(new InputStreamReader(environment.in(), StandardCharsets.UTF_8));
        }
        if (Files.isDirectory(Path.of(file))) {
            throw new UserFault(file + " is a folder; --script takes a file of lines, or - for standard input.");
        }
        try {
            // Not newBufferedReader, which stops at the first byte that is no UTF-8.
            return new BufferedReader(
                    new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UserFault(file + " cannot be read.", e);
        }
    }
}
