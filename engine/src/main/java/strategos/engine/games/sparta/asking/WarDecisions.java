package strategos.engine.games.sparta.asking;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.RandomComputer;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.DefenceActs.MarinesAct;
import strategos.engine.games.sparta.combat.DefenceActs.ShelterAct;
import strategos.engine.games.sparta.combat.LoseAct;
import strategos.engine.games.sparta.movement.ReactAct;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.sequence.TurnActs.DoneAct;
import strategos.engine.games.sparta.sequence.TurnActs.InitiativeAct;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
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
    private final Rests rests;

    public WarDecisions(Printed printed, Acts acts, Sequence sequence, Topics topics, HandProposals<War> proposals) {
        this.acts = acts;
        this.sequence = sequence;
        this.topics = topics;
        this.prompts = new Prompts(printed, sequence.rules());
        this.fallbacks = new Fallbacks(acts);
        this.objections = new Objections(printed, topics);
        this.proposals = proposals;
        this.rests = new Rests(printed);
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
        if (!asked(war, side)) {
            return Optional.empty();
        }
        List<Offer> offers = acts.offers(seen, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        String topic = topics.topic(war);
        Optional<Occasion> occasion =
                topic.isEmpty() ? Optional.empty() : Optional.of(new Occasion(topic, () -> topics.facts(seen)));
        return Optional.of(new Decision(
                prompts.of(war),
                prompts.rule(war),
                occasion,
                offers,
                () -> fallbacks.of(seen, side, occasion, offers)));
    }

    private boolean asked(War war, Side side) {
        return side != Side.NEUTRAL && sequence.asked(war) == side;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Seat seat, String verb) {
        Side side = Side.of(seat);
        return asked(seen.position(), side) ? acts.offer(verb, seen, side) : Optional.empty();
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
    public List<Rest> rests(Seen<War> seen, Seat seat) {
        return of(seen, seat).map(decision -> rests.of(seat, decision)).orElse(List.of());
    }

    @Override
    public SequencedMap<Call, Text> proposals(Seen<War> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return proposals.of(seen, topic);
    }

    /** What is done for a side whose player is away or too late: the careful answer of the standing orders' defaults. */
    @Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "8.5-naval"})
    static final class Fallbacks {
        /** At these odds or worse a fleet that is attacked evades. */
        private static final int EVADE_FROM = 2;

        private final Acts acts;

        Fallbacks(Acts acts) {
            this.acts = acts;
        }

        /** The answer given without the player. */
        Optional<Call> of(Seen<War> seen, Side side, Optional<Occasion> occasion, List<Offer> offers) {
            return occasion.isPresent() ? answer(seen, side, occasion.get(), offers) : plain(seen, side, offers);
        }

        private Optional<Call> answer(Seen<War> seen, Side side, Occasion occasion, List<Offer> offers) {
            return switch (occasion.topic()) {
                case Topics.INTERCEPT -> Optional.of(ReactAct.intercept(false));
                case Topics.EVADE ->
                    Optional.of(ReactAct.evade(Integer.parseInt(occasion.facts().get("odds")) >= EVADE_FROM));
                case Topics.PORT, Topics.SHELTER -> Optional.of(ShelterAct.call(true));
                case Topics.MARINES ->
                    Optional.of(
                            MarinesAct.call(occasion.facts().get("enemy-ships").equals("no")));
                case Topics.DOWNGRADE ->
                    Optional.of(LoseAct.downgrade(occasion.facts().get("result").equals("all")));
                case Topics.LOSSES -> Optional.of(LoseAct.units(true));
                case Topics.FALLS -> Optional.of(LoseAct.leader(LoseAct.BEST));
                case Topics.EVENT ->
                    Optional.of(EventAct.call(
                            ((PendingStep.Proposal) seen.position().step()).event(), false));
                default -> plain(seen, side, offers);
            };
        }

        private Optional<Call> plain(Seen<War> seen, Side side, List<Offer> offers) {
            return switch (seen.position().step()) {
                case PendingStep.Initiative i -> Optional.of(InitiativeAct.call(true));
                case PendingStep.Wages w -> Optional.of(acts.strongestPaid(seen, side));
                case PendingStep.Aversion a -> Optional.of(Call.of("avert", "leader", "none"));
                case PendingStep.SetUp s -> Optional.of(DoneAct.CALL);
                case PendingStep.Turn t -> doneOr(offers);
                case PendingStep.OnCampaign s -> doneOr(offers);
                case PendingStep.Transfers t -> Optional.of(DoneAct.CALL);
                default -> any(offers);
            };
        }

        private static Optional<Call> doneOr(List<Offer> offers) {
            for (Offer offer : offers) {
                if (offer.verb().name().equals(DoneAct.CALL.verb())) {
                    return Optional.of(DoneAct.CALL);
                }
            }
            return any(offers);
        }

        /** Where something must be done and nothing is better than anything else: always the same. */
        private static Optional<Call> any(List<Offer> offers) {
            return Optional.of(new RandomComputer<War>().fill(offers.getFirst(), 1));
        }
    }
}
