package strategos.engine.games.persians.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.victory.VictoryEvents.ControlLaid;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Whose a zone is. */
@Rule({"13", "0.2"})
public final class Control {
    private final Printed printed;

    public Control(Printed printed) {
        this.printed = printed;
    }

    /** Who alone has land units ashore there. */
    public Optional<Side> alone(War war, ZoneId zone) {
        boolean greek = war.side(Side.GREEK).holds(zone);
        boolean persian = war.side(Side.PERSIAN).holds(zone);
        if (greek == persian) {
            return Optional.empty();
        }
        return Optional.of(greek ? Side.GREEK : Side.PERSIAN);
    }

    /** Whose the zone is at this moment. */
    @Rule("ruling-control")
    public Optional<Side> of(War war, ZoneId zone) {
        boolean greek = war.side(Side.GREEK).holds(zone);
        boolean persian = war.side(Side.PERSIAN).holds(zone);
        if (greek == persian) {
            return greek ? Optional.empty() : war.ground().marker(zone);
        }
        return Optional.of(greek ? Side.GREEK : Side.PERSIAN);
    }

    /** Whether it is that side's. */
    public boolean is(War war, ZoneId zone, Side side) {
        Optional<Side> owner = of(war, zone);
        return owner.isPresent() && owner.get() == side;
    }

    /** Whether a force with units lifts the enemy's marker by entering. */
    public boolean lifts(War war, Side side, ZoneId zone, boolean units) {
        return units && war.ground().marker(zone).equals(Optional.of(side.other()));
    }

    /** At the end of a turn markers are laid for who is alone. */
    public void lay(Play<War> play) {
        for (Side side : Side.values()) {
            List<ZoneId> zones = new ArrayList<>();
            for (Zone zone : printed.atlas().land()) {
                War war = play.state();
                if (alone(war, zone.id()).equals(Optional.of(side))
                        && !war.ground().marker(zone.id()).equals(Optional.of(side))) {
                    zones.add(zone.id());
                }
            }
            if (!zones.isEmpty()) {
                play.happen(new ControlLaid(side, zones));
            }
        }
    }
}
