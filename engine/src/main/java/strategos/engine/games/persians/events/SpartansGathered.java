package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** All Spartans are taken from the map, to be laid down in the Peloponnese. */
@Rule({"11.2-isolationnisme", "4.1"})
@Recorded("spartans-gathered")
public record SpartansGathered(Troops troops, List<String> leaders, List<Ship> ships) implements PersiansEvent {
    public SpartansGathered {
        leaders = List.copyOf(leaders);
        ships = List.copyOf(ships);
    }

    @Override
    public War apply(War before) {
        Camp camp = Boxes.strip(before.camp(Side.GREEK), troops);
        for (Ship ship : ships) {
            camp = Boxes.sink(camp, ship);
        }
        for (String leader : leaders) {
            Chief chief = camp.chief(leader).orElseThrow();
            String heir = chief.aboard() ? Boxes.heir(camp, chief) : "";
            camp = camp.withoutChief(leader);
            if (!chief.troops().isEmpty()) {
                camp = heir.isEmpty()
                        ? camp.lay(chief.place(), chief.troops(), chief.spent())
                        : camp.with(camp.chief(heir)
                                .orElseThrow()
                                .with(camp.chief(heir).orElseThrow().troops().plus(chief.troops())));
            }
        }
        return Told.recounted(before, Told.recalled(before.with(camp)))
                .proceed(0, List.of(new Step.Redeploy(troops, leaders, ships, tired(before), spent(before))));
    }

    /** Going home activates nobody; who was activated before is still. */
    private Troops tired(War before) {
        Troops all = Troops.NONE;
        for (Pile pile : before.greek().piles()) {
            all = all.plus(pile.spent());
        }
        for (Chief chief : before.greek().chiefs()) {
            all = chief.spent() ? all.plus(chief.troops()) : all;
        }
        return all.and(troops);
    }

    private List<String> spent(War before) {
        return before.greek().chiefs().stream()
                .filter(Chief::spent)
                .map(Chief::id)
                .filter(leaders::contains)
                .toList();
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(Side.GREEK.seat())
                ? Told.line("told.spartans", "11.2-isolationnisme", "troops", troops.named())
                : Optional.empty();
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
