package strategos.bot.wiring;

import com.google.inject.AbstractModule;
import java.util.Optional;
import strategos.bot.host.Pictures;
import strategos.bot.record.Maps;
import strategos.bot.render.Easels;
import strategos.bot.render.Easels.EaselPictures;
import strategos.bot.render.PaintedPictures;

/** Where pictures and the maps of records are painted: all on the same easels. */
final class PaintingModule extends AbstractModule {
    private final Pictures pictures;

    PaintingModule(Pictures pictures) {
        this.pictures = pictures;
    }

    @Override
    protected void configure() {
        Easels easels = Easels.usual();
        bind(Easels.class).toInstance(easels);
        bind(Pictures.class).toInstance(new EaselPictures(pictures, easels));
        bind(Maps.class)
                .toInstance(
                        pictures instanceof PaintedPictures painted
                                ? game -> Optional.of(painted.painter(game))
                                : Maps.NONE);
    }
}
