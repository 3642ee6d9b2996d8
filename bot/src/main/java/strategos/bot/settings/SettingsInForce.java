package strategos.bot.settings;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.settings.Settings.Computers;
import strategos.bot.settings.Settings.Watch;

/** The settings that hold now: some of them can change while the bot runs. */
public final class SettingsInForce {
    private volatile Settings now;

    public SettingsInForce(Settings settings) {
        this.now = settings;
    }

    /** Those that hold now. */
    public Settings now() {
        return now;
    }

    /**
     * Takes over what can change: limits, the options of new matches, how much computers think about an order, how much is
     * logged.
     *
     * @return the sections of which something holds only from the next start on
     */
    public synchronized List<String> change(Settings wanted) {
        Settings before = now;
        now = new Settings(
                before.discord(),
                before.database(),
                before.games(),
                wanted.limits(),
                wanted.matches(),
                before.dice(),
                new Computers(
                        wanted.computers().simulations(), before.computers().thinkers()),
                before.pictures(),
                new Watch(
                        before.watch().port(),
                        before.watch().logs(),
                        wanted.watch().level()));
        List<String> later = new ArrayList<>();
        note(later, "discord", wanted.discord(), now.discord());
        note(later, "database", wanted.database(), now.database());
        note(later, "games", wanted.games(), now.games());
        note(later, "dice", wanted.dice(), now.dice());
        note(later, "computers", wanted.computers(), now.computers());
        note(later, "pictures", wanted.pictures(), now.pictures());
        note(later, "watch", wanted.watch(), now.watch());
        return List.copyOf(later);
    }

    private static void note(List<String> later, String section, Object wanted, Object now) {
        if (!wanted.equals(now)) {
            later.add(section);
        }
    }
}
