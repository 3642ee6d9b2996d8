package strategos.engine.games.sparta.computer;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Throws;

/** Where a war stands, in numbers of about the same size: who is where, what is besieged, which events are still to come. */
final class Survey {
    private static final List<Side> SIDES = List.of(Side.ATHENS, Side.SPARTA);

    /** Where it tells much who stands there, and how strong. */
    private static final List<String> POSTS = List.of("argos", "corinth", "mytilene", "megara", "sparta", "amphipolis");

    /** What changes the course of a war: peace and its end, the League and its end, money, a fort, a rising. */
    private static final List<RandomEvent> EVENTS = List.of(
            RandomEvent.TRUCE_EXPIRES,
            RandomEvent.LEAGUE,
            RandomEvent.BACK_AT_WAR,
            RandomEvent.PEACE,
            RandomEvent.ATHENS_REVOLT,
            RandomEvent.TEGEA,
            RandomEvent.DECELEA,
            RandomEvent.PERSIA);

    private static final int OF_A_SIDE = 8;
    private static final int OF_ALL = 13;

    /** How many numbers there are. */
    static final int SIZE = SIDES.size() * (OF_A_SIDE + POSTS.size()) + OF_ALL + EVENTS.size();

    private static final int SEASONS = 4;
    private static final double POINTS = 50;
    private static final double UNITS = 10;
    private static final double LEADERS = 5;
    private static final double HUNDRED = 100;
    private static final double MOST_SEASONS = 3;
    private static final double MARGIN = 20;
    private static final double MOST_MARGIN = 2;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final Guards guards;
    private final int athens;
    private final int[] posts;

    Survey(Printed printed, Procedures rules, Guards guards) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        this.guards = guards;
        this.athens = printed.atlas().number("athens");
        this.posts = POSTS.stream().mapToInt(printed.atlas()::number).toArray();
    }

    /** The numbers, whoever they are good for. */
    double[] of(War war) {
        double[] n = new double[SIZE];
        int i = 0;
        double arrears = 0;
        for (Side side : SIDES) {
            int due = rules.means().logistics().due(war, side);
            i = forces(war, side, due, n, i);
            arrears += side == Side.SPARTA ? Arrears.of(war, side, due) : -Arrears.of(war, side, due);
        }
        i = siege(war, n, i);
        n[i++] = winsByRoll(war.prestige().level());
        n[i++] = war.prestige().level() > 0 ? 1 : 0;
        n[i++] = war.politics().peace() ? 1 : 0;
        for (Quarter quarter : List.of(Quarter.ADMINISTRATION, Quarter.SPRING, Quarter.SUMMER)) {
            n[i++] = war.calendar().quarter() == quarter ? 1 : 0;
        }
        for (RandomEvent event : EVENTS) {
            n[i++] = war.history().open(event) ? 1 : 0;
        }
        n[i++] = war.politics().of(Nation.ARGOS) == Stance.NEUTRAL ? 1 : 0;
        n[i++] = war.politics().of(Nation.ARGOS) == Stance.OUT ? 1 : 0;
        n[i++] = war.politics().of(Nation.SPARTAN_ALLIES) == Stance.OUT ? 1 : 0;
        n[i] = arrears / UNITS;
        return n;
    }

    private int forces(War war, Side side, int due, double[] n, int from) {
        Board board = war.board();
        PieceSet here = board.at(athens, side);
        PieceSet all = board.of(side).filter(piece -> Places.onMap(board.place(piece)));
        PieceSet units = board.units(all);
        int i = from;
        n[i++] = counters.points(board, board.land(here)) / POINTS;
        n[i++] = counters.points(board, board.fleet(here)) / POINTS;
        n[i++] = board.land(units).size() / UNITS;
        n[i++] = board.fleet(units).size() / UNITS;
        n[i++] = units.and(board.flipped()).size() / UNITS;
        n[i++] = board.chiefs(all).size() / LEADERS;
        n[i++] = falling(war, side);
        n[i++] = inHand(war, side, due);
        for (int post : posts) {
            n[i++] = counters.points(board, board.units(board.at(post, side))) / POINTS;
        }
        return i;
    }

    /** How many of the side's places fall, if every siege of them is tried once. */
    @Rule("9.0")
    private double falling(War war, Side side) {
        double falling = 0;
        if (war.board().besieging().isEmpty()) {
            return falling;
        }
        for (int place = 0; place < printed.atlas().size(); place++) {
            falling += falls(war, side, place);
        }
        return falling;
    }

    /** How likely the place is to fall, if the siege of it is tried once. */
    @Rule("9.0")
    double falls(War war, Side defender, int place) {
        Sieges sieges = rules.fights().sieges();
        PieceSet besiegers = rules.fights().standing().besiegers(war, defender, place);
        return sieges.strongEnough(war, besiegers, defender, place)
                ? sieges.attempt(war, besiegers, defender, place)
                                .chances(printed.tables().siege())
                        / (double) Throws.FACES
                : 0;
    }

    /** What is left of the side's money after a year of maintenance. */
    private static double inHand(War war, Side side, int due) {
        return Math.clamp((war.purse().of(side) - SEASONS * due) / HUNDRED, -MOST_SEASONS, MOST_SEASONS);
    }

    /** How the strongest army that may come before Athens next season compares with what is within its walls (16.3). */
    @Rule("16.3")
    private int siege(War war, double[] n, int from) {
        int host = guards.threat(war, Side.SPARTA, athens);
        int walls = rules.fights().strengths().stronghold(war, Side.ATHENS, athens);
        int i = from;
        n[i++] = host / HUNDRED;
        n[i++] = Math.clamp((host - walls) / MARGIN, -MOST_MARGIN, MOST_MARGIN);
        n[i++] = host >= walls ? 1 : 0;
        return i;
    }

    /** How often two dice fall below the level. */
    @Rule("16.1")
    static double winsByRoll(int level) {
        return Throws.pairs(sum -> sum < level) / (double) Throws.PAIRS;
    }
}
