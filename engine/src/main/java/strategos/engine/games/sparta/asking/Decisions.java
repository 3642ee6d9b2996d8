package strategos.engine.games.sparta.asking;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Occasion;
import strategos.engine.text.Text;

/** Who is waited for, and what each may do. */
@Rule("3.2")
public final class Decisions {
    private static final SequencedMap<Seat, Text> NOBODY = Collections.unmodifiableSequencedMap(new LinkedHashMap<>());

    private final Acts acts;
    private final Sequence sequence;
    private final Topics topics;
    private final Prompts prompts;
    private final Fallbacks fallbacks;

    public Decisions(Printed printed, Acts acts, Sequence sequence, Topics topics) {
        this.acts = acts;
        this.sequence = sequence;
        this.topics = topics;
        this.prompts = new Prompts(printed, sequence.rules());
        this.fallbacks = new Fallbacks(acts);
    }

    /** Who is waited for. */
    public SequencedMap<Seat, Text> awaited(War war) {
        Side side = sequence.asked(war);
        if (side == Side.NEUTRAL) {
            return NOBODY;
        }
        SequencedMap<Seat, Text> one = new LinkedHashMap<>();
        one.put(side.seat(), prompts.of(war));
        return Collections.unmodifiableSequencedMap(one);
    }

    /** What the seat may do. */
    public Optional<Decision> of(Seen<War> seen, Seat seat) {
        War war = seen.position();
        Side side = Side.of(seat);
        if (side == Side.NEUTRAL || sequence.asked(war) != side) {
            return Optional.empty();
        }
        List<Offer> offers = acts.offers(seen, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        String topic = topics.topic(war);
        Optional<Occasion> occasion =
                topic.isEmpty() ? Optional.empty() : Optional.of(new Occasion(topic, () -> topics.facts(seen)));
        Optional<Call> fallback = fallbacks.of(seen, side, occasion, offers);
        return Optional.of(new Decision(prompts.of(war), prompts.rule(war), occasion, offers, fallback));
    }
}
