package strategos.bot.discord;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import java.time.Duration;
import java.util.Map;
import net.dv8tion.jda.api.interactions.commands.localization.LocalizationFunction;
import strategos.bot.port.Custody;
import strategos.bot.port.Outlet;
import strategos.bot.port.Stopwatch;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;

/**
 * The adapter: gives a {@link DiscordBot} and the {@link Outlet} to Discord. Needs {@link DiscordSettings}, a {@link
 * strategos.bot.port.CommandHandler}, a {@link strategos.bot.port.Outlet.Reopening}, a clock and a {@link ConfigFolder}.
 */
public final class DiscordModule extends AbstractModule {
    /** Discord waits three seconds for suggestions; the answer travels too. */
    private static final Duration SUGGESTING = Duration.ofSeconds(2);

    @Override
    protected void configure() {
        bind(Outlet.class).to(DiscordOutlet.class);
        bind(DiscordBot.class);
        OptionalBinder.newOptionalBinder(binder(), Stopwatch.class).setDefault().toInstance(Stopwatch.NONE);
        OptionalBinder.newOptionalBinder(binder(), Turns.class).setDefault().toInstance(Turns.ALONE);
        OptionalBinder.newOptionalBinder(binder(), Custody.class).setDefault().toInstance(Custody.ALONE);
        OptionalBinder.newOptionalBinder(binder(), LocalizationFunction.class)
                .setDefault()
                .toInstance(key -> Map.of());
    }

    @Provides
    DiscordWords words(Library library) {
        return new DiscordWords(library.words(Escape.discord())::say);
    }

    @Provides
    @Singleton
    Lanes lanes(BotThreads threads) {
        return new Lanes(threads.work());
    }

    @Provides
    @Singleton
    Keystrokes keystrokes(BotThreads threads) {
        return new Keystrokes(threads.suggesting(), SUGGESTING);
    }
}
