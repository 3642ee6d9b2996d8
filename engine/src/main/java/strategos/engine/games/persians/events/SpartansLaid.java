package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Spartans are laid down. */
@Rule({"11.2-isolationnisme", "4.1", "13"})
@Recorded("spartans-laid")
public record SpartansLaid(String zone, Troops troops, List<String> leaders, List<Ship> ships)
        implements PersiansEvent {
    public SpartansLaid {
        leaders = List.copyOf(leaders);
        ships = List.copyOf(ships);
    }

    @Override
    public War apply(War before) {
        Step.Redeploy step = (Step.Redeploy) before.step();
        Troops rested = troops.and(step.troops().minus(step.tired()));
        Camp camp = before.camp(Side.GREEK);
        for (String leader : leaders) {
            camp = camp.with(Chief.at(leader, zone).spent(step.spent().contains(leader)));
        }
        if (!troops.isEmpty()) {
            camp = camp.lay(zone, troops.minus(rested), true);
            camp = leaders.isEmpty()
                    ? camp.lay(zone, rested, false)
                    : camp.with(camp.chief(leaders.getFirst()).orElseThrow().with(rested));
        }
        for (Ship ship : ships) {
            camp = camp.single(zone, ship);
        }
        List<String> left = new ArrayList<>(step.leaders());
        left.removeAll(leaders);
        List<Ship> afloat = new ArrayList<>(step.ships());
        ships.forEach(afloat::remove);
        War after = troops.isEmpty() ? before : before.with(before.ground().entered(zone, Side.GREEK));
        return after.with(camp)
                .proceed(
                        1,
                        List.of(new Step.Redeploy(
                                step.troops().minus(troops),
                                left,
                                afloat,
                                step.tired().minus(troops.minus(rested)),
                                step.spent())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.spartans-laid", "11.2-isolationnisme", "zone", Zone.named(zone));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
