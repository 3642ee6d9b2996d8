package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import strategos.bot.host.Pictures;
import strategos.bot.port.Picture;
import strategos.bot.render.Atelier;
import strategos.bot.render.PaintedPictures;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Library;
import strategos.engine.Option;
import strategos.engine.Order;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Scenario;
import strategos.engine.Seat;
import strategos.engine.Setup;
import strategos.engine.Viewer;
import strategos.engine.dice.SeededDice;
import strategos.engine.scene.Strip;

/** Painting and encoding a map in the middle of a match, and a dice strip: time and bytes. */
@AutoService(Measurement.class)
public final class PictureMeasurement implements Measurement {
    private static final int ORDERS = 60;

    /** As many as the compiler wants before it is done with the painter. */
    private static final int WARM = 60;

    private static final int COUNTED = 25;
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
        Pictures pictures = new PaintedPictures(new Atelier(library.config(), CACHE));
        for (Game<?> game : library.games()) {
            figures.addAll(of(game, pictures));
        }
        return figures;
    }

    private static <S> List<Figure> of(Game<S> game, Pictures pictures) {
        String id = game.box().id();
        List<Figure> figures = new ArrayList<>();
        List<Strip> strips = new ArrayList<>();
        S state = middle(game, strips);
        game.view(state, Viewer.EVERYONE).scene().ifPresent(scene -> {
            Picture map =
                    pictures.map(id, scene, Pictures.Focus.WHOLE, new Keys()).orElseThrow();
            figures.add(new Figure(id + "-map-first", Median.millis(0, 1, map.png()), "ms"));
            figures.add(new Figure(id + "-map", Median.millis(WARM, COUNTED, map.png()), "ms"));
            figures.add(new Figure(id + "-map-size", map.png().get().length / KILO, "KB"));
            for (String part : pictures.parts(id, scene)) {
                Picture closer = pictures.map(id, scene, new Pictures.Focus(part, 0), new Keys())
                        .orElseThrow();
                figures.add(new Figure(id + "-map-" + part, Median.millis(WARM, COUNTED, closer.png()), "ms"));
            }
        });
        if (!strips.isEmpty()) {
            Picture strip =
                    pictures.strips(id, List.of(strips.getLast()), new Keys()).orElseThrow();
            figures.add(new Figure(id + "-strip", Median.millis(WARM, COUNTED, strip.png()), "ms"));
            figures.add(new Figure(id + "-strip-size", strip.png().get().length / KILO, "KB"));
        }
        return figures;
    }

    /** The position after some random orders. */
    private static <S> S middle(Game<S> game, List<Strip> strips) {
        Scenario scenario = game.box().scenarios().getFirst();
        Map<String, String> options =
                game.box().options().stream().collect(Collectors.toMap(Option::name, Option::byDefault));
        Setup setup = new Setup(scenario.id(), options, scenario.seats().subList(0, scenario.most()));
        Referee referee = new Referee();
        SeededDice dice = new SeededDice(1);
        SplittableRandom luck = new SplittableRandom(1);
        S state = referee.start(game, setup, dice).state();
        for (int i = 0; i < ORDERS && game.result(state).isEmpty(); i++) {
            Seat seat = game.awaited(state).firstEntry().getKey();
            S seen = game.conceal(state, seat);
            Order order = new Order(
                    seat,
                    new RandomComputer<S>()
                            .choose(seen, seat, game.decision(seen, seat).orElseThrow(), luck));
            S before = state;
            if (referee.rule(game, before, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice)
                    instanceof Ruling.Accepted<S>(S after, List<Entry<S>> entries, var standing)) {
                for (Entry<S> entry : entries) {
                    if (entry instanceof Entry.Happened<S>(var event)) {
                        event.strip(before).ifPresent(strips::add);
                        before = event.apply(before);
                    }
                }
                state = after;
            }
        }
        return state;
    }
}
