package strategos.bot.wiring;

import java.util.Optional;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.Pictures;
import strategos.bot.settings.Settings;
import strategos.engine.library.Library;

/**
 * How a console is to be.
 *
 * @param database where its matches are kept
 * @param files where pictures and other files go
 * @param seed makes everything random repeatable, and every post say "test dice"
 * @param confirmation whether what cannot be taken back is asked once more
 */
public record ConsolePlan(
        Settings settings,
        Library library,
        DatabasePlace database,
        Pictures pictures,
        PictureFiles files,
        Console.Format format,
        Optional<String> seed,
        Confirmation confirmation) {}
