package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.draft.DraftDesk;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.order.Offers;
import strategos.bot.command.order.OrderDesk;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Deed;
import strategos.bot.port.Form;
import strategos.bot.port.Person;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.Call;

/** Carries out presses of buttons, menus that were sent, and forms that were filled in. */
public final class PressDesk {
    private final Matches matches;
    private final OrderDesk orders;
    private final DraftDesk drafts;
    private final OrdersPage page;
    private final PressCodec codec = new PressCodec();

    @Inject
    public PressDesk(Matches matches, OrderDesk orders, DraftDesk drafts, OrdersPage page) {
        this.matches = matches;
        this.orders = orders;
        this.drafts = drafts;
        this.page = page;
    }

    Answer press(Situation at, Deed.Press press) {
        return switch (read(press.id())) {
            case PressId.Mine mine
            when picked(press).isPresent() -> press(at, picked(press).get());
            case PressId.Mine mine -> mine(at, mine);
            case PressId.Admit admit -> admit(at, admit);
            case PressId.Offered offered -> orders.pressed(at, offered, offered.value());
            case PressId.Drafted drafted -> drafts.press(at, drafted, press.values());
        };
    }

    /** A form has one field: the slot that was asked. */
    Answer submit(Situation at, Deed.Submit submit) {
        List<String> values = new ArrayList<>(submit.fields().values());
        return switch (read(submit.id())) {
            case PressId.Mine mine -> mine(at, mine);
            case PressId.Admit admit -> admit(at, admit);
            case PressId.Offered offered -> orders.pressed(at, offered, values.isEmpty() ? "" : values.getFirst());
            case PressId.Drafted drafted -> drafts.press(at, drafted, values);
        };
    }

    Optional<Form> form(Person by, Deed.Press press) {
        return codec.read(press.id()).flatMap(id -> switch (id) {
            case PressId.Mine mine -> picked(press).flatMap(button -> form(by, button));
            case PressId.Admit admit -> Optional.empty();
            case PressId.Offered offered -> form(by, offered);
            case PressId.Drafted drafted -> drafts.form(by, drafted);
        });
    }

    /** The button that was picked from a menu of those that found no room. */
    private static Optional<Deed.Press> picked(Deed.Press press) {
        return press.values().stream().findFirst().map(id -> new Deed.Press(id, List.of()));
    }

    private PressId read(String id) {
        return codec.read(id).orElseThrow(() -> Refused.because("command.unknown-press"));
    }

    private Answer mine(Situation at, PressId.Mine mine) {
        return page.answer(
                matches.find(mine.match())
                        .orElseThrow(() -> Refused.because("command.no-such-match", "match", mine.match())),
                at.by());
    }

    private Answer admit(Situation at, PressId.Admit press) {
        LiveMatch match = matches.find(press.match())
                .orElseThrow(() -> Refused.because("command.no-such-match", "match", press.match()));
        return Outcomes.answer(
                matches.admit(at.action(), match.id(), press.seat(), Optional.of(press.user()), press.yes()),
                match.words());
    }

    /** The form for a verb whose first slot wants a number or a text: one press less. */
    private Optional<Form> form(Person by, PressId.Offered press) {
        return matches.find(press.match())
                .filter(m -> m.stage() == LiveMatch.Stage.RUNNING
                        && m.held(by).contains(press.seat())
                        && m.question(press.seat()).bears(press.mark()))
                .flatMap(m -> Offers.find(m, press.seat(), press.verb())
                        .filter(o -> press.value().isEmpty())
                        .flatMap(o -> new Filling(o, Call.of(press.verb()), 0)
                                .next()
                                .flatMap(open -> DraftDesk.form(m, codec.write(press), open))));
    }
}
