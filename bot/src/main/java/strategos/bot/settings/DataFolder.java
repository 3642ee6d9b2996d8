package strategos.bot.settings;

import java.nio.file.Path;
import java.util.Map;

/** Where the user's data lie when nothing is said: as the XDG base directory specification has it. */
public final class DataFolder {
    private DataFolder() {}

    /** {@code $XDG_DATA_HOME/strategos}, or {@code ~/.local/share/strategos}. */
    public static Path of(Map<String, String> environment) {
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        // The specification has relative paths ignored.
        Path base = !xdg.isBlank() && Path.of(xdg).isAbsolute()
                ? Path.of(xdg)
                : Path.of(System.getProperty("user.home"), ".local", "share");
        return base.resolve("strategos");
    }
}
