package strategos.bot;

import strategos.bot.cli.Environment;
import strategos.bot.cli.Launcher;

/** Where the program begins. */
public final class Main {
    private Main() {}

    /** Runs the command of the arguments, and ends with its exit code. */
    public static void main(String[] arguments) {
        // Guice then makes no classes at run time, for which it would use what newer JDKs warn of.
        System.setProperty("guice_bytecode_gen_option", "DISABLED");
        System.exit(new Launcher(Environment.ofProcess()).run(arguments));
    }
}
