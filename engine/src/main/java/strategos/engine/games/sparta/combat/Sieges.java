package strategos.engine.games.sparta.combat;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.combat.CombatEvents.EngagementBegun;
import strategos.engine.games.sparta.combat.SiegeEvents.SallyRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLaid;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeRolled;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.ControlEvents.FortRazed;
import strategos.engine.games.sparta.forces.Field;
import strategos.engine.games.sparta.forces.ForceEvents.Spent;
import strategos.engine.games.sparta.forces.ForceEvents.UnitsLost;
import strategos.engine.games.sparta.forces.ShelterEvents.Emerged;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables.SiegeTable;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Sieges and counter-sieges. */
@Rule({"9.0", "9.1"})
public final class Sieges {
    private final Printed printed;
    private final Control control;
    private final Field field;
    private final Strengths strengths;
    private final StandingSieges standing;
    private final Captures captures;
    private final Mortality mortality;
    private final int plataea;
    private final int athens;

    public Sieges(
            Printed printed,
            Control control,
            Field field,
            Strengths strengths,
            StandingSieges standing,
            Captures captures,
            Mortality mortality) {
        this.printed = printed;
        this.control = control;
        this.field = field;
        this.strengths = strengths;
        this.standing = standing;
        this.captures = captures;
        this.mortality = mortality;
        plataea = printed.atlas().number("plataea");
        athens = printed.atlas().number("athens");
    }

    /** A siege as it would be rolled. */
    public record Attempt(int attack, int defence, int column, int modifier) {
        /** How many of the six faces bring the place down, or the besieged out. */
        public int chances(SiegeTable table) {
            return table.chances(column, modifier);
        }
    }

    /** The sieges that stand. */
    public StandingSieges standing() {
        return standing;
    }

    /** What these besiegers would roll against the side's stronghold there. */
    @Rule("9.0")
    public Attempt attempt(War war, PieceSet besiegers, Side defender, int place) {
        return attempt(war, besiegers, defender, place, strengths.sheltering(war, defender, place));
    }

    private Attempt attempt(War war, PieceSet besiegers, Side defender, int place, PieceSet inside) {
        SiegeTable table = printed.tables().siege();
        int attack = strengths.points(war, besiegers);
        int defence = strengths.stronghold(war, defender, place, inside);
        boolean minoa = place == plataea && defender == Side.ATHENS && control.fort(war, defender, place) > 0;
        return new Attempt(attack, defence, table.column(Odds.of(attack, defence)), minoa ? table.minoa() : 0);
    }

    /** Whether these units could besiege the stronghold: they are at least as strong as all that would be inside. */
    @Rule("9.0")
    public boolean strongEnough(War war, PieceSet besiegers, Side defender, int place) {
        Board board = war.board();
        boolean onlyShips = board.land(besiegers).isEmpty();
        return !besiegers.isEmpty()
                && control.shelters(war, defender, place)
                && (!onlyShips || printed.atlas().locale(place).coastal())
                && strengths.points(war, besiegers) >= strengths.stronghold(war, defender, place);
    }

    /** The siege is rolled against all who have gone inside; success takes the place, failure traps them. */
    @Rule({"7.11", "9.0", "16.3", "ruling-S3"})
    public void besiege(Play<War> play, Side attacker, Side defender, int place, PieceSet besiegers) {
        War war = play.state();
        PlaceRef ref = printed.atlas().locale(place).ref();
        PieceSet inside = field.inside(war, defender, place);
        SiegeTable table = printed.tables().siege();
        Attempt attempt = attempt(war, besiegers, defender, place, inside);
        Roll roll = Flow.roll(play, attacker, "siege", "9.0", 1);
        boolean falls = table.falls(attempt.column(), roll.face() + attempt.modifier());
        play.happen(new SiegeRolled(
                attacker,
                ref,
                printed.counters().company(besiegers),
                attempt.attack(),
                attempt.defence(),
                table.columns().get(attempt.column()),
                roll.face(),
                attempt.modifier(),
                roll.index(),
                falls));
        String end = printed.scenario(war.terms().scenario()).end();
        if (place == athens && attacker == Side.SPARTA && end.equals("athens")) {
            play.happen(new MatchEnded(Side.SPARTA, "siege"));
        } else if (falls) {
            fall(play, attacker, defender, place, inside);
        } else if (!inside.isEmpty() && !field.trapped(play.state(), defender, place)) {
            play.happen(new SiegeLaid(defender, ref));
        }
    }

    private void fall(Play<War> play, Side attacker, Side defender, int place, PieceSet inside) {
        PlaceRef ref = printed.atlas().locale(place).ref();
        if (!inside.isEmpty()) {
            play.happen(new UnitsLost(defender, printed.counters().company(inside), Company.NONE, Company.NONE));
        }
        boolean city = control.walls(play.state(), defender, place);
        for (Fort fort : printed.atlas().forts()) {
            if (fort.place() == place
                    && fort.side() == defender
                    && play.state().forts().has(fort.ref())) {
                play.happen(new FortRazed(fort.ref(), ref));
            }
        }
        if (defender != Side.NEUTRAL) {
            mortality.sword(play, defender, place);
        }
        // The siege is over before anything follows from the capture: who holds the city besieges nobody any more.
        play.happen(new SiegeLifted(defender, ref));
        if (city) {
            captures.capture(play, attacker, place);
        }
    }

    /** What the trapped units would roll to break out. */
    @Rule("9.1")
    public Attempt sally(War war, Side side, int place) {
        SiegeTable table = printed.tables().siege();
        int attack = strengths.points(war, field.inside(war, side, place));
        int defence = strengths.points(war, standing.besiegers(war, side, place));
        return new Attempt(attack, defence, table.column(Odds.of(attack, defence)), table.counterSiege());
    }

    /** The trapped units try to break out; those who do must fight at once, with all others of both sides there. */
    @Rule({"9.1", "ruling-S2"})
    public void breakOut(Play<War> play, Side side, int place) {
        War war = play.state();
        PlaceRef ref = printed.atlas().locale(place).ref();
        SiegeTable table = printed.tables().siege();
        PieceSet inside = field.inside(war, side, place);
        Attempt attempt = sally(war, side, place);
        Roll roll = Flow.roll(play, side, "sally", "9.1", 1);
        boolean out = table.falls(attempt.column(), roll.face() + attempt.modifier());
        play.happen(new Spent(withLeader(war, side, place, inside)));
        play.happen(new SallyRolled(
                side,
                ref,
                printed.counters().company(inside),
                attempt.attack(),
                attempt.defence(),
                table.columns().get(attempt.column()),
                roll.face(),
                attempt.modifier(),
                roll.index(),
                out));
        if (!out) {
            return;
        }
        play.happen(new SiegeLifted(side, ref));
        play.happen(new Emerged(inside));
        Board board = play.state().board();
        PieceSet all = board.units(board.at(place, side)).minus(board.aboard());
        PieceSet troops = board.land(all);
        PieceSet fleet = afloat(board, side, place, board.fleet(all));
        PieceSet crews = board.fleet(all).minus(fleet);
        play.happen(new EngagementBegun(
                Engagement.Kind.SALLY,
                side,
                side.other(),
                ref,
                strengths
                        .captain(play.state(), side, place, false)
                        .map(leader -> printed.counters().leader(leader).ref()),
                new Engagement.Detachments(troops, crews, fleet),
                false));
    }

    /** The sally is all the campaign of those inside and of the leader who leads them: the best who has had none yet. */
    @Rule({"9.1", "ruling-S2"})
    private PieceSet withLeader(War war, Side side, int place, PieceSet inside) {
        PieceSet fresh = field.chiefs(war, side, place).minus(war.board().used());
        return printed.counters().bestLeader(fresh, false).map(inside::with).orElse(inside);
    }

    /** Those of these ships that meet enemy ships off the same shore: at a divided place first by the port's. */
    @Rule({"7.2", "7.12", "9.1", "ruling-S6"})
    private PieceSet afloat(Board board, Side side, int place, PieceSet fleet) {
        PieceSet enemies = board.fleet(board.at(place, side.other())).minus(board.inside());
        Locale locale = printed.atlas().locale(place);
        if (!locale.divided()) {
            return enemies.isEmpty() ? PieceSet.NONE : fleet;
        }
        boolean port = locale.southHarbour();
        for (boolean south : new boolean[] {port, !port}) {
            PieceSet off = fleet.filter(ship -> board.south().has(ship) == south);
            if (!off.isEmpty() && enemies.any(ship -> board.south().has(ship) == south)) {
                return off;
            }
        }
        return PieceSet.NONE;
    }
}
