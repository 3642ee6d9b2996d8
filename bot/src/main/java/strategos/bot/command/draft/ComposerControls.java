package strategos.bot.command.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Naming.OrderName;
import strategos.bot.host.Speech;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.OfferButtons.ShortName;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/** The menu and the buttons below an order that is composed. */
final class ComposerControls {
    private static final int LONGEST_LABEL = 100;
    private static final int LONGEST_PLACEHOLDER = 150;

    /** Longer labels are cut on a telephone. */
    private static final int LONGEST_BUTTON = 38;

    private final PressCodec codec = new PressCodec();
    private final Composed composed;
    private final Draft draft;
    private final Offer offer;
    private final Speech words;

    ComposerControls(Composed composed, Speech words) {
        this.composed = composed;
        this.draft = composed.draft();
        this.offer = composed.offer();
        this.words = words;
    }

    /** The goals in a menu, and what is done with the order that is shown. */
    List<Control> one(int page) {
        List<Control> controls = new ArrayList<>();
        if (composed.goals().size() > 1) {
            controls.addAll(menu(page));
        }
        composed.whole().ifPresent(call -> {
            Optional<Outline> outline = offer.outline(call);
            Text label = outline.map(o -> Text.of("command.compose.send", "what", o.send()))
                    .orElseGet(() -> Text.of("command.draft.send"));
            boolean dice = outline.filter(Outline::dice).isPresent();
            controls.add(button(PressId.Step.SEND, "", 0, label, dice ? Control.Style.DANGER : Control.Style.PRIMARY));
        });
        controls.addAll(others());
        return controls;
    }

    /** A button for each goal, whose chances stand in the words above. */
    List<Control> sideBySide() {
        List<Control> controls = new ArrayList<>();
        for (Goal goal : composed.goals()) {
            Text label = Text.of(
                    "command.button.value",
                    "verb",
                    OrderName.verb(offer.verb().name()),
                    "value",
                    ShortName.of(words.plain(goal.label())));
            controls.add(button(PressId.Step.TAKE, goal.value(), 0, label, Control.Style.PRIMARY));
        }
        controls.addAll(others());
        return controls;
    }

    private List<Control> others() {
        List<Control> controls = new ArrayList<>();
        if (composed.more()) {
            String slots = String.join(",", composed.changeable());
            PressId change = new PressId.Drafted(draft.id(), PressId.Step.CHANGE, slots, 0);
            if (codec.fits(change)) {
                controls.add(other(PressId.Step.CHANGE, slots, "command.compose.alter"));
            }
            controls.add(other(PressId.Step.STEPS, "", "command.compose.steps"));
        }
        if (composed.begun()) {
            controls.add(other(PressId.Step.BACK, "", "command.draft.back"));
        }
        controls.add(other(PressId.Step.CANCEL, "", "command.compose.not-now"));
        return controls;
    }

    private List<Control> menu(int page) {
        List<Goal> goals = composed.goals();
        int pages = (goals.size() + DraftControls.PAGE - 1) / DraftControls.PAGE;
        int shown = Math.clamp(page, 0, pages - 1);
        List<Goal> here =
                goals.subList(shown * DraftControls.PAGE, Math.min(goals.size(), (shown + 1) * DraftControls.PAGE));
        Text ask = Text.of("command.compose.goals", "ask", offer.asks(), "n", here.size(), "of", goals.size());
        List<Control> controls = new ArrayList<>();
        controls.add(new Control.Menu(
                codec.write(new PressId.Drafted(draft.id(), PressId.Step.GOAL, "", shown)),
                Shorten.to(LONGEST_PLACEHOLDER, words.plain(ask)),
                1,
                1,
                here.stream().map(this::suggestion).toList(),
                composed.picked().map(Goal::value).stream().toList()));
        if (shown > 0) {
            controls.add(turn(shown - 1, "command.draft.earlier"));
        }
        if (shown < pages - 1) {
            controls.add(turn(shown + 1, "command.draft.later"));
        }
        return controls;
    }

    private Suggestion suggestion(Goal goal) {
        return new Suggestion(
                goal.value(),
                Shorten.to(LONGEST_LABEL, words.plain(goal.label())),
                Shorten.to(LONGEST_LABEL, goal.note().map(words::plain).orElse("")));
    }

    private Control turn(int page, String key) {
        return button(PressId.Step.TURN, "", page, Text.of(key, "slot", ""), Control.Style.SECONDARY);
    }

    private Control other(PressId.Step step, String slot, String key) {
        return button(step, slot, 0, Text.of(key), Control.Style.SECONDARY);
    }

    private Control button(PressId.Step step, String slot, int page, Text label, Control.Style style) {
        String said = Shorten.to(LONGEST_BUTTON, OfferButtons.label(words.plain(label)));
        return new Control.Button(codec.write(new PressId.Drafted(draft.id(), step, slot, page)), said, style, true);
    }
}
