package strategos.engine.duel;

import static strategos.engine.duel.Duel.STANCES;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.Seen;
import strategos.engine.duel.DuelState.Phase;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What a duellist may do. */
final class DuelDecisions implements Decisions<DuelState> {
    private final DuelData data;
    private final DuelRules rules;
    private final HandProposals<DuelState> proposals;

    DuelDecisions(DuelData data, DuelRules rules, DuelViews views) {
        this.data = data;
        this.rules = rules;
        this.proposals = new HandProposals<>(Verbs.ALL, views);
    }

    @Override
    public Optional<Decision> of(Seen<DuelState> seen, Seat seat) {
        DuelState duel = seen.position();
        if (!duel.fighters().containsKey(seat)) {
            return Optional.empty();
        }
        boolean awaited = rules.awaited(duel).containsKey(seat);
        return switch (duel.phase()) {
            case Phase.Choose c when awaited -> Optional.of(choosing(seen, seat));
            case Phase.Lunge lunge when awaited && known(seen, seat) -> Optional.of(lunging(seen, seat));
            case Phase.Answer answer when awaited -> Optional.of(answering(seen, seat, answer));
            case Phase.Over over -> Optional.empty();
            default -> idle(seen, seat);
        };
    }

    private Decision choosing(Seen<DuelState> seen, Seat seat) {
        Offers offers = new Offers(data, seen, seat);
        List<Offer> open = new ArrayList<>(List.of(offers.stance()));
        if (!seen.position().fighter(seat).shifted()) {
            open.add(offers.shift());
        }
        if (!seen.position().fighter(seat).spoken()) {
            open.add(offers.taunt());
        }
        Call high = Call.of("stance", "stance", STANCES.getFirst());
        return new Decision(
                Text.of("prompt.stance"),
                "2.1",
                Optional.of(new Occasion(
                        Verbs.CHOOSING.name(),
                        () -> Map.of("round", Integer.toString(seen.position().round())))),
                open,
                () -> Optional.of(high));
    }

    private Decision lunging(Seen<DuelState> seen, Seat seat) {
        return new Decision(
                Text.of("prompt.lunge"),
                "3",
                Optional.empty(),
                List.of(new Offers(data, seen, seat).lunge()),
                Optional::empty);
    }

    private Decision answering(Seen<DuelState> seen, Seat seat, Phase.Answer answer) {
        Offers offers = new Offers(data, seen, seat);
        String stance = seen.position().fighter(answer.attacker()).stance().orElseThrow();
        return new Decision(
                Text.of("prompt.parry", "strength", answer.strength()),
                "4",
                Optional.of(new Occasion(
                        Verbs.PARRYING.name(),
                        () -> Map.of("strength", Integer.toString(answer.strength()), "stance", stance))),
                known(seen, seat) ? List.of(offers.parry(answer.strength()), offers.pass()) : List.of(offers.pass()),
                () -> Optional.of(Call.of("pass")));
    }

    private Optional<Decision> idle(Seen<DuelState> seen, Seat seat) {
        return seen.position().fighter(seat).spoken()
                ? Optional.empty()
                : Optional.of(new Decision(
                        Text.of("prompt.idle"),
                        "7",
                        Optional.empty(),
                        List.of(new Offers(data, seen, seat).taunt()),
                        Optional::empty));
    }

    private static boolean known(Seen<DuelState> seen, Seat seat) {
        return !seen.position().fighter(seat).hand().contains(DuelState.HIDDEN);
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, Seen<DuelState> seen) {
        if (Verbs.TOPICS.stream().noneMatch(topic -> topic.name().equals(standing.topic()))) {
            return Optional.of(new Line(Text.of("objection.topic")));
        }
        boolean gone = standing.answer().verb().equals("parry")
                && standing.answer()
                        .maybe("card")
                        .filter(seen.position().fighter(standing.seat()).hand()::contains)
                        .isEmpty();
        return gone ? Optional.of(new Line(Text.of("objection.card"), "4")) : Optional.empty();
    }

    @Override
    public SequencedMap<Call, Text> proposals(
            Seen<DuelState> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return proposals.of(seen, topic);
    }
}
