package strategos.engine.games.sparta.asking;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Who is waited for, and what each may do, now and in advance. */
@Rule("3.2")
public final class WarDecisions implements Decisions<War> {
    private static final SequencedMap<Seat, Text> NOBODY = Collections.unmodifiableSequencedMap(new LinkedHashMap<>());

    private final Acts acts;
    private final Sequence sequence;
    private final Topics topics;
    private final Prompts prompts;
    private final Fallbacks fallbacks;
    private final Objections objections;
    private final HandProposals<War> proposals;

    public WarDecisions(Printed printed, Acts acts, Sequence sequence, Topics topics, HandProposals<War> proposals) {
        this.acts = acts;
        this.sequence = sequence;
        this.topics = topics;
        this.prompts = new Prompts(printed, sequence.rules());
        this.fallbacks = new Fallbacks(acts);
        this.objections = new Objections(printed, topics);
        this.proposals = proposals;
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

    @Override
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

    @Override
    public Optional<Line> closed(Seen<War> seen, Seat seat, String verb) {
        return acts.closed(verb, seen, Side.of(seat));
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, Seen<War> seen) {
        return objections.to(standing, seen);
    }

    @Override
    public SequencedMap<Call, Text> proposals(Seen<War> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return proposals.of(seen, topic);
    }
}
