package strategos.bot.cli;

import picocli.CommandLine.Option;

/** A command that tells of itself when it is given {@code --help}. */
abstract class Helped {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    private boolean help;

    /** Whether it was asked for its help, which is then all that it does. */
    final boolean helpAsked() {
        return help;
    }
}
