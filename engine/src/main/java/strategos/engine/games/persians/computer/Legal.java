package strategos.engine.games.persians.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Slot;

/** A decision, asked for what is legal in it. */
record Legal(Decision decision) {
    /** The call, if it is legal. */
    Optional<Call> call(Call call) {
        return decision.offer(call.verb())
                .filter(offer -> offer.refusal(call).isEmpty())
                .map(offer -> call);
    }

    /** Whether the verb is open. */
    boolean open(String verb) {
        return decision.offer(verb).isPresent();
    }

    /** What the slot takes after what is filled. */
    List<String> choices(String slot, Call filled) {
        return decision.offer(filled.verb())
                .map(offer -> {
                    Slot there = offer.verb().slot(slot).orElseThrow();
                    return offer.choices(there, filled).listed().stream()
                            .map(Choice::value)
                            .toList();
                })
                .orElse(List.of());
    }

    /** With as much as the slot takes, the first choice first. */
    Call all(String slot, Call begun) {
        Call call = begun;
        List<String> next = choices(slot, call);
        while (!next.isEmpty()) {
            call = call.with(slot, next.getFirst());
            next = choices(slot, call);
        }
        return call;
    }
}
