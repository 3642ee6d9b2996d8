package strategos.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Outlet;
import strategos.bot.port.Outlet.Loss;
import strategos.bot.port.Outlet.Reopening;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;

/** The real adapter with the real JDA, visiting a fake Discord. */
final class Visitor implements AutoCloseable {
    private final DiscordBot bot;
    private final Outlet outlet;
    private final List<ChannelRef> reopened;

    private Visitor(DiscordBot bot, Outlet outlet, List<ChannelRef> reopened) {
        this.bot = bot;
        this.outlet = outlet;
        this.reopened = reopened;
    }

    /** Wired, and not yet connected. */
    static Visitor wired(DiscordSettings settings, CommandHandler desk) {
        List<ChannelRef> reopened = new CopyOnWriteArrayList<>();
        Injector injector = Guice.createInjector(new DiscordModule(), new AbstractModule() {
            @Override
            protected void configure() {
                bind(DiscordSettings.class).toInstance(settings);
                bind(CommandHandler.class).toInstance(desk);
                bind(Reopening.class).toInstance(reopened::add);
                bind(Loss.class).toInstance((lost, threads) -> {});
                bind(InstantSource.class).toInstance(InstantSource.system());
                bind(Library.class).toInstance(DuelFactory.library());
            }
        });
        return new Visitor(injector.getInstance(DiscordBot.class), injector.getInstance(Outlet.class), reopened);
    }

    /** Connected, with its commands registered. */
    static Visitor to(FakeDiscord discord, CommandHandler desk) throws DiscordUnavailable, InterruptedException {
        Visitor visitor = wired(discord.settings(), desk);
        visitor.bot.start();
        discord.awaitCommands();
        return visitor;
    }

    /** The places of which it was told that they may be open again. */
    List<ChannelRef> reopened() {
        return reopened;
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
