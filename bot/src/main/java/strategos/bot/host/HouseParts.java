package strategos.bot.host;

import java.time.InstantSource;
import java.util.random.RandomGenerator;
import strategos.bot.port.Outlet;
import strategos.engine.Library;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/**
 * What a house is made of.
 *
 * @param storage open, and left open when the house closes
 * @param outlet where posts go
 * @param escape how the chat service wants typed words
 * @param clock of reminders and time limits
 * @param tips secret tips of dice chains: a {@link java.security.SecureRandom}; anything else makes test dice
 * @param ids ids of matches
 * @param watch nobody, but in tests
 */
public record HouseParts(
        Storage storage,
        Library library,
        Outlet outlet,
        Pictures pictures,
        Escape escape,
        HostLimits limits,
        InstantSource clock,
        RandomGenerator tips,
        RandomGenerator ids,
        Checkpoint.Watch watch) {}
