package strategos.engine.games.sparta.computer;

import java.util.Optional;
import strategos.engine.Seen;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/**
 * What a side finds at each place, whichever of its forces comes: the same for all that think of going there, so it is
 * reckoned once, when the first asks.
 */
final class Sites {
    private final Printed printed;
    private final Procedures rules;
    private final Prizes prizes;
    private final Guards guards;
    private final Seen<War> seen;
    private final Side side;
    private final Site[] known;
    private Optional<Boolean> sated = Optional.empty();

    Sites(Printed printed, Procedures rules, Prizes prizes, Guards guards, Seen<War> seen, Side side) {
        this.printed = printed;
        this.rules = rules;
        this.prizes = prizes;
        this.guards = guards;
        this.seen = seen;
        this.side = side;
        this.known = new Site[printed.atlas().size()];
    }

    /** The position that this is said of. */
    Seen<War> seen() {
        return seen;
    }

    /** What is there. */
    Site at(int place) {
        if (known[place] == null) {
            known[place] = look(place);
        }
        return known[place];
    }

    private Site look(int place) {
        War war = seen.position();
        Board board = war.board();
        Side enemy = side.other();
        Field field = rules.ground().field();
        Locale locale = printed.atlas().locale(place);
        boolean fight = field.mayFight(war, side, place);
        int fleet = printed.counters().points(board, board.fleet(board.at(place, enemy)));
        if (board.landCount(place, enemy) > 0) {
            return new Site(Kind.FORCE, fight, fleet, 0, 0, 0);
        }
        int stirring = side == Side.SPARTA ? prizes.unrest(seen, place) : 0;
        if (locale.city() && rules.ground().control().holds(war, field.landEnemy(war, side, place), place)) {
            return new Site(Kind.CITY, fight, fleet, stirring, 0, 0);
        }
        int city = Math.max(tribute(locale), prizes.leagueCity(seen, side, place));
        return new Site(
                Kind.OPEN,
                fight,
                fleet,
                stirring,
                Math.max(city, prizes.fortSite(seen, side, place)),
                guards.wanting(seen.position(), side, place));
    }

    private int tribute(Locale city) {
        int tribute = prizes.tribute(seen, side, city);
        if (tribute > 0 && sated.isEmpty()) {
            sated = Optional.of(prizes.sated(seen, side));
        }
        return sated.orElse(false) ? 0 : tribute;
    }

    /** Who stands in the way of troops. */
    enum Kind {
        /** Land units of the enemy. */
        FORCE,
        /** A city that is not the side's. */
        CITY,
        /** Nobody. */
        OPEN
    }

    /**
     * A place as the side finds it.
     *
     * @param fight whether there may be fights and sieges at all
     * @param fleet points of the enemy's ships
     * @param stirring what a fleet may gain by revolts beside it
     * @param prize what troops gain by standing there
     * @param wanting points that the side's capital is short of
     */
    record Site(Kind kind, boolean fight, int fleet, int stirring, int prize, int wanting) {
        /** Whether the enemy is there, on land or at sea, and may fight. */
        boolean beset() {
            return fight && (kind == Kind.FORCE || fleet > 0);
        }
    }
}
