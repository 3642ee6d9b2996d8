package strategos.bot.host.transaction;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bot.host.DecisionStamp;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Occasion;
import strategos.engine.text.Text;
import strategos.storage.Commit;
import strategos.storage.StoredMatch.StoredStamp;

/**
 * Numbers the questions: a seat's question keeps its numbers until all see another one, or until the seat has acted. What
 * all see alone counts, so that a number on a public button tells nothing of what is hidden.
 */
final class DecisionStamps {
    /** The match with its questions, after entries that led to it. */
    <S> CommittedMatch<S> put(CommittedMatch<S> before, CommittedMatch<S> after, List<Entry<S>> entries) {
        Set<Seat> acted = new HashSet<>();
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Ordered<S> ordered) {
                acted.add(ordered.order().seat());
            }
        }
        return put(before, after, acted);
    }

    /** The match with its questions, where these seats have acted. */
    <S> CommittedMatch<S> put(CommittedMatch<S> before, CommittedMatch<S> after, Set<Seat> acted) {
        boolean seen = after.publicVersion() > before.publicVersion();
        Map<Seat, DecisionStamp> asked = new HashMap<>();
        for (Seat seat : after.facts().setup().orElseThrow().seats()) {
            boolean stands = before.version() > 0 && face(before, seat).equals(face(after, seat));
            DecisionStamp question = before.stamp(seat);
            if (!stands || (seen && acted.contains(seat))) {
                question = question.next();
            } else if (acted.contains(seat)) {
                question = question.touched();
            }
            asked.put(seat, question);
        }
        return after.with(after.facts().withAsked(asked));
    }

    /** Stores them, and what was told. */
    Commit store(Commit commit, CommittedMatch<?> match) {
        Map<String, StoredStamp> stored = new HashMap<>();
        match.facts().asked().forEach((seat, q) -> stored.put(seat.id(), new StoredStamp(q.own(), q.open())));
        return commit.publicVersion(match.publicVersion()).stamps(stored);
    }

    /** What everyone sees of the question put to the seat. */
    private static Face face(CommittedMatch<?> match, Seat seat) {
        return new Face(
                Optional.ofNullable(match.awaited().get(seat)),
                match.publicDecision(seat).map(DecisionStamps::shown));
    }

    private static Shown shown(Decision decision) {
        return new Shown(
                decision.prompt(),
                decision.rule(),
                decision.occasion(),
                decision.offers().stream().map(DecisionStamps::open).toList());
    }

    private static Open open(Offer offer) {
        Call bare = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            Choices choices = offer.choices(slot, bare);
            if (!choices.none()) {
                return new Open(offer.verb().name(), Optional.of(choices));
            }
        }
        return new Open(offer.verb().name(), Optional.empty());
    }

    private record Face(Optional<Text> awaited, Optional<Shown> shown) {}

    private record Shown(Text prompt, String rule, Optional<Occasion> occasion, List<Open> offers) {}

    /** An offer with what its first open slot takes. */
    private record Open(String verb, Optional<Choices> first) {}
}
