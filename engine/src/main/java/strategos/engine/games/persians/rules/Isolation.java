package strategos.engine.games.persians.rules;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.StratagemEvents.SpartansGathered;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;

/** Spartan Isolation: all that is Spartan goes home. */
@Rule("11.2-isolationnisme")
final class Isolation {
    private static final String SPARTA = "sparta";

    private final Forces forces;
    private final Castaways castaways;

    Isolation(Forces forces, Castaways castaways) {
        this.forces = forces;
        this.castaways = castaways;
    }

    /** All that is Spartan is taken up, to be laid down in the Peloponnese. */
    @Rule("11.2-isolationnisme")
    void gather(Play<War> play) {
        War war = play.state();
        Camp camp = war.camp(Side.GREEK);
        List<String> leaders = camp.chiefs().stream()
                .map(Chief::id)
                .filter(id -> forces.nation(war, id).equals(SPARTA))
                .toList();
        List<Ship> ships = camp.vessels().stream()
                .flatMap(v -> v.ships().stream())
                .filter(ship -> forces.nation(ship).equals(SPARTA))
                .toList();
        List<String> vessels = camp.vessels().stream().map(Vessel::id).toList();
        vessels.forEach(vessel -> unload(play, vessel));
        play.happen(new SpartansGathered(forces.of(play.state().camp(Side.GREEK).army(), SPARTA), leaders, ships));
        castaways.settle(play, Side.GREEK, vessels);
    }

    /** Units of others in Spartan boxes aboard come ashore, where no other leader is aboard to take them over. */
    @Rule({"11.2-isolationnisme", "ruling-castaways"})
    private void unload(Play<War> play, String vessel) {
        War war = play.state();
        List<Chief> aboard = war.camp(Side.GREEK).aboard(vessel);
        List<Chief> with = aboard.stream()
                .filter(c -> !forces.of(c.troops(), SPARTA).equals(c.troops()))
                .toList();
        if (!with.isEmpty()
                && aboard.stream().allMatch(c -> forces.nation(war, c.id()).equals(SPARTA))) {
            castaways.strand(play, Side.GREEK, with);
        }
    }
}
