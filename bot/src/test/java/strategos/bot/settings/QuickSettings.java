package strategos.bot.settings;

/** The usual settings, but that computers play by rules of thumb alone: tests of other things do not wait for thoughts. */
public final class QuickSettings {
    /** The settings. */
    public static final Settings QUICK = new Settings(
            Settings.USUAL.discord(),
            Settings.USUAL.database(),
            Settings.USUAL.games(),
            Settings.USUAL.limits(),
            Settings.USUAL.matches(),
            Settings.USUAL.dice(),
            new Settings.Computers(0, 1),
            Settings.USUAL.pictures(),
            Settings.USUAL.watch());

    private QuickSettings() {}
}
