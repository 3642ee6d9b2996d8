package strategos.engine.games.sparta.computer;

import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Odds;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.rules.Mover;
import strategos.engine.games.sparta.rules.Sieges;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What it is worth to a force to be somewhere, or to do something there. */
final class Worth {
    private static final int GREAT_CITY = 60;
    private static final int CITY = 6;
    private static final int GOOD_ODDS = 3;
    private static final int BARE_GARRISON_ODDS = 4;
    private static final int LEAST_SIEGE_FACES = 1;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;

    Worth(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
    }

    /** What it is worth to end a march there with so many points left. */
    int of(War war, Mover mover, int place, int left) {
        Board board = war.board();
        Side side = mover.side();
        Side enemy = side.other();
        Bits units = board.units(mover.pieces());
        Bits troops = board.land(units);
        int ships = counters.points(board, board.fleet(board.at(place, enemy)));
        if (ships > 0 && (mover.ships() == 0 || ships > counters.points(board, board.fleet(units)))) {
            return 0;
        }
        Locale locale = printed.atlas().locale(place);
        boolean fight = rules.field().mayFight(war, side, place);
        int there = board.landCount(place, enemy);
        if (there > 0) {
            return fight && !troops.isEmpty() ? enemyForce(war, side, place, units, left) : 0;
        }
        if (locale.city() && rules.control().holds(war, enemy, place)) {
            return fight ? enemyCity(war, side, place, units, left) : 0;
        }
        return troops.isEmpty() ? 0 : ownCity(war, side, locale);
    }

    private int enemyForce(War war, Side side, int place, Bits units, int left) {
        boolean walls = rules.control().shelters(war, side.other(), place);
        int fight = landFight(war, side, place, units);
        if (!walls) {
            return fight;
        }
        return Math.min(fight + 1, Math.max(siegeAfter(war, side, place, units, left), ravage(war, side, place)));
    }

    private int enemyCity(War war, Side side, int place, Bits units, int left) {
        if (printed.atlas().locale(place).walled()) {
            return Math.max(siegeAfter(war, side, place, units, left), ravage(war, side, place));
        }
        Bits troops = war.board().land(units);
        int ratio = Odds.of(counters.points(war.board(), units), rules.control().garrison(war, place))
                .ratio();
        return !troops.isEmpty() && ratio >= BARE_GARRISON_ODDS ? value(place) : 0;
    }

    private int siegeAfter(War war, Side side, int place, Bits units, int left) {
        return left >= printed.tables().costs().siege() ? siege(war, side, place, units) : 0;
    }

    /** Confederation cities pay whoever stands in them. */
    private int ownCity(War war, Side side, Locale locale) {
        int place = locale.number();
        boolean pays = locale.confederate()
                && rules.control().holder(war, place) == side
                && !(side == Side.ATHENS && war.ground().has(Mark.BARRED, place))
                && war.board().landCount(place, side) == 0;
        return pays ? (side == Side.ATHENS ? locale.athenian() : locale.spartan()) : 0;
    }

    /** What a city is worth to its captor. */
    private int value(int place) {
        Locale locale = printed.atlas().locale(place);
        boolean great = locale.id().equals("athens")
                || locale.id().equals("sparta")
                || locale.id().equals("syracuse");
        int tribute = locale.confederate() ? locale.athenian() / 2 : 0;
        return great ? GREAT_CITY : CITY + tribute + (locale.counted() ? 2 : 0);
    }

    /** What a siege there promises. */
    int siege(War war, Side side, int place, Bits units) {
        Side enemy = rules.field().landEnemy(war, side, place);
        if (!rules.field().mayFight(war, side, place) || !rules.sieges().strongEnough(war, units, enemy, place)) {
            return 0;
        }
        Sieges.Attempt attempt = rules.sieges().attempt(war, units, enemy, place);
        int faces = attempt.chances(printed.tables().siege());
        return faces < LEAST_SIEGE_FACES ? 0 : Math.max(1, value(place) * faces / 6);
    }

    /** What a fight in the open there promises: worth it from 3:1, against a bare garrison from 4:1. */
    int landFight(War war, Side side, int place, Bits units) {
        Side enemy = rules.field().landEnemy(war, side, place);
        if (!rules.field().mayFight(war, side, place) || war.board().land(units).isEmpty()) {
            return 0;
        }
        Bits defenders = rules.field().freeLand(war, enemy, place);
        int defence = counters.points(war.board(), defenders);
        defence += enemy == Side.NEUTRAL ? 0 : rules.control().fort(war, enemy, place);
        if (rules.strengths().garrisonFights(war, enemy, place)) {
            defence += rules.control().garrison(war, place);
        }
        int ratio = Odds.of(counters.points(war.board(), units), defence).ratio();
        boolean bare = defenders.isEmpty();
        if (ratio < (bare ? BARE_GARRISON_ODDS : GOOD_ODDS)) {
            return 0;
        }
        return bare ? value(place) : 3 + defenders.size();
    }

    /** What ravaging there promises. */
    int ravage(War war, Side side, int place) {
        if (!rules.ravages().open(war, side, place)) {
            return 0;
        }
        int garrison = rules.control().garrison(war, place);
        boolean athens = printed.atlas().locale(place).id().equals("athens");
        return garrison < 2 ? 0 : athens ? 5 : garrison / 3;
    }
}
