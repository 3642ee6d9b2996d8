package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** All counters of a nation leave the game (14.1). */
@Rule("14.1")
@Recorded("nation-gone")
public record NationGone(String city, int roll, int die, String nation, Troops troops, List<String> shipTypes)
        implements PersiansEvent {
    public NationGone {
        shipTypes = List.copyOf(shipTypes);
    }

    @Override
    public War apply(War before) {
        Camp camp = Boxes.strip(before.camp(Side.GREEK), troops);
        for (Vessel vessel : camp.vessels()) {
            camp = camp.with(vessel.minus(vessel.ships().stream()
                    .filter(s -> shipTypes.contains(s.type()))
                    .toList()));
        }
        return Told.recounted(before, Told.recalled(before.with(camp)))
                .with(before.tide().fallen(city, nation))
                .with(new Notice("fall", city, List.of(die)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.nation-gone",
                "14.1",
                "city",
                new Arg.Name("city", city),
                "die",
                die,
                "nation",
                new Arg.Name("nation", nation));
    }

    @Override
    public boolean reveals() {
        return true;
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
