package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import strategos.bot.host.Pictures;
import strategos.bot.port.Message.Picture;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.library.Library;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;

/** What an order would set off, with its chances, and the fight as a picture: time and bytes. */
@AutoService(Measurement.class)
public final class PreviewMeasurement implements Measurement {
    private static final int MATCHES = 4;
    private static final int MOST_ORDERS = 400;

    /** As many as the compiler wants before it is done with the painter. */
    private static final int WARM = 60;

    private static final int COUNTED = 25;
    private static final long CACHE = 64L << 20;
    private static final double NANOS = 1e6;
    private static final double KILO = 1000;

    @Override
    public String name() {
        return "preview";
    }

    @Override
    public List<Figure> run() {
        Library library = Library.packed();
        Pictures pictures = new PaintedPictures(new Atelier(library.config(), CACHE));
        List<Figure> figures = new ArrayList<>();
        library.games().forEach(game -> figures.addAll(of(game, pictures)));
        return figures;
    }

    private static <S> List<Figure> of(Game<S> game, Pictures pictures) {
        RandomMatch<S> match = new RandomMatch<>(game, game.box().scenarios().getFirst(), MOST_ORDERS);
        Weighing<S> weighing = new Weighing<>(game);
        // The first matches warm up.
        for (long seed = 1; seed <= MATCHES; seed++) {
            weighing.took.clear();
            match.play(seed, weighing);
        }
        String id = game.box().id();
        List<Figure> figures = new ArrayList<>();
        if (!weighing.took.isEmpty()) {
            double[] sorted =
                    weighing.took.stream().mapToDouble(d -> d).sorted().toArray();
            figures.add(new Figure("preview-" + id + "-median", sorted[sorted.length / 2], "ms"));
            figures.add(new Figure("preview-" + id + "-95th", sorted[sorted.length * 95 / 100], "ms"));
        }
        weighing.board.flatMap(board -> pictures.board(id, board, new Keys())).ifPresent(picture -> {
            figures.add(new Figure(id + "-board", Median.millis(WARM, COUNTED, picture.png()), "ms"));
            figures.add(new Figure(id + "-board-size", size(picture), "KB"));
        });
        return figures;
    }

    private static double size(Picture picture) {
        return picture.png().get().length / KILO;
    }

    /** Weighs every offer, filled at random, before one is taken. */
    private static final class Weighing<S> implements RandomMatch.Watcher<S> {
        private final Game<S> game;
        private final RandomComputer<S> any = new RandomComputer<>();
        private final SplittableRandom luck = new SplittableRandom(1);
        private final List<Double> took = new ArrayList<>();
        private Optional<Board> board = Optional.empty();

        Weighing(Game<S> game) {
            this.game = game;
        }

        @Override
        public void asked(Seen<S> seen, Seat seat, Decision decision) {
            for (Offer offer : decision.offers()) {
                weigh(seen, new Order(seat, any.fill(offer, luck)));
            }
        }

        private void weigh(Seen<S> seen, Order order) {
            long start = System.nanoTime();
            Optional<View> preview = game.views().preview(order, seen);
            double millis = (System.nanoTime() - start) / NANOS;
            if (preview.isPresent()) {
                took.add(millis);
                board = preview.get().boards().stream().findFirst().or(() -> board);
            }
        }
    }
}
