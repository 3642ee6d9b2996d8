package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import strategos.bot.command.fill.Filling;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.bot.wiring.ConsoleHost;
import strategos.engine.box.Box;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/**
 * Two hundred presses at once, each of which opens an order, on a database file: how long until each is acknowledged, and
 * until suggestions come. The chat service is left out: a press is acknowledged when the thread runs that would tell it. As
 * there, one thread takes all presses in, others acknowledge, and the desk works them on virtual threads.
 */
@AutoService(Measurement.class)
public final class PressMeasurement implements Measurement {
    private static final int PRESSES = 200;
    private static final int KEYSTROKES = 20;
    private static final int WARM = 2;

    /** Orders until one is to be opened. */
    private static final int MOST = 500;

    private static final double NANOS = 1e6;
    private static final ChannelRef HERE = new ChannelRef("bench", "bench");

    @Override
    public String name() {
        return "press";
    }

    @Override
    public List<Figure> run() {
        List<Figure> figures = new ArrayList<>();
        for (Box box : Library.packed().games().stream().map(game -> game.box()).toList()) {
            figures.addAll(presses(box));
        }
        return figures;
    }

    private static List<Figure> presses(Box box) {
        try (TempFolder folder = TempFolder.make();
                ConsoleHost host = HostMeasurement.open(folder.path().resolve("press.db"))) {
            String match = HostMeasurement.begin(box, host.matches(), HERE, 0);
            host.control().settle();
            Crowd crowd = new Crowd(host.desk(), box.id(), presses(host, match));
            for (int i = 0; i < WARM; i++) {
                crowd.press("warm-" + i);
            }
            double[][] took = crowd.press("counted");
            return List.of(
                    new Figure("acknowledgement-" + box.id() + "-99th-of-" + PRESSES, late(took[0]), "ms"),
                    new Figure("press-" + box.id() + "-99th-of-" + PRESSES, late(took[1]), "ms"),
                    new Figure("suggestions-" + box.id() + "-beside-" + PRESSES, late(took[2]), "ms"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whatever opens an order, as soon as something does. */
    private static List<Pressed> presses(ConsoleHost host, String match) {
        Matches matches = host.matches();
        SplittableRandom luck = new SplittableRandom(1);
        for (int i = 0; i < MOST; i++) {
            List<Pressed> presses = presses(matches.find(match).orElseThrow());
            if (!presses.isEmpty()) {
                return presses;
            }
            HostMeasurement.give(matches, match, luck, "order-" + i);
        }
        throw new IllegalStateException("nothing opens an order in " + match);
    }

    private static List<Pressed> presses(LiveMatch live) {
        PressCodec codec = new PressCodec();
        List<Pressed> presses = new ArrayList<>();
        for (Seat seat : live.awaited().keySet()) {
            for (Offer offer : live.decision(seat).orElseThrow().offers()) {
                String verb = offer.verb().name();
                if (!new Filling(offer, Call.of(verb), 0).complete()) {
                    PressId id = new PressId.Offered(live.id(), live.stamp(seat).ownMark(), seat, verb, "");
                    presses.add(new Pressed(
                            HostMeasurement.person(seat.id()),
                            new Input.Press(codec.write(id), List.of()),
                            verb,
                            offer.verb().slots().getFirst().name()));
                }
            }
        }
        return presses;
    }

    private record Pressed(Person by, Input.Press press, String verb, String slot) {}

    private record Crowd(CommandHandler desk, String game, List<Pressed> presses) {
        /** The times until acknowledgements, answers and suggestions, each sorted. */
        double[][] press(String round) {
            double[] acknowledged = new double[PRESSES];
            double[] answered = new double[PRESSES];
            double[] suggested = new double[KEYSTROKES];
            long arrived = System.nanoTime();
            try (ExecutorService service = Executors.newCachedThreadPool();
                    ExecutorService work = Executors.newVirtualThreadPerTaskExecutor();
                    ExecutorService keystrokes = Executors.newFixedThreadPool(2)) {
                for (int i = 0; i < PRESSES; i++) {
                    int number = i;
                    Pressed pressed = presses.get(i % presses.size());
                    if (desk.form(pressed.press()).isPresent()) {
                        throw new IllegalStateException("a form is shown by the service alone");
                    }
                    service.execute(() -> acknowledged[number] = since(arrived));
                    work.execute(() -> {
                        desk.handle(new Request(round + "-" + number, pressed.by(), HERE, false, pressed.press()));
                        answered[number] = since(arrived);
                    });
                }
                for (int i = 0; i < KEYSTROKES; i++) {
                    int number = i;
                    Pressed typing = presses.get(i % presses.size());
                    long typed = System.nanoTime();
                    keystrokes.execute(() -> {
                        desk.complete(typing.by(), HERE, game, typing.verb(), new LinkedHashMap<>(), typing.slot(), "");
                        suggested[number] = since(typed);
                    });
                }
            }
            double[][] took = {acknowledged, answered, suggested};
            Arrays.stream(took).forEach(Arrays::sort);
            return took;
        }
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / NANOS;
    }

    private static double late(double... sorted) {
        return sorted[(sorted.length - 1) * 99 / 100];
    }
}
