package strategos.bot.command.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.command.fill.Labels;
import strategos.bot.host.Speech;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/** The menus and buttons below a draft. */
final class DraftControls {
    /** The choices of one menu; Discord's limit. */
    static final int PAGE = 25;

    private static final int LONGEST_LABEL = 100;
    private static final int LONGEST_BUTTON = 80;
    private static final int LONGEST_PLACEHOLDER = 150;

    private final PressCodec codec = new PressCodec();
    private final Draft draft;
    private final Speech words;

    DraftControls(Draft draft, Speech words) {
        this.draft = draft;
        this.words = words;
    }

    /** What fills the slot: a menu with its pages, or a button that asks for a number or a text. */
    List<Control> filling(OpenSlot open, int page) {
        return switch (open.choices().orElse(Choices.nothing())) {
            case Choices.Pick pick -> menu(open, pick.from(), pick.least(), pick.most(), page);
            case Choices.Step step -> menu(open, step.next(), 1, 1, page);
            case Choices.Range range when range.most() - range.least() < PAGE -> menu(open, numbers(range), 1, 1, 0);
            case Choices.Range range -> List.of(ask(open, range));
            case Choices.Words text -> List.of(ask(open, text));
        };
    }

    /** What is done with the draft as a whole. */
    List<Control> about(List<OpenSlot> open, boolean complete, boolean question) {
        List<Control> controls = new ArrayList<>();
        if (complete) {
            String key = question ? "command.draft.ask" : "command.draft.send";
            controls.add(button(PressId.Step.SEND, "", 0, key, Control.Style.PRIMARY));
        }
        // With nothing behind it, going on is the same as sending.
        if (open.size() > 1 && open.getFirst().mayStop()) {
            String slot = open.getFirst().slot().name();
            controls.add(button(PressId.Step.NEXT, slot, 0, "command.draft.next", Control.Style.SECONDARY));
        }
        if (!draft.call().values().isEmpty() || draft.closed() > 0) {
            controls.add(button(PressId.Step.BACK, "", 0, "command.draft.back", Control.Style.SECONDARY));
        }
        controls.add(button(PressId.Step.CANCEL, "", 0, "command.draft.cancel", Control.Style.SECONDARY));
        return controls;
    }

    private List<Control> menu(OpenSlot open, List<Choice> choices, int least, int most, int page) {
        int pages = Math.max(1, (choices.size() + PAGE - 1) / PAGE);
        int shown = Math.clamp(page, 0, pages - 1);
        List<Choice> here = choices.subList(shown * PAGE, Math.min(choices.size(), (shown + 1) * PAGE));
        String slot = open.slot().name();
        // On one of several pages nobody needs to pick all that the slot wants at least.
        int fewest = pages > 1 ? 1 : Math.max(1, least);
        List<Control> controls = new ArrayList<>();
        controls.add(new Control.Menu(
                codec.write(new PressId.Drafted(draft.id(), PressId.Step.FILL, slot, shown)),
                Shorten.to(LONGEST_PLACEHOLDER, words.plain(open.slot().help())),
                Math.min(fewest, here.size()),
                Math.min(most, here.size()),
                suggestions(here)));
        if (shown > 0) {
            controls.add(button(PressId.Step.TURN, slot, shown - 1, "command.draft.earlier", Control.Style.SECONDARY));
        }
        if (shown < pages - 1) {
            controls.add(button(PressId.Step.TURN, slot, shown + 1, "command.draft.later", Control.Style.SECONDARY));
        }
        return controls;
    }

    private Control ask(OpenSlot open, Choices choices) {
        String slot = open.slot().name();
        PressId fill = new PressId.Drafted(draft.id(), PressId.Step.FILL, slot, 0);
        PressId ask = PressId.Asking.of(fill, slot, choices).orElseThrow();
        return button(ask, slot, "command.draft.fill-in", Control.Style.PRIMARY);
    }

    private Control button(PressId.Step step, String slot, int page, String key, Control.Style style) {
        return button(new PressId.Drafted(draft.id(), step, slot, page), slot, key, style);
    }

    private Control button(PressId id, String slot, String key, Control.Style style) {
        String label = words.plain(Text.of(key, "slot", slot));
        return new Control.Button(codec.write(id), Shorten.to(LONGEST_BUTTON, label), style, true);
    }

    private List<Suggestion> suggestions(List<Choice> choices) {
        return new Labels(words::plain)
                .of(choices).stream()
                        .map(s -> new Suggestion(s.value(), Shorten.to(LONGEST_LABEL, s.label())))
                        .toList();
    }

    private static List<Choice> numbers(Choices.Range range) {
        return IntStream.rangeClosed(range.least(), range.most())
                .mapToObj(n -> new Choice(Integer.toString(n), Text.of("command.number", "n", n)))
                .toList();
    }
}
