package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.HostLimits;
import strategos.bot.host.House;
import strategos.bot.host.HouseParts;
import strategos.bot.host.Matches;
import strategos.bot.host.Pictures;
import strategos.bot.host.Servers;
import strategos.bot.host.deed.WorkingHouse;
import strategos.bot.port.Outlet;
import strategos.bot.port.Reopening;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/** The house. Needs an {@link Outlet}, {@link Pictures}, an {@link InstantSource} and {@link Luck}. */
final class HouseModule extends AbstractModule {
    @Provides
    @Singleton
    House house(
            Storage storage,
            Library library,
            Outlet outlet,
            Pictures pictures,
            Escape escape,
            HostLimits limits,
            Servers servers,
            InstantSource clock,
            Luck luck) {
        return WorkingHouse.of(new HouseParts(
                storage,
                library,
                outlet,
                pictures,
                escape,
                limits,
                servers,
                clock,
                luck.tips(),
                luck.ids(),
                Checkpoint.Watch.NOBODY));
    }

    @Provides
    @Singleton
    Reopening reopening(House house) {
        return house;
    }

    @Provides
    @Singleton
    Matches matches(House house) {
        return house.matches();
    }
}
