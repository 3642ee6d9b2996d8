package strategos.bot.soak;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import strategos.bot.console.Console;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.wiring.ConsoleHost;
import strategos.engine.RandomComputer;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** A table at which all that can be asked is asked in turn, and now and then an order is given. */
final class SoakedTable {
    /** What is asked with one word or two. */
    private static final List<List<String>> PLAIN = List.of(
            List.of("match", "state"),
            List.of("map", ""),
            List.of("match", "orders"),
            List.of("match", "state"),
            List.of("match", "status"),
            List.of("match", "history", "last", "50"),
            List.of("map", "", "zoom", "1"),
            List.of("match", "state"),
            List.of("help", ""),
            List.of("dice", "stats"),
            List.of("match", "state"),
            List.of("match", "list"),
            List.of("match", "games"));

    private final ConsoleHost host;
    private final Box box;
    private final Scenario scenario;
    private final ChannelRef where;
    private final SplittableRandom luck = new SplittableRandom(1);
    private final RandomComputer<?> any = new RandomComputer<>();
    private int deliveries;
    private List<Control> shown = List.of();
    private Seat pressing;

    SoakedTable(ConsoleHost host, Box box, Scenario scenario) {
        this.host = host;
        this.box = box;
        this.scenario = scenario;
        this.where = new ChannelRef(Console.GUILD, box.id() + "-" + scenario.id());
        this.pressing = scenario.seats().getFirst();
    }

    /** One answer, of one kind after the other. */
    void ask(int turn) {
        LiveMatch match = match();
        Seat seat = match.awaited().isEmpty()
                ? scenario.seats().getFirst()
                : match.awaited().firstEntry().getKey();
        int kind = turn % (PLAIN.size() + 5);
        switch (kind - PLAIN.size()) {
            case 0 -> typed(seat, turn);
            case 1, 2 -> press();
            case 3 -> preview(match, seat);
            case 4 -> order(match, seat);
            default -> plain(seat, PLAIN.get(kind));
        }
    }

    /** What the first at the table is answered. */
    Answer answer(Input input) {
        match();
        return handle(scenario.seats().getFirst(), input);
    }

    private void plain(Seat seat, List<String> words) {
        SequencedMap<String, String> options = new LinkedHashMap<>();
        for (int i = 2; i < words.size(); i += 2) {
            options.put(words.get(i), words.get(i + 1));
        }
        remember(seat, handle(seat, new Input.Command(words.get(0), words.get(1), options)));
    }

    /** A verb without its options: an order that becomes a draft, a question, or a refusal. */
    private void typed(Seat seat, int turn) {
        List<Verb> verbs = box.verbs();
        Verb verb = verbs.get(turn / PLAIN.size() % verbs.size());
        remember(seat, handle(seat, new Input.Command(box.id(), verb.name(), new LinkedHashMap<>())));
    }

    private void press() {
        List<Control> controls = shown;
        if (controls.isEmpty()) {
            plain(pressing, PLAIN.getFirst());
            return;
        }
        Input.Press press = switch (controls.get(luck.nextInt(controls.size()))) {
            case Control.Button button -> new Input.Press(button.id(), List.of());
            case Control.Menu menu ->
                new Input.Press(
                        menu.id(),
                        menu.choices().stream()
                                .limit(Math.max(1, menu.least()))
                                .map(choice -> choice.value())
                                .toList());
        };
        if (host.desk().form(press).isEmpty()) {
            remember(pressing, handle(pressing, press));
        }
    }

    private void preview(LiveMatch match, Seat seat) {
        Optional<Call> call = some(match, seat);
        call.ifPresent(filled -> {
            SequencedMap<String, String> values = new LinkedHashMap<>();
            filled.values().forEach((slot, given) -> values.put(slot, String.join(",", given)));
            host.desk().preview(person(seat), where, filled.verb(), values);
            host.desk().complete(person(seat), where, "map", "", new LinkedHashMap<>(), "focus", "");
        });
    }

    private void order(LiveMatch match, Seat seat) {
        some(match, seat)
                .ifPresent(call -> host.matches()
                        .order(
                                new Action(delivery(), person(seat), true),
                                match.id(),
                                new Order(seat, call),
                                OptionalLong.empty()));
    }

    private Optional<Call> some(LiveMatch match, Seat seat) {
        return match.decision(seat).filter(d -> !d.offers().isEmpty()).map(decision -> {
            List<Offer> offers = decision.offers();
            return any.fill(offers.get(luck.nextInt(offers.size())), luck);
        });
    }

    /** The match of the table; a new one where there is none that goes on. */
    private LiveMatch match() {
        Matches matches = host.matches();
        Optional<LiveMatch> there = matches.at(where).filter(match -> match.stage() == LiveMatch.Stage.RUNNING);
        if (there.isPresent()) {
            return there.get();
        }
        Seat opener = scenario.seats().getFirst();
        SequencedMap<String, String> wanted = new LinkedHashMap<>();
        wanted.put("game", box.id());
        wanted.put("scenario", scenario.id());
        done(opener, new Input.Command("match", "new", wanted));
        for (Seat seat : scenario.seats().subList(0, scenario.least())) {
            SequencedMap<String, String> chair = new LinkedHashMap<>();
            chair.put("seat", seat.id());
            done(seat, new Input.Command("match", "join", chair));
        }
        done(opener, new Input.Command("match", "start", new LinkedHashMap<>()));
        host.control().settle();
        return matches.at(where).orElseThrow();
    }

    private void done(Seat seat, Input input) {
        Answer answer = handle(seat, input);
        if (!answer.ok()) {
            throw new IllegalStateException(answer.refusal().orElseThrow().sentence());
        }
    }

    private void remember(Seat seat, Answer answer) {
        pressing = seat;
        shown = answer.message().controls();
    }

    private Answer handle(Seat seat, Input input) {
        return host.desk().handle(new Request(delivery(), person(seat), where, true, input));
    }

    private String delivery() {
        deliveries++;
        return where.channel() + "-" + deliveries;
    }

    private static Person person(Seat seat) {
        return new Person(seat.id(), seat.id());
    }
}
