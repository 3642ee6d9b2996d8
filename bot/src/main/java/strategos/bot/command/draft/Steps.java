package strategos.bot.command.draft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.command.Refused;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.command.fill.Naming;
import strategos.bot.command.fill.Typed;
import strategos.bot.host.LiveMatch;
import strategos.bot.press.PressId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;

/** What each press makes of a draft. */
final class Steps {
    private final Offer offer;
    private final Draft draft;
    private final Typed typed;

    Steps(LiveMatch match, Offer offer, Draft draft) {
        this.offer = offer;
        this.draft = draft;
        this.typed = new Typed(new Naming(match.words()::plain));
    }

    /** Puts the picked values into the slot that is asked. @throws Refused when they are not legal, or another slot is asked */
    Draft fill(PressId.Drafted press, List<String> picked) {
        OpenSlot open = next(draft.closed())
                .filter(o -> o.slot().name().equals(press.slot()))
                .orElseThrow(() -> Refused.because("command.draft.other-slot", "slot", press.slot()));
        if (picked.isEmpty()) {
            throw Refused.because("command.draft.nothing-picked", "slot", press.slot());
        }
        Call call = draft.call();
        for (String value : picked) {
            call = switch (typed.add(offer, open.slot(), call, value)) {
                case Typed.Read.Fits fits -> fits.call();
                case Typed.Read.Not not -> throw new Refused(not.why());
            };
        }
        return draft.filled(call, ends(open, call) ? index(open.slot()) + 1 : draft.closed());
    }

    /** Leaves the slot that is asked as it is. @throws Refused where it must be filled */
    Draft next() {
        Optional<OpenSlot> open = next(draft.closed());
        if (open.isEmpty()) {
            return draft;
        }
        if (!open.get().mayStop()) {
            throw new Refused(offer.whyNot(open.get().slot(), draft.call(), ""));
        }
        return draft.filled(draft.call(), index(open.get().slot()) + 1);
    }

    /** Takes back the last thing that was done: going on, a step of a path, or what was picked for a slot. */
    Draft back() {
        int filled = filled();
        boolean wentOn = draft.closed() > filled || (draft.closed() == filled && filled > 0 && takesMore(filled - 1));
        if (wentOn) {
            return draft.filled(draft.call(), before(filled));
        }
        if (filled == 0) {
            return draft;
        }
        int last = filled - 1;
        Slot slot = offer.verb().slots().get(last);
        List<String> values = draft.call().all(slot.name());
        Map<String, List<String>> fewer = new LinkedHashMap<>(draft.call().values());
        if (slot.kind() == Slot.Kind.PATH && values.size() > 1) {
            fewer.put(slot.name(), values.subList(0, values.size() - 1));
        } else {
            fewer.remove(slot.name());
        }
        return draft.filled(new Call(draft.call().verb(), fewer), last);
    }

    /** How many slots were settled before the last one was passed over; those that took nothing count for nothing. */
    private int before(int filled) {
        int closed = draft.closed();
        Optional<OpenSlot> asked = next(closed);
        do {
            closed--;
        } while (closed > filled && next(closed).equals(asked));
        return closed;
    }

    private Optional<OpenSlot> next(int closed) {
        return new Filling(offer, draft.call(), closed).next();
    }

    /** Whether the slot was left although it takes more. */
    private boolean takesMore(int index) {
        return next(index).filter(o -> index(o.slot()) == index).isPresent();
    }

    /** Whether one menu held all that the slot takes, so that picking settles it; a path and a long list go on. */
    private boolean ends(OpenSlot open, Call call) {
        if (!(open.choices().orElse(Choices.nothing()) instanceof Choices.Pick pick)
                || pick.from().size() > DraftControls.PAGE) {
            return false;
        }
        List<Choice> from = new ArrayList<>(pick.from());
        from.removeIf(c -> !call.all(open.slot().name()).contains(c.value()));
        return from.size() >= pick.least();
    }

    private int index(Slot slot) {
        return offer.verb().slots().indexOf(slot);
    }

    /** How many slots there are up to the last one that is filled. */
    private int filled() {
        List<Slot> slots = offer.verb().slots();
        int filled = slots.size();
        while (filled > 0 && draft.call().all(slots.get(filled - 1).name()).isEmpty()) {
            filled--;
        }
        return filled;
    }
}
