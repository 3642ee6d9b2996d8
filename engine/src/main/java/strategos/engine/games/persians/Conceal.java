package strategos.engine.games.persians;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seat;
import strategos.engine.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Purse;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;

/**
 * What a viewer may know: the own side whole; of the other side what lies face up, how many counters lie face down where,
 * how many stratagems it holds; and both forces of a battle, until it is over.
 */
@Rule({"3", "4", "11.1"})
final class Conceal {
    private Conceal() {}

    static War from(War war, Viewer viewer) {
        Optional<Side> own = viewer instanceof Seat seat ? Optional.of(Side.of(seat)) : Optional.empty();
        if (war.step() instanceof Step.Over) {
            return war;
        }
        Set<String> shown = new HashSet<>();
        for (Step step : war.steps()) {
            if (step instanceof Step.Fight(Battle battle)) {
                shown.addAll(battle.shown());
            }
        }
        War seen = war.steps(
                war.steps().stream().map(step -> step.hidden(own, shown)).toList());
        for (Side side : Side.values()) {
            if (!own.equals(Optional.of(side)) && war.camp(side).known()) {
                seen = seen.with(hide(war, war.camp(side), shown));
            }
        }
        return seen.with(war.pool().hidden())
                .sightings(war.sightings().stream()
                        .filter(s -> own.equals(Optional.of(s.by())))
                        .toList());
    }

    private static Camp hide(War war, Camp camp, Set<String> shown) {
        List<Chief> chiefs = camp.chiefs().stream()
                .filter(c -> shown.contains(c.id()) || shown.contains(c.vessel()))
                .toList();
        Facade facade = Facade.of(camp, shown);
        if (war.step() instanceof Step.Reorganise reorganise) {
            facade = camp.side() == Side.GREEK ? reorganise.greek() : reorganise.persian();
        }
        List<Vessel> vessels = new ArrayList<>(facade.singles());
        camp.vessels().stream()
                .filter(v -> shown.contains(v.id()) && !v.single())
                .forEach(vessels::add);
        return new Camp(
                camp.side(),
                false,
                chiefs,
                vessels,
                facade.piles(),
                facade.faces(),
                Purse.UNKNOWN,
                camp.hand().hidden(),
                facade.lostDummies(),
                facade.lostDecoys(),
                List.of(),
                camp.canvass());
    }
}
