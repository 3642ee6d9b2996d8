package strategos.engine.games.sparta.computer;

import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.CombatParticipants;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.computer.Sites.Site;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What it is worth to a force to be somewhere, or to do something there. */
final class Worth {
    private static final int SEASONS_IN_HAND = 4;
    private static final int BATTLE = 14;
    private static final int SKIRMISH = 5;
    private static final int GATHERING = 40;
    private static final int RELIEF = 30;
    private static final int FERRIED = 6;
    private static final int GOOD_ODDS_AT_SEA = 2;
    private static final int GOOD_ODDS = 3;
    private static final int BARE_GARRISON_ODDS = 4;
    private static final int LEAST_SIEGE_FACES = 1;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final Prizes prizes;
    private final Guards guards;
    private final Battles battles;

    Worth(Printed printed, Procedures rules, Prizes prizes, Guards guards) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        this.prizes = prizes;
        this.guards = guards;
        this.battles = new Battles(printed, rules.fights().strengths());
    }

    /** What the side may find on the map now, reckoned place by place as its forces ask. */
    Sites sites(Seen<War> seen, Side side) {
        return new Sites(printed, rules, prizes, guards, seen, side);
    }

    /** What marches together, with what of it counts wherever it comes. */
    Muster muster(Board board, MovingForce mover) {
        PieceSet units = board.units(mover.pieces());
        return new Muster(mover, units, board.land(units), counters.points(board, board.fleet(units)));
    }

    /** @param fleet its ships' points */
    record Muster(MovingForce mover, PieceSet units, PieceSet troops, int fleet) {}

    /** What it is worth to end a march there with so many points left: with more of them never less. */
    int of(Sites sites, Muster muster, int place, int left) {
        Seen<War> seen = sites.seen();
        MovingForce mover = muster.mover;
        Site site = sites.at(place);
        if (mover.ships() > 0 && site.fleet() > muster.fleet) {
            return 0;
        }
        boolean stronger = site.fleet() > 0 && site.fight() && muster.fleet >= GOOD_ODDS_AT_SEA * site.fleet();
        int battle = stronger ? battle(seen, mover, place) : 0;
        int ferry = FERRIED * idle(seen, mover, place).size();
        return Math.max(battle, Math.max(ferry, ashore(seen, muster, site, place, left)));
    }

    /** What a battle at sea is worth to the stronger: little where nothing hangs on its renown. */
    private int battle(Seen<War> seen, MovingForce mover, int place) {
        if (!prizes.standing(seen)) {
            return SKIRMISH;
        }
        return honour(seen, mover, place) >= 0 ? BATTLE : 0;
    }

    /** What a battle at sea may bring the mover in prestige. */
    private int honour(Seen<War> seen, MovingForce mover, int place) {
        Board board = seen.position().board();
        PieceSet enemies = board.fleet(board.at(place, mover.side().other())).minus(board.inside());
        return battles.edgeAtSea(seen.position(), mover.side(), place, mover.pieces(), enemies);
    }

    /**
     * Troops of the side that cost upkeep where they stand and hold nothing, or that Athens itself can spare, as many as the
     * mover has room for aboard.
     */
    PieceSet idle(Seen<War> seen, MovingForce mover, int place) {
        Board board = seen.position().board();
        Side side = mover.side();
        int room = mover.ships() - mover.land();
        if (room <= 0) {
            return PieceSet.NONE;
        }
        PieceSet troops = board.land(board.at(place, side))
                .minus(mover.pieces())
                .minus(board.used())
                .minus(board.inside())
                .minus(board.besieging())
                .minus(board.aboard());
        if (printed.atlas().locale(place).id().equals("athens") && prizes.truceAhead(seen)) {
            PieceSet all =
                    board.units(board.at(place, side)).minus(board.used()).minus(board.inside());
            PieceSet guard = guards.of(seen, side, place, all.or(board.fleet(mover.pieces())));
            return atMost(troops.minus(guard), room);
        }
        // In the longer wars they are kept together, to guard Argos and Athens.
        if (troops.size() < 2
                || !prizes.standing(seen)
                || rules.means().upkeep().due(seen.position(), side, troops).isEmpty()) {
            return PieceSet.NONE;
        }
        // One stays and holds the place.
        return atMost(troops.without(troops.first()), room);
    }

    private static PieceSet atMost(PieceSet troops, int room) {
        PieceSet some = troops;
        while (some.size() > room) {
            some = some.without(some.first());
        }
        return some;
    }

    /** What these units' maintenance costs a season where they are now. */
    int upkeep(Seen<War> seen, MovingForce mover) {
        return upkeep(seen.position(), mover);
    }

    /** What maintenance it saves a season, or costs if below 0, to have units there that cost {@code now} where they are. */
    int thrift(Seen<War> seen, MovingForce mover, int place, int now) {
        War war = seen.position();
        return now - upkeep(war.with(war.board().move(mover.pieces(), place, false)), mover);
    }

    private int upkeep(War war, MovingForce mover) {
        return rules.means().upkeep().cost(war, rules.means().upkeep().due(war, mover.side(), mover.pieces()));
    }

    /** Whether the treasury cannot bear today's maintenance for long. */
    boolean poor(Seen<War> seen, Side side) {
        return seen.position().purse().of(side)
                < SEASONS_IN_HAND * rules.means().logistics().due(seen.position(), side);
    }

    private int ashore(Seen<War> seen, Muster muster, Site site, int place, int left) {
        Side side = muster.mover.side();
        boolean troops = !muster.troops.isEmpty();
        int stirring = muster.mover.ships() > 0 ? site.stirring() : 0;
        return switch (site.kind()) {
            case FORCE -> site.fight() && troops ? enemyForce(seen, side, place, muster.units, left) : 0;
            case CITY -> site.fight() ? Math.max(stirring, enemyCity(seen, side, place, muster.units, left)) : 0;
            case OPEN -> {
                int prize = troops ? Math.max(stirring, site.prize()) : stirring;
                yield Math.max(prize, relief(seen, muster, site, place));
            }
        };
    }

    /** What it is worth to come home to a capital whose guard is too weak: the more of it is made up for, the more. */
    private int relief(Seen<War> seen, Muster muster, Site site, int place) {
        if (site.wanting() == 0 || seen.position().board().place(muster.units.first()) == place) {
            return 0;
        }
        int points = counters.points(seen.position().board(), muster.units);
        return RELIEF * Math.min(points, site.wanting()) / site.wanting();
    }

    private int enemyForce(Seen<War> seen, Side side, int place, PieceSet units, int left) {
        boolean walls = rules.ground().control().shelters(seen.position(), side.other(), place);
        int fight = landFight(seen, side, place, units);
        if (!walls) {
            return fight;
        }
        int inside = Math.max(siegeAfter(seen, side, place, units, left), pillage(seen, side, place, units));
        inside = Math.max(inside, gathering(seen, side, place, units));
        return fight > 0 ? (fight + inside) / 2 : inside / 2;
    }

    private int enemyCity(Seen<War> seen, Side side, int place, PieceSet units, int left) {
        if (printed.atlas().locale(place).walled()) {
            return Math.max(siegeAfter(seen, side, place, units, left), pillage(seen, side, place, units));
        }
        return landFight(seen, side, place, units);
    }

    private int siegeAfter(Seen<War> seen, Side side, int place, PieceSet units, int left) {
        int siege = siege(seen, side, place, units);
        return left >= printed.tables().costs().siege() ? siege : siege / 2;
    }

    /** Where one siege decides the war an army gathers over the seasons, if it is not too weak to stand there. */
    @Rule("16.3")
    private int gathering(Seen<War> seen, Side side, int place, PieceSet units) {
        War war = seen.position();
        Board board = war.board();
        if (!prizes.fatal(seen, side, place) || !rules.ground().field().mayFight(war, side, place)) {
            return 0;
        }
        PieceSet host = units.or(board.units(board.at(place, side)));
        int needed = rules.fights().strengths().stronghold(war, side.other(), place);
        int points = counters.points(board, host);
        boolean paid = war.purse().of(side) >= rules.means().upkeep().cost(war, board.land(host));
        return paid && 3 * points >= 2 * needed ? GATHERING : 0;
    }

    /** What ravaging would bring once the defenders, who are no stronger, have gone inside. */
    private int pillage(Seen<War> seen, Side side, int place, PieceSet units) {
        War war = seen.position();
        Side enemy = rules.ground().field().landEnemy(war, side, place);
        PieceSet defenders = rules.ground().field().freeLand(war, enemy, place);
        int garrison = rules.ground().control().garrison(war, place);
        boolean open = garrison > 1
                && (enemy != Side.NEUTRAL || defenders.isEmpty())
                && rules.ground().control().shelters(war, enemy, place)
                && rules.ground().field().mayFight(war, side, place)
                && !war.ground().has(Marker.RAVAGE_TRIED, place)
                && !war.board().land(units).isEmpty()
                && counters.points(war.board(), units) >= counters.points(war.board(), defenders);
        return open ? (printed.atlas().locale(place).id().equals("athens") ? 8 : garrison / 2) : 0;
    }

    /** What a siege there promises. */
    int siege(Seen<War> seen, Side side, int place, PieceSet units) {
        War war = seen.position();
        Side enemy = rules.ground().field().landEnemy(war, side, place);
        if (!rules.ground().field().mayFight(war, side, place)
                || !rules.fights().sieges().strongEnough(war, units, enemy, place)) {
            return 0;
        }
        if (prizes.fatal(seen, side, place)) {
            return Prizes.GREAT_CITY;
        }
        Sieges.Attempt attempt = rules.fights().sieges().attempt(war, units, enemy, place);
        int faces = attempt.chances(printed.tables().siege());
        return faces < LEAST_SIEGE_FACES ? 0 : Math.max(1, prizes.value(seen, place) * faces / 6);
    }

    /**
     * What a fight in the open there promises: worth it from 3:1, against a bare garrison from 4:1. The enemy's crews count in
     * it, since whoever meets no ships at sea lands them too.
     */
    @Rule({"8.1", "8.5", "8.5-naval", "ruling-F3"})
    int landFight(Seen<War> seen, Side side, int place, PieceSet units) {
        War war = seen.position();
        Side enemy = rules.ground().field().landEnemy(war, side, place);
        if (!rules.ground().field().mayFight(war, side, place)
                || war.board().land(units).isEmpty()) {
            return 0;
        }
        PieceSet defenders = rules.ground().field().freeLand(war, enemy, place);
        boolean bare = defenders.isEmpty();
        CombatParticipants participants = rules.fights().participants();
        PieceSet crews = bare ? participants.shore(war, enemy, place) : participants.outside(war, enemy, place);
        int defence = counters.points(war.board(), defenders.or(crews));
        defence += enemy == Side.NEUTRAL ? 0 : rules.ground().control().fort(war, enemy, place);
        if (rules.fights().strengths().garrisonFights(war, enemy, place)) {
            defence += rules.ground().control().garrison(war, place);
        }
        int ratio = Odds.of(counters.points(war.board(), units), defence).ratio();
        if (ratio < (bare ? BARE_GARRISON_ODDS : GOOD_ODDS)) {
            return 0;
        }
        return bare ? prizes.value(seen, place) : 3 + defenders.size();
    }

    /** What ravaging there promises. */
    int ravage(Seen<War> seen, Side side, int place) {
        if (!rules.fights().ravages().open(seen.position(), side, place)) {
            return 0;
        }
        int garrison = rules.ground().control().garrison(seen.position(), place);
        boolean athens = printed.atlas().locale(place).id().equals("athens");
        return garrison < 2 ? 0 : athens ? 5 : garrison / 3;
    }
}
