package strategos.bot.wiring;

import strategos.storage.Settings;

/**
 * Counts the runs over one database, so that what is drawn from the same seed in a later run is drawn anew: an id that
 * came before would be taken for the same delivery, which is answered and not done. It is kept among the settings of
 * servers, under a name that no server has.
 */
final class Runs {
    private static final String NAME = "seeded runs";

    private final Settings settings;

    Runs(Settings settings) {
        this.settings = settings;
    }

    /** The seed of the run that begins now: in the first run of a database the one given. */
    String seed(String given) {
        long before = settings.guild(NAME).map(Long::parseLong).orElse(0L);
        settings.putGuild(NAME, Long.toString(before + 1));
        return before == 0 ? given : given + " run " + (before + 1);
    }
}
