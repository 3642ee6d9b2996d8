package strategos.engine.skirmish;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.Seen;
import strategos.engine.kit.Acts;
import strategos.engine.kit.StandingCheck;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What each seat may order. */
final class SkirmishDecisions implements Decisions<Valley> {
    private final Printed printed;
    private final Acts<Valley, Seat> acts;
    private final StandingCheck check;

    SkirmishDecisions(Printed printed, Acts<Valley, Seat> acts, List<Topic> topics) {
        this.printed = printed;
        this.acts = acts;
        this.check = new StandingCheck(topics);
    }

    @Override
    public Optional<Decision> of(Seen<Valley> seen, Seat seat) {
        List<Offer> offers = acts.offers(seen, seat);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Skirmish.meeting(seen.position(), seat)
                .map(meeting -> attacked(seen.position(), meeting, offers))
                .orElseGet(() -> new Decision(
                        Text.of("prompt.move", "turn", seen.position().turn()),
                        "3.1",
                        Optional.empty(),
                        offers,
                        () -> Optional.of(Call.of(Orders.Done.VERB.name())))));
    }

    private static Decision attacked(Valley valley, Step.Meeting meeting, List<Offer> offers) {
        Band attacker = valley.band(meeting.attacker());
        Band defender = valley.band(meeting.defender());
        int strength = attacker.strength().orElseThrow();
        return new Decision(
                Text.of(
                        "prompt.attacked",
                        "attacker",
                        attacker.named(),
                        "strength",
                        strength,
                        "defender",
                        defender.named()),
                "4.1",
                Optional.of(new Occasion(
                        Skirmish.ATTACKED,
                        () -> Map.of(
                                Skirmish.PLACE,
                                defender.place().orElseThrow(),
                                Skirmish.STRENGTH,
                                Integer.toString(strength)))),
                offers,
                () -> Optional.of(Call.of(Orders.Stand.VERB.name())));
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, Seen<Valley> seen) {
        if (seen.position().step() instanceof Step.Over) {
            return Optional.of(new Line(Text.of("object.over"), "5"));
        }
        Optional<StandingCheck.Finding> finding = check.of(standing);
        if (finding.isPresent()) {
            return Optional.of(new Line(
                    switch (finding.get().flaw()) {
                        case TOPIC -> Text.of("object.topic");
                        case ANSWER ->
                            Text.of("object.answer", "verb", finding.get().name());
                        case FACT, KIND ->
                            Text.of("object.fact", "fact", finding.get().name());
                        case NEVER ->
                            Text.of("object.never", "fact", finding.get().name());
                    },
                    "4.1"));
        }
        List<Map<String, String>> moments = printed.ids().stream()
                .filter(place -> possible(standing.answer(), place))
                .map(place -> Map.of(Skirmish.PLACE, place))
                .toList();
        return StandingCheck.together(standing.when(), moments)
                ? Optional.empty()
                : Optional.of(new Line(Text.of("object.road"), "4.1"));
    }

    private boolean possible(Call answer, String place) {
        return answer.verb().equals(Orders.Stand.VERB.name())
                || answer.maybe(Orders.FallBack.TO)
                        .filter(printed.next(place)::contains)
                        .isPresent();
    }

    @Override
    public SequencedMap<Call, Text> proposals(Seen<Valley> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        List<Call> calls = new ArrayList<>(List.of(Call.of(Orders.Stand.VERB.name())));
        printed.ids().forEach(place -> calls.add(Call.of(Orders.FallBack.VERB.name(), Orders.FallBack.TO, place)));
        SequencedMap<Call, Text> proposals = new LinkedHashMap<>();
        for (Call call : calls) {
            if (objection(new StandingOrder(seat, topic.name(), when, call, 1), seen)
                    .isEmpty()) {
                proposals.put(
                        call,
                        call.maybe(Orders.FallBack.TO)
                                .map(to -> Text.of(
                                        "proposal.fall-back",
                                        "place",
                                        Skirmish.place(to).label()))
                                .orElseGet(() -> Text.of("proposal.stand")));
            }
        }
        return proposals;
    }
}
