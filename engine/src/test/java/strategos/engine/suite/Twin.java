package strategos.engine.suite;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.standing.StandingOrder;

/**
 * Another position that could be, for all that a viewer knows, and how what is done unseen is said there.
 *
 * @param names what stands there in the place of a name, such as the leader below that counter, or of a verb; all others are
 *     the same. A word that nothing takes: no order there is the same as one with it
 */
public record Twin<S>(S state, Map<String, String> names) {
    public Twin {
        names = Map.copyOf(names);
    }

    /** One in which every name means the same. */
    public static <S> Twin<S> of(S state) {
        return new Twin<>(state, Map.of());
    }

    /** Gone on. */
    Twin<S> with(S now) {
        return new Twin<>(now, names);
    }

    /** The order that looks the same. */
    Order order(Order order) {
        return new Order(order.seat(), call(order.call()));
    }

    /** The standing order that looks the same. */
    StandingOrder standing(StandingOrder standing) {
        return new StandingOrder(
                standing.seat(), standing.topic(), standing.when(), call(standing.answer()), standing.uses());
    }

    private Call call(Call call) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        call.values()
                .forEach((slot, given) -> values.put(
                        slot, given.stream().map(v -> names.getOrDefault(v, v)).toList()));
        return new Call(names.getOrDefault(call.verb(), call.verb()), values);
    }
}
