package strategos.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.port.Desk;
import strategos.bot.port.Outlet;
import strategos.engine.config.ConfigFolder;

/** The real adapter with the real JDA, visiting a fake Discord. */
final class Visitor implements AutoCloseable {
    private final DiscordBot bot;
    private final Outlet outlet;

    private Visitor(DiscordBot bot, Outlet outlet) {
        this.bot = bot;
        this.outlet = outlet;
    }

    /** Wired, and not yet connected. */
    static Visitor wired(DiscordSettings settings, Desk desk) {
        Injector injector = Guice.createInjector(new DiscordModule(), new AbstractModule() {
            @Override
            protected void configure() {
                bind(DiscordSettings.class).toInstance(settings);
                bind(Desk.class).toInstance(desk);
                bind(ConfigFolder.class).toInstance(ConfigFolder.packed());
            }
        });
        return new Visitor(injector.getInstance(DiscordBot.class), injector.getInstance(Outlet.class));
    }

    /** Connected, with its commands registered. */
    static Visitor to(FakeDiscord discord, Desk desk) throws DiscordUnavailable, InterruptedException {
        Visitor visitor = wired(discord.settings(), desk);
        visitor.bot.start();
        discord.awaitCommands();
        return visitor;
    }

    DiscordBot bot() {
        return bot;
    }

    Outlet outlet() {
        return outlet;
    }

    @Override
    public void close() {
        bot.close();
    }
}
