package strategos.engine.games.sparta.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.allegiance.Revolts.InciteAct;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.BesiegeAct.SallyAct;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.combat.DefenceActs.MarinesAct;
import strategos.engine.games.sparta.combat.DefenceActs.ShelterAct;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.government.Governments.AvertAct;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.movement.Movement;
import strategos.engine.games.sparta.movement.StackAct.DropAct;
import strategos.engine.games.sparta.movement.StackAct.PickUpAct;
import strategos.engine.games.sparta.movement.StackAct.ReactAct;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.revenue.Purchases.BuyAct;
import strategos.engine.games.sparta.revenue.Treasury.Upkeep.PayAct;
import strategos.engine.games.sparta.sequence.DeployAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.DoneAct;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.InitiativeAct;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Why a verb is not open to the side that is asked: one sentence, from a position concealed for its seat. */
@Rule({"3.2", "4.0", "4.1", "7.17"})
final class Closed {
    /** Orders that name the leader who sets out with them. */
    private static final Set<String> LED = Set.of(MarchAct.NAME, AttackAct.NAME, BesiegeAct.NAME, RavageAct.NAME);

    private final Force force;
    private final Movement movement;
    private final ClosedFights fights;

    Closed(Force force, Procedures rules) {
        this.force = force;
        this.movement = rules.moves().movement();
        this.fights = new ClosedFights(force, rules);
    }

    static Line line(String rule, String key, Object... values) {
        return new Line(Text.of(key, values), rule);
    }

    /** The reason; empty for what is no order of this game. */
    Optional<Line> why(String verb, Seen<War> seen, Side side) {
        War war = seen.position();
        return switch (verb) {
            case MarchAct.NAME, AttackAct.NAME, BesiegeAct.NAME, RavageAct.NAME -> Optional.of(led(verb, war, side));
            case DropAct.NAME -> Optional.of(drop(war));
            case PickUpAct.NAME -> Optional.of(pickUp(war));
            case SallyAct.NAME -> Optional.of(sally(war, side));
            case InciteAct.NAME -> Optional.of(incite(war, side));
            case EventAct.NAME -> Optional.of(between(war, side).orElseGet(() -> line("15.0", "closed.event")));
            case DoneAct.NAME -> Optional.of(done(war, side));
            default -> question(verb, war);
        };
    }

    /** The order names another leader than the one on campaign, whose own case says nothing of it. */
    @Rule("4.1")
    Optional<Line> barred(Call call, Seen<War> seen, Side side) {
        War war = seen.position();
        if (!(war.step() instanceof PendingStep.OnCampaign)
                || war.at(Stack.Stage.DECLARE)
                || !LED.contains(call.verb())) {
            return Optional.empty();
        }
        Stack stack = war.stack().orElseThrow();
        return call.maybe(Slots.LEADER)
                .flatMap(force.labels().printed().counters()::find)
                .filter(named -> stack.side() == side && named != stack.commander())
                .filter(named -> force.commanders(war, side).has(named))
                .map(named -> line("4.1", "closed.stack", "leader", leader(war, stack)));
    }

    /** Orders that a leader carries out with his stack. */
    @Rule({"4.0", "4.1", "6.1", "7.17"})
    private Line led(String verb, War war, Side side) {
        if (war.step() instanceof PendingStep.OnCampaign) {
            Stack stack = war.stack().orElseThrow();
            if (war.at(Stack.Stage.DECLARE)) {
                return declare(war, stack);
            }
            return verb.equals(MarchAct.NAME) ? stuck(war, stack) : fights.onTheWay(verb, war, stack);
        }
        if (!Force.idle(war, side)) {
            return line("4.0", "closed.campaign");
        }
        PieceSet bound = force.mustAct(war, side);
        if (!bound.isEmpty()) {
            return bound(war, bound);
        }
        if (force.commanders(war, side).isEmpty()) {
            return Force.chiefs(war, side).isEmpty()
                    ? line("6.1", "closed.none-on-map")
                    : line("4.1", "closed.no-leader");
        }
        return fights.anywhere(verb, war, side);
    }

    @Rule("7.5")
    private Line declare(War war, Stack stack) {
        return line("7.5", "closed.declare", "leader", leader(war, stack), "place", place(war, stack));
    }

    @Rule("7.17")
    private Line bound(War war, PieceSet leaders) {
        List<Arg> named = new ArrayList<>();
        leaders.each(leader -> named.add(leader(war, leader)));
        return line("7.17", "closed.bound", "leaders", named, "n", leaders.size());
    }

    @Rule({"7.1", "7.3"})
    private Line stuck(War war, Stack stack) {
        Arg leader = leader(war, stack);
        return stack.points() < movement.cost()
                ? line("7.3", "closed.march.points", "leader", leader)
                : line("7.1", "closed.march.no-way", "leader", leader, "points", stack.points());
    }

    /** What is done between two campaigns, in the Campaign Phase; empty where nothing general stands against it. */
    @Rule({"4.0", "4.1", "7.17"})
    private Optional<Line> between(War war, Side side) {
        if (war.step() instanceof PendingStep.OnCampaign) {
            Stack stack = war.stack().orElseThrow();
            return Optional.of(
                    war.at(Stack.Stage.DECLARE)
                            ? declare(war, stack)
                            : line("4.1", "closed.stack", "leader", leader(war, stack)));
        }
        if (!Force.idle(war, side)) {
            return Optional.empty();
        }
        PieceSet bound = force.mustAct(war, side);
        return bound.isEmpty() ? Optional.empty() : Optional.of(bound(war, bound));
    }

    private static boolean campaigning(War war, Side side) {
        return war.step() instanceof PendingStep.OnCampaign || Force.idle(war, side);
    }

    @Rule("7.6")
    private Line drop(War war) {
        if (!(war.step() instanceof PendingStep.OnCampaign)) {
            return line("7.6", "closed.drop.no-stack");
        }
        Stack stack = war.stack().orElseThrow();
        if (war.at(Stack.Stage.DECLARE)) {
            return declare(war, stack);
        }
        return force.bound(war, stack)
                ? bound(war, PieceSet.of(stack.commander()))
                : line("7.6", "closed.drop.alone", "leader", leader(war, stack));
    }

    @Rule("7.7")
    private Line pickUp(War war) {
        if (!(war.step() instanceof PendingStep.OnCampaign)) {
            return line("7.7", "closed.pickup.no-stack");
        }
        Stack stack = war.stack().orElseThrow();
        if (war.at(Stack.Stage.DECLARE)) {
            return declare(war, stack);
        }
        return stack.points() == 0 && !stack.picked()
                ? line("7.7", "closed.pickup.points", "leader", leader(war, stack))
                : line("7.7", "closed.pickup.nobody", "place", place(war, stack));
    }

    @Rule({"9.1", "15.7"})
    private Line sally(War war, Side side) {
        Optional<Line> general = between(war, side);
        if (general.isPresent()) {
            return general.get();
        }
        if (!campaigning(war, side)) {
            return line("4.0", "closed.campaign");
        }
        PlaceSet trapped = war.ground().of(Marker.trapped(side));
        if (trapped.isEmpty()) {
            return line("9.1", "closed.sally.free");
        }
        return trapped.filter(place -> force.field().mayBreakOut(war, side, place))
                        .isEmpty()
                ? fights.forbidden(war, trapped.first())
                : line("9.1", "closed.sally.tried");
    }

    @Rule({"10.1", "10.5", "15.7"})
    private Line incite(War war, Side side) {
        if (side == Side.ATHENS) {
            return line("10.1", "closed.incite.athens");
        }
        Optional<Line> general = between(war, side);
        if (general.isPresent()) {
            return general.get();
        }
        if (!campaigning(war, side)) {
            return line("4.0", "closed.campaign");
        }
        return war.politics().peace() ? line("15.7", "closed.peace") : line("10.1", "closed.incite.nowhere");
    }

    @Rule({"3.2", "7.17"})
    private Line done(War war, Side side) {
        if (war.step() instanceof PendingStep.OnCampaign) {
            Stack stack = war.stack().orElseThrow();
            return war.at(Stack.Stage.DECLARE) ? declare(war, stack) : bound(war, PieceSet.of(stack.commander()));
        }
        return between(war, side).orElseGet(() -> line("3.2", "closed.done"));
    }

    /** Answers to a question that is not put now. */
    @Rule({"3.2", "6.6", "7.8", "7.9", "7.10", "8.2", "8.5-naval", "12.3", "12.5", "14.1"})
    private static Optional<Line> question(String verb, War war) {
        boolean evading = war.at(Engagement.Stage.EVASION);
        return switch (verb) {
            case DeployAct.NAME -> Optional.of(line("3.2", "closed.deploy"));
            case AvertAct.NAME -> Optional.of(line("14.1", "closed.avert"));
            case InitiativeAct.NAME -> Optional.of(line("3.2", "closed.initiative"));
            case PayAct.NAME -> Optional.of(line("12.3", "closed.pay"));
            case BuyAct.NAME -> Optional.of(line("12.5", "closed.buy"));
            case TransferAct.NAME ->
                Optional.of(line(
                        "6.6",
                        war.step() instanceof PendingStep.Transfers ? "closed.transfer.nobody" : "closed.transfer"));
            case ReactAct.NAME -> Optional.of(line("7.9", "closed.react"));
            case ShelterAct.NAME ->
                Optional.of(evading ? line("7.10", "closed.shelter.evade") : line("7.8", "closed.shelter"));
            case MarinesAct.NAME -> Optional.of(line("8.5-naval", "closed.marines"));
            case LoseAct.NAME -> Optional.of(line("8.2", "closed.lose"));
            default -> Optional.empty();
        };
    }

    private Arg leader(War war, Stack stack) {
        return leader(war, stack.commander());
    }

    private Arg leader(War war, int leader) {
        return war.called(force.labels().printed().counters().id(leader));
    }

    private Arg place(War war, Stack stack) {
        return force.labels().printed().atlas().locale(stack.place(war.board())).named();
    }
}
