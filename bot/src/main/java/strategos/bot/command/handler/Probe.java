package strategos.bot.command.handler;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandBook;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Refused;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.json.SlotsJson;
import strategos.bot.command.json.ViewJson.PreviewJson;
import strategos.bot.command.order.SeatChoice;
import strategos.bot.command.order.ViewPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.engine.View;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** Answers {@code ?slots} and {@code ?preview}. */
final class Probe {
    private final MatchFinder finder;

    @Inject
    Probe(MatchFinder finder) {
        this.finder = finder;
    }

    /** What the open slots still take. @throws Refused */
    public Answer slots(CommandContext at, String verb, SequencedMap<String, String> filled) {
        Asked asked = asked(at, verb, filled);
        Map<String, Object> json = Map.of(
                "slots", new SlotsJson(asked.match.words()).write(new Filling(asked.offer, asked.call, 0).open()));
        return Answers.about(asked.match, Answer.done(Message.text("")).with(json));
    }

    /** What the order would set off. @throws Refused when it is not legal */
    public Answer preview(CommandContext at, String verb, SequencedMap<String, String> filled) {
        Asked asked = asked(at, verb, filled);
        asked.offer.refusal(asked.call).ifPresent(why -> {
            throw new Refused(why);
        });
        Optional<View> preview = asked.offer.verb().question()
                ? Optional.empty()
                : asked.match.preview(new Order(asked.seat, asked.call));
        String text = preview.map(v -> ViewPage.words(asked.match.words(), v)).orElse("");
        Map<String, Object> json = Map.of("preview", new PreviewJson(asked.match.words()).write(preview));
        return Answers.about(asked.match, Answer.done(Message.text(text)).with(json));
    }

    private Asked asked(CommandContext at, String name, SequencedMap<String, String> filled) {
        LiveMatch match = finder.here(at);
        OrderHandler.playing(match, match.box());
        Verb verb = match.box()
                .verb(name)
                .orElseThrow(() -> CommandBook.noVerb(
                        match.box().id(),
                        name,
                        match.box().verbs().stream().map(Verb::name).toList()));
        List<String> slots = verb.slots().stream().map(Slot::name).toList();
        filled.keySet().stream()
                .filter(s -> !slots.contains(s) && !s.equals(Catalogue.AS))
                .findFirst()
                .ifPresent(s -> {
                    throw slots.isEmpty()
                            ? Refused.because("command.no-options", "command", name, "option", s)
                            : Refused.because("command.option-unknown", "command", name, "option", s, "known", slots);
                });
        Optional<String> as = Optional.ofNullable(filled.get(Catalogue.AS));
        Seat seat = verb.question() ? OrderHandler.asker(match, at, as) : seat(match, at, name, as);
        Offer offer = OrderHandler.offer(match, seat, verb, filled);
        return new Asked(match, seat, offer, OrderHandler.read(match, offer, filled));
    }

    private static Seat seat(LiveMatch match, CommandContext at, String verb, Optional<String> as) {
        List<Seat> seats = SeatChoice.meant(match, at.by(), verb, as);
        if (seats.size() > 1) {
            throw Refused.because(
                    "command.which-seat.verb",
                    "seats",
                    SeatName.own(seats),
                    "verb",
                    verb,
                    "first",
                    Catalogue.AS + "=" + seats.getFirst().id());
        }
        return seats.getFirst();
    }

    private record Asked(LiveMatch match, Seat seat, Offer offer, Call call) {}
}
