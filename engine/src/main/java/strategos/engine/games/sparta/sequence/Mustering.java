package strategos.engine.games.sparta.sequence;

import java.util.Arrays;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.printed.ScenarioSheet;
import strategos.engine.games.sparta.printed.ScenarioSheet.Muster;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/**
 * Changes to the ready-made set-up. A unit stands at home, or in a line of the scenario that asks for so many units; units
 * that go where a line is full change places with one of it, so that every position on the way is a legal set-up.
 */
@Rule({"16.0", "16.1", "16.2", "16.3"})
public final class Mustering {
    private static final int AT_HOME = -1;

    private final Printed printed;
    private final Counters counters;
    private final Control control;
    private final Stacking stacking;
    private final Governments governments;

    public Mustering(Printed printed, Control control, Stacking stacking, Governments governments) {
        this.printed = printed;
        this.counters = printed.counters();
        this.control = control;
        this.stacking = stacking;
        this.governments = governments;
    }

    /** All that the side may place otherwise. */
    public PieceSet pieces(War war, Side side) {
        PieceSet pieces = PieceSet.NONE;
        Roster roster = new Roster(war);
        for (Unit unit : counters.units()) {
            if (printed.patron(unit.nation()) == side
                    && !places(war, roster, side, PieceSet.of(unit.number())).isEmpty()) {
                pieces = pieces.with(unit.number());
            }
        }
        return side == Side.ATHENS ? pieces.or(leaders(war)) : pieces;
    }

    private PieceSet leaders(War war) {
        PieceSet leaders = PieceSet.NONE;
        for (String id : row(war).leaders()) {
            leaders = leaders.with(counters.number(id));
        }
        return leaders;
    }

    private GovernmentRow row(War war) {
        return printed.government(war.government().row());
    }

    private List<Muster> lines(War war) {
        return printed.scenario(war.terms().scenario()).muster();
    }

    private int place(Muster line) {
        return line.box() ? Places.BOX : printed.atlas().number(line.place());
    }

    /** Which line each unit stands in: the first ones of its groups that stand in its place. */
    private final class Roster {
        private final List<Muster> lines;
        private final PieceSet[] members;
        private final int[] line;

        Roster(War war) {
            lines = lines(war);
            members = new PieceSet[lines.size()];
            line = new int[counters.firstLeader()];
            Arrays.fill(line, AT_HOME);
            for (int n = 0; n < members.length; n++) {
                members[n] = PieceSet.NONE;
                Muster muster = lines.get(n);
                PieceSet there = war.board().units(war.board().at(place(muster)));
                for (int unit = there.first(); unit >= 0; unit = there.next(unit + 1)) {
                    if (line[unit] == AT_HOME
                            && members[n].size() < muster.count()
                            && muster.of().contains(counters.unit(unit).group())) {
                        members[n] = members[n].with(unit);
                        line[unit] = n;
                    }
                }
            }
        }
    }

    /** Where these pieces, all alike, could be placed instead. */
    public PlaceSet places(War war, Side side, PieceSet pieces) {
        return places(war, new Roster(war), side, pieces);
    }

    private PlaceSet places(War war, Roster roster, Side side, PieceSet pieces) {
        int first = pieces.first();
        if (counters.firstLeader() <= first) {
            PlaceSet places = governments.places(war, first);
            int here = war.board().place(first);
            return Places.onMap(here) ? places.without(here) : places;
        }
        Unit unit = counters.unit(first);
        int from = war.board().place(first);
        int line = roster.line[first];
        PlaceSet places = PlaceSet.NONE;
        for (int other = 0; other < roster.members.length; other++) {
            int to = place(roster.lines.get(other));
            if (to != from && exchange(war, roster, unit, pieces.size(), line, other)) {
                places = places.with(to);
            }
        }
        for (int home : unit.homes().numbers()) {
            boolean fits = line == AT_HOME
                    ? !unit.naval() && stacking.landRoom(war, side, home, PieceSet.NONE) >= pieces.size()
                    : partners(war, roster, unit, line, AT_HOME).size() >= pieces.size();
            if (home != from && fits && free(war, side, home)) {
                places = places.with(home);
            }
        }
        return places;
    }

    private boolean free(War war, Side side, int home) {
        return control.holder(war, home) != side.other() && war.board().landCount(home, side.other()) == 0;
    }

    private boolean exchange(War war, Roster roster, Unit unit, int count, int from, int to) {
        return roster.lines.get(to).of().contains(unit.group())
                && partners(war, roster, unit, from, to).size() >= count;
    }

    /** The units that could take the place of one in line {@code from}, out of line {@code to}. */
    private PieceSet partners(War war, Roster roster, Unit unit, int from, int to) {
        PieceSet there = PieceSet.NONE;
        if (to == AT_HOME) {
            Muster muster = roster.lines.get(from);
            for (String group : muster.of()) {
                there = there.or(counters.group(group));
            }
            there = there.filter(piece -> Places.onMap(war.board().place(piece))
                    && roster.line[piece] == AT_HOME
                    && counters.unit(piece).naval() == unit.naval());
        } else {
            there = roster.members[to];
        }
        return there.filter(piece -> from == AT_HOME
                ? counters.unit(piece).naval() == unit.naval()
                : roster.lines.get(from).of().contains(counters.unit(piece).group()));
    }

    /** Places these pieces there, each in exchange for another where a line is full. */
    public void deploy(Play<War> play, Side side, PieceSet pieces, int to) {
        for (int piece : pieces.numbers()) {
            if (counters.firstLeader() <= piece) {
                leader(play, side, piece, to);
            } else {
                unit(play, side, piece, to);
            }
        }
    }

    private void unit(Play<War> play, Side side, int piece, int to) {
        War war = play.state();
        Unit unit = counters.unit(piece);
        Roster roster = new Roster(war);
        int from = roster.line[piece];
        int target = AT_HOME;
        for (int line = 0; line < roster.members.length; line++) {
            if (target == AT_HOME
                    && place(roster.lines.get(line)) == to
                    && exchange(war, roster, unit, 1, from, line)) {
                target = line;
            }
        }
        int old = war.board().place(piece);
        if (from == AT_HOME && target == AT_HOME) {
            put(play, side, piece, to, AT_HOME);
            return;
        }
        PieceSet partners = partners(war, roster, unit, from, target);
        PieceSet alike = partners.and(counters.group(unit.group()));
        int partner = (alike.isEmpty() ? partners : alike).first();
        int back = from == AT_HOME ? home(war, side, partner) : old;
        put(play, side, piece, to, target);
        put(play, side, partner, back, from);
    }

    private int home(War war, Side side, int piece) {
        PlaceSet homes = counters.unit(piece).homes();
        PlaceSet roomy =
                homes.filter(home -> free(war, side, home) && stacking.landRoom(war, side, home, PieceSet.NONE) > 0);
        return roomy.isEmpty() ? homes.first() : roomy.first();
    }

    private void put(Play<War> play, Side side, int piece, int to, int line) {
        Muster muster = line == AT_HOME ? null : lines(play.state()).get(line);
        play.happen(new Deployed(
                side,
                counters.company(PieceSet.of(piece)),
                ref(to),
                muster != null && muster.inside(),
                muster != null && muster.besieging()));
    }

    /** A held leader takes the place of one who is placed; a placed one goes elsewhere. */
    @Rule({"6.4", "14.1"})
    private void leader(Play<War> play, Side side, int piece, int to) {
        Board board = play.state().board();
        boolean held = board.place(piece) == Places.HELD;
        play.happen(new Deployed(side, counters.company(PieceSet.of(piece)), ref(to), false, false));
        if (held) {
            PieceSet others = leaders(play.state())
                    .without(piece)
                    .filter(leader -> Places.onMap(board.place(leader))
                            && !row(play.state()).must().contains(counters.id(leader)));
            int placed = leaders(play.state())
                    .filter(leader -> Places.onMap(play.state().board().place(leader)))
                    .size();
            if (placed > row(play.state()).place() && !others.isEmpty()) {
                play.happen(new Deployed(
                        side,
                        counters.company(PieceSet.of(others.first())),
                        new PlaceRef(Places.HELD, "held"),
                        false,
                        false));
            }
        }
    }

    private PlaceRef ref(int place) {
        return place == Places.BOX
                ? new PlaceRef(Places.BOX, ScenarioSheet.BOX)
                : printed.atlas().locale(place).ref();
    }
}
