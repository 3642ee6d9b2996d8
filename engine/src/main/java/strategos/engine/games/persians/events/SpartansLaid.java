package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.text.Line;

/** Spartans are laid down. */
@Rule({"11.2-isolationnisme", "13"})
@Recorded("spartans-laid")
public record SpartansLaid(String zone, Troops troops, List<String> leaders, List<Ship> ships)
        implements PersiansEvent {
    public SpartansLaid {
        leaders = List.copyOf(leaders);
        ships = List.copyOf(ships);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(Side.GREEK);
        for (String leader : leaders) {
            camp = camp.with(Chief.at(leader, zone).spent(true));
        }
        if (!troops.isEmpty()) {
            camp = leaders.isEmpty()
                    ? camp.lay(zone, troops, true)
                    : camp.with(camp.chief(leaders.getFirst()).orElseThrow().with(troops));
        }
        for (Ship ship : ships) {
            camp = camp.single(zone, ship);
        }
        Step.Redeploy step = (Step.Redeploy) before.step();
        List<String> left = new ArrayList<>(step.leaders());
        left.removeAll(leaders);
        List<Ship> afloat = new ArrayList<>(step.ships());
        ships.forEach(afloat::remove);
        War after = troops.isEmpty() ? before : before.with(before.ground().entered(zone, Side.GREEK));
        return after.with(camp)
                .proceed(1, List.of(new Step.Redeploy(step.troops().minus(troops), left, afloat)));
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
