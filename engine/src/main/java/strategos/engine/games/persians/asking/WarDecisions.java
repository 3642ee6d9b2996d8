package strategos.engine.games.persians.asking;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.engine.Decision;
import strategos.engine.Decisions;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivateAct;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.BattleActs.LossesAct;
import strategos.engine.games.persians.battle.BattleActs.RetreatAct;
import strategos.engine.games.persians.battle.Retreats;
import strategos.engine.games.persians.city.CityActs.CityAct;
import strategos.engine.games.persians.interception.InterceptAct;
import strategos.engine.games.persians.losses.Departures;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.movement.MovementActs.MarchAct;
import strategos.engine.games.persians.sea.SeaActs.DebarkAct;
import strategos.engine.games.persians.sea.SeaActs.SailAct;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.turn.Sequence;
import strategos.engine.games.persians.turn.TurnActs.DoneAct;
import strategos.engine.games.persians.turn.TurnActs.PassAct;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.HandProposals;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * Who is waited for, and what each side may order, now and in advance. That a side is asked depends on what all can see, and
 * on nothing else.
 */
@Rule({"2", "6", "7"})
public final class WarDecisions implements Decisions<War> {
    private final Acts acts;
    private final Sequence sequence;
    private final Topics topics;
    private final Fallbacks fallbacks;
    private final Objections objections;
    private final HandProposals<War> proposals;

    public WarDecisions(Acts acts, Sequence sequence, Topics topics, HandProposals<War> proposals) {
        this.acts = acts;
        this.sequence = sequence;
        this.topics = topics;
        this.fallbacks = new Fallbacks(sequence.rules());
        this.objections = new Objections(topics, sequence.rules());
        this.proposals = proposals;
    }

    @Override
    public Optional<Line> closed(Seen<War> seen, Seat seat, String verb) {
        return acts.closed(verb, seen, Side.of(seat));
    }

    @Override
    public Optional<Line> objection(StandingOrder standing, Seen<War> seen) {
        return objections.to(standing, seen);
    }

    /** Whoever may be there, and whatever the hand holds. Who is aboard marches when he has landed. */
    @Rule({"5.1", "6.1", "9.4", "11.2"})
    @Override
    public List<String> unseen(Seen<War> open, Seat seat) {
        return switch (open.position().step()) {
            case Step.Segment s -> List.of(ActivateAct.NAME);
            case Step.Activation a -> active(open.position(), Side.of(seat));
            case Step.Entry e -> List.of(InterceptAct.NAME);
            case Step.Fight f ->
                switch (open.position().fight().stage()) {
                    case OPENING_ACTIVE, OPENING_PASSIVE, MERCY -> List.of(StratagemAct.NAME);
                    default -> List.of();
                };
            default -> List.of();
        };
    }

    private static List<String> active(War open, Side side) {
        ZoneId place = open.active().orElseThrow().force().place();
        if (place.equals(ZoneId.AFLOAT)) {
            return List.of(SailAct.NAME, DebarkAct.NAME);
        }
        return open.side(side.other()).counters(place) > 0
                ? List.of(MarchAct.NAME, InterceptAct.NAME)
                : List.of(MarchAct.NAME);
    }

    @Override
    public List<Rest> rests(Seen<War> seen, Seat seat) {
        return of(seen, seat).map(decision -> Rests.of(seat, decision)).orElse(List.of());
    }

    @Override
    public SequencedMap<Call, Text> proposals(Seen<War> seen, Seat seat, Topic topic, Map<String, Condition> when) {
        return proposals.of(seen, topic);
    }

    /** Who is waited for. */
    public SequencedMap<Seat, Text> awaited(War seen) {
        SequencedMap<Seat, Text> awaited = new LinkedHashMap<>();
        Set<Side> asked = sequence.asked(seen);
        for (Side side : Side.values()) {
            if (asked.contains(side)) {
                awaited.put(side.seat(), prompt(seen, side));
            }
        }
        return awaited;
    }

    @Override
    public Optional<Decision> of(Seen<War> seen, Seat seat) {
        War war = seen.position();
        Side side = Side.of(seat);
        if (!side.seat().equals(seat)) {
            return Optional.empty();
        }
        List<Offer> offers = acts.offers(seen, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        Optional<Occasion> occasion =
                topics.of(seen, side).map(topic -> new Occasion(topic, () -> topics.facts(seen, side)));
        return Optional.of(new Decision(
                prompt(war, side), rule(war, side), occasion, offers, () -> fallbacks.of(seen, side, offers)));
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Seat seat, String verb) {
        Side side = Side.of(seat);
        return side.seat().equals(seat) ? acts.offer(verb, seen, side) : Optional.empty();
    }

    private static String rule(War seen, Side side) {
        return switch (seen.step()) {
            case Step.Reorganise r -> "4.3";
            case Step.Activation a -> seen.active().orElseThrow().side() == side ? "4.1" : "11.2-tempest";
            case Step.Entry e -> "6.1";
            case Step.Accord a -> "6.1";
            case Step.Fight f -> rule(seen.fight());
            case Step.Redeploy r -> "11.2-isolationism";
            case Step.Palace p -> "11.2-intrigues";
            default -> "2";
        };
    }

    private static String rule(Battle battle) {
        return switch (battle.stage()) {
            case CITY -> "8.1";
            case OPENING_ACTIVE, OPENING_PASSIVE, MERCY -> "11.2";
            case RETREAT -> "7.6";
            default -> battle.sea() ? "9.3" : "7.1";
        };
    }

    private static Text prompt(War seen, Side side) {
        return switch (seen.step()) {
            case Step.Reorganise r -> Text.of("prompt.reorganise", "side", side.named());
            case Step.Segment s -> Text.of("prompt.segment", "side", side.named());
            case Step.Activation a -> {
                boolean own = seen.active().orElseThrow().side() == side;
                yield Text.of(own ? "prompt.active" : "prompt.tempest", "side", side.named());
            }
            case Step.Entry entry ->
                Text.of(
                        "prompt.entry",
                        "side",
                        side.named(),
                        "zone",
                        entry.mover().place().named());
            case Step.Accord accord ->
                Text.of(
                        "prompt.accord",
                        "side",
                        side.named(),
                        "zone",
                        accord.active().place().named());
            case Step.Fight f -> prompt(seen.fight(), side);
            case Step.Redeploy r -> Text.of("prompt.redeploy", "side", side.named());
            case Step.Palace p -> Text.of("prompt.palace", "side", side.named());
            default -> Text.of("prompt.wait", "side", side.named());
        };
    }

    private static Text prompt(Battle battle, Side side) {
        String key = switch (battle.stage()) {
            case CITY -> "prompt.city";
            case OPENING_ACTIVE, OPENING_PASSIVE -> "prompt.opening";
            case MERCY -> "prompt.mercy";
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> "prompt.losses";
            case RETREAT -> "prompt.retreat";
            default -> battle.parts() ? "prompt.fight" : "prompt.fight.on";
        };
        return Text.of(
                key,
                "side",
                side.named(),
                "zone",
                battle.place().named(),
                "round",
                battle.round().number(),
                "owes",
                battle.side(side).owes());
    }

    /** What is done for a side whose player is away or too late. */
    @Rule({"2", "0.4"})
    static final class Fallbacks {
        private final Procedures rules;

        Fallbacks(Procedures rules) {
            this.rules = rules;
        }

        Optional<Call> of(Seen<War> seen, Side side, List<Offer> offers) {
            War war = seen.position();
            Call call = switch (war.step()) {
                case Step.Activation a -> DoneAct.CALL;
                case Step.Fight f -> fight(war, war.fight(), side);
                case Step.Palace palace -> home(war, palace.shown());
                default -> PassAct.CALL;
            };
            for (Offer offer : offers) {
                if (offer.verb().name().equals(call.verb())) {
                    return offer.refusal(call).isEmpty() ? Optional.of(call) : Optional.empty();
                }
            }
            return Optional.empty();
        }

        private Call fight(War seen, Battle battle, Side side) {
            return switch (battle.stage()) {
                case CITY -> Call.of(CityAct.NAME, CityAct.WHERE, CityAct.OUTSIDE);
                case ROUND_END -> FightAct.call(Will.ON);
                case RETREAT -> Call.of(RetreatAct.NAME, RetreatAct.ZONE, refuge(seen, battle, side));
                case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> losses(seen, battle, side);
                default -> PassAct.CALL;
            };
        }

        private String refuge(War seen, Battle battle, Side side) {
            SideState enemy = seen.side(side.other());
            return rules.battles().retreats().zones(seen, battle.force(side)).stream()
                    .min(Comparator.comparingInt(zone -> enemy.lying(zone)))
                    .map(ZoneId::id)
                    .orElse(Retreats.ABOARD);
        }

        private Call losses(War seen, Battle battle, Side side) {
            LossChoice choice = rules.battles().choice(seen, battle, side);
            return call(choice.byOrder(rules.forces().lossOrder(seen.side(side))));
        }

        private static Call call(List<String> kinds) {
            Call call = Call.of(LossesAct.NAME);
            for (String kind : kinds) {
                call = call.with(LossesAct.UNITS, kind);
            }
            return call;
        }

        /** The strongest go first. */
        private Call home(War seen, Troops shown) {
            List<String> order =
                    rules.forces().lossOrder(seen.side(Side.PERSIAN)).reversed();
            int left = Departures.homeGoers(shown);
            Call call = Call.of(LossesAct.NAME);
            for (String kind : order) {
                for (int n = 0; n < shown.count(kind) && left > 0; n++) {
                    call = call.with(LossesAct.UNITS, kind);
                    left--;
                }
            }
            return call;
        }
    }
}
