package strategos.engine.games.sparta.asking;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.RandomComputer;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.combat.DefenceActs.MarinesAct;
import strategos.engine.games.sparta.combat.DefenceActs.ShelterAct;
import strategos.engine.games.sparta.movement.StackAct.ReactAct;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.DoneAct;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.InitiativeAct;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

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
    public Optional<Line> barred(Seen<War> seen, Order order) {
        return acts.barred(order.call(), seen, Side.of(order.seat()));
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

    /** The question that a position puts, and the rule behind it. */
    static final class Prompts {
        private final Printed printed;
        private final Procedures rules;

        Prompts(Printed printed, Procedures rules) {
            this.printed = printed;
            this.rules = rules;
        }

        private Arg place(int place) {
            return printed.atlas().locale(place).named();
        }

        /** The question in words that all may read. */
        Text of(War war) {
            return switch (war.step()) {
                case PendingStep.SetUp setUp -> Text.of("ask.set-up");
                case PendingStep.Proposal proposal ->
                    Text.of("ask.event", "event", proposal.event().named());
                case PendingStep.Aversion a ->
                    Text.of(
                            "ask.avert",
                            "government",
                            new Arg.Name(
                                    "in-power",
                                    Integer.toString(war.government().row())));
                case PendingStep.Appointments a ->
                    Text.of("ask.appoint", "n", rules.politics().governments().missing(war));
                case PendingStep.Persians p -> Text.of("ask.persians");
                case PendingStep.Withdrawal(Side side, int from) -> Text.of("ask.withdraw", "place", place(from));
                case PendingStep.Initiative i ->
                    Text.of(
                            "ask.initiative",
                            "quarter",
                            war.calendar().quarter().next().named());
                case PendingStep.Turn turn ->
                    Text.of(
                            switch (turn.part()) {
                                case ARRIVE -> "ask.arrive";
                                case BUY -> "ask.buy";
                                case PAY, CAMPAIGN, TRANSFER -> "ask.campaign";
                            },
                            "talents",
                            war.purse().of(turn.side()),
                            "quarter",
                            war.calendar().quarter().named());
                case PendingStep.Wages(Side side) ->
                    Text.of("ask.pay", "talents", war.purse().of(side));
                case PendingStep.Transfers t -> Text.of("ask.transfer");
                case PendingStep.OnCampaign(Stack.Stage stage) -> {
                    Stack stack = war.stack().orElseThrow();
                    yield Text.of(
                            stage == Stack.Stage.DECLARE ? "ask.declare" : "ask.stack",
                            "leader",
                            war.called(printed.counters().id(stack.commander())),
                            "place",
                            place(stack.place(war.board())),
                            "points",
                            stack.points());
                }
                case PendingStep.Interception i ->
                    Text.of(
                            "ask.intercept",
                            "place",
                            place(war.stack().orElseThrow().place(war.board())));
                case PendingStep.InEngagement(Engagement.Stage stage) ->
                    Text.of(
                            switch (stage) {
                                case EVASION -> "ask.evade";
                                case PORT -> "ask.port";
                                case SHELTER -> "ask.shelter";
                                case MARINES, SEA, LAND, END -> "ask.marines";
                            },
                            "place",
                            place(war.engagement().orElseThrow().place()));
                case PendingStep.InCombat(Combat.Stage stage) -> {
                    Combat combat = war.combat().orElseThrow();
                    yield Text.of(
                            stage.downgrades() ? "ask.downgrade" : "ask.lose",
                            "place",
                            place(combat.place()),
                            "result",
                            combat.rolled().map(Combat.Rolled::result).orElse(""));
                }
                case PendingStep.LeaderFalls(Side side, int place) ->
                    Text.of("ask.leader-falls", "side", side.named(), "place", place(place));
                case PendingStep.Excess(Side side, int place, boolean naval) ->
                    Text.of("ask.excess", "place", place(place));
                case PendingStep.Administration a -> Text.of("ask.nothing");
                case PendingStep.Events e -> Text.of("ask.nothing");
                case PendingStep.Over o -> Text.of("ask.nothing");
            };
        }

        /** The rule behind the question. */
        String rule(War war) {
            return switch (war.step()) {
                case PendingStep.SetUp s -> "16.0";
                case PendingStep.Proposal proposal -> proposal.event().rule();
                case PendingStep.Aversion a -> "14.1";
                case PendingStep.Appointments a -> "6.4";
                case PendingStep.Persians p -> "15.13";
                case PendingStep.Withdrawal w -> "15.7";
                case PendingStep.Initiative i -> "3.2";
                case PendingStep.Turn turn ->
                    switch (turn.part()) {
                        case ARRIVE, PAY -> "3.2";
                        case BUY -> "12.5";
                        case CAMPAIGN -> "4.0";
                        case TRANSFER -> "6.6";
                    };
                case PendingStep.Wages w -> "12.3";
                case PendingStep.Transfers t -> "6.6";
                case PendingStep.OnCampaign(Stack.Stage stage) -> stage == Stack.Stage.DECLARE ? "7.5" : "4.1";
                case PendingStep.Interception i -> "7.9";
                case PendingStep.InEngagement(Engagement.Stage stage) ->
                    switch (stage) {
                        case EVASION -> "7.10";
                        case PORT -> "7.11";
                        case SHELTER -> "7.8";
                        case MARINES, SEA, LAND, END -> "8.5-naval";
                    };
                case PendingStep.InCombat(Combat.Stage stage) -> stage.loses() ? "8.2" : "8.4";
                case PendingStep.LeaderFalls l -> "6.7";
                case PendingStep.Excess e -> "5.1";
                case PendingStep.Administration a -> "3.2";
                case PendingStep.Events e -> "15.0";
                case PendingStep.Over o -> "16.0";
            };
        }
    }

    /** The careful answer to a question, from now on: what is done for one who is away, where it comes up again. */
    @Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "8.5-naval", "15.0"})
    static final class Rests {
        private final Printed printed;

        Rests(Printed printed) {
            this.printed = printed;
        }

        /** What may be left to a standing order; nothing where none can answer. */
        List<Rest> of(Seat seat, Decision decision) {
            return decision
                    .occasion()
                    .flatMap(occasion -> decision.fallback().get().map(answer -> rest(seat, occasion, answer)))
                    .stream()
                    .toList();
        }

        private Rest rest(Seat seat, Occasion occasion, Call answer) {
            String topic = occasion.topic();
            Map<String, String> facts = occasion.facts();
            return switch (topic) {
                case Topics.DOWNGRADE -> {
                    String result = facts.get(Topics.RESULT);
                    yield rest(seat, topic, Text.of("rest.downgrade." + result), one(Topics.RESULT, result), answer);
                }
                case Topics.LOSSES, Topics.FALLS -> rest(seat, topic, Text.of("rest." + topic), Map.of(), answer);
                case Topics.EVENT -> {
                    String event = facts.get(Topics.EVENT);
                    Text label = Text.of("rest.event", "event", new Arg.Name("event", event));
                    yield rest(seat, topic, label, one(Topics.EVENT, event), answer);
                }
                default -> {
                    String place = facts.get(Topics.PLACE);
                    Locale locale = printed.atlas().locale(printed.atlas().number(place));
                    Text label = Text.of("rest." + topic + word(answer), "place", locale.named());
                    yield rest(seat, topic, label, one(Topics.PLACE, place), answer);
                }
            };
        }

        /** What tells one answer from another, in the key of its words. */
        private static String word(Call answer) {
            String choice = answer.values().values().stream()
                    .flatMap(List::stream)
                    .findFirst()
                    .orElse("none");
            return "." + choice;
        }

        private static Map<String, Condition> one(String fact, String value) {
            return Map.of(fact, new Condition.OneOf(Set.of(value)));
        }

        private static Rest rest(Seat seat, String topic, Text label, Map<String, Condition> when, Call answer) {
            return new Rest(topic, label, new StandingOrder(seat, topic, when, answer, StandingOrder.UNLIMITED));
        }
    }
}
