package strategos.engine.games.persians;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen.Concealment;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/**
 * What a viewer may know: the own side whole; of the other side what lies face up, how many counters lie face down where,
 * how many stratagems it holds; and both forces of a battle, until it is over.
 */
@Rule({"3", "4", "11.1"})
final class Conceal extends Concealment<War> {
    @Override
    protected War hide(War war, Viewer viewer) {
        Optional<Side> own = viewer instanceof Seat seat ? Optional.of(Side.of(seat)) : Optional.empty();
        if (war.step() instanceof Step.Over) {
            return war;
        }
        Set<CounterId> shown = war.battle().map(Battle::shown).orElse(Set.of());
        List<Step> steps = new ArrayList<>(war.steps().size());
        for (Step step : war.steps()) {
            steps.add(step.hidden(own, shown));
        }
        return war.with(seen -> seen.steps(steps)
                .active(war.active().map(active -> active.hidden(own, shown)))
                .battle(war.battle().map(battle -> battle.hidden(own)))
                .greek(hide(war, war.greek(), own, shown))
                .persian(hide(war, war.persian(), own, shown))
                .pool(war.pool().hidden())
                .sightings(war.sightings().stream()
                        .filter(s -> own.equals(Optional.of(s.by())))
                        .toList()));
    }

    private static SideState hide(War war, SideState state, Optional<Side> own, Set<CounterId> shown) {
        if (!state.known() || own.equals(Optional.of(state.side()))) {
            return state;
        }
        List<Chief> chiefs = new ArrayList<>();
        if (!shown.isEmpty()) {
            for (Chief chief : state.chiefs()) {
                if (shown.contains(chief.id())
                        || chief.vessel().filter(shown::contains).isPresent()) {
                    chiefs.add(chief);
                }
            }
        }
        Facade facade = war.step() instanceof Step.Reorganise reorganise
                ? state.side() == Side.GREEK ? reorganise.greek() : reorganise.persian()
                : Facade.of(state, shown);
        List<Vessel> vessels = new ArrayList<>(facade.singles());
        for (Vessel vessel : state.vessels()) {
            if (shown.contains(vessel.id()) && !vessel.single()) {
                vessels.add(vessel);
            }
        }
        return state.hidden(chiefs, vessels, facade);
    }
}
