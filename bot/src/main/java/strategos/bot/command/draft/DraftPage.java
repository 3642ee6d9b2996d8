package strategos.bot.command.draft;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.SeatColours;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.command.order.Offers;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.press.OfferButtons.RuleButtons;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Shows a draft: what is filled, what is asked next, what it would set off once it is whole. */
final class DraftPage {
    private final Offers offers;
    private final ComposerPage composer;
    private final SeatColours colours;
    private final RuleButtons rules;

    @Inject
    DraftPage(Offers offers, ComposerPage composer, SeatColours colours, RuleButtons rules) {
        this.offers = offers;
        this.composer = composer;
        this.colours = colours;
        this.rules = rules;
    }

    /** The page, with the first of the choices that a long menu shows. */
    Answer show(LiveMatch match, Offer offer, Draft draft) {
        return show(match, offer, draft, 0, Optional.empty());
    }

    /**
     * The page.
     *
     * @param page which of the choices a long menu shows, from 0
     * @param unfit why something that was typed beforehand is not kept
     */
    Answer show(LiveMatch match, Offer offer, Draft draft, int page, Optional<Line> unfit) {
        Optional<Composed> composed = unfit.isPresent() ? Optional.empty() : Composed.of(offer, draft);
        Answer answer = composed.map(c -> composer.show(match, c, page))
                .orElseGet(() -> steps(match, offer, draft, page, unfit));
        return answer.withMessage(colours.on(match, draft.seat(), withRule(match, offer, answer.message())));
    }

    /** Below all that fills and sends: what the rule of the order says. */
    private Message withRule(LiveMatch match, Offer offer, Message page) {
        List<Control> controls = new ArrayList<>(page.controls());
        rules.of(match.box().id(), offer.verb().rule(), match.words()::plain).ifPresent(controls::add);
        return page.withControls(controls);
    }

    private Answer steps(LiveMatch match, Offer offer, Draft draft, int page, Optional<Line> unfit) {
        Filling filling = new Filling(offer, draft.call(), draft.closed());
        List<OpenSlot> open = filling.open();
        boolean question = offer.verb().question();
        boolean whole = filling.complete();
        Message preview = whole && !question
                ? offers.preview(match, draft.seat(), draft.call())
                : new Message("", List.of(), List.of());
        List<Line> lines = new ArrayList<>();
        unfit.ifPresent(lines::add);
        lines.add(new Line(
                Text.of(
                        "command.draft.title",
                        "verb",
                        offer.verb().name(),
                        "help",
                        offer.verb().help()),
                offer.verb().rule()));
        lines.addAll(filled(offer, draft.call()));
        draft.later()
                .forEach((slot, words) ->
                        lines.add(new Line(Text.of("command.draft.kept", "slot", slot, "words", words))));
        open.stream().findFirst().ifPresent(next -> lines.add(next(next)));
        if (whole && !offer.verb().calm()) {
            lines.add(new Line(Text.of("command.draft.final")));
        }
        String text = Answers.lines(match.words(), lines) + (preview.text().isEmpty() ? "" : "\n" + preview.text());
        DraftControls controls = new DraftControls(draft, match.words());
        List<Control> all = new ArrayList<>();
        open.stream().findFirst().ifPresent(next -> all.addAll(controls.filling(next, page)));
        all.addAll(controls.about(open, whole, question));
        return Answers.about(match, Answer.done(new Message(text, preview.pictures(), all)));
    }

    /** What is filled, a line a slot. */
    static List<Line> filled(Offer offer, Call call) {
        return offer.filled(call).stream()
                .map(filled -> new Line(Text.of(
                        "command.draft.filled",
                        "slot",
                        filled.slot().name(),
                        "values",
                        filled.values().stream()
                                .map(value -> value.label()
                                        .<Object>map(label -> label)
                                        .orElse(value.value()))
                                .toList())))
                .toList();
    }

    private static Line next(OpenSlot open) {
        String key = open.mayStop() ? "command.draft.may-fill" : "command.draft.must-fill";
        return new Line(
                Text.of(key, "slot", open.slot().name(), "help", open.slot().help()));
    }
}
