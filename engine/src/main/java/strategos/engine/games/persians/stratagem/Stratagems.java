package strategos.engine.games.persians.stratagem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.activation.ActivationEvents.Exhausted;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.CounterEvents.StatusChanged;
import strategos.engine.games.persians.common.CounterEvents.StatusChanged.Change;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.losses.Departures.Castaways;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.stratagem.StratagemEvents.CourtShown;
import strategos.engine.games.persians.stratagem.StratagemEvents.Sighted;
import strategos.engine.games.persians.stratagem.StratagemEvents.SpartansGathered;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Sighting;
import strategos.engine.games.persians.war.ZoneId;

/** The stratagems, each with its window and what it does. */
@Rule("11.2")
public final class Stratagems {

    private final Forces forces;
    private final Attrition attrition;
    private final Castaways castaways;
    private final Isolation isolation;

    public Stratagems(Forces forces, Attrition attrition, Castaways castaways) {
        this.forces = forces;
        this.attrition = attrition;
        this.castaways = castaways;
        this.isolation = new Isolation(forces, castaways);
    }

    /** Plays a stratagem by its own verb; {@code aim} is its zone, leader or roll. */
    @Rule({"11.2-treason", "11.2-genius", "11.2-sacrifice", "11.2-panhellenism", "11.2-no-quarter", "11.2-ostracism"})
    public void play(Play<War> play, Side side, Stratagem stratagem, Optional<String> aim) {
        switch (stratagem) {
            case ORACLE -> Hands.ask(play, side, CombatPhase.of(aim.orElseThrow()));
            case TREASON, GENIUS, SACRIFICE -> Hands.spend(play, side, stratagem);
            case NO_QUARTER -> turn(play, side, stratagem, Change.NO_MERCY);
            case PANHELLENISM ->
                turn(play, side, stratagem, play.state().status().isolation() ? Change.NO_ISOLATION : Change.UNION);
            case RECONNAISSANCE -> {
                Hands.spend(play, side, stratagem);
                scout(play, side, new ZoneId(aim.orElseThrow()));
            }
            case TEMPEST -> {
                Hands.spend(play, side, stratagem);
                attrition.tempest(play, new ZoneId(aim.orElseThrow()));
            }
            case OSTRACISM -> {
                Hands.spend(play, side, stratagem);
                exile(play, new CounterId(aim.orElseThrow()));
            }
            case INTRIGUES -> {
                Hands.spend(play, side, stratagem);
                play.happen(new CourtShown(persians(play.state())));
            }
            case ISOLATIONISM -> {
                turn(play, side, stratagem, Change.ISOLATION);
                isolation.gather(play);
            }
            case MANOEUVRES -> throw new IllegalArgumentException("is played with a political attempt");
        }
    }

    /** Who takes over units aboard that were activated in this phase counts as activated himself. */
    @Rule({"4.1", "11.2-ostracism", "ruling-succession"})
    private void exile(Play<War> play, CounterId leader) {
        List<CounterId> heirs = Boxes.activatedHeir(play.state().side(Side.GREEK), leader, Troops.NONE);
        castaways.leave(play, Side.GREEK, leader);
        play.happen(new Exhausted(Side.GREEK, heirs));
    }

    private void turn(Play<War> play, Side side, Stratagem stratagem, Change what) {
        Hands.spend(play, side, stratagem);
        play.happen(new StatusChanged(what));
    }

    /** The force of one counter of the zone, drawn unseen; dummies in it go as if they had been met. */
    @Rule({"11.1", "11.2-reconnaissance"})
    private void scout(Play<War> play, Side side, ZoneId place) {
        SideState enemy = play.state().side(side.other());
        List<CounterId> counters = new ArrayList<>();
        enemy.ashore(place).forEach(c -> counters.add(c.id()));
        enemy.afloat(place).stream().filter(v -> !v.single()).forEach(v -> counters.add(v.id()));
        int n = counters.size() == 1 ? 0 : Flow.draw(play, side, "scout", "11.2-reconnaissance", counters.size());
        Force force = Forces.unmasked(play, forces.around(play.state(), side.other(), counters.get(n)));
        War war = play.state();
        if (!forces.there(war, force)) {
            return;
        }
        boolean fleet = war.side(side.other()).vessel(force.lead()).isPresent();
        List<CounterId> seen = new ArrayList<>(force.members());
        seen.addAll(forces.aboard(war, force));
        play.happen(new Sighted(new Sighting(
                side,
                place,
                seen,
                fleet ? forces.cargo(war, force) : forces.troops(war, force),
                forces.ships(war, force).stream().map(Ship::type).toList())));
    }

    /** Persian land units of Persia itself. */
    private Troops persians(War war) {
        return forces.of(war.side(Side.PERSIAN).army(), "persia");
    }

    /** Spartan Isolation: all that is Spartan goes home. */
    @Rule("11.2-isolationism")
    static final class Isolation {
        private static final String SPARTA = "sparta";

        private final Forces forces;
        private final Castaways castaways;

        Isolation(Forces forces, Castaways castaways) {
            this.forces = forces;
            this.castaways = castaways;
        }

        /** All that is Spartan is taken up, to be laid down in the Peloponnese. */
        @Rule("11.2-isolationism")
        void gather(Play<War> play) {
            War war = play.state();
            SideState state = war.side(Side.GREEK);
            List<CounterId> leaders = state.chiefs().stream()
                    .map(Chief::id)
                    .filter(id -> forces.isOf(war, id, SPARTA))
                    .toList();
            List<Ship> ships = state.vessels().stream()
                    .flatMap(v -> v.ships().stream())
                    .filter(ship -> forces.nation(ship).equals(SPARTA))
                    .toList();
            List<CounterId> vessels = state.vessels().stream().map(Vessel::id).toList();
            vessels.forEach(vessel -> unload(play, vessel));
            List<CounterId> heirs = vessels.stream()
                    .flatMap(vessel -> heir(play.state(), vessel).stream())
                    .toList();
            play.happen(
                    new SpartansGathered(forces.of(play.state().side(Side.GREEK).army(), SPARTA), leaders, ships));
            play.happen(new Exhausted(Side.GREEK, heirs));
            castaways.settle(play, Side.GREEK, vessels);
        }

        /** Units of others in Spartan boxes aboard come ashore, where no other leader is aboard to take them over. */
        @Rule({"11.2-isolationism", "ruling-castaways"})
        private void unload(Play<War> play, CounterId vessel) {
            War war = play.state();
            List<Chief> aboard = war.side(Side.GREEK).aboard(vessel);
            List<Chief> with = aboard.stream()
                    .filter(c -> !forces.of(c.troops(), SPARTA).equals(c.troops()))
                    .toList();
            if (!with.isEmpty() && aboard.stream().allMatch(c -> forces.isOf(war, c.id(), SPARTA))) {
                castaways.strand(play, Side.GREEK, with);
            }
        }

        /** Who takes over units of others that a Spartan aboard there has led in this phase: they are activated, and so he is. */
        @Rule({"4.1", "11.2-isolationism", "ruling-succession"})
        private Optional<CounterId> heir(War war, CounterId vessel) {
            List<Chief> aboard = war.side(Side.GREEK).aboard(vessel);
            boolean tired = aboard.stream()
                    .anyMatch(c -> c.spent()
                            && forces.isOf(war, c.id(), SPARTA)
                            && !forces.of(c.troops(), SPARTA).equals(c.troops()));
            return aboard.stream()
                    .map(Chief::id)
                    .filter(id -> tired && !forces.isOf(war, id, SPARTA))
                    .findFirst();
        }
    }
}
