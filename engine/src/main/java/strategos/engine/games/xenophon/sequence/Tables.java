package strategos.engine.games.xenophon.sequence;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.battle.Attacks.AttackTable;
import strategos.engine.games.xenophon.battle.Attacks.BattleTable;
import strategos.engine.games.xenophon.battle.Satraps.NegotiationsTable;
import strategos.engine.games.xenophon.battle.Satraps.SatrapTable;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.hardship.ExposurePhase;
import strategos.engine.games.xenophon.hardship.ForagePhase;
import strategos.engine.games.xenophon.hardship.Hunger.StarvationTable;
import strategos.engine.games.xenophon.hardship.Mutiny.DesertionTable;
import strategos.engine.games.xenophon.hardship.Mutiny.MoraleTable;
import strategos.engine.games.xenophon.hardship.Mutiny.RallyTable;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.route.TravelPhase;
import strategos.engine.games.xenophon.route.WeatherPhase;
import strategos.engine.seat.Seat;

/** All that {@code tables.json} prints. */
@Rule({"setup", "tracks", "distance-track", "time-track", "end-phase"})
public record Tables(
        String provenance,
        List<Sign> armies,
        Start setup,
        Tracks tracks,
        HandLimit hand,
        RoutePhase.Table route,
        WeatherPhase.Table weather,
        SatrapTable satrap,
        NegotiationsTable negotiations,
        AttackTable attack,
        BattleTable battle,
        ExposurePhase.Table exposure,
        ForagePhase.Table forage,
        StarvationTable starvation,
        MoraleTable morale,
        RallyTable rally,
        DesertionTable desertion,
        TravelPhase.Table travel) {
    /** The file that prints them. */
    public static final String FILE = "tables.json";

    /** An army and the letter on its pawn. */
    public record Sign(Seat seat, String sign) {}

    /**
     * What an army begins with.
     *
     * @param men in hundreds
     */
    public record Start(int men, int food, int cards) {}

    /** How many spaces the two tracks have. */
    public record Tracks(int distance, int time) {}

    public Tables {
        armies = List.copyOf(armies);
    }

    /** The tables of these data. @throws BadData when they cannot be played with */
    public static Tables read(GameData data) {
        String file = "config/games/" + data.game() + "/" + FILE;
        Tables tables = data.json(FILE, Tables.class);
        positive(file, "setup.men", tables.setup.men());
        positive(file, "setup.cards", tables.setup.cards());
        positive(file, "tracks.distance", tables.tracks.distance() - 1);
        positive(file, "tracks.time", tables.tracks.time());
        positive(file, "hand.draw", tables.hand.draw());
        positive(file, "hand.limit", tables.hand.limit());
        positive(file, "armies", tables.armies.size() - 1);
        return tables;
    }

    private static void positive(String file, String path, int number) {
        if (number <= 0) {
            throw new BadData(file, path, "is too small to play with");
        }
    }

    /** The letter on the pawn of that seat. */
    public String sign(Seat seat) {
        for (Sign sign : armies) {
            if (sign.seat().equals(seat)) {
                return sign.sign();
            }
        }
        throw new IllegalArgumentException("no army sits at " + seat);
    }
}
