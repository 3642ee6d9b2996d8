package strategos.engine.games.sparta.sequence;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.box.Setup;
import strategos.engine.games.sparta.combat.Losses;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.EventHistory;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.games.sparta.war.War.Government;
import strategos.engine.games.sparta.war.War.Prestige;
import strategos.engine.games.sparta.war.War.Terms;

/** A scenario as it begins: its ready-made set-up, which both players may still change. */
@Rule({"16.0", "16.1", "16.2", "16.3"})
public final class Opening {
    /** The match options. */
    public static final String FORCES = "forces";

    /** Whether the road to Thrace is open. */
    public static final String ROAD = "road";

    private static final String CONCEALED = "concealed";
    private static final String OPEN = "open";
    private static final String WEAKEST = "weakest";
    private static final String FLEETS = "fleets";

    private final Printed printed;
    private final Counters counters;
    private final Losses losses;

    public Opening(Printed printed, Losses losses) {
        this.printed = printed;
        this.counters = printed.counters();
        this.losses = losses;
    }

    /** The position before anybody has done anything. */
    public War setUp(Setup setup) {
        ScenarioSheet sheet = printed.scenario(setup.scenario());
        Map<String, String> options = setup.options();
        Terms terms = new Terms(
                sheet.id(), CONCEALED.equals(options.get(FORCES)), OPEN.equals(options.get(ROAD)), PieceSet.NONE);
        Map<Nation, Stance> stances = new EnumMap<>(Nation.class);
        for (Nation nation : Nation.values()) {
            stances.put(nation, Stance.with(sheet.side(nation)));
        }
        War.Forts forts = War.Forts.NONE;
        for (String fort : sheet.forts()) {
            forts = forts.with(printed.atlas().fort(fort).ref());
        }
        Board board = leaders(sheet, units(sheet, blank(stances)));
        return new War(
                terms,
                new Calendar(sheet.first(), Quarter.ADMINISTRATION, Side.SPARTA),
                board,
                ground(sheet),
                forts,
                new Politics(stances, sheet.peace(), false, PieceSet.NONE, List.of(), List.of()),
                new Government(sheet.government(), PieceSet.NONE, 0, sheet.prestige()),
                purse(sheet),
                new Prestige(sheet.prestige(), 0),
                history(sheet),
                Campaign.NONE,
                List.of(new PendingStep.SetUp(Side.SPARTA)));
    }

    private Board blank(Map<Nation, Stance> stances) {
        PieceSet athens = PieceSet.NONE;
        PieceSet sparta = PieceSet.NONE;
        for (Unit unit : counters.units()) {
            Side side = stances.get(unit.nation()).side();
            athens = side == Side.ATHENS ? athens.with(unit.number()) : athens;
            sparta = side == Side.SPARTA ? sparta.with(unit.number()) : sparta;
        }
        for (Leader leader : counters.leaders()) {
            athens = leader.side() == Side.ATHENS ? athens.with(leader.number()) : athens;
            sparta = leader.side() == Side.SPARTA ? sparta.with(leader.number()) : sparta;
        }
        return new Board(
                counters.ships(),
                counters.firstLeader(),
                Places.none(counters.size()),
                athens,
                sparta,
                PieceSet.NONE,
                PieceSet.NONE,
                PieceSet.NONE,
                PieceSet.NONE,
                PieceSet.NONE,
                List.of(),
                List.of());
    }

    private Board units(ScenarioSheet sheet, Board blank) {
        Board board = blank;
        PieceSet left = PieceSet.below(counters.firstLeader());
        for (ScenarioSheet.Muster line : sheet.muster()) {
            PieceSet eligible = PieceSet.NONE;
            for (String group : line.of()) {
                eligible = eligible.or(counters.group(group));
            }
            PieceSet chosen = readyMade(board, eligible.and(left), line);
            left = left.minus(chosen);
            if (!line.box()) {
                board = board.move(chosen, printed.atlas().number(line.place()), false);
                board = line.inside() ? board.withInside(board.inside().or(chosen)) : board;
                board = line.besieging() ? board.withBesieging(board.besieging().or(chosen)) : board;
            }
        }
        for (int piece : left.numbers()) {
            Unit unit = counters.unit(piece);
            boolean absent = unit.nation() == Nation.PERSIA && sheet.side(Nation.PERSIA) == Side.NEUTRAL;
            if (!absent) {
                board = board.move(PieceSet.of(piece), home(unit, piece), false);
            }
        }
        return board;
    }

    private PieceSet readyMade(Board board, PieceSet eligible, ScenarioSheet.Muster line) {
        PieceSet fleets = line.pick().equals(FLEETS)
                ? eligible.filter(piece -> counters.unit(piece).naval())
                : PieceSet.NONE;
        return fleets.or(pick(
                board,
                eligible.minus(fleets),
                line.count() - fleets.size(),
                line.pick().equals(WEAKEST)));
    }

    private PieceSet pick(Board board, PieceSet eligible, int count, boolean weakest) {
        PieceSet left = eligible;
        PieceSet chosen = PieceSet.NONE;
        for (int n = 0; n < count; n++) {
            PieceSet one = losses.choose(board, Side.NEUTRAL, oneKind(board, left, weakest), 1, weakest);
            chosen = chosen.or(one);
            left = left.minus(one);
        }
        return chosen;
    }

    /** The units of the best fitting strength, so that no nation is preferred for its number. */
    private PieceSet oneKind(Board board, PieceSet units, boolean weakest) {
        int best = units.first();
        for (int unit = best; unit >= 0; unit = units.next(unit + 1)) {
            int more = counters.points(board, unit) - counters.points(board, best);
            best = (weakest ? more < 0 : more > 0) ? unit : best;
        }
        return PieceSet.of(best);
    }

    private int home(Unit unit, int piece) {
        int[] homes = unit.homes().numbers();
        if (unit.nation() == Nation.SPARTA) {
            return printed.atlas().number("sparta");
        }
        if (unit.nation() == Nation.PERSIA) {
            int n = piece - counters.of(Nation.PERSIA).first();
            return printed.atlas().number(n == 0 ? "sardis" : "antandrus");
        }
        int nth = piece - counters.group(unit.group()).first();
        return unit.spread() ? richestFirst(homes)[nth % homes.length] : mainHome(unit, homes);
    }

    /** Those that pay Athens most come first, so that none of their tribute is lost for want of a unit (2.16). */
    @Rule({"2.16", "16.1"})
    private int[] richestFirst(int[] homes) {
        return Arrays.stream(homes)
                .boxed()
                .sorted(Comparator.comparing(
                        home -> printed.atlas().locale(home).athenian(), Comparator.reverseOrder()))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private int mainHome(Unit unit, int[] homes) {
        return printed.atlas()
                .find(unit.people().equals("lesbos") ? "mytilene" : unit.people())
                .filter(locale -> unit.homes().has(locale.number()))
                .map(locale -> locale.number())
                .orElse(homes[0]);
    }

    private Board leaders(ScenarioSheet sheet, Board before) {
        Board board = before;
        for (String id : printed.government(sheet.government()).leaders()) {
            board = board.remove(PieceSet.of(counters.number(id)), Places.HELD);
        }
        for (ScenarioSheet.Posted posted : sheet.leaders()) {
            board = board.move(
                    PieceSet.of(counters.number(posted.leader())),
                    printed.atlas().number(posted.place()),
                    false);
        }
        return board;
    }

    private Ground ground(ScenarioSheet sheet) {
        Ground ground = Ground.BLANK;
        for (ScenarioSheet.Held held : sheet.captured()) {
            int place = printed.atlas().number(held.place());
            ground = ground.with(Marker.captured(Side.of(held.by())), place);
            ground = Side.of(held.by()) == Side.ATHENS ? ground.with(Marker.TAKEN, place) : ground;
        }
        for (String id : sheet.defected()) {
            ground = ground.with(Marker.DEFECTED, printed.atlas().number(id));
        }
        for (ScenarioSheet.Held held : sheet.trapped()) {
            ground = ground.with(
                    Marker.trapped(Side.of(held.by())), printed.atlas().number(held.place()));
        }
        return ground;
    }

    /** A scenario that begins under a government with a reserve fund receives it in its first Revenue Phase. */
    @Rule({"2.17", "12.2"})
    private Purse purse(ScenarioSheet sheet) {
        boolean reserve = sheet.government() == printed.tables().athens().reserveRow();
        return new Purse(
                sheet.talents().athens(),
                sheet.talents().sparta(),
                0,
                reserve ? printed.tables().athens().reserve() : 0,
                false,
                sheet.side(Nation.PERSIA) == Side.SPARTA,
                false,
                0);
    }

    private static EventHistory history(ScenarioSheet sheet) {
        EventHistory history = new EventHistory(List.of(), List.of());
        for (String id : sheet.done()) {
            history = history.with(RandomEvent.of(id));
        }
        for (String id : sheet.barred()) {
            history = history.without(RandomEvent.of(id));
        }
        if (sheet.forts().contains("decelea")) {
            history = history.with(RandomEvent.DECELEA);
        }
        // Later scenarios begin after the war in the northeast (16.2, 16.3).
        return sheet.government() > 3 ? history.with(RandomEvent.NORTHEAST) : history;
    }
}
