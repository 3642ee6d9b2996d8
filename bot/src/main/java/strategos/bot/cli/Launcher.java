package strategos.bot.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.storage.access.StorageException;

/**
 * Finds the command that is meant and runs it. What the user did wrong is told in one sentence on standard error: 2 for
 * arguments that mean nothing, 1 for most else; the bot has {@link ExitCode}s of its own, for a supervisor.
 */
public final class Launcher {
    private static final String WORDS = "words/cli.properties";

    private final Environment environment;

    public Launcher(Environment environment) {
        this.environment = environment;
    }

    /** The command above all others. */
    @Command(name = "strategos")
    private static final class Top extends Helped {}

    /** Runs the command of the arguments. @return its exit code */
    public int run(String... arguments) {
        CommandLine top = new CommandLine(new Top())
                .addSubcommand(new PlayCommand(environment))
                .addSubcommand(new BotCommand(environment))
                .addSubcommand(new DemoCommand(environment))
                .addSubcommand(new VerifyCommand(environment))
                .addSubcommand(new ImportCommand(environment))
                .addSubcommand(new ExportCommand(environment))
                .addSubcommand(new RestoreCommand(environment))
                .addSubcommand(DatabaseCommand.line(environment))
                .addSubcommand(new DoctorCommand(environment))
                .addSubcommand(new BenchCommand(environment));
        return top.setResourceBundle(words())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(environment.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(environment.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler((fault, given) -> {
                    CommandLine command = fault.getCommandLine();
                    tell(command, fault.getMessage());
                    command.getErr()
                            .println(words().getString("cli.see-help")
                                    .replace(
                                            "{command}",
                                            command.getCommandSpec().qualifiedName()));
                    return command.getCommandSpec().exitCodeOnInvalidInput();
                })
                .setExecutionExceptionHandler((fault, command, parsed) -> {
                    tell(command, sentence(fault));
                    return fault instanceof UserFault user ? user.code() : ExitCode.FAILED;
                })
                .execute(arguments);
    }

    /** One sentence for what the user can mend; for anything else the log has the whole story. */
    private static String sentence(Exception fault) {
        return switch (fault) {
            case UserFault user -> user.getMessage();
            case BadData data -> data.getMessage();
            case StorageException storage -> storage.getMessage();
            case UncheckedIOException io ->
                io.getMessage() + ": " + io.getCause().getMessage();
            default -> {
                LoggerFactory.getLogger(Launcher.class).error("a command failed", fault);
                yield words().getString("cli.failed");
            }
        };
    }

    private static void tell(CommandLine command, String sentence) {
        command.getErr().println("strategos: " + sentence);
    }

    private static ResourceBundle words() {
        try {
            return new PropertyResourceBundle(
                    new StringReader(ConfigFolder.packed().text(WORDS)));
        } catch (IOException e) {
            throw new UncheckedIOException(WORDS, e);
        }
    }

    /** What a supervisor learns from the way the program ends. The README tells of them; two are as in BSD's sysexits. */
    static final class ExitCode {
        /** Done, or stopped as asked. */
        static final int DONE = 0;

        /** Anything that has no code of its own. */
        static final int FAILED = 1;

        /** The connection was lost, or could not be made: started anew, it may work. */
        static final int RESTART = 75;

        /** The token, the settings or the games' data are wrong: no use to start anew before somebody has mended them. */
        static final int CONFIGURATION = 78;

        private ExitCode() {}
    }

    /** A command that tells of itself when it is given {@code --help}. */
    abstract static class Helped {
        @Option(
                names = {"-h", "--help"},
                usageHelp = true)
        private boolean help;

        /** Whether it was asked for its help, which is then all that it does. */
        final boolean helpAsked() {
            return help;
        }
    }

    /** What the user asked of the launcher cannot be done; the message is one sentence. */
    static final class UserFault extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final int code;

        UserFault(String sentence) {
            this(sentence, null);
        }

        UserFault(String sentence, Throwable cause) {
            this(sentence, cause, ExitCode.FAILED);
        }

        UserFault(String sentence, Throwable cause, int code) {
            super(sentence, cause);
            this.code = code;
        }

        /** What the program is to end with. */
        int code() {
            return code;
        }
    }
}
