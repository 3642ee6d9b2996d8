package strategos.bot.command.draft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.bot.command.fill.Naming;
import strategos.bot.command.fill.Typed;
import strategos.bot.host.LiveMatch;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text.Line;

/** Fills in what was typed before its turn, once a draft has come to its slot. */
final class Later {
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
