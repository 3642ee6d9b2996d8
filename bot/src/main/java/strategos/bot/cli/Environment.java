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
    /** Set by the launcher script where both ends are a terminal; the JDK tells that in each version otherwise. */
    private static final String TERMINAL = "STRATEGOS_TERMINAL";

    /** The one of this process. */
    public static Environment ofProcess() {
        Map<String, String> variables = System.getenv();
        return new Environment(variables, System.in, System.out, System.err, variables.containsKey(TERMINAL));
    }
}
