package strategos.bot.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * What surrounds the program.
 *
 * @param variables the environment variables
 * @param terminal whether a person sits before it
 */
public record Environment(
        Map<String, String> variables, InputStream in, PrintStream out, PrintStream err, boolean terminal) {
    /** The one of this process. */
    public static Environment ofProcess() {
        return new Environment(System.getenv(), System.in, System.out, System.err, System.console() != null && System.console().isTerminal());
    }
}
