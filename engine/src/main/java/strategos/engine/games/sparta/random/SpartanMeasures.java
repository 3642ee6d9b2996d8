package strategos.engine.games.sparta.random;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.CourseEvents.EventBarred;
import strategos.engine.games.sparta.common.CourseEvents.EventDeclined;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.ControlEvents.CityCaptured;
import strategos.engine.games.sparta.control.ControlEvents.FortPlaced;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.forces.ShelterEvents.Sheltered;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What the war's later years let Sparta do: fortify Decelea, send Brasidas to Thrace, place what Persia sends. */
@Rule({"15.12", "15.13", "15.14"})
public final class SpartanMeasures {
    private final Printed printed;
    private final Atlas atlas;
    private final Counters counters;
    private final Control control;
    private final PrestigeAwards awards;
    private final Mortality mortality;
    private final Stacking stacking;
    private final int panactum;
    private final int amphipolis;
    private final int brasidas;

    public SpartanMeasures(
            Printed printed, Control control, Stacking stacking, PrestigeAwards awards, Mortality mortality) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.counters = printed.counters();
        this.control = control;
        this.stacking = stacking;
        this.awards = awards;
        this.mortality = mortality;
        panactum = atlas.number("panactum");
        amphipolis = atlas.number("amphipolis");
        brasidas = counters.number("brasidas");
    }

    /** Whether Sparta may fortify Decelea. */
    @Rule({"11.12", "15.12"})
    public boolean mayFortify(War war, Side side) {
        Fort decelea = atlas.fort("decelea");
        return side == Side.SPARTA
                && war.history().has(RandomEvent.BACK_AT_WAR)
                && war.history().open(RandomEvent.DECELEA)
                && !war.politics().peace()
                && war.forts().open(decelea.ref())
                && war.board().landCount(panactum, Side.SPARTA) > 0;
    }

    /** Decelea is fortified. */
    @Rule({"11.12", "15.12"})
    public void fortify(Play<War> play) {
        Fort decelea = atlas.fort("decelea");
        play.happen(new EventHappened(RandomEvent.DECELEA));
        play.happen(new FortPlaced(
                Side.SPARTA, decelea.ref(), atlas.locale(decelea.place()).ref()));
        awards.award(play, "decelea", Side.SPARTA);
    }

    /** Whether Brasidas may go to Thrace now: not while Amphipolis is out of play. */
    @Rule({"11.1", "15.14"})
    public boolean mayGoToThrace(War war, Side side) {
        int place = war.board().place(brasidas);
        return side == Side.SPARTA
                && war.calendar().quarter() == Quarter.SPRING
                && printed.tables().event(RandomEvent.BRASIDAS).in(war.year())
                && war.history().open(RandomEvent.BRASIDAS)
                && war.prestige().level() > 0
                && !war.politics().peace()
                && (Places.onMap(place) || place == Places.BOX)
                && !control.outOfPlay(war, amphipolis)
                && !volunteers(war).isEmpty()
                && stacking.landRoom(war, Side.SPARTA, amphipolis, PieceSet.NONE) > 0;
    }

    /** The units of which one may go with him: land units of Sparta's side that are not Spartan. */
    @Rule("15.14")
    public PieceSet volunteers(War war) {
        Board board = war.board();
        PieceSet trapped = board.inside().filter(unit -> war.ground().has(Marker.SPARTA_TRAPPED, board.place(unit)));
        return board.land(board.sparta())
                .minus(counters.of(Nation.SPARTA))
                .minus(trapped)
                .filter(unit -> Places.onMap(board.place(unit)));
    }

    /** Brasidas does not go to Thrace, and will not be asked again. */
    @Rule("15.14")
    public void stay(Play<War> play) {
        play.happen(new EventDeclined(RandomEvent.BRASIDAS, Side.SPARTA));
        play.happen(new EventBarred(RandomEvent.BRASIDAS));
    }

    /** Brasidas and one unit stand before Amphipolis; its defenders count as inside. */
    @Rule({"7.5", "15.14"})
    public void thrace(Play<War> play, int unit) {
        PlaceRef ref = atlas.locale(amphipolis).ref();
        play.happen(new EventHappened(RandomEvent.BRASIDAS));
        PieceSet party = PieceSet.of(unit).with(brasidas);
        play.happen(new Deployed(Side.SPARTA, counters.company(party), ref, false, true));
        Board board = play.state().board();
        PieceSet defenders = board.land(board.at(amphipolis, Side.ATHENS));
        if (!defenders.isEmpty() && control.walls(play.state(), Side.ATHENS, amphipolis)) {
            play.happen(new Sheltered(Side.ATHENS, ref, counters.company(defenders), false));
        }
        mortality.comeUpon(play, Side.SPARTA, amphipolis);
    }

    /** The Persian units still to be placed, and where: one a city that is in play, where no enemy stands. */
    @Rule({"11.1", "15.13"})
    public PlaceSet persianPlaces(War war) {
        Board board = war.board();
        return counters.unit(counters.of(Nation.PERSIA).first())
                .homes()
                .filter(place -> !control.outOfPlay(war, place)
                        && board.landCount(place, Side.ATHENS) == 0
                        && board.units(board.at(place, Side.ATHENS)).isEmpty()
                        && !board.at(place).meets(counters.of(Nation.PERSIA)));
    }

    /** The Persian units that are not on the map yet. */
    @Rule("15.13")
    public PieceSet persians(War war) {
        return counters.of(Nation.PERSIA).and(war.board().at(Places.BOX));
    }

    /** A Persian unit is placed; in a Confederation city it captures it. */
    @Rule({"7.5", "15.13", "ruling-V3"})
    public void persian(Play<War> play, int unit, int place) {
        PlaceRef ref = atlas.locale(place).ref();
        play.happen(new Deployed(Side.SPARTA, counters.company(PieceSet.of(unit)), ref, false, false));
        if (control.holder(play.state(), place) == Side.ATHENS) {
            play.happen(new CityCaptured(Side.SPARTA, ref, false));
        }
        mortality.comeUpon(play, Side.SPARTA, place);
    }
}
