package strategos.bot.cli;

/** What a supervisor learns from the way the program ends. The README tells of them; two are as in BSD's sysexits. */
final class ExitCode {
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
