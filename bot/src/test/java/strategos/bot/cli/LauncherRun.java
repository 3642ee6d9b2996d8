package strategos.bot.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.slf4j.LoggerFactory;

/** Runs of the launcher without a terminal, and what they have said. */
public final class LauncherRun {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** The exit code. How much is logged stays as it was: it is one thing for all tests of a process. */
    public int run(Map<String, String> variables, String in, String... arguments) {
        return run(variables, in, out, arguments);
    }

    public int run(Map<String, String> variables, String in, List<String> arguments) {
        return run(variables, in, arguments.toArray(String[]::new));
    }

    /** What it says to standard output goes there. */
    int run(Map<String, String> variables, String in, OutputStream to, String... arguments) {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Level before = root.getLevel();
        try {
            return new Launcher(new Environment(
                            variables,
                            new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
                            new PrintStream(to, true, StandardCharsets.UTF_8),
                            new PrintStream(err, true, StandardCharsets.UTF_8),
                            false))
                    .run(arguments);
        } finally {
            root.setLevel(before);
        }
    }

    /** From here on only what is said to standard output next is in {@link #out()}. */
    void forgetOut() {
        out.reset();
    }

    public String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    /** What was said to standard output, then to standard error. */
    public String all() {
        return out() + err();
    }
}
