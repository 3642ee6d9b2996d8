package strategos.engine.games.sparta.combat;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.combat.CombatEvents.EngagementBegun;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.combat.SiegeEvents.SallyRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeJoined;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLaid;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLeft;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeRolled;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.ControlEvents.FortRazed;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ForceEvents.Spent;
import strategos.engine.games.sparta.forces.ForceEvents.UnitsLost;
import strategos.engine.games.sparta.forces.ShelterEvents.Emerged;
import strategos.engine.games.sparta.forces.ShelterEvents.Sheltered;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables.SiegeTable;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
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
        play.happen(new Emerged(inside.or(sheltered(war, side.other(), place))));
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

    /** The enemies in a stronghold of their own there, who are not withheld either, unless they are trapped in it themselves. */
    @Rule({"9.1", "ruling-F10", "ruling-S2"})
    private PieceSet sheltered(War war, Side enemy, int place) {
        return field.trapped(war, enemy, place) ? PieceSet.NONE : field.inside(war, enemy, place);
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

    /** Sieges that stand: who is under the markers, who joins them or leaves them, and when they are too few. */
    @Rule("9.0")
    public static final class StandingSieges {
        private static final List<Side> SIDES = List.of(Side.ATHENS, Side.SPARTA, Side.NEUTRAL);

        private final Printed printed;
        private final Counters counters;
        private final Control control;
        private final Field field;
        private final Strengths strengths;

        public StandingSieges(Printed printed, Control control, Field field, Strengths strengths) {
            this.printed = printed;
            this.counters = printed.counters();
            this.control = control;
            this.field = field;
            this.strengths = strengths;
        }

        /** The sides that can be besieged. */
        public static List<Side> sides() {
            return SIDES;
        }

        /** The enemy of besieged units: those under siege markers there. */
        @Rule({"9.0", "9.1"})
        public PieceSet besiegers(War war, Side besieged, int place) {
            Board board = war.board();
            return board.at(place).minus(board.of(besieged)).and(board.besieging());
        }

        /** Whether the side's stronghold there is under siege. */
        @Rule("9.0")
        public boolean stands(War war, Side besieged, int place) {
            return control.shelters(war, besieged, place)
                    && !besiegers(war, besieged, place).isEmpty();
        }

        /** The places where units lie under siege markers. */
        public PlaceSet places(War war) {
            Board board = war.board();
            PlaceSet places = PlaceSet.NONE;
            PieceSet markers = board.besieging();
            for (int unit = markers.next(0); unit >= 0; unit = markers.next(unit + 1)) {
                places = places.with(board.place(unit));
            }
            return places;
        }

        /** The places where the side besieges somebody: it may give these sieges up. */
        @Rule("9.0")
        public PlaceSet of(War war, Side side) {
            PieceSet own = war.board().besieging().and(war.board().of(side));
            return places(war).filter(place -> war.board().at(place).meets(own));
        }

        /** Whether the side's siege there stands, and its units may join it: nobody outside is still to be fought. */
        @Rule({"9.0", "15.7", "16.1", "ruling-S7"})
        public boolean joinable(War war, Side side, int place) {
            Side enemy = field.landEnemy(war, side, place);
            return stands(war, enemy, place)
                    && field.mayFight(war, side, place)
                    && field.openLand(war, enemy, place).isEmpty();
        }

        /** These units go under the marker that lies there: no roll, no points, and no more campaign. */
        @Rule({"9.0", "ruling-S7"})
        public void join(Play<War> play, Side side, int place, PieceSet units) {
            play.happen(new SiegeJoined(side, ref(place), counters.company(units)));
        }

        /** These units besiege nobody any more. */
        @Rule({"7.8", "9.0", "ruling-S7"})
        public void leave(Play<War> play, Side side, int place, PieceSet units) {
            PieceSet besiegers = units.and(play.state().board().besieging());
            if (!besiegers.isEmpty()) {
                play.happen(new SiegeLeft(side, ref(place), counters.company(besiegers)));
            }
        }

        /** The side gives the siege up that it lays there. */
        @Rule({"9.0", "ruling-S7"})
        public void lift(Play<War> play, Side side, int place) {
            leave(play, side, place, play.state().board().at(place, side));
        }

        /** Who comes to a besieged place in logistics goes inside with the rest, and is trapped with them. */
        @Rule({"9.0", "12.5", "ruling-S8"})
        public void shutIn(Play<War> play, Side side, int place, PieceSet pieces) {
            War war = play.state();
            Board board = war.board();
            PieceSet units = board.units(pieces).filter(unit -> finds(war, side, place, unit));
            if (units.isEmpty() || !stands(war, side, place)) {
                return;
            }
            PieceSet troops = board.land(units);
            PieceSet ships = board.fleet(units);
            if (!troops.isEmpty()) {
                play.happen(new Sheltered(side, ref(place), counters.company(troops), false));
            }
            if (!ships.isEmpty()) {
                play.happen(new Sheltered(side, ref(place), counters.company(ships), true));
            }
            if (!field.trapped(play.state(), side, place)) {
                play.happen(new SiegeLaid(side, ref(place)));
            }
        }

        /** Whether the unit finds walls, a fort or a friendly port there. */
        private boolean finds(War war, Side side, int place, int unit) {
            return war.board().isLand(unit)
                    ? control.shelters(war, side, place)
                    : control.harbour(war, side, place, war.board().south().has(unit));
        }

        /**
         * Whether a siege of the side's stronghold there has come to its end: it was left, in whole or by so many that fewer
         * points are left than those inside, the garrison and the fort have together; or nobody can be besieged any more, or not
         * under the peace. What the besieged gain ends no siege.
         */
        @Rule({"9.0", "ruling-S2"})
        public boolean ended(War before, War now, Side besieged, int place) {
            boolean trapped = field.trapped(now, besieged, place);
            PieceSet inside = field.inside(now, besieged, place);
            if (trapped && (inside.isEmpty() || !control.shelters(now, besieged, place))) {
                return true;
            }
            PieceSet besiegers = besiegers(now, besieged, place);
            if (besiegers.isEmpty()) {
                return trapped;
            }
            if (withdrawing(now, place)) {
                return false;
            }
            if (field.atPeace(now, place)) {
                return true;
            }
            int points = strengths.points(now, besiegers);
            return control.shelters(now, besieged, place)
                    && points < strengths.points(before, besiegers(before, besieged, place))
                    && points < strengths.stronghold(now, besieged, place, inside);
        }

        /** Whether besiegers there still have to withdraw under the peace: it takes the marker from their ships at once. */
        @Rule("15.7")
        private static boolean withdrawing(War war, int place) {
            return war.steps().stream()
                    .anyMatch(step -> step instanceof PendingStep.Withdrawal withdrawal && withdrawal.from() == place);
        }

        private PlaceRef ref(int place) {
            return printed.atlas().locale(place).ref();
        }
    }

    /** Sieges that are over by where pieces now stand, and who then comes out. */
    @Rule({"7.8", "9.0"})
    public static final class EndedSieges {
        private final Atlas atlas;
        private final Control control;
        private final Field field;
        private final StandingSieges standing;

        public EndedSieges(Printed printed, Control control, Field field, StandingSieges standing) {
            this.atlas = printed.atlas();
            this.control = control;
            this.field = field;
            this.standing = standing;
        }

        /** Settles one thing that is due since all stood as before; false when nothing is. */
        public boolean settle(Play<War> play, War before) {
            return lifted(play, before) || unmarked(play) || emerged(play);
        }

        /** A siege that too many have left is over. */
        @Rule("9.0")
        private boolean lifted(Play<War> play, War before) {
            War now = play.state();
            PlaceSet marked = standing.places(now);
            for (Side side : StandingSieges.sides()) {
                PlaceSet places = marked.or(now.ground().of(Marker.trapped(side)));
                for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
                    if (standing.ended(before, now, side, place)) {
                        play.happen(new SiegeLifted(side, atlas.locale(place).ref()));
                        return true;
                    }
                }
            }
            return false;
        }

        /** Nobody besieges a place in which no enemy has a stronghold any more. */
        @Rule("9.0")
        private boolean unmarked(Play<War> play) {
            War war = play.state();
            PieceSet markers = war.board().besieging();
            for (int unit = markers.next(0); unit >= 0; unit = markers.next(unit + 1)) {
                Side besieged = war.board().owner(unit).other();
                int place = war.board().place(unit);
                if (!control.shelters(war, besieged, place) && !control.shelters(war, Side.NEUTRAL, place)) {
                    play.happen(new SiegeLifted(besieged, atlas.locale(place).ref()));
                    return true;
                }
            }
            return false;
        }

        /** Nobody stays inside when no enemy is near, or when the shelter is gone. */
        @Rule({"7.8", "7.11"})
        private boolean emerged(Play<War> play) {
            War war = play.state();
            Board board = war.board();
            if (board.inside().isEmpty()) {
                return false;
            }
            PieceSet out = board.inside().filter(unit -> {
                int place = board.place(unit);
                Side owner = board.owner(unit);
                return !Places.onMap(place) || !watched(war, owner, place) || !sheltered(war, owner, unit, place);
            });
            if (out.isEmpty()) {
                return false;
            }
            play.happen(new Emerged(out));
            return true;
        }

        private boolean sheltered(War war, Side owner, int unit, int place) {
            Board board = war.board();
            return board.isLand(unit)
                    ? control.shelters(war, owner, place)
                    : control.harbour(war, owner, place, board.south().has(unit));
        }

        private boolean watched(War war, Side owner, int place) {
            return owner == Side.NEUTRAL
                    ? field.present(war, Side.ATHENS, place) || field.present(war, Side.SPARTA, place)
                    : field.present(war, owner.other(), place);
        }
    }
}
