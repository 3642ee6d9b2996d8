package strategos.engine.games.sparta.computer;

import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What a war comes to, in numbers of about the same size: prestige, money, men, ships, cities, the danger to Athens. */
final class Ledger {
    /** How many numbers there are. */
    static final int SIZE = 26;

    private static final double HUNDRED = 100;
    private static final double TEN = 10;
    private static final double PURSE = 40;
    private static final double WALLS = 40;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final int athens;
    private final PlaceSet beforeAthens;
    private final PlaceSet beforeSparta;
    private final int syracuse;
    private final int megara;
    private final int argos;
    private final int corinth;

    Ledger(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        athens = printed.atlas().number("athens");
        beforeAthens = near(athens);
        beforeSparta = near(printed.atlas().number("sparta"));
        syracuse = printed.atlas().number("syracuse");
        megara = printed.atlas().number("megara");
        argos = printed.atlas().number("argos");
        corinth = printed.atlas().number("corinth");
    }

    /** The numbers, whatever is good for Athens or for Sparta in each. */
    double[] of(War war) {
        Board board = war.board();
        double[] n = new double[SIZE];
        int i = 0;
        n[i++] = war.prestige().level() / TEN;
        n[i++] = Math.log1p(war.purse().of(Side.ATHENS) / PURSE);
        n[i++] = Math.log1p(war.purse().of(Side.SPARTA) / PURSE);
        for (Side side : new Side[] {Side.ATHENS, Side.SPARTA}) {
            PieceSet units = board.units(board.of(side)).filter(unit -> Places.onMap(board.place(unit)));
            n[i++] = counters.points(board, board.land(units)) / HUNDRED;
            n[i++] = counters.points(board, board.fleet(units)) / HUNDRED;
            n[i++] = rules.ground().control().tribute(war, side) / HUNDRED;
            n[i++] = war.ground().of(Marker.captured(side)).size() / TEN;
            n[i++] = Math.log1p(rules.means().logistics().due(war, side) / PURSE);
        }
        n[i++] = growth(war);
        n[i++] = pressed(war, megara)
                        || war.forts().has(printed.atlas().fort("minoa").ref())
                ? 1
                : 0;
        n[i++] = peloponnesePressed(war) ? 1 : 0;
        n[i++] = rules.fights().strengths().stronghold(war, Side.ATHENS, athens) / HUNDRED;
        n[i++] = gathered(board, Side.SPARTA, beforeAthens) / HUNDRED;
        n[i++] = war.ground().has(Marker.ATHENIAN, syracuse) ? 1 : 0;
        n[i++] = counters.points(board, board.units(board.at(syracuse, Side.ATHENS))) / HUNDRED;
        n[i++] = war.politics().of(Nation.ARGOS) == Stance.ATHENS ? 1 : 0;
        n[i++] = rules.fights().strengths().stronghold(war, Side.ATHENS, argos) / WALLS;
        n[i++] = war.ground().has(Marker.ATHENIAN, corinth) ? 1 : 0;
        n[i++] = gathered(board, Side.ATHENS, beforeSparta) / HUNDRED;
        n[i++] = war.government().row() / TEN;
        n[i] = danger(war);
        return n;
    }

    /** How the siege of Athens would stand with all that the enemy has near: above 0 he has more than the city. */
    private double danger(War war) {
        double walls = rules.fights().strengths().stronghold(war, Side.ATHENS, athens);
        double host = gathered(war.board(), Side.SPARTA, beforeAthens);
        return Math.max(-1, Math.min(1, (host - walls) / WALLS));
    }

    /** The places from which an army can come by land within three steps. */
    private PlaceSet near(int place) {
        Atlas atlas = printed.atlas();
        return atlas.around(place, 3, route -> !atlas.locale(route.to()).sea());
    }

    /** Land points of a side at these places. */
    private int gathered(Board board, Side side, PlaceSet near) {
        int points = 0;
        for (int at = near.next(0); at >= 0; at = near.next(at + 1)) {
            points += counters.points(board, board.land(board.at(at, side)));
        }
        return points;
    }

    /** Levels of prestige that the change of tribute would bring at the year's end (13.0). */
    private double growth(War war) {
        Tables.PrestigeTable table = printed.tables().prestige();
        int change =
                rules.ground().control().tribute(war, Side.ATHENS) - war.purse().tribute();
        int steps = Math.min(table.tributeMost(), Math.abs(change) / table.tributeStep());
        return Integer.signum(change) * steps;
    }

    private static boolean pressed(War war, int place) {
        return war.ground().has(Marker.ATHENIAN, place)
                || war.ground().has(Marker.TAKEN, place)
                || war.ground().has(Marker.RAVAGED, place);
    }

    private boolean peloponnesePressed(War war) {
        if (war.forts().has(printed.atlas().fort("pylos").ref())) {
            return true;
        }
        for (String id : printed.tables().prestige().peloponnese()) {
            if (pressed(war, printed.atlas().number(id))) {
                return true;
            }
        }
        return false;
    }
}
