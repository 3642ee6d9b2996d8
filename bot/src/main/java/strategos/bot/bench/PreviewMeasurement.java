package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import strategos.bot.host.Pictures;
import strategos.bot.port.Picture;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Library;
import strategos.engine.Offer;
import strategos.engine.Option;
import strategos.engine.Order;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Scenario;
import strategos.engine.Seat;
import strategos.engine.Setup;
import strategos.engine.View;
import strategos.engine.dice.SeededDice;
import strategos.engine.scene.Board;

/** What an order would set off, with its chances, and the fight as a picture: time and bytes. */
@AutoService(Measurement.class)
public final class PreviewMeasurement implements Measurement {
    private static final int MATCHES = 4;
    private static final int MOST_ORDERS = 400;
    private static final int WARM = 15;
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
        Walk<S> walk = new Walk<>(game);
        // The first matches warm up.
        for (long seed = 1; seed <= MATCHES; seed++) {
            walk.took.clear();
            walk.play(seed);
        }
        String id = game.box().id();
        List<Figure> figures = new ArrayList<>();
        if (!walk.took.isEmpty()) {
            double[] sorted = walk.took.stream().mapToDouble(d -> d).sorted().toArray();
            figures.add(new Figure("preview-" + id + "-median", sorted[sorted.length / 2], "ms"));
            figures.add(new Figure("preview-" + id + "-95th", sorted[sorted.length * 95 / 100], "ms"));
        }
        walk.board.flatMap(board -> pictures.board(id, board, new Keys())).ifPresent(picture -> {
            figures.add(new Figure(id + "-board", Median.millis(WARM, COUNTED, picture.png()), "ms"));
            figures.add(new Figure(id + "-board-size", size(picture), "KB"));
        });
        return figures;
    }

    private static double size(Picture picture) {
        return picture.png().get().length / KILO;
    }

    /** Random matches in which every offer is weighed before one is taken. */
    private static final class Walk<S> {
        private final Game<S> game;
        private final Setup setup;
        private final List<Double> took = new ArrayList<>();
        private Optional<Board> board = Optional.empty();

        Walk(Game<S> game) {
            this.game = game;
            Scenario scenario = game.box().scenarios().getFirst();
            Map<String, String> options =
                    game.box().options().stream().collect(Collectors.toMap(Option::name, Option::byDefault));
            this.setup = new Setup(scenario.id(), options, scenario.seats().subList(0, scenario.most()));
        }

        void play(long seed) {
            Referee referee = new Referee();
            SeededDice dice = new SeededDice(seed);
            SplittableRandom luck = new SplittableRandom(seed);
            RandomComputer<S> any = new RandomComputer<>();
            S state = referee.start(game, setup, dice).state();
            for (int n = 0; n < MOST_ORDERS && game.result(state).isEmpty(); n++) {
                Seat seat = game.awaited(state).firstEntry().getKey();
                S seen = game.conceal(state, seat);
                Decision decision = game.decision(seen, seat).orElseThrow();
                for (Offer offer : decision.offers()) {
                    weigh(seen, new Order(seat, any.fill(offer, luck)));
                }
                Order order = new Order(seat, any.choose(seen, seat, decision, luck));
                if (referee.rule(game, state, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice)
                        instanceof Ruling.Accepted<S>(S after, var entries, var standing)) {
                    state = after;
                }
            }
        }

        private void weigh(S seen, Order order) {
            long start = System.nanoTime();
            Optional<View> preview = game.preview(order, seen);
            double millis = (System.nanoTime() - start) / NANOS;
            if (preview.isPresent()) {
                took.add(millis);
                board = preview.get().boards().stream().findFirst().or(() -> board);
            }
        }
    }
}
