package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import strategos.bot.command.LibraryWords;
import strategos.bot.command.NewMatchDefaults;
import strategos.bot.command.Words;
import strategos.bot.host.HostLimits;
import strategos.bot.settings.Settings;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;

/** What every adapter has: the settings, the games, their words. */
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
        bind(Settings.class).toInstance(settings);
        bind(Library.class).toInstance(library);
        bind(ConfigFolder.class).toInstance(library.config());
        bind(Escape.class).toInstance(escape);
        bind(Words.class).toInstance(new LibraryWords(library, escape));
        bind(NewMatchDefaults.class)
                .toInstance(new NewMatchDefaults(settings.matches().options()));
        bind(HostLimits.class)
                .toInstance(new HostLimits(
                        settings.limits().matchesPerServer(),
                        settings.limits().matchesPerUser(),
                        settings.limits().matchesInMemory()));
    }
}
