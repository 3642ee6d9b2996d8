package strategos.bot.host;

import java.time.InstantSource;
import java.util.random.RandomGenerator;
import strategos.bot.port.Outlet;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/**
 * What a house is made of.
 *
 * @param storage open, and left open when the house closes
 * @param outlet where posts go
 * @param escape how the chat service wants typed words
 * @param servers what the managers of each server have settled
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
        Servers servers,
        InstantSource clock,
        RandomGenerator tips,
        RandomGenerator ids,
        Checkpoint.Watch watch) {
    /** The same with other limits. */
    public HouseParts with(HostLimits other) {
        return new HouseParts(storage, library, outlet, pictures, escape, other, servers, clock, tips, ids, watch);
    }

    /** The same with other settings of servers. */
    public HouseParts with(Servers other) {
        return new HouseParts(storage, library, outlet, pictures, escape, limits, other, clock, tips, ids, watch);
    }

    /** The same with other pictures. */
    public HouseParts with(Pictures other) {
        return new HouseParts(storage, library, outlet, other, escape, limits, servers, clock, tips, ids, watch);
    }

    /** The same, watched. */
    public HouseParts with(Checkpoint.Watch other) {
        return new HouseParts(storage, library, outlet, pictures, escape, limits, servers, clock, tips, ids, other);
    }
}
