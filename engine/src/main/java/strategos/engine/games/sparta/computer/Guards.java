package strategos.engine.games.sparta.computer;

import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What must stay where it is, so that what is held stays held. */
final class Guards {
    /** Athens is not left with fewer points than these, its garrison included: a siege of it needs as many. */
    private static final int WALLED_GUARD = 28;

    /** Sparta, which no road leads to from Athens, is not left with fewer than these: what a fleet lands is less. */
    private static final int OPEN_GUARD = 16;

    /** From this year on the Peace may be over by the next (15.11). */
    private static final int LAST_YEARS_OF_PEACE = 418;

    /** An enemy so many steps away may be at the gates next season. */
    private static final int NEAR = 4;

    /** In the Peace all of Sparta's army may stand ready for the day it ends, and nothing else is to be done with a fleet. */
    private static final int IN_PEACE = 6;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final Prizes prizes;
    private final int athens;
    private final int sparta;

    Guards(Printed printed, Procedures rules, Prizes prizes) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        this.prizes = prizes;
        this.athens = printed.atlas().number("athens");
        this.sparta = printed.atlas().number("sparta");
    }

    /** What stays where it is: one unit in a city that pays, and enough in a capital that the enemy near cannot take it. */
    PieceSet of(Seen<War> seen, Side side, int place, PieceSet units) {
        War war = seen.position();
        Board board = war.board();
        Locale locale = printed.atlas().locale(place);
        if (prizes.holdsLeague(seen, side, place)) {
            return board.land(units);
        }
        PieceSet always = always(seen, side, place, units);
        if (place == capital(side) || !always.isEmpty()) {
            return always;
        }
        boolean held = locale.confederate() || war.ground().has(Marker.captured(side), place);
        PieceSet watch = prizes.watched(seen, side, place) ? prizes.watchmen(board.land(units)) : PieceSet.NONE;
        return held ? weakest(board, watch.isEmpty() ? board.land(units) : watch, 1) : PieceSet.NONE;
    }

    /** Where the side's capital is. */
    int capital(Side side) {
        return side == Side.ATHENS ? athens : sparta;
    }

    /** What stays in any plan: enough in a capital that the enemy near cannot take it, and who has captured Syracuse. */
    PieceSet always(Seen<War> seen, Side side, int place, PieceSet units) {
        return place == capital(side) ? atHome(seen, side, place, units) : captors(seen, units);
    }

    /** Each of them who leaves costs prestige, and the Campaign Game is won by who stays. */
    @Rule({"15.3", "16.1"})
    private static PieceSet captors(Seen<War> seen, PieceSet units) {
        return units.and(seen.position().politics().captors());
    }

    /** Enough in a capital that the enemy near cannot take it. */
    private PieceSet atHome(Seen<War> seen, Side side, int place, PieceSet units) {
        Board board = seen.position().board();
        int wanted = leastGuard(seen, side, place) - rules.ground().control().garrison(seen.position(), place);
        PieceSet left = units;
        PieceSet guard = PieceSet.NONE;
        while (counters.points(board, guard) < wanted && !left.isEmpty()) {
            PieceSet next = side == Side.ATHENS && prizes.standing(seen) ? crew(board, left) : watch(board, left);
            guard = guard.or(next);
            left = left.minus(next);
        }
        return guard;
    }

    /** Of an army the weakest unit is spared first. */
    private PieceSet watch(Board board, PieceSet units) {
        return weakest(board, board.land(units).isEmpty() ? units : board.land(units), 1);
    }

    /** Of a sea power first the ships that no fleet takes along, then as few of the troops as will do: each holds a city. */
    private PieceSet crew(Board board, PieceSet units) {
        PieceSet fleet = board.fleet(units);
        if (fleet.size() > printed.tables().limits().ships()) {
            return weakest(board, fleet, 1);
        }
        return strongest(board, board.land(units).isEmpty() ? units : board.land(units), 1);
    }

    /** With how many points, the garrison included, a capital is safe from a siege: more than the enemy can bring. */
    private int leastGuard(Seen<War> seen, Side side, int place) {
        War war = seen.position();
        int threat = threat(war, side.other(), place) + 1;
        if (printed.atlas().locale(place).walled()) {
            return safe(war) ? 0 : Math.max(WALLED_GUARD, threat);
        }
        return war.politics().peace() ? threat : Math.max(OPEN_GUARD, threat);
    }

    /** By how many points the guard of the side's own capital falls short of an enemy who may be before it next season. */
    int wanting(War war, Side side, int place) {
        if (place != capital(side) || (printed.atlas().locale(place).walled() && safe(war))) {
            return 0;
        }
        Board board = war.board();
        int guard = rules.ground().control().garrison(war, place)
                + counters.points(board, board.units(board.at(place, side)));
        return Math.max(0, threat(war, side.other(), place, steps(war)) + 1 - guard);
    }

    /** Whether units that would count for the side's guard there, or against it, are a number to the viewer. */
    @Rule("5.2")
    boolean concealed(War war, Side side, int place) {
        PlaceSet near = around(place, steps(war) + 1);
        return war.board().hiddenUnits().stream()
                .anyMatch(hidden -> hidden.side() == side ? hidden.place() == place : near.has(hidden.place()));
    }

    /** How far an enemy may be who is reckoned with before the capital. */
    private static int steps(War war) {
        return war.politics().peace() ? IN_PEACE : NEAR;
    }

    /** In the Peace no capital is attacked; but it may end once Tegea has decided (15.7, 15.10, 15.11). */
    private static boolean safe(War war) {
        return war.politics().peace() && war.year() > LAST_YEARS_OF_PEACE;
    }

    /** Points of the strongest stack that an enemy leader near enough could bring before the capital next season. */
    int threat(War war, Side enemy, int place) {
        return threat(war, enemy, place, NEAR);
    }

    private int threat(War war, Side enemy, int place, int steps) {
        Board board = war.board();
        PlaceSet near = around(place, steps);
        int most = 0;
        for (int leader : board.chiefs(board.of(enemy)).numbers()) {
            int from = board.place(leader);
            if (Places.onMap(from) && near.has(from)) {
                PieceSet units = PieceSet.NONE;
                for (int at : around(from, 1).numbers()) {
                    units = units.or(board.land(board.at(at, enemy)));
                }
                int points = counters.points(
                        board, strongest(board, units, printed.tables().limits().land()));
                most = Math.max(most, points);
            }
        }
        return most;
    }

    private PlaceSet around(int place, int steps) {
        return printed.atlas().around(place, steps, route -> route.kind() != Route.Kind.SEA);
    }

    private PieceSet weakest(Board board, PieceSet units, int count) {
        return units.minus(strongest(board, units, units.size() - count));
    }

    /** So many of the strongest of these units. */
    PieceSet strongest(Board board, PieceSet units, int count) {
        PieceSet left = units;
        PieceSet chosen = PieceSet.NONE;
        for (int n = 0; n < count && !left.isEmpty(); n++) {
            int best = left.first();
            for (int unit = best; unit >= 0; unit = left.next(unit + 1)) {
                best = counters.points(board, unit) > counters.points(board, best) ? unit : best;
            }
            chosen = chosen.with(best);
            left = left.without(best);
        }
        return chosen;
    }
}
