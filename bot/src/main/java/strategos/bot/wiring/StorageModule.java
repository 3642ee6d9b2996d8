package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import strategos.bot.command.draft.Drafts;
import strategos.bot.host.Servers;
import strategos.bot.host.live.StoredServers;
import strategos.storage.Storage;

/** What is stored. The storage is open already, and is closed by whoever opened it. */
final class StorageModule extends AbstractModule {
    private final Storage storage;

    StorageModule(Storage storage) {
        this.storage = storage;
    }

    @Override
    protected void configure() {
        bind(Storage.class).toInstance(storage);
        bind(Drafts.class).to(StoredDrafts.class);
        bind(Servers.class).to(StoredServers.class).in(Singleton.class);
    }
}
