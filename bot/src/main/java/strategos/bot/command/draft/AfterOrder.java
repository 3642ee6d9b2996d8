package strategos.bot.command.draft;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.command.Answers;
import strategos.bot.command.SeatColours;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.command.order.ViewPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Matches.HistoryLine;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request.Person;
import strategos.bot.press.ButtonRoom;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Decision;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * The answer to an order that was pressed, in the message in which it was put together: what came of it, what is asked next
 * with its buttons, and Undo while that is free.
 */
public final class AfterOrder {
    private static final Logger LOG = LoggerFactory.getLogger(AfterOrder.class);

    /** Lines of the story; the report tells the rest. */
    private static final int LINES = 6;

    /** Orders that stand with their chances, each given by one press. */
    private static final int SHOWN = 4;

    private static final int ROOM = 900;
    private static final int LONGEST_BUTTON = 80;

    private final Matches matches;
    private final Drafts drafts;
    private final SeatColours colours;
    private final OfferButtons buttons = new OfferButtons();
    private final PressCodec codec = new PressCodec();

    @Inject
    AfterOrder(Matches matches, Drafts drafts, SeatColours colours) {
        this.matches = matches;
        this.drafts = drafts;
        this.colours = colours;
    }

    /**
     * The answer with what may be done next.
     *
     * @param before the match as it was
     */
    public Answer tell(Person by, LiveMatch before, Seat seat, Answer answer) {
        return tell(by, before, seat, answer, List.of());
    }

    /** The same, with what else came of the press. Whatever fails here, the order stands, and is told so. */
    public Answer tell(Person by, LiveMatch before, Seat seat, Answer answer, List<Line> more) {
        try {
            return told(by, before, seat, answer, more);
        } catch (RuntimeException | Error bug) {
            LOG.error("match {}: what {} may do next cannot be told", before.id(), seat, RedactedFailure.of(bug));
            return answer;
        }
    }

    private Answer told(Person by, LiveMatch before, Seat seat, Answer answer, List<Line> more) {
        Optional<LiveMatch> now = matches.find(before.id()).filter(m -> m.version() > before.version());
        if (!answer.ok() || now.isEmpty()) {
            return answer;
        }
        LiveMatch match = now.get().readBy(by);
        boolean free = matches.free(match.id(), seat);
        Next next = match.decision(seat)
                .map(decision -> next(by, match, seat, decision, free ? 1 : 0))
                .orElse(Next.NOTHING);
        List<String> lines = new ArrayList<>(story(match, seat, before.version(), answer));
        more.stream().map(match.words()::cite).forEach(lines::add);
        if (free) {
            lines.add(match.words().say(Text.of("command.compose.free")));
        }
        lines.addAll(waiting(match, seat));
        lines.addAll(next.lines());
        List<Control> controls = new ArrayList<>(next.controls());
        if (free) {
            controls.add(undo(match, seat));
        }
        Message message = new Message(String.join("\n", lines), answer.message().pictures(), controls);
        return Answers.about(match, Answer.done(colours.on(match, seat, message)));
    }

    private List<String> story(LiveMatch match, Seat seat, long before, Answer answer) {
        List<String> told = matches.since(match.id(), seat, before).stream()
                .map(HistoryLine::words)
                .toList();
        if (told.isEmpty()) {
            return List.of(answer.message().text());
        }
        if (told.size() <= LINES) {
            return told;
        }
        List<String> cut = new ArrayList<>(told.subList(0, LINES));
        cut.add(match.words().say(Text.of("command.compose.more-told")));
        return cut;
    }

    /** Whose answer comes first, where it is not this seat's: an order may have nothing else to show, such as one that a defender answers. */
    private static List<String> waiting(LiveMatch match, Seat seat) {
        Optional<Line> pending = Answers.pending(match);
        if (pending.isPresent()) {
            return List.of(match.words().cite(pending.get()));
        }
        SequencedMap<Seat, Text> awaited = match.awaited();
        if (awaited.isEmpty() || awaited.containsKey(seat)) {
            return List.of();
        }
        Seat first = awaited.firstEntry().getKey();
        Text waiting = awaited.size() == 1
                ? Text.of("command.status.awaited", "seat", first, "prompt", awaited.get(first))
                : Text.of("command.orders.waiting", "owing", 0, "awaited", List.copyOf(awaited.sequencedKeySet()));
        return List.of(match.words().say(waiting));
    }

    private Control undo(LiveMatch match, Seat seat) {
        PressId id = new PressId.Undo(match.id(), match.stamp(seat).ownMark(), seat);
        String label = match.words().plain(Text.of("command.compose.undo"));
        return new Control.Button(codec.write(id), label, Control.Style.DANGER, true);
    }

    /** What is asked next. */
    private record Next(List<String> lines, List<Control> controls) {
        private static final Next NOTHING = new Next(List.of(), List.of());
    }

    /** @param below so many buttons stand below those that it has */
    private Next next(Person by, LiveMatch match, Seat seat, Decision decision, int below) {
        Speech words = match.words();
        List<String> lines = new ArrayList<>();
        List<Control> controls = new ArrayList<>();
        lines.add(words.cite(OrdersPage.asked(match, seat, decision)));
        match.stakes(seat, seat).forEach(stake -> lines.add(words.say(stake)));
        List<Offer> others = new ArrayList<>();
        int shown = 0;
        for (Offer offer : decision.offers()) {
            List<Weighed> weighed = offer.verb().calm() ? List.of() : weighed(match, seat, offer);
            if (weighed.isEmpty() || shown + weighed.size() > SHOWN) {
                others.add(offer);
                continue;
            }
            shown += weighed.size();
            for (Weighed one : weighed) {
                String label = OfferButtons.label(words.plain(one.button.label()));
                lines.add(words.say(Text.of("command.compose.line", "goal", label)));
                lines.add(one.chances);
                controls.add(send(by, match, seat, one, label));
            }
        }
        OfferButtons.Asked asked =
                new OfferButtons.Asked(match.id(), match.stamp(seat).ownMark(), seat, false, words::plain);
        List<Control> values = new ArrayList<>(controls);
        List<Control> verbs = new ArrayList<>(controls);
        values.addAll(buttons.rests(asked, match.rests(seat)));
        verbs.addAll(buttons.rests(asked, match.rests(seat)));
        others.forEach(offer -> values.addAll(buttons.of(asked, offer)));
        others.forEach(offer -> verbs.add(buttons.bare(asked, offer)));
        String more = words.plain(Text.of("command.orders.more"));
        return new Next(lines, ButtonRoom.fit(values, verbs, match.id(), more, below));
    }

    /** A whole order with its chances. */
    private record Weighed(OfferButtons.Whole button, String chances) {}

    /** All orders of the offer, where they are few and whole, and each has chances; as the composer's goals are named. */
    private List<Weighed> weighed(LiveMatch match, Seat seat, Offer offer) {
        List<Weighed> all = new ArrayList<>();
        int length = 0;
        for (OfferButtons.Whole whole : buttons.named(offer)) {
            String chances = match.preview(new Order(seat, whole.call()))
                    .map(view -> ViewPage.words(match.words(), view))
                    .orElse("");
            length += chances.length();
            if (chances.isEmpty() || length > ROOM) {
                return List.of();
            }
            all.add(new Weighed(whole, chances));
        }
        return all;
    }

    private Control send(Person by, LiveMatch match, Seat seat, Weighed one, String label) {
        Draft draft = new Draft(
                        drafts.newId(),
                        match.id(),
                        by.id(),
                        seat,
                        match.stamp(seat).own(),
                        one.button.call(),
                        0,
                        Map.of())
                .leading(one.button.call());
        drafts.keep(draft);
        PressId id = new PressId.Drafted(draft.id(), PressId.Step.SEND, "", 0);
        return new Control.Button(codec.write(id), Shorten.to(LONGEST_BUTTON, label), Control.Style.PRIMARY, true);
    }
}
