package strategos.bot.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;

/** Enters orders by presses alone, as far as what the desk shows lets them: buttons, menus with their pages, forms. */
final class Fingers {
    /** More presses than any order takes. */
    private static final int MOST = 2_000;

    private final TestDesk desk;
    private final PressCodec codec = new PressCodec();

    Fingers(TestDesk desk) {
        this.desk = desk;
    }

    /** Where the presses have led. */
    sealed interface Entered {
        /** The whole order is shown, and one more press gives it. */
        record Shown(Answer page, String send) implements Entered {}

        /** It was given by that one press. */
        record CommandArguments(Answer answer) implements Entered {}
    }

    /** Enters the order of the seat's player, who is called like the seat. @throws AssertionError where it cannot be expressed */
    Entered enter(LiveMatch match, Order order, Offer offer) {
        String by = order.seat().id();
        Answer orders = desk.command(by, "match", "orders");
        Answer answer = begin(by, orders, order, offer);
        for (int presses = 0; presses < MOST; presses++) {
            Optional<Draft> draft = draft(answer);
            // What follows an order may be whole orders again, each with a draft of its own.
            boolean given = desk.host.match(match.id()).version() > match.version();
            if (draft.isEmpty() || given) {
                check(answer.ok(), order, "refused: " + answer.refusal());
                check(given, order, "neither given nor shown");
                check(offer.verb().calm(), order, "given before it was sent");
                check(desk.host.match(match.id()).rolls() == match.rolls(), order, "a press without Send threw a die");
                return new Entered.CommandArguments(answer);
            }
            Optional<String> steps = find(answer, PressId.Step.STEPS);
            if (steps.isPresent()) {
                answer = desk.press(by, steps.get());
                continue;
            }
            Optional<String> send = find(answer, PressId.Step.SEND);
            if (send.isPresent() && same(draft.get().call(), order.call(), offer)) {
                return new Entered.Shown(answer, send.get());
            }
            answer = further(by, answer, draft.get(), order, offer);
        }
        throw new AssertionError("no end of presses for " + order);
    }

    private Answer begin(String by, Answer orders, Order order, Offer offer) {
        List<String> ids = new ArrayList<>();
        String first = offer.open(offer.sure(Call.of(order.verb())))
                .flatMap(slot -> order.call().maybe(slot.name()))
                .orElse("");
        for (Control control : orders.message().controls()) {
            if (control instanceof Control.Menu menu) {
                menu.choices().stream().map(Suggestion::value).forEach(ids::add);
            } else {
                ids.add(control.id());
            }
        }
        List<String> fit = ids.stream()
                .filter(id -> meant(id) instanceof PressId.Offered o
                        && o.seat().equals(order.seat())
                        && o.verb().equals(order.verb())
                        && (o.value().isEmpty() || o.value().equals(first)))
                .toList();
        check(!fit.isEmpty(), order, "no button among " + ids);
        return press(by, fit.getFirst(), first);
    }

    private Answer further(String by, Answer page, Draft draft, Order order, Offer offer) {
        for (Control control : page.message().controls()) {
            if (meant(control.id()) instanceof PressId.Drafted at
                    && (at.step() == PressId.Step.FILL || at.step() == PressId.Step.ASK)) {
                List<String> left = left(draft, order, offer, at.slot());
                if (left.isEmpty()) {
                    break;
                }
                if (!(control instanceof Control.Menu menu)) {
                    return press(by, control.id(), left.getFirst());
                }
                List<String> here = menu.choices().stream()
                        .map(Suggestion::value)
                        .filter(left::contains)
                        .toList();
                if (here.isEmpty()) {
                    return press(by, turn(page, at.page() + 1, order), "");
                }
                List<String> picked = here.subList(0, Math.min(here.size(), menu.most()));
                check(picked.size() >= menu.least(), order, "the menu wants " + menu.least() + ": " + picked);
                return desk.press(by, control.id(), picked.toArray(String[]::new));
            }
        }
        return press(by, find(page, PressId.Step.NEXT).orElseThrow(() -> failure(order, "cannot go on: " + page)), "");
    }

    /** What is still to be picked for the slot: of a path the next step alone. */
    private static List<String> left(Draft draft, Order order, Offer offer, String slot) {
        List<String> wanted = order.call().all(slot);
        List<String> taken = draft.call().all(slot);
        if (offer.verb().slot(slot).orElseThrow().kind() == Slot.Kind.PATH) {
            return taken.size() < wanted.size() ? List.of(wanted.get(taken.size())) : List.of();
        }
        return wanted.stream().filter(v -> !taken.contains(v)).toList();
    }

    private String turn(Answer page, int to, Order order) {
        return page.message().controls().stream()
                .map(Control::id)
                .filter(id -> codec.read(id).orElseThrow() instanceof PressId.Drafted d
                        && d.step() == PressId.Step.TURN
                        && d.page() == to)
                .findFirst()
                .orElseThrow(() -> failure(order, "no page shows what is wanted: " + page));
    }

    /** What the button stands for, once the form is filled in that it may ask for. */
    private PressId meant(String id) {
        PressId read = codec.read(id).orElseThrow();
        return read instanceof PressId.Asking asking ? asking.then() : read;
    }

    /** The press, or the form that it asks for. */
    private Answer press(String by, String id, String value) {
        Optional<Form> form = desk.desk.form(new Input.Press(id, List.of()));
        return form.map(f -> desk.submit(by, f.id(), f.fields().getFirst().name(), value))
                .orElseGet(() -> desk.press(by, id));
    }

    private Optional<Draft> draft(Answer answer) {
        return drafted(answer, d -> true)
                .map(id -> ((PressId.Drafted) codec.read(id).orElseThrow()).draft())
                .flatMap(desk.drafts::find);
    }

    private Optional<String> find(Answer answer, PressId.Step step) {
        return drafted(answer, d -> d.step() == step);
    }

    private Optional<String> drafted(Answer answer, Predicate<PressId.Drafted> wanted) {
        return answer.message().controls().stream()
                .map(Control::id)
                .filter(id -> codec.read(id).orElseThrow() instanceof PressId.Drafted d && wanted.test(d))
                .findFirst();
    }

    /** Of what is picked from a menu the order does not count. */
    private static boolean same(Call one, Call two, Offer offer) {
        return offer.verb().slots().stream().allMatch(slot -> {
            List<String> these = one.all(slot.name());
            List<String> those = two.all(slot.name());
            return slot.kind() == Slot.Kind.SOME
                    ? new HashSet<>(these).equals(new HashSet<>(those))
                    : these.equals(those);
        });
    }

    private static void check(boolean holds, Order order, String otherwise) {
        if (!holds) {
            throw failure(order, otherwise);
        }
    }

    private static AssertionError failure(Order order, String why) {
        return new AssertionError(order + ": " + why);
    }

    /** The order's options as they would be typed. */
    static Map<String, String> typed(Call call) {
        Map<String, String> options = new java.util.LinkedHashMap<>();
        call.values().forEach((slot, values) -> options.put(slot, String.join(",", values)));
        return options;
    }
}
