package strategos.bot.command.handler;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Confirmation;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Refused;
import strategos.bot.command.draft.AfterOrder;
import strategos.bot.command.draft.DraftHandler;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.command.fill.Naming;
import strategos.bot.command.fill.Typed;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.SeatChoice;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Control;
import strategos.bot.press.PressId;
import strategos.engine.box.Box;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Carries out the verbs and questions of a game, typed or pressed. */
final class OrderHandler {
    private static final int LONGEST_BUTTON = 80;

    private final MatchFinder finder;
    private final Matches matches;
    private final Offers offers;
    private final DraftHandler drafts;
    private final AfterOrder after;
    private final Confirmation confirmation;

    @Inject
    OrderHandler(
            Matches matches,
            MatchFinder finder,
            Offers offers,
            DraftHandler drafts,
            AfterOrder after,
            Confirmation confirmation) {
        this.finder = finder;
        this.matches = matches;
        this.offers = offers;
        this.drafts = drafts;
        this.after = after;
        this.confirmation = confirmation;
    }

    /** A typed verb: given at once when all that it needs is there, else begun as a draft. @throws Refused */
    Answer typed(CommandContext at, Box box, Verb verb, CommandArguments given) {
        LiveMatch match = playing(finder.here(at), box);
        Optional<String> as = given.text(Catalogue.AS);
        List<Seat> seats =
                verb.question() ? List.of(asker(match, at, as)) : SeatChoice.meant(match, at.by(), verb.name(), as);
        List<Meant> meant = new ArrayList<>();
        for (Seat seat : seats) {
            Offer offer = offer(match, seat, verb, given.options());
            if (chat() && seats.size() == 1) {
                Optional<Typed.Led> led = reader(match).led(offer, given.options());
                if (led.isPresent()) {
                    return drafts.open(at.by(), match, seat, offer, led.get());
                }
            }
            switch (typed(match, offer, given.options())) {
                case Typed.Read.Fits fits -> meant.add(new Meant(seat, offer, fits));
                case Typed.Read.Not not -> {
                    return seats.size() > 1
                            ? refuse(not)
                            : not.gap()
                                    .map(gap -> drafts.mend(at.by(), match, seat, offer, gap, not.why()))
                                    .orElseGet(() -> refuse(not));
                }
            }
        }
        return meant.size() == 1 ? typed(at, match, meant.getFirst()) : which(at, match, meant);
    }

    private boolean chat() {
        return confirmation == Confirmation.ASKED;
    }

    /**
     * Whether it is no more than a press of its button, on a chat service: the bare verb with choices left, or a verb without
     * who goes where one may go is known.
     */
    private boolean begun(Meant meant) {
        Call call = meant.read.call();
        boolean bare = call.values().isEmpty()
                && !new Filling(meant.offer, call, 0).open().isEmpty();
        boolean alone =
                Typed.passedOver(meant.offer, call) && !meant.offer.goals(call).isEmpty();
        return chat() && (bare || alone);
    }

    /** What is whole is given; what is only begun is opened. */
    private Answer typed(CommandContext at, LiveMatch match, Meant meant) {
        return begun(meant) ? open(at, match, meant) : act(at, match, meant);
    }

    /**
     * A pressed verb of a seat's question.
     *
     * @param value for the first slot that takes something; may be empty
     * @throws Refused when it comes to nothing
     */
    Answer pressed(CommandContext at, PressId.Offered press, String value) {
        LiveMatch match = finder.pressed(at, press.match());
        if (!match.scenario().seats().contains(press.seat())) {
            throw Refused.because("command.unknown-press");
        }
        if (!match.held(at.by()).contains(press.seat())) {
            throw MatchFinder.notYours(match, press.seat());
        }
        if (match.stage() == LiveMatch.Stage.RUNNING && press.verb().equals(Order.RESIGN)) {
            return Answers.resigned(
                    at.by(), matches.resign(at.action(), match.id(), press.seat()), match, press.seat());
        }
        Optional<Offer> offer = asks(match, press) ? Offers.find(match, press.seat(), press.verb()) : Optional.empty();
        if (offer.isEmpty()) {
            if (asks(match, press) && match.unseen(press.seat()).contains(press.verb())) {
                throw new Refused(match.refusal(new Order(press.seat(), Call.of(press.verb())))
                        .orElseGet(() -> new Line(Text.of("command.stale"))));
            }
            return drafts.stale(match, at.by());
        }
        Call call = first(match, offer.get(), value, press.mark().open());
        return press(
                at,
                match,
                new Meant(press.seat(), offer.get(), new Typed.Read.Fits(call, 0, Map.of())),
                OptionalLong.of(match.stamp(press.seat()).own()));
    }

    /** Whether the button still asks what is asked. */
    private static boolean asks(LiveMatch match, PressId.Offered press) {
        return match.stage() == LiveMatch.Stage.RUNNING
                && match.stamp(press.seat()).bears(press.mark());
    }

    /**
     * The bare verb with what has one legal answer, and with the value for the first slot that leaves a choice.
     *
     * @param card whether it was pressed on a public card, which may know less of what is to be chosen: then a value that does
     *     not fit is asked anew
     * @throws Refused where the value does not fit
     */
    private static Call first(LiveMatch match, Offer offer, String value, boolean card) {
        Call sure = offer.sure(Call.of(offer.verb().name()));
        Optional<OpenSlot> open = new Filling(offer, sure, 0).next();
        if (value.isEmpty() || open.isEmpty()) {
            return sure;
        }
        return switch (reader(match).words(offer, open.get().slot(), sure, value)) {
            case Typed.Read.Fits fits -> offer.sure(fits.call());
            case Typed.Read.Not not -> {
                if (!card) {
                    throw new Refused(not.why());
                }
                yield sure;
            }
        };
    }

    /** The match, when this game is played in it now. @throws Refused */
    static LiveMatch playing(LiveMatch match, Box box) {
        if (!match.box().id().equals(box.id())) {
            throw Refused.because(
                    "command.other-game",
                    "game",
                    match.box().title(),
                    "command",
                    "/" + match.box().id());
        }
        if (match.stage() == LiveMatch.Stage.OPEN) {
            throw Refused.because("command.not-started");
        }
        return match;
    }

    /** The seat whose knowledge answers a question: the one named, else the first that is held, else nobody's. @throws Refused */
    static Seat asker(LiveMatch match, CommandContext at, Optional<String> as) {
        List<Seat> held = match.held(at.by());
        if (as.isEmpty()) {
            return held.isEmpty() ? Offers.NOBODY : held.getFirst();
        }
        Seat seat = MatchFinder.seat(match, as.get());
        if (!held.contains(seat)) {
            throw MatchFinder.notHeld(match, seat, held);
        }
        return seat;
    }

    /** The open offer. @throws Refused with the reason why it is not open */
    static Offer offer(LiveMatch match, Seat seat, Verb asked, Map<String, String> typed) {
        String verb = asked.name();
        return Offers.find(match, seat, verb).orElseThrow(() -> {
            if (Offers.question(match, verb)) {
                List<String> open = match.queries(Offers.viewer(seat)).stream()
                        .map(o -> o.verb().name())
                        .toList();
                return Refused.because("command.question-not-open", "verb", verb, "open", open, "count", open.size());
            }
            return new Refused(match.refusal(new Order(seat, meant(asked, typed)))
                    .orElseGet(() -> new Line(Text.of("command.stale"))));
        });
    }

    /** What was typed, read without an offer: for the game to say why it cannot be done. */
    private static Call meant(Verb verb, Map<String, String> typed) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        verb.slots().stream()
                .filter(slot -> typed.containsKey(slot.name()))
                .forEach(slot -> values.put(slot.name(), Typed.split(slot, typed.get(slot.name()))));
        return new Call(verb.name(), values);
    }

    /** What was typed, as far as the slots go. @throws Refused for the first value that is not legal */
    static Call read(LiveMatch match, Offer offer, Map<String, String> typed) {
        return switch (typed(match, offer, typed)) {
            case Typed.Read.Fits fits -> fits.call();
            case Typed.Read.Not not -> throw new Refused(not.why());
        };
    }

    private static Typed.Read typed(LiveMatch match, Offer offer, Map<String, String> typed) {
        return reader(match).read(offer, typed);
    }

    private static Typed reader(LiveMatch match) {
        return new Typed(new Naming(match.words()::plain));
    }

    private static Answer refuse(Typed.Read.Not not) {
        throw new Refused(not.why());
    }

    private Answer act(CommandContext at, LiveMatch match, Meant meant) {
        if (!new Filling(meant.offer, meant.read.call(), meant.read.settled()).complete()) {
            return open(at, match, meant);
        }
        Answer given = offers.give(at.action(), match, meant.seat, meant.read.call(), OptionalLong.empty());
        // On a chat service one goes on by buttons, whatever one began with; who types lines types the next one.
        return chat() ? after.tell(at.by(), match, meant.seat, given) : given;
    }

    /** Given at once where nothing is left to choose, no die falls, and it can be taken back; else shown, to be sent. */
    private Answer press(CommandContext at, LiveMatch match, Meant meant, OptionalLong asked) {
        boolean settled = new Filling(meant.offer, meant.read.call(), 0).open().isEmpty();
        return settled && meant.offer.verb().calm()
                ? after.tell(
                        at.by(),
                        match,
                        meant.seat,
                        offers.give(at.action(), match, meant.seat, meant.read.call(), asked))
                : open(at, match, meant);
    }

    private Answer open(CommandContext at, LiveMatch match, Meant meant) {
        return drafts.open(at.by(), match, meant.seat, meant.offer, meant.read);
    }

    /** Asks for which of the seats it is meant: each has a button that goes on with what was typed. */
    private Answer which(CommandContext at, LiveMatch match, List<Meant> meant) {
        List<Control> buttons = new ArrayList<>();
        for (Meant one : meant) {
            String label =
                    match.words().plain(Text.of("command.which-seat.button", "seat", new SeatName(one.seat).text()));
            buttons.add(new Control.Button(
                    drafts.keep(at.by(), match, one.seat, one.read, !begun(one)),
                    Shorten.to(LONGEST_BUTTON, label),
                    Control.Style.SECONDARY,
                    true));
        }
        List<Seat> seats = meant.stream().map(Meant::seat).toList();
        throw new Refused(
                new Line(Text.of(
                        "command.which-seat.verb",
                        "seats",
                        SeatName.own(seats),
                        "verb",
                        meant.getFirst().offer.verb().name(),
                        "first",
                        Catalogue.AS + ":" + seats.getFirst().id())),
                buttons);
    }

    private record Meant(Seat seat, Offer offer, Typed.Read.Fits read) {}
}
