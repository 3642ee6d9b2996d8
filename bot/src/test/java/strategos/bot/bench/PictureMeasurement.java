package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.bot.host.Pictures;
import strategos.bot.port.Message.Picture;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.bot.render.kept.DiskShelf;
import strategos.bot.render.kept.Shelf;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.library.Library;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;

/** Painting and encoding a map in the middle of a match, a dice strip, and the dice of a report: time and bytes. */
@AutoService(Measurement.class)
public final class PictureMeasurement implements Measurement {
    private static final int ORDERS = 60;

    /** As many as the compiler wants before it is done with the painter. */
    private static final int WARM = 60;

    private static final int COUNTED = 25;
    /** Of a report of some length. */
    private static final int ROWS = 8;

    private static final long CACHE = 64L << 20;
    private static final double KILO = 1000;

    @Override
    public String name() {
        return "pictures";
    }

    @Override
    public List<Figure> run() {
        List<Figure> figures = new ArrayList<>();
        Library library = Library.packed();
        try (TempFolder folder = TempFolder.make()) {
            Pictures pictures = run(library, folder);
            for (Game<?> game : library.games()) {
                figures.addAll(of(game, pictures, folder.path(), () -> run(library, folder)));
            }
            return figures;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The pictures of one run of the bot; the next one finds its grounds. */
    private static Pictures run(Library library, TempFolder folder) {
        Shelf shelf = new DiskShelf(folder.path(), library.config(), DiskShelf.Bounds.USUAL, InstantSource.system());
        return new PaintedPictures(new Atelier(library.config(), CACHE, shelf));
    }

    private static <S> List<Figure> of(Game<S> game, Pictures pictures, Path folder, Supplier<Pictures> next) {
        String id = game.box().id();
        List<Figure> figures = new ArrayList<>();
        List<Strip> strips = new ArrayList<>();
        scene(game, strips).ifPresent(scene -> {
            Picture map =
                    pictures.map(id, scene, Pictures.Focus.WHOLE, new Keys()).orElseThrow();
            figures.add(new Figure(id + "-map-first", Median.millis(0, 1, map.png()), "ms"));
            figures.add(new Figure(id + "-map-kept", Median.millis(0, 1, first(id, scene, next.get())), "ms"));
            figures.addAll(FirstPicture.measured(id, folder));
            figures.add(new Figure(id + "-map", Median.millis(WARM, COUNTED, map.png()), "ms"));
            figures.add(new Figure(id + "-map-size", map.png().get().length / KILO, "KB"));
            for (String part : pictures.parts(id, scene)) {
                Picture closer = pictures.map(id, scene, new Pictures.Focus(part, 0), new Keys())
                        .orElseThrow();
                figures.add(new Figure(id + "-map-" + part, Median.millis(WARM, COUNTED, closer.png()), "ms"));
            }
        });
        if (!strips.isEmpty()) {
            List<DiceSheet.Row> rows = strips.subList(Math.max(0, strips.size() - ROWS), strips.size()).stream()
                    .map(roll -> DiceSheet.Row.of(roll, DiceSheet.State.JUDGED))
                    .toList();
            DiceSheet sheet = new DiceSheet.Rows(
                    rows.getFirst().strip().title(), rows, new DiceSheet.Proof(1, rows.size(), "key"));
            Picture dice = pictures.dice(id, sheet, new Keys()).orElseThrow();
            figures.add(new Figure(id + "-dice", Median.millis(WARM, COUNTED, dice.png()), "ms"));
            figures.add(new Figure(id + "-dice-size", dice.png().get().length / KILO, "KB"));
        }
        return figures;
    }

    /** The first map of another run, which finds the grounds of the one before. */
    private static Supplier<byte[]> first(String id, Scene scene, Pictures pictures) {
        return () -> pictures.map(id, scene, Pictures.Focus.WHOLE, new Keys())
                .orElseThrow()
                .png()
                .get();
    }

    /** The map after some random orders, as it is shown to all; hears of the dice. */
    static <S> Optional<Scene> scene(Game<S> game, List<Strip> strips) {
        Seen<S> seen = game.conceal(middle(game, strips), Viewer.EVERYONE);
        return game.views().of(seen).scene();
    }

    private static <S> S middle(Game<S> game, List<Strip> strips) {
        return new RandomMatch<>(game, game.box().scenarios().getFirst(), ORDERS).play(1, new RandomMatch.Watcher<>() {
            @Override
            public S ruled(S before, Ruling.Accepted<S> ruling) {
                S then = before;
                for (Entry<S> entry : ruling.entries()) {
                    if (entry instanceof Entry.Happened<S>(var event)) {
                        event.strip(game.conceal(then, Viewer.EVERYONE)).ifPresent(strips::add);
                        then = event.apply(then);
                    }
                }
                return then;
            }
        });
    }
}
