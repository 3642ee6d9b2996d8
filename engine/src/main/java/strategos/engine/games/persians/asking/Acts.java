package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivateAct;
import strategos.engine.games.persians.activation.Dummies.PlaceAct;
import strategos.engine.games.persians.activation.ReorganiseAct;
import strategos.engine.games.persians.battle.BattleActs.FightAct;
import strategos.engine.games.persians.battle.BattleActs.LossesAct;
import strategos.engine.games.persians.battle.BattleActs.RetreatAct;
import strategos.engine.games.persians.city.CityActs.CityAct;
import strategos.engine.games.persians.city.CityActs.SackAct;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.interception.AgreeAct;
import strategos.engine.games.persians.interception.InterceptAct;
import strategos.engine.games.persians.losses.Departures;
import strategos.engine.games.persians.losses.PreferAct;
import strategos.engine.games.persians.movement.MovementActs.MarchAct;
import strategos.engine.games.persians.movement.MovementActs.ScorchAct;
import strategos.engine.games.persians.movement.PickUpActs.LeaveAct;
import strategos.engine.games.persians.movement.PickUpActs.TakeAct;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.PoliticalAct;
import strategos.engine.games.persians.sea.SeaActs.DebarkAct;
import strategos.engine.games.persians.sea.SeaActs.EmbarkAct;
import strategos.engine.games.persians.sea.SeaActs.SailAct;
import strategos.engine.games.persians.stratagem.RedeployAct;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.turn.Sequence;
import strategos.engine.games.persians.turn.TurnActs.DoneAct;
import strategos.engine.games.persians.turn.TurnActs.PassAct;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** All orders of the game. */
public final class Acts {
    private final strategos.engine.kit.Acts<War, Side> acts;
    private final Sequence sequence;
    private final Closed closed;

    public Acts(Sequence sequence) {
        this.sequence = sequence;
        Procedures rules = sequence.rules();
        closed = new Closed(rules.printed());
        Counted.Menu counted = CounterSelection.menu(rules.printed().counters());
        acts = new strategos.engine.kit.Acts<>(List.of(
                new ReorganiseAct(rules.printed(), rules.losses(), counted),
                new PlaceAct(),
                new PreferAct(rules.printed().counters()),
                new ActivateAct(rules.printed().counters()),
                new MarchAct(rules.marching()),
                new TakeAct(rules.printed(), counted),
                new LeaveAct(rules.losses(), rules.forces(), rules.attrition(), counted),
                new InterceptAct(rules.forces(), rules.interception()),
                new AgreeAct(rules.forces(), rules.interception()),
                new ScorchAct(rules.forces(), rules.attrition()),
                new SackAct(rules.forces(), rules.storming(), rules.attrition()),
                new EmbarkAct(rules.sailing(), rules.losses(), rules.forces(), counted),
                new DebarkAct(rules.sailing(), rules.forces()),
                new SailAct(rules.sailing()),
                new PoliticalAct(rules.politics()),
                new StratagemAct(rules.stratagems(), rules.windows()),
                new CityAct(),
                new LossesAct(rules.battles(), new Departures(rules.forces()), rules.forces()),
                new FightAct(rules.battles()),
                new RetreatAct(rules.battles()),
                new RedeployAct(rules.printed(), counted),
                new DoneAct(sequence),
                new PassAct(sequence)));
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return acts.verbs();
    }

    /**
     * What the side may do in a position concealed for whoever asks: nothing while it is not asked, but for the storm, which
     * may also break while the enemy moves.
     */
    @Rule({"11.2-tempest", "ruling-tempest"})
    public List<Offer> offers(Seen<War> seen, Side side) {
        if (asked(seen, side)) {
            return acts.offers(seen, side);
        }
        return offer(StratagemAct.NAME, seen, side).map(List::of).orElse(List.of());
    }

    /** That verb, if it is among what the side may do. */
    public Optional<Offer> offer(String verb, Seen<War> seen, Side side) {
        boolean may = asked(seen, side) || (verb.equals(StratagemAct.NAME) && moving(seen));
        return may ? acts.act(verb).flatMap(act -> act.offer(seen, side)) : Optional.empty();
    }

    private boolean asked(Seen<War> seen, Side side) {
        return sequence.asked(seen.position()).contains(side);
    }

    private static boolean moving(Seen<War> seen) {
        return seen.position().acting().filter(active -> !active.over()).isPresent();
    }

    /** Why that verb is not open to the side; empty when the game has no such verb. */
    public Optional<Line> closed(String verb, Seen<War> seen, Side side) {
        return acts.act(verb).map(act -> closed.why(act.verb(), seen, side));
    }

    /** Carries out an order that its offer let pass. */
    public void carryOut(Play<War> play, Order order) {
        acts.carryOut(play, Side.of(order.seat()), order.call());
        sequence.settle(play);
    }

    /** Why a verb is not open to the side that is asked: one sentence, from a position concealed for its seat. */
    @Rule({"2", "4.1", "4.3"})
    static final class Closed {
        /** What is done in one's own segments, by whoever is activated in them. */
        private static final Set<String> CAMPAIGN = Set.of(
                ActivateAct.NAME,
                MarchAct.NAME,
                TakeAct.NAME,
                LeaveAct.NAME,
                ScorchAct.NAME,
                SackAct.NAME,
                EmbarkAct.NAME,
                DebarkAct.NAME,
                SailAct.NAME,
                DoneAct.NAME);

        private final Printed printed;

        Closed(Printed printed) {
            this.printed = printed;
        }

        /** The reason, with the verb's rule. */
        Line why(Verb verb, Seen<War> seen, Side side) {
            War war = seen.position();
            if (CAMPAIGN.contains(verb.name()) && interrupted(war, side)) {
                return interruption(war);
            }
            Text why = switch (verb.name()) {
                case ReorganiseAct.NAME, PreferAct.NAME, PlaceAct.NAME -> before(verb, war);
                case ActivateAct.NAME -> activate(war, side);
                case PoliticalAct.NAME -> political(war);
                case StratagemAct.NAME -> stratagem(war.side(side));
                case CityAct.NAME, LossesAct.NAME, FightAct.NAME, RetreatAct.NAME, RedeployAct.NAME ->
                    Text.of("closed." + verb.name());
                case InterceptAct.NAME, AgreeAct.NAME -> meet(verb, war, side);
                case PassAct.NAME ->
                    Text.of(war.step() instanceof Step.Activation ? "closed.pass.active" : "closed.pass");
                default -> march(verb, war, side);
            };
            return new Line(why, verb.rule());
        }

        /** Whether the side's own segment waits for something else. */
        @Rule("2")
        private static boolean interrupted(War seen, Side side) {
            return seen.segment().filter(segment -> segment.side() == side).isPresent()
                    && !(seen.step() instanceof Step.Segment)
                    && !(seen.step() instanceof Step.Activation);
        }

        /** That it goes on afterwards. */
        @Rule({"2", "7"})
        private static Line interruption(War seen) {
            return seen.step() instanceof Step.Fight
                    ? new Line(
                            Text.of(
                                    "closed.battle",
                                    "zone",
                                    seen.fight().place().named()),
                            "7")
                    : new Line(Text.of("closed.question"), "2");
        }

        /** What is done before the draw. */
        @Rule({"4.3", "11.1"})
        private static Text before(Verb verb, War seen) {
            boolean now = seen.step() instanceof Step.Reorganise;
            return Text.of("closed." + verb.name() + (now ? ".nothing" : ""));
        }

        @Rule("4.1")
        private static Text activate(War seen, Side side) {
            return switch (seen.step()) {
                case Step.Activation a
                when seen.active().orElseThrow().side() == side ->
                    Text.of(
                            "closed.activate.active",
                            "leader",
                            lead(seen.active().orElseThrow()));
                case Step.Segment s -> Text.of("closed.activate.all");
                default -> Text.of("closed.segment");
            };
        }

        @Rule("14.3-political")
        private static Text political(War seen) {
            return Text.of(
                    seen.scenario().equals(Printed.SECOND_WAR) ? "closed.political" : "closed.political.scenario");
        }

        @Rule("11.2")
        private static Text stratagem(SideState state) {
            return Text.of("closed.stratagem", "n", state.hand().size());
        }

        @Rule({"6.1", "6.3"})
        private Text meet(Verb verb, War seen, Side side) {
            String key = "closed." + verb.name();
            return switch (seen.step()) {
                case Step.Activation a
                when seen.active().orElseThrow().side() == side ->
                    meet(verb, seen.active().orElseThrow(), seen);
                case Step.Entry entry ->
                    Text.of(key + ".entry", "zone", entry.mover().place().named());
                default -> Text.of(key);
            };
        }

        /** What hinders the active force: nobody to fight with, or a battle that was asked for already, comes before the rest. */
        @Rule({"4.4", "6.1", "11.1"})
        private static Text meet(Verb verb, Active active, War seen) {
            String key = "closed." + verb.name();
            boolean agree = verb.name().equals(AgreeAct.NAME);
            boolean bare =
                    !active.force().place().sea() && active.force().troops(seen).isEmpty();
            String why = bare ? ".bare" : agree && active.asked() ? ".asked" : ".active";
            return Text.of(key + why, "leader", lead(active), "zone", place(active));
        }

        /** What an active leader or dummy does, or ships while one is active. */
        @Rule({"4.1", "9"})
        private Text march(Verb verb, War seen, Side side) {
            Optional<Active> acting = seen.acting().filter(active -> active.side() == side);
            if (acting.isEmpty()) {
                boolean segment = seen.step() instanceof Step.Segment;
                return Text.of(segment ? "closed.inactive" : "closed.segment");
            }
            Active active = acting.get();
            Tables.Costs costs = printed.tables().costs();
            return switch (verb.name()) {
                case MarchAct.NAME -> stuck(seen, active);
                case ScorchAct.NAME -> bought(verb, costs.scorch(), seen, active);
                case SackAct.NAME -> bought(verb, costs.sack(), seen, active);
                case EmbarkAct.NAME, DebarkAct.NAME -> bought(verb, costs.embark(), seen, active);
                case SailAct.NAME ->
                    Text.of("closed.sail", "zones", printed.tables().limits().sea(), "points", left(seen, active));
                default -> Text.of("closed." + verb.name(), "leader", lead(active), "zone", place(active));
            };
        }

        @Rule({"5.1", "9.4"})
        private Text stuck(War seen, Active active) {
            int most = printed.tables().limits().land();
            if (active.force().place().sea()) {
                return Text.of("closed.march.aboard", "leader", lead(active));
            }
            if (printed.atlas().zone(active.force().place()).land().isEmpty()) {
                return Text.of("closed.march.island", "zone", place(active));
            }
            if (active.halted()) {
                return Text.of("closed.march.halted", "leader", lead(active));
            }
            return active.zones() >= most
                    ? Text.of("closed.march.far", "leader", lead(active), "zones", most)
                    : Text.of("closed.march.points", "zone", place(active), "points", left(seen, active));
        }

        private static Text bought(Verb verb, int cost, War seen, Active active) {
            int left = left(seen, active);
            return left < cost
                    ? Text.of("closed.points", "cost", cost, "left", left)
                    : Text.of("closed." + verb.name(), "zone", place(active));
        }

        private static int left(War seen, Active active) {
            return seen.side(active.side()).points();
        }

        private static Arg lead(Active active) {
            return Leader.named(active.force().lead());
        }

        private static Arg place(Active active) {
            return active.force().place().named();
        }
    }
}
