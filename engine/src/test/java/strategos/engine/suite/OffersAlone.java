package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** What a verb alone is offered as, by which orders are checked, is what the decision offers. */
final class OffersAlone<S> implements Watcher<S> {
    @Override
    public void at(Position<S> position) {
        for (Seat seat : position.seats()) {
            Seen<S> seen = position.seenBy(seat);
            Optional<Decision> decision = position.game().decisions().of(seen, seat);
            for (Verb verb : position.game().box().verbs()) {
                Optional<Offer> among = decision.flatMap(d -> d.offer(verb.name()));
                Optional<Offer> alone = position.game().decisions().offer(seen, seat, verb.name());
                assertThat(alone.isPresent())
                        .as("%s is open to %s", verb.name(), seat)
                        .isEqualTo(among.isPresent());
                among.ifPresent(offer -> same(offer, alone.orElseThrow()));
            }
        }
    }

    private static void same(Offer among, Offer alone) {
        assertThat(alone.verb()).isEqualTo(among.verb());
        for (Slot slot : among.verb().slots().stream().limit(1).toList()) {
            Call nothing = Call.of(among.verb().name());
            assertThat(alone.choices(slot, nothing))
                    .as("what %s of %s takes", slot.name(), nothing)
                    .isEqualTo(among.choices(slot, nothing));
        }
    }
}
