package strategos.bot.bench.scale;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import strategos.bot.bench.HostMeasurement;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.bot.settings.QuickSettings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.box.Box;
import strategos.engine.library.Library;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/**
 * What is typed in a match from some version on, order by order. Dice are settled when a match begins, so the same words lead
 * a copy of the match the same way.
 *
 * @param match of which it was written down
 * @param version at which it begins
 * @param seats at the table, in their order
 */
record Script(String match, Box box, long version, List<Seat> seats, List<Deed> deeds) {
    /** Tries at an order, most of which are refused by the rules or want more words. */
    private static final int TRIES = 4_000;

    Script {
        seats = List.copyOf(seats);
        deeds = List.copyOf(deeds);
    }

    /**
     * An order.
     *
     * @param seat the number of the seat that gives it
     * @param version of the match after it
     */
    record Deed(int seat, String verb, SequencedMap<String, String> options, long version) {}

    /** A console over a server's database, which has it for itself meanwhile. */
    static ConsoleHost console(DatabasePlace place, Path folder) {
        ConsolePlan plan = new ConsolePlan(
                QuickSettings.QUICK,
                Library.packed(),
                place,
                Pictures.NONE,
                new PictureFiles(folder.resolve("out"), false),
                Console.Format.JSON,
                Optional.empty(),
                Confirmation.ASKED);
        return ConsoleHost.open(plan, new PrintWriter(Writer.nullWriter()));
    }

    /** Begins a match and plays so many orders in it. */
    static Script begin(ConsoleHost host, Box box, int orders) {
        ChannelRef where = where(box);
        String match =
                HostMeasurement.begin(box, host.matches(), where, box.id().hashCode());
        host.control().settle();
        Recorder recorder = new Recorder(host, box, match);
        recorder.play(orders);
        LiveMatch now = recorder.now();
        List<Seat> seats = now.scenario().seats();
        return new Script(match, box, now.version(), seats, List.of());
    }

    /** Plays the match on and writes down what is typed. */
    Script on(ConsoleHost host, int orders) {
        return new Script(match, box, version, seats, new Recorder(host, box, match).play(orders));
    }

    private static ChannelRef where(Box box) {
        return new ChannelRef("bench", box.id());
    }

    private static final class Recorder {
        private final ConsoleHost host;
        private final Box box;
        private final String match;
        private final SplittableRandom luck = new SplittableRandom(1);

        Recorder(ConsoleHost host, Box box, String match) {
            this.host = host;
            this.box = box;
            this.match = match;
        }

        LiveMatch now() {
            return host.matches().find(match).orElseThrow();
        }

        List<Deed> play(int orders) {
            List<Deed> deeds = new ArrayList<>();
            for (int tries = 0; deeds.size() < orders && now().result().isEmpty(); tries++) {
                if (tries == TRIES) {
                    throw new IllegalStateException(box.id() + ": only " + deeds.size() + " orders could be typed");
                }
                attempt().ifPresent(deeds::add);
            }
            return deeds;
        }

        private Optional<Deed> attempt() {
            LiveMatch before = now();
            List<Seat> awaited = List.copyOf(before.awaited().keySet());
            Seat seat = awaited.get(luck.nextInt(awaited.size()));
            List<Offer> offers = before.decision(seat).orElseThrow().offers();
            Offer offer = offers.get(luck.nextInt(offers.size()));
            String verb = offer.verb().name();
            Person by = HostMeasurement.person(seat.id());
            SequencedMap<String, String> options = new LinkedHashMap<>();
            for (Slot slot : offer.verb().slots()) {
                List<Suggestion> all = host.desk().complete(by, where(box), box.id(), verb, options, slot.name(), "");
                if (!all.isEmpty()) {
                    options.put(slot.name(), all.get(luck.nextInt(all.size())).value());
                }
            }
            Input typed = new Input.Command(box.id(), verb, options);
            host.desk().handle(new Request("script-" + luck.nextLong(), by, where(box), false, typed));
            host.control().settle();
            long version = now().version();
            int number = before.scenario().seats().indexOf(seat);
            return version == before.version()
                    ? Optional.empty()
                    : Optional.of(new Deed(number, verb, options, version));
        }
    }
}
