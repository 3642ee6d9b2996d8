package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.OptionalBinder;
import strategos.bot.beacon.BlsCheck;
import strategos.bot.beacon.HttpBeacon;
import strategos.bot.command.LibraryWords;
import strategos.bot.command.NewMatchDefaults;
import strategos.bot.command.SpeechSource;
import strategos.bot.command.handler.CommandModule;
import strategos.bot.host.Beacon;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.HostLimits;
import strategos.bot.host.service.HostModule;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.settings.Settings;
import strategos.bot.settings.Settings.SettingsInForce;
import strategos.engine.config.ConfigFolder;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.library.Library;
import strategos.engine.search.Budget;
import strategos.engine.text.Escape;

/**
 * What stands behind every adapter: the host of matches, what can be typed and pressed, the settings, the games with their
 * words. Needs an {@link strategos.bot.port.Outlet}, {@link strategos.bot.host.Pictures}, a {@link
 * java.time.InstantSource}, {@link strategos.bot.host.Luck}, {@link strategos.bot.command.Confirmation} and what is stored.
 */
final class CoreModule extends AbstractModule {
    private final Settings settings;
    private final Library library;
    private final Escape escape;

    CoreModule(Settings settings, Library library, Escape escape) {
        this.settings = settings;
        this.library = library;
        this.escape = escape;
    }

    @Override
    protected void configure() {
        install(new HostModule());
        install(new CommandModule());
        OptionalBinder.newOptionalBinder(binder(), Checkpoint.Watch.class)
                .setDefault()
                .toInstance(Checkpoint.Watch.NOBODY);
        bind(Settings.class).toInstance(settings);
        bind(Library.class).toInstance(library);
        bind(ConfigFolder.class).toInstance(library.config());
        bind(Escape.class).toInstance(escape);
        bind(SpeechSource.class).toInstance(new LibraryWords(library, escape));
        bind(SettingsInForce.class).toInstance(new SettingsInForce(settings));
        bind(Beacon.class)
                .toInstance(new HttpBeacon(
                        BeaconNetwork.QUICKNET, new BlsCheck(), settings.dice().relays()));
    }

    @Provides
    NewMatchDefaults defaults(SettingsInForce settings) {
        return new NewMatchDefaults(settings.now().matches().options());
    }

    @Provides
    ThoughtLimits thought(SettingsInForce settings) {
        Settings.Computers computers = settings.now().computers();
        return new ThoughtLimits(new Budget(computers.simulations()), computers.thinkers());
    }

    @Provides
    HostLimits limits(SettingsInForce settings) {
        Settings.Limits limits = settings.now().limits();
        return new HostLimits(
                limits.matchesPerServer(),
                limits.matchesPerUser(),
                HostLimits.MatchRoom.here().holds(limits.matchesInMemory()),
                HostLimits.USUAL.ownOrders());
    }
}
