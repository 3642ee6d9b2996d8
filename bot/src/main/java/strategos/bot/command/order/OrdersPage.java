package strategos.bot.command.order;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.SeatColours;
import strategos.bot.command.json.DecisionsJson;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.SeatName;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.bot.press.ButtonRoom;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.OfferButtons.RuleButtons;
import strategos.engine.Decision;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** "My orders": where the game stands for one person, what they owe it, what else they may do, and buttons for that. */
public final class OrdersPage {
    private final OfferButtons buttons = new OfferButtons();

    private final SeatColours colours;
    private final RuleButtons rules;

    @Inject
    public OrdersPage(SeatColours colours, RuleButtons rules) {
        this.colours = colours;
        this.rules = rules;
    }

    /** The page as an answer, with the same for programs. @throws Refused when the person holds no seat */
    public Answer answer(LiveMatch match, Person by) {
        if (match.held(by).isEmpty()) {
            throw MatchFinder.seatless(match);
        }
        return Answers.about(match, Answer.done(of(match, by))).with(new DecisionsJson().write(match, by));
    }

    /** The page for that person. */
    public Message of(LiveMatch match, Person by) {
        List<Line> lines = new ArrayList<>();
        List<Control> values = new ArrayList<>();
        List<Control> verbs = new ArrayList<>();
        List<Decision> asked = new ArrayList<>();
        List<Seat> held = match.held(by);
        for (Seat seat : held) {
            match.open(seat).ifPresent(d -> {
                asked.add(d);
                OfferButtons.Asked whose = new OfferButtons.Asked(
                        match.id(), match.stamp(seat).ownMark(), seat, held.size() > 1, match.words()::plain);
                lines.addAll(seat(match, seat, d));
                List<Control> rests = buttons.rests(whose, match.rests(seat));
                values.addAll(buttons.of(whose, d));
                values.addAll(rests);
                verbs.addAll(buttons.verbs(whose, d));
                verbs.addAll(rests);
            });
            hand(match, seat, lines);
        }
        List<Control> behind = rules.of(match.box().id(), asked, match.words()::plain);
        values.addAll(behind);
        verbs.addAll(behind);
        lines.add(standing(match, held));
        Message message = new Message(
                Answers.lines(match.words(), lines),
                List.of(),
                ButtonRoom.fit(values, verbs, match.id(), match.words().plain(Text.of("command.orders.more"))));
        return colours.on(match, held, message);
    }

    /** What the seat is asked, or may do without being asked. */
    public static Line asked(LiveMatch match, Seat seat, Decision decision) {
        return new Line(
                Text.of(
                        match.awaited().containsKey(seat) ? "command.orders.owed" : "command.orders.anytime",
                        "seat",
                        new SeatName(seat).text(),
                        "prompt",
                        decision.prompt()),
                decision.rule());
    }

    private static List<Line> seat(LiveMatch match, Seat seat, Decision decision) {
        List<Line> lines = new ArrayList<>();
        lines.add(asked(match, seat, decision));
        match.stakes(seat, seat).forEach(stake -> lines.add(new Line(stake)));
        for (Offer offer : decision.offers()) {
            String command = "/" + match.box().id() + " " + offer.verb().name();
            lines.add(new Line(
                    Text.of(
                            "command.orders.offer",
                            "command",
                            command,
                            "help",
                            offer.verb().help()),
                    offer.verb().rule()));
        }
        return lines;
    }

    private static void hand(LiveMatch match, Seat seat, List<Line> lines) {
        List<Text> hand = match.stage() == LiveMatch.Stage.RUNNING
                ? match.view(seat).hand().stream().map(Choice::label).toList()
                : List.of();
        if (!hand.isEmpty()) {
            lines.add(new Line(Text.of("command.orders.hand", "seat", new SeatName(seat).text(), "cards", hand)));
        }
    }

    private static Line standing(LiveMatch match, List<Seat> held) {
        if (match.asleep()) {
            return new Line(Text.of("host.asleep", "match", match.id()));
        }
        Optional<Line> pending = Answers.pending(match);
        if (pending.isPresent()) {
            return pending.get();
        }
        List<Seat> awaited = List.copyOf(match.awaited().sequencedKeySet());
        List<Seat> others = awaited.stream().filter(s -> !held.contains(s)).toList();
        Text text = switch (match.stage()) {
            case OPEN -> Text.of("command.orders.not-started");
            case OVER -> Text.of("command.orders.over");
            case RUNNING ->
                others.isEmpty()
                        ? Text.of("command.orders.only-you")
                        : Text.of("command.orders.waiting", "owing", awaited.size() - others.size(), "awaited", others);
        };
        return new Line(text);
    }
}
