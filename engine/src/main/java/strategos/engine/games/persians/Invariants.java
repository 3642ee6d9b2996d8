package strategos.engine.games.persians;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;

/** What is true of every position. */
@Rule({"0.3", "1.2", "4", "9.4"})
final class Invariants {
    private final Printed printed;
    private final Losses losses;

    Invariants(Procedures rules) {
        this.printed = rules.printed();
        this.losses = rules.losses();
    }

    /** The first thing that is wrong; empty when all is well. */
    Optional<String> broken(War war) {
        if (war.steps().isEmpty()) {
            return Optional.of("nothing is under way");
        }
        Troops all = Troops.NONE;
        for (Side side : Side.values()) {
            SideState state = war.side(side);
            Optional<String> wrong = broken(war, state);
            if (wrong.isPresent()) {
                return wrong.map(words -> side + ": " + words);
            }
            all = all.plus(state.army());
        }
        if (astray(war)) {
            return Optional.of("the active force is not where its leader is");
        }
        for (Province province : war.provinces()) {
            all = all.plus(province.troops());
        }
        for (Arms arms : printed.counters().units()) {
            if (all.count(arms.id()) > arms.count()) {
                return Optional.of("too many of " + arms.id());
            }
        }
        return Optional.empty();
    }

    private static boolean astray(War war) {
        Optional<Force> force = war.active().map(Active::force);
        Optional<Chief> lead = force.flatMap(active -> war.side(active.side()).chief(active.lead()));
        return lead.isPresent()
                && settled(war)
                && !lead.get().place().equals(force.get().place());
    }

    private Optional<String> broken(War war, SideState state) {
        if (state.known() && state.points() < 0) {
            return Optional.of("action points are negative");
        }
        if (state.known() && state.hand().held().size() != state.hand().size()) {
            return Optional.of("the hand is not what it is said to hold");
        }
        Set<CounterId> ids = new HashSet<>();
        for (Chief chief : state.chiefs()) {
            if (!ids.add(chief.id())) {
                return Optional.of(chief.id().id() + " is twice");
            }
            Optional<String> wrong = broken(state, chief);
            if (wrong.isPresent()) {
                return wrong.map(words -> chief.id().id() + " " + words);
            }
        }
        for (Vessel vessel : state.vessels()) {
            if (printed.atlas().sea(vessel.sea()) == null
                    || vessel.dummy() != vessel.ships().isEmpty()) {
                return Optional.of(vessel.id().id() + " is not at sea, or without ships");
            }
            if (losses.free(state, vessel) < 0 && settled(war)) {
                return Optional.of(vessel.id().id() + " carries too much");
            }
        }
        return Optional.empty();
    }

    private Optional<String> broken(SideState state, Chief chief) {
        boolean sea = chief.place().sea();
        if (sea != chief.aboard()) {
            return Optional.of("swims");
        }
        if (chief.aboard()
                && chief.vessel()
                        .flatMap(state::vessel)
                        .filter(v -> v.sea().equals(chief.place()))
                        .isEmpty()) {
            return Optional.of("is aboard of nothing");
        }
        if (!sea && !printed.atlas().hasLand(chief.place())) {
            return Optional.of("is nowhere");
        }
        if (chief.dummy() && !chief.troops().isEmpty()) {
            return Optional.of("commands units");
        }
        if (chief.follows()) {
            Optional<Chief> boss = chief.boss().flatMap(state::chief);
            if (boss.isEmpty()
                    || boss.get().follows()
                    || !boss.get().place().equals(chief.place())
                    || (!chief.dummy()
                            && printed.counters().stars(boss.get().id())
                                    <= printed.counters().stars(chief.id()))) {
                return Optional.of("follows nobody, or nobody above him");
            }
        }
        return Optional.empty();
    }

    /** Nothing is under way that may leave things unsettled for a moment. */
    private static boolean settled(War war) {
        return List.of(Step.Reorganise.class, Step.Segment.class, Step.Activation.class)
                .contains(war.step().getClass());
    }
}
