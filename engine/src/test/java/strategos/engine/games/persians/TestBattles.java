package strategos.engine.games.persians;

import java.util.List;
import java.util.Optional;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** TestBattles for tests: all leaders or fleets of both sides in a zone fight, the Greek on the move. */
final class TestBattles {
    private TestBattles() {}

    static Battle formed(War war, String zone) {
        return battle(war, zone, false, Optional.empty(), Side.GREEK);
    }

    static Battle ambush(War war, String zone, Side ambusher) {
        return battle(war, zone, false, Optional.of(ambusher), Side.GREEK);
    }

    static Battle atSea(War war, String sea, Side active) {
        return battle(war, sea, true, Optional.empty(), active);
    }

    private static Battle battle(War war, String zone, boolean sea, Optional<Side> ambusher, Side active) {
        return Battle.of(force(war, active, zone, sea), force(war, active.other(), zone, sea), ambusher, 0, 0);
    }

    private static Force force(War war, Side side, String zone, boolean sea) {
        List<CounterId> members = sea
                ? war.side(side).afloat(new ZoneId(zone)).stream()
                        .map(Vessel::id)
                        .toList()
                : war.side(side).ashore(new ZoneId(zone)).stream()
                        .map(Chief::id)
                        .toList();
        return new Force(side, new ZoneId(zone), members);
    }
}
