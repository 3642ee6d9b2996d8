package strategos.bot.command.draft;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Confirmation;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Refused;
import strategos.bot.command.SlotForm;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Typed;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Form;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Takes a draft from its first slot to the order that is sent. */
public final class DraftHandler {
    private final Drafts drafts;
    private final Fates fates;
    private final Matches matches;
    private final Offers offers;
    private final DraftPage page;
    private final OrdersPage orders;
    private final AfterOrder after;
    private final ChangeForms forms;
    private final Confirmation confirmation;
    private final PressCodec codec = new PressCodec();

    @Inject
    DraftHandler(
            Drafts drafts,
            Fates fates,
            Matches matches,
            Offers offers,
            DraftPage page,
            OrdersPage orders,
            AfterOrder after,
            ChangeForms forms,
            Confirmation confirmation) {
        this.drafts = drafts;
        this.fates = fates;
        this.matches = matches;
        this.offers = offers;
        this.page = page;
        this.orders = orders;
        this.after = after;
        this.forms = forms;
        this.confirmation = confirmation;
    }

    /** Keeps an order that is not given yet, and shows what it wants next. */
    public Answer open(Person by, LiveMatch match, Seat seat, Offer offer, Typed.Read.Fits read) {
        Typed.Read.Fits sure = new Typed.Read.Fits(offer.sure(read.call()), read.settled(), read.later());
        return page.show(match, offer, keepNew(by, match, seat, sure));
    }

    /** Shows the whole order that was meant, to be sent or changed. */
    public Answer open(Person by, LiveMatch match, Seat seat, Offer offer, Typed.Led led) {
        Draft draft = keepNew(by, match, seat, new Typed.Read.Fits(led.from(), 0, Map.of()));
        return kept(match, offer, draft.leading(led.whole()), Optional.empty());
    }

    /** The same for an order of which something did not fit: refused for that reason, and open where it can be mended. */
    public Answer mend(Person by, LiveMatch match, Seat seat, Offer offer, Typed.Read.Fits read, Line why) {
        Message open = page.show(match, offer, keepNew(by, match, seat, read)).message();
        return refused(match, match.words().cite(why), why.rule(), open);
    }

    /** Keeps an order, whole or not, to be gone on with, or sent if it may be, by the press whose id is given back. */
    public String keep(Person by, LiveMatch match, Seat seat, Typed.Read.Fits read, boolean send) {
        Draft draft = keepNew(by, match, seat, read);
        return codec.write(new PressId.Drafted(draft.id(), send ? PressId.Step.SEND : PressId.Step.ASK, "", 0));
    }

    /** Carries out a press below a draft. @throws Refused when it comes to nothing */
    public Answer press(CommandContext at, PressId.Drafted press, List<String> values) {
        Optional<Answer> gone = gone(at, press.draft());
        return gone.isPresent() ? gone.get() : pressed(at, press, values);
    }

    private Answer pressed(CommandContext at, PressId.Drafted press, List<String> values) {
        Draft draft = own(at.by(), press.draft());
        LiveMatch match = match(at, draft);
        if (press.step() == PressId.Step.CANCEL) {
            end(draft, Fates.End.THROWN_AWAY);
            return done(match, "command.draft.cancelled");
        }
        holds(at.by(), match, draft.seat());
        Optional<Offer> offer = current(match, draft);
        if (offer.isEmpty()) {
            end(draft, Fates.End.OUT_OF_DATE);
            return stale(match, at.by());
        }
        Steps steps = new Steps(match, offer.get(), draft);
        return switch (press.step()) {
            case FILL -> filled(at, match, offer.get(), steps.fill(press, values));
            case NEXT -> show(match, offer.get(), steps.next());
            case BACK -> kept(match, offer.get(), steps.back(), Optional.empty());
            case TURN -> page.show(match, offer.get(), draft, press.page(), Optional.empty());
            case ASK -> page.show(match, offer.get(), draft);
            case GOAL ->
                kept(match, offer.get(), draft.leading(goal(offer.get(), draft, first(values))), Optional.empty());
            case TAKE -> give(at, match, draft, goal(offer.get(), draft, press.slot()));
            case STEPS -> kept(match, offer.get(), draft.stepwise(), Optional.empty());
            case SEND -> send(at, match, offer.get(), draft);
            case CHANGE -> page.show(match, offer.get(), draft);
            case CANCEL -> throw new IllegalStateException("answered above");
        };
    }

    /** The form by which a whole order is changed. */
    public Form form(SlotForm words, PressId.Drafted change) {
        return forms.of(words, change);
    }

    /** Takes what a form says of a whole order. @throws Refused when it comes to nothing */
    public Answer change(CommandContext at, PressId.Drafted press, Map<String, String> fields) {
        Optional<Answer> gone = gone(at, press.draft());
        return gone.isPresent() ? gone.get() : changed(at, press, fields);
    }

    private Answer changed(CommandContext at, PressId.Drafted press, Map<String, String> fields) {
        Draft draft = own(at.by(), press.draft());
        LiveMatch match = match(at, draft);
        holds(at.by(), match, draft.seat());
        Optional<Offer> offer = current(match, draft);
        if (offer.isEmpty()) {
            end(draft, Fates.End.OUT_OF_DATE);
            return stale(match, at.by());
        }
        Draft meant = Composed.of(offer.get(), draft)
                .flatMap(composed -> ChangeForms.picked(composed, fields))
                .map(draft::leading)
                .orElse(draft);
        Map<String, String> typed = new LinkedHashMap<>(fields);
        typed.remove(ChangeForms.OTHER);
        return switch (new Changes(match, offer.get(), meant).of(typed)) {
            case Typed.Read.Fits fits -> kept(match, offer.get(), draft.leading(fits.call()), Optional.empty());
            case Typed.Read.Not not -> throw new Refused(not.why());
        };
    }

    /** Where the match now stands, for a press on what is no longer asked. */
    public Answer stale(LiveMatch match, Person by) {
        return refused(match, match.words().say(Text.of("command.stale")), Optional.empty(), orders.of(match, by));
    }

    private static Answer refused(LiveMatch match, String sentence, Optional<String> rule, Message now) {
        return Answers.about(match, Answer.refused(sentence, rule)).withMessage(now.below(sentence));
    }

    private Answer show(LiveMatch match, Offer offer, Draft draft) {
        Draft sure = draft.later().isEmpty() ? draft.filled(offer.sure(draft.call()), draft.closed()) : draft;
        Later.Filled filled = new Later(match, offer).into(sure);
        return kept(match, offer, filled.draft(), filled.why());
    }

    /** On a chat service a calm order to which nothing is left to add is given by the pick that made it whole. */
    private Answer filled(CommandContext at, LiveMatch match, Offer offer, Draft draft) {
        Call sure = offer.sure(draft.call());
        boolean given = confirmation == Confirmation.ASKED
                && offer.verb().calm()
                && !offer.verb().question()
                && draft.later().isEmpty()
                && offer.open(sure).isEmpty()
                && offer.refusal(sure).isEmpty();
        return given ? give(at, match, draft, sure) : show(match, offer, draft);
    }

    private Answer kept(LiveMatch match, Offer offer, Draft draft, Optional<Line> why) {
        drafts.keep(draft);
        return page.show(match, offer, draft, 0, why);
    }

    private static String first(List<String> values) {
        return values.stream().findFirst().orElse("");
    }

    /** The whole order that leads there. @throws Refused where nothing does */
    private static Call goal(Offer offer, Draft draft, String value) {
        return Composed.of(offer, draft)
                .flatMap(composed -> composed.goal(value))
                .map(Goal::call)
                .orElseThrow(() -> Refused.because("command.compose.no-goal", "goal", value));
    }

    /** What was typed beforehand is filled in before, or told why it is not: no order goes without it unseen. */
    private Answer send(CommandContext at, LiveMatch match, Offer offer, Draft draft) {
        if (!draft.later().isEmpty()) {
            return show(match, offer, new Steps(match, offer, draft).next().stepwise());
        }
        Optional<Composed> composed = Composed.of(offer, draft);
        if (composed.isPresent()
                ? composed.get().whole().isEmpty()
                : !new Filling(offer, draft.call(), draft.closed()).complete()) {
            return page.show(match, offer, draft);
        }
        return give(at, match, draft, composed.flatMap(Composed::whole).orElse(draft.call()));
    }

    private Answer give(CommandContext at, LiveMatch match, Draft draft, Call call) {
        boolean question = Offers.question(match, call.verb());
        if (!question && !fates.claim(draft)) {
            return sent(at.by(), draft);
        }
        boolean given = false;
        try {
            OptionalLong asked = question ? OptionalLong.empty() : OptionalLong.of(draft.asked());
            Answer answer = offers.give(at.action(), match, draft.seat(), call, asked);
            given = answer.ok();
            return question ? answer : after.tell(at.by(), match, draft.seat(), answer);
        } finally {
            if (given) {
                drafts.drop(draft.id());
            } else if (!question) {
                fates.release(draft);
            }
        }
    }

    /** Keeps a whole order, to be looked at, and sent or changed, by the press whose id is given back. */
    public String keepWhole(Person by, LiveMatch match, Seat seat, Offer offer, Call call) {
        Optional<Call> from = from(offer, call);
        boolean more = from.isEmpty() && !new Filling(offer, call, 0).open().isEmpty();
        int settled = more ? offer.verb().slots().size() : 0;
        Draft draft = keepNew(by, match, seat, new Typed.Read.Fits(from.orElse(call), settled, Map.of()));
        if (from.isPresent()) {
            drafts.keep(draft.leading(call));
        }
        return codec.write(new PressId.Drafted(draft.id(), PressId.Step.ASK, "", 0));
    }

    /** So much of the order as must be settled before it is asked where it may lead; nothing where that is not asked. */
    private static Optional<Call> from(Offer offer, Call call) {
        Call from = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            if (!offer.goals(from).isEmpty()) {
                return Optional.of(from);
            }
            for (String value : call.all(slot.name())) {
                from = from.with(slot.name(), value);
            }
        }
        return Optional.empty();
    }

    private Draft keepNew(Person by, LiveMatch match, Seat seat, Typed.Read.Fits read) {
        Draft draft = new Draft(
                drafts.newId(),
                match.id(),
                by.id(),
                seat,
                asked(match, seat),
                read.call(),
                read.settled(),
                read.later());
        drafts.keep(draft);
        return draft;
    }

    private LiveMatch match(CommandContext at, Draft draft) {
        return matches.find(draft.match()).orElseThrow(DraftHandler::gone).readBy(at.by());
    }

    /** The match of the draft, while there is one. */
    public Optional<LiveMatch> match(PressId.Drafted press) {
        return drafts.find(press.draft()).flatMap(draft -> matches.find(draft.match()));
    }

    private Draft own(Person by, String id) {
        Draft draft = drafts.find(id).orElseThrow(DraftHandler::gone);
        if (!draft.by().equals(by.id())) {
            throw Refused.because("command.draft.not-yours");
        }
        return draft;
    }

    /** Nobody sees any more what a seat knows that was theirs. @throws Refused */
    private static void holds(Person by, LiveMatch match, Seat seat) {
        if (!seat.equals(Offers.NOBODY) && !match.held(by).contains(seat)) {
            throw MatchFinder.notYours(match, seat);
        }
    }

    /** What became of a draft of theirs that is no more, or is just being sent; nothing where that is not known. */
    private Optional<Answer> gone(CommandContext at, String id) {
        return fates.of(id)
                .filter(fate -> fate.draft().by().equals(at.by().id()))
                .map(fate -> switch (fate.end()) {
                    case SENT -> sent(at.by(), fate.draft());
                    case THROWN_AWAY -> throw Refused.because("command.draft.thrown-away");
                    case OUT_OF_DATE -> stale(match(at, fate.draft()), at.by());
                });
    }

    /** That it was sent, and where the channel tells of it. */
    private Answer sent(Person by, Draft draft) {
        Speech words = matches.find(draft.match())
                .orElseThrow(DraftHandler::gone)
                .readBy(by)
                .words();
        String sentence = words.say(Text.of("command.draft.sent"));
        return Answer.refused(
                matches.latest(draft.match())
                        .map(link -> sentence + " " + words.say(Text.of("command.matches.link")) + "(" + link + ")")
                        .orElse(sentence),
                Optional.empty());
    }

    private void end(Draft draft, Fates.End end) {
        fates.ended(draft, end);
        drafts.drop(draft.id());
    }

    private static Refused gone() {
        return Refused.because("command.draft.gone");
    }

    /** The offer as it stands, while the question is still the one for which the draft was begun. */
    private static Optional<Offer> current(LiveMatch match, Draft draft) {
        return asked(match, draft.seat()) == draft.asked()
                ? Offers.find(match, draft.seat(), draft.call().verb())
                : Optional.empty();
    }

    private static long asked(LiveMatch match, Seat seat) {
        return seat.equals(Offers.NOBODY)
                ? match.publicVersion()
                : match.stamp(seat).own();
    }

    private static Answer done(LiveMatch match, String key) {
        return Answers.about(match, Answer.done(Message.text(match.words().say(Text.of(key)))));
    }
}
