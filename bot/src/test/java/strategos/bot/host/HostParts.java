package strategos.bot.host;

import com.google.inject.Module;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.InstantSource;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.port.Outlet;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/**
 * What a host is made of.
 *
 * @param storage open, and left open when the host closes
 * @param outlet where posts go
 * @param beacon for matches whose dice it goes into
 * @param escape how the chat service wants typed words
 * @param thought of computers: none, but in tests of it
 * @param servers what the managers of each server have settled
 * @param clock of reminders and time limits
 * @param luck seeded: anything else than a {@link java.security.SecureRandom} makes test dice
 * @param watch nobody, but in tests
 */
@RecordBuilder
public record HostParts(
        Storage storage,
        Library library,
        Outlet outlet,
        Beacon beacon,
        Pictures pictures,
        Escape escape,
        HostLimits limits,
        ThoughtLimits thought,
        Servers servers,
        InstantSource clock,
        Luck luck,
        Checkpoint.Watch watch)
        implements HostPartsBuilder.With {
    /** Binds them. */
    Module module() {
        return binder -> {
            binder.bind(Storage.class).toInstance(storage);
            binder.bind(Library.class).toInstance(library);
            binder.bind(Outlet.class).toInstance(outlet);
            binder.bind(Beacon.class).toInstance(beacon);
            binder.bind(Pictures.class).toInstance(pictures);
            binder.bind(Escape.class).toInstance(escape);
            binder.bind(HostLimits.class).toInstance(limits);
            binder.bind(ThoughtLimits.class).toInstance(thought);
            binder.bind(Servers.class).toInstance(servers);
            binder.bind(InstantSource.class).toInstance(clock);
            binder.bind(Luck.class).toInstance(luck);
            binder.bind(Checkpoint.Watch.class).toInstance(watch);
        };
    }
}
