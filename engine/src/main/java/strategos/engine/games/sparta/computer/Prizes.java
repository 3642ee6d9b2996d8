package strategos.engine.games.sparta.computer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.engine.Seen;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Throws;

/** What a place is worth to whoever holds it: tribute, prestige, a fort, victory itself. */
final class Prizes {
    /** A city on which the match hangs. */
    static final int GREAT_CITY = 100;

    private static final String MYTILENE = "mytilene";

    private static final int CITY = 6;
    private static final int FORT = 10;
    private static final int PRESSING = 8;
    private static final int LEAGUE = 14;
    private static final int SAFE_LEAGUE = 40;

    private final Printed printed;
    private final Procedures rules;

    Prizes(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** What a city is worth to its captor. */
    int value(Seen<War> seen, int place) {
        boolean league = seen.position().politics().of(Nation.ARGOS) == Stance.ATHENS;
        Locale locale = printed.atlas().locale(place);
        boolean great = locale.id().equals("athens")
                || locale.id().equals("sparta")
                || locale.id().equals("syracuse")
                || printed.scenario(seen.position().terms().scenario()).rebel(locale.id())
                // Argos as Athens' ally keeps the League together, and with it Athens' victory (15.10).
                || (locale.id().equals("argos") && league);
        if (great) {
            return GREAT_CITY;
        }
        if (locale.id().equals("argos")) {
            return 0;
        }
        int tribute = locale.confederate() ? locale.athenian() / 2 : 0;
        tribute += pressing(seen, locale.id()) ? PRESSING : 0;
        return CITY + tribute + (locale.counted() ? 2 : 0);
    }

    /** Whether a siege of the place by the side ends the match, whatever the die says (16.3). */
    boolean fatal(Seen<War> seen, Side side, int place) {
        return side == Side.SPARTA && printed.atlas().locale(place).id().equals("athens") && ends(seen, "athens");
    }

    /** Whether it is Athens' standing in the Greek world that wins it the war, alone (16.1) or by the peace and Argos (15.8). */
    boolean standing(Seen<War> seen) {
        return ends(seen, "roll") || truceAhead(seen);
    }

    /** Whether the peace, and then Argos as an ally, are still to come: they come to Athens only with a good name (15.7, 15.8). */
    boolean truceAhead(Seen<War> seen) {
        War war = seen.position();
        return !ends(seen, "roll")
                && !war.politics().peace()
                && war.history().open(RandomEvent.PEACE)
                && war.history().open(RandomEvent.TRUCE_EXPIRES);
    }

    private boolean ends(Seen<War> seen, String how) {
        return printed.scenario(seen.position().terms().scenario()).end().equals(how);
    }

    /**
     * Whether the side loses four cities and their ships if no Athenian, and no ally, stands in that one next year (11.11). In
     * the short war a guard does not pay: there the ships bring more prestige as enemies.
     */
    boolean watched(Seen<War> seen, Side side, int place) {
        War war = seen.position();
        return side == Side.ATHENS
                && truceAhead(seen)
                && printed.atlas().locale(place).id().equals(MYTILENE)
                && war.history().open(RandomEvent.MYTILENE)
                && rules.ground().control().paysAthens(war, place)
                && printed.tables().events().stream()
                        .filter(row -> row.randomEvent() == RandomEvent.MYTILENE)
                        .anyMatch(row -> row.years().stream().anyMatch(year -> year < war.year()));
    }

    /** Those who alone can watch a city. */
    PieceSet watchmen(PieceSet troops) {
        return troops.and(printed.counters().of(Nation.ATHENS));
    }

    /** Mytilene, if it is in danger of going over to the enemy. */
    OptionalInt unwatched(Seen<War> seen, Side side) {
        int place = printed.atlas().number(MYTILENE);
        Board board = seen.position().board();
        return watched(seen, side, place)
                        && watchmen(board.land(board.at(place, side))).isEmpty()
                ? OptionalInt.of(place)
                : OptionalInt.empty();
    }

    /** Whether the city in Athens' hands would keep its prestige from falling at the end of every year (13.0). */
    private boolean pressing(Seen<War> seen, String city) {
        War war = seen.position();
        if (city.equals("megara")) {
            return !war.forts().has(printed.atlas().fort("minoa").ref());
        }
        List<String> peloponnese = printed.tables().prestige().peloponnese();
        return peloponnese.contains(city)
                && !war.forts().has(printed.atlas().fort("pylos").ref())
                && !printed.atlas().numbers(peloponnese).meets(war.ground().of(Marker.ATHENIAN));
    }

    /** What a Confederation city would pay the side that stands in it next; of no use to one that is sated. */
    int tribute(Seen<War> seen, Side side, Locale locale) {
        War war = seen.position();
        int place = locale.number();
        boolean pays = locale.confederate()
                && rules.ground().control().holder(war, place) == side
                && !(side == Side.ATHENS && war.ground().has(Marker.BARRED, place))
                && war.board().landCount(place, side) == 0;
        return pays ? printed(side, locale) : 0;
    }

    /** Talents that are printed on a Confederation city for the side. */
    static int printed(Side side, Locale locale) {
        if (!locale.confederate()) {
            return 0;
        }
        return side == Side.SPARTA ? locale.spartan() : locale.athenian();
    }

    /**
     * Whether Athens' tribute has grown this year by all that brings it prestige, where that decides: the rest is better kept
     * for the next.
     */
    boolean sated(Seen<War> seen, Side side) {
        if (side != Side.ATHENS || !standing(seen)) {
            return false;
        }
        Tables.PrestigeTable table = printed.tables().prestige();
        int growth = rules.ground().control().tribute(seen.position(), Side.ATHENS)
                - seen.position().purse().tribute();
        return growth >= table.tributeMost() * table.tributeStep();
    }

    /** Argos while Athens' victory hangs on it (15.10), and the enemy may yet besiege it. */
    int leagueCity(Seen<War> seen, Side side, int place) {
        return holdsLeague(seen, side, place)
                        && rules.fights().strengths().stronghold(seen.position(), Side.ATHENS, place) < SAFE_LEAGUE
                ? LEAGUE
                : 0;
    }

    /** Whether the side's units there keep Argos out of the enemy's hands until Tegea joins the League (15.10). */
    boolean holdsLeague(Seen<War> seen, Side side, int place) {
        return side == Side.ATHENS
                && printed.atlas().locale(place).id().equals("argos")
                && seen.position().politics().of(Nation.ARGOS) == Stance.ATHENS
                && seen.position().history().open(RandomEvent.TEGEA);
    }

    /** A place where the government would build a fort if Athenian units stood in it. */
    int fortSite(Seen<War> seen, Side side, int place) {
        if (side != Side.ATHENS) {
            return 0;
        }
        for (String id : printed.government(seen.position().government().row()).forts()) {
            Fort fort = printed.atlas().fort(id);
            if (fort.place() == place && seen.position().forts().open(fort.ref())) {
                return FORT;
            }
        }
        return 0;
    }

    /** What a fleet beside paying cities may stir up next. */
    int unrest(Seen<War> seen, int place) {
        return restless(seen, place).map(Prizes::unrest).orElse(0);
    }

    /** The city beside that place whose revolt promises most; none that promises nothing. */
    Optional<Locale> restless(Seen<War> seen, int place) {
        Optional<Locale> best = Optional.empty();
        int most = 0;
        for (Route route : printed.atlas().from(place)) {
            Locale city = printed.atlas().locale(route.to());
            boolean pays = city.confederate() && rules.ground().control().paysAthens(seen.position(), city.number());
            if (pays && unrest(city) > most && !seen.position().ground().has(Marker.REVOLT_TRIED, city.number())) {
                most = unrest(city);
                best = Optional.of(city);
            }
        }
        return best;
    }

    private static int unrest(Locale city) {
        return city.athenian() * (city.spartan() - 1) / Throws.FACES;
    }
}
