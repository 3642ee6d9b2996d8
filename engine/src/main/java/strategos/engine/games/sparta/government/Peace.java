package strategos.engine.games.sparta.government;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeUpheld;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.government.GovernmentEvents.PeaceChanged;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** The Peace of Nicias. */
@Rule("15.7")
public final class Peace {
    private final Printed printed;
    private final Control control;
    private final Field field;
    private final Stacking stacking;
    private final Governments governments;
    private final int argos;

    public Peace(Printed printed, Control control, Field field, Stacking stacking, Governments governments) {
        this.printed = printed;
        this.control = control;
        this.field = field;
        this.stacking = stacking;
        this.governments = governments;
        argos = printed.atlas().number("argos");
    }

    /** Peace is made: besiegers withdraw, and the Peace Party governs Athens. */
    @Rule("ruling-E2")
    public void make(Play<War> play) {
        War before = play.state();
        play.happen(new EventHappened(RandomEvent.PEACE));
        play.happen(new PeaceChanged(true));
        PieceSet spared = spared(play, before);
        PieceSet besiegers = before.board()
                .land(before.board().besieging())
                .minus(before.board().aboard())
                .minus(spared);
        List<PendingStep> withdrawals = new ArrayList<>();
        for (Side side : List.of(Side.SPARTA, Side.ATHENS)) {
            PlaceSet places = PlaceSet.NONE;
            for (int unit : besiegers.and(play.state().board().of(side)).numbers()) {
                places = places.with(play.state().board().place(unit));
            }
            places.each(place -> withdrawals.add(new PendingStep.Withdrawal(side, place)));
        }
        int row = printed.tables().athens().civicRow();
        if (play.state().government().row() < row) {
            governments.change(play, row, false);
        }
        if (!withdrawals.isEmpty()) {
            Flow.push(play, withdrawals.toArray(PendingStep[]::new));
        }
    }

    /** Those who besiege Argos while it is Athens' ally, and so outside the peace, go on. */
    @Rule({"9.0", "15.7", "ruling-E3"})
    private PieceSet spared(Play<War> play, War before) {
        Board board = before.board();
        PieceSet besiegers = board.at(argos, Side.SPARTA).and(board.besieging());
        if (besiegers.isEmpty() || !field.mayFight(play.state(), Side.SPARTA, argos)) {
            return PieceSet.NONE;
        }
        play.happen(new SiegeUpheld(
                Side.ATHENS,
                printed.atlas().locale(argos).ref(),
                field.trapped(before, Side.ATHENS, argos),
                besiegers));
        return besiegers;
    }

    /** The land units that leave: those under a siege marker. */
    @Rule("15.7")
    public PieceSet withdrawing(War war, Side side, int from) {
        Board board = war.board();
        return board.land(board.at(from, side)).and(board.besieging()).minus(board.aboard());
    }

    /** All who go: with the last of the units that stand there their leaders go too. */
    @Rule("15.7")
    public PieceSet leaving(War war, Side side, int from) {
        PieceSet units = withdrawing(war, side, from);
        PieceSet there = war.board().at(from, side);
        boolean all = units.hasAll(war.board().units(there))
                && war.board().landCount(from, side) == war.board().land(there).size();
        return all ? there : units;
    }

    /** The nearest friendly cities with room for those who leave that place, by routes that are open in this match. */
    @Rule({"10.3", "15.7", "ruling-E2", "ruling-V10"})
    public PlaceSet refuges(War war, Side side, int from) {
        int units = withdrawing(war, side, from).size();
        PlaceSet reached = PlaceSet.of(from);
        PlaceSet ring = beside(war, side, reached);
        while (!ring.isEmpty()) {
            PlaceSet found = ring.filter(place ->
                    control.holds(war, side, place) && stacking.landRoom(war, side, place, PieceSet.NONE) >= units);
            if (!found.isEmpty()) {
                return found;
            }
            reached = reached.or(ring);
            ring = beside(war, side, ring).minus(reached);
        }
        return PlaceSet.NONE;
    }

    /** The places to which one of these has a route that is open to the side in this match, but for these. */
    private PlaceSet beside(War war, Side side, PlaceSet places) {
        PlaceSet beside = PlaceSet.NONE;
        for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
            for (Route route : printed.atlas().from(place)) {
                if (control.exists(war, side, route)) {
                    beside = beside.with(route.to());
                }
            }
        }
        return beside.minus(places);
    }
}
