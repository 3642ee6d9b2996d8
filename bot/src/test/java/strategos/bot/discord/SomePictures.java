package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Picture;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;

/** The first so many pictures, and then none. */
final class SomePictures implements Pictures {
    private final Pictures pictures;
    private final AtomicInteger left;

    SomePictures(Pictures pictures, int most) {
        this.pictures = pictures;
        this.left = new AtomicInteger(most);
    }

    @Override
    public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
        return left.getAndDecrement() > 0 ? pictures.map(game, scene, focus, words) : Optional.empty();
    }

    @Override
    public Optional<Picture> strips(String game, List<Strip> strips, Speech words) {
        return left.getAndDecrement() > 0 ? pictures.strips(game, strips, words) : Optional.empty();
    }
}
