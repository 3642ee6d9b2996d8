package strategos.bot.command.draft;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Refused;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.command.fill.Naming;
import strategos.bot.command.fill.Typed;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Person;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Takes a draft from its first slot to the order that is sent. */
public final class DraftHandler {
    private final Drafts drafts;
    private final Matches matches;
    private final Offers offers;
    private final DraftPage page;
    private final OrdersPage orders;
    private final PressCodec codec = new PressCodec();

    @Inject
    DraftHandler(Drafts drafts, Matches matches, Offers offers, DraftPage page, OrdersPage orders) {
        this.drafts = drafts;
        this.matches = matches;
        this.offers = offers;
        this.page = page;
        this.orders = orders;
    }

    /** Keeps an order that is not given yet, and shows what it wants next. */
    public Answer open(Person by, LiveMatch match, Seat seat, Offer offer, Typed.Read.Fits read) {
        return page.show(match, offer, keepNew(by, match, seat, read));
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
        Draft draft = own(at.by(), press.draft());
        LiveMatch match = matches.find(draft.match()).orElseThrow(DraftHandler::gone);
        if (press.step() == PressId.Step.CANCEL) {
            drafts.drop(draft.id());
            return done(match, "command.draft.cancelled");
        }
        Optional<Offer> offer = current(match, draft);
        if (offer.isEmpty()) {
            drafts.drop(draft.id());
            return stale(match, at.by());
        }
        Steps steps = new Steps(match, offer.get(), draft);
        return switch (press.step()) {
            case FILL -> show(match, offer.get(), steps.fill(press, values));
            case NEXT -> show(match, offer.get(), steps.next());
            case BACK -> kept(match, offer.get(), steps.back(), Optional.empty());
            case TURN -> page.show(match, offer.get(), draft, press.page(), Optional.empty());
            case ASK -> page.show(match, offer.get(), draft);
            case SEND -> send(at, match, offer.get(), draft);
            case CANCEL -> throw new IllegalStateException("answered above");
        };
    }

    /** Where the match now stands, for a press on what is no longer asked. */
    public Answer stale(LiveMatch match, Person by) {
        return refused(match, match.words().say(Text.of("command.stale")), Optional.empty(), orders.of(match, by));
    }

    private static Answer refused(LiveMatch match, String sentence, Optional<String> rule, Message now) {
        return Answers.about(match, Answer.refused(sentence, rule))
                .withMessage(new Message(sentence + "\n" + now.text(), now.pictures(), now.controls()));
    }

    private Answer show(LiveMatch match, Offer offer, Draft draft) {
        Later.Filled filled = new Later(match, offer).into(draft);
        return kept(match, offer, filled.draft(), filled.why());
    }

    private Answer kept(LiveMatch match, Offer offer, Draft draft, Optional<Line> why) {
        drafts.keep(draft);
        return page.show(match, offer, draft, 0, why);
    }

    private Answer send(CommandContext at, LiveMatch match, Offer offer, Draft draft) {
        if (!new Filling(offer, draft.call(), draft.closed()).complete()) {
            return page.show(match, offer, draft);
        }
        OptionalLong asked = offer.verb().question() ? OptionalLong.empty() : OptionalLong.of(draft.asked());
        Answer answer = offers.give(at.action(), match, draft.seat(), draft.call(), asked);
        if (answer.ok()) {
            drafts.drop(draft.id());
        }
        return answer;
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

    private Draft own(Person by, String id) {
        Draft draft = drafts.find(id).orElseThrow(DraftHandler::gone);
        if (!draft.by().equals(by.id())) {
            throw Refused.because("command.draft.not-yours");
        }
        return draft;
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

    /** Fills in what was typed before its turn, once a draft has come to its slot. */
    static final class Later {
        private final Offer offer;
        private final Typed typed;

        Later(LiveMatch match, Offer offer) {
            this.offer = offer;
            this.typed = new Typed(new Naming(match.words()::plain));
        }

        /**
         * A draft with what fitted.
         *
         * @param why what did not, and is not kept
         */
        record Filled(Draft draft, Optional<Line> why) {}

        /** Fills slot after slot, until one is asked for which nothing was typed, or what was typed does not fit. */
        Filled into(Draft draft) {
            Draft now = draft;
            while (true) {
                Optional<Slot> asked =
                        new Filling(offer, now.call(), now.closed()).next().map(OpenSlot::slot);
                Optional<String> words = asked.map(Slot::name).map(now.later()::get);
                if (words.isEmpty()) {
                    return passed(now, asked);
                }
                Map<String, String> left = new LinkedHashMap<>(now.later());
                left.remove(asked.get().name());
                switch (typed.words(offer, asked.get(), now.call(), words.get())) {
                    case Typed.Read.Fits fits ->
                        now = now.filled(fits.call(), settled(asked.get(), fits.call(), now))
                                .keeping(left);
                    case Typed.Read.Not not -> {
                        return new Filled(now.filled(not.call(), now.closed()).keeping(left), Optional.of(not.why()));
                    }
                }
            }
        }

        /** What was typed for a slot whose turn does not come any more is not kept. */
        private Filled passed(Draft draft, Optional<Slot> asked) {
            List<Slot> slots = offer.verb().slots();
            List<Slot> behind = slots.subList(0, asked.map(slots::indexOf).orElse(slots.size()));
            Map<String, String> left = new LinkedHashMap<>(draft.later());
            Optional<Line> why = Optional.empty();
            for (Slot slot : behind) {
                String words = left.remove(slot.name());
                why = why.isEmpty() && words != null ? Optional.of(offer.whyNot(slot, draft.call(), words)) : why;
            }
            return new Filled(draft.keeping(left), why);
        }

        /** A slot that was typed is settled where it may be left so. */
        private int settled(Slot slot, Call call, Draft draft) {
            List<Slot> slots = offer.verb().slots();
            return offer.choices(slot, call).mayStop(call.all(slot.name()).size())
                    ? slots.indexOf(slot) + 1
                    : draft.closed();
        }
    }
}
