package strategos.engine.games.sparta.sequence;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet.Muster;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/**
 * Changes to the ready-made set-up. A unit stands at home, or in a line of the scenario that asks for so many units; units
 * that go where a line is full change places with one of it, so that every position on the way is a legal set-up.
 */
@Rule({"16.0", "16.1", "16.2", "16.3", "ruling-E12"})
public final class Mustering {
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

    /** Which line each unit stands in: the first ones of its groups that stand in its place. Who stands in none is at home. */
    private final class Roster {
        private final War war;
        private final List<Muster> lines;
        private final PieceSet[] members;
        private PieceSet standing = PieceSet.NONE;

        Roster(War war) {
            this.war = war;
            lines = lines(war);
            members = new PieceSet[lines.size()];
            for (int n = 0; n < members.length; n++) {
                members[n] = PieceSet.NONE;
                Muster muster = lines.get(n);
                PieceSet there = war.board().units(war.board().at(place(muster)));
                for (int unit = there.next(0); unit >= 0; unit = there.next(unit + 1)) {
                    if (!standing.has(unit)
                            && members[n].size() < muster.count()
                            && muster.of().contains(counters.unit(unit).group())) {
                        members[n] = members[n].with(unit);
                        standing = standing.with(unit);
                    }
                }
            }
        }

        /** The line in which these units of one group stand. Where enough others stand at home in the same place, it is those. */
        Optional<Integer> line(PieceSet units) {
            int first = units.first();
            String group = counters.unit(first).group();
            PieceSet others = counters.group(group)
                    .and(war.board().at(war.board().place(first)))
                    .minus(standing);
            return others.size() >= units.size()
                    ? Optional.empty()
                    : IntStream.range(0, members.length)
                            .filter(n -> members[n].has(first))
                            .boxed()
                            .findFirst();
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
        Optional<Integer> line = roster.line(pieces);
        PlaceSet places = PlaceSet.NONE;
        for (int other = 0; other < roster.members.length; other++) {
            int to = place(roster.lines.get(other));
            if (to != from && exchange(war, roster, unit, pieces.size(), line, other)) {
                places = places.with(to);
            }
        }
        for (int home : unit.homes().numbers()) {
            boolean fits = line.isEmpty()
                    ? !unit.naval() && stacking.landRoom(war, side, home, PieceSet.NONE) >= pieces.size()
                    : partners(war, roster, unit, line, Optional.empty()).size() >= pieces.size();
            if (home != from && fits && free(war, side, home)) {
                places = places.with(home);
            }
        }
        return places;
    }

    private boolean free(War war, Side side, int home) {
        return control.holder(war, home) != side.other() && war.board().landCount(home, side.other()) == 0;
    }

    private boolean exchange(War war, Roster roster, Unit unit, int count, Optional<Integer> from, int to) {
        return roster.lines.get(to).of().contains(unit.group())
                && partners(war, roster, unit, from, Optional.of(to)).size() >= count;
    }

    /**
     * The units that could take the place of one in line {@code from}, out of line {@code to}; none is at home. One of them is
     * a line. They change like for like; where a line leaves open how many are fleets, land units alone give way, to either.
     */
    private PieceSet partners(War war, Roster roster, Unit unit, Optional<Integer> from, Optional<Integer> to) {
        Optional<Muster> own = from.map(roster.lines::get);
        Optional<Muster> other = to.map(roster.lines::get);
        PieceSet there = to.map(line -> roster.members[line]).orElseGet(() -> atHome(war, roster, own.orElseThrow()));
        boolean naval =
                unit.naval() && Stream.of(own, other).flatMap(Optional::stream).noneMatch(this::fleetsOrLand);
        return there.filter(piece -> counters.unit(piece).naval() == naval
                && own.stream()
                        .allMatch(
                                line -> line.of().contains(counters.unit(piece).group())));
    }

    private boolean fleetsOrLand(Muster line) {
        return line.of().stream()
                        .map(group ->
                                counters.unit(counters.group(group).first()).naval())
                        .distinct()
                        .count()
                > 1;
    }

    /** The units of a line's groups that stand at home. */
    private PieceSet atHome(War war, Roster roster, Muster line) {
        PieceSet there = PieceSet.NONE;
        for (String group : line.of()) {
            there = there.or(counters.group(group));
        }
        return there.minus(roster.standing)
                .filter(piece -> Places.onMap(war.board().place(piece)));
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
        Optional<Integer> from = roster.line(PieceSet.of(piece));
        Optional<Integer> target = IntStream.range(0, roster.members.length)
                .filter(line -> place(roster.lines.get(line)) == to && exchange(war, roster, unit, 1, from, line))
                .boxed()
                .findFirst();
        int old = war.board().place(piece);
        if (from.isEmpty() && target.isEmpty()) {
            PieceSet host = countryman(war, unit, to);
            put(play, side, piece, to, Optional.empty());
            host.each(other -> put(play, side, other, old, Optional.empty()));
            return;
        }
        PieceSet partners = partners(war, roster, unit, from, target);
        PieceSet alike = partners.and(counters.group(unit.group()));
        int partner = (alike.isEmpty() ? partners : alike).first();
        int back = from.isEmpty() ? home(war, side, partner) : old;
        put(play, side, piece, to, target);
        put(play, side, partner, back, from);
    }

    /** The Persian unit there, which gives way to the other one: they are never placed together (15.13). */
    @Rule({"15.13", "16.3"})
    private PieceSet countryman(War war, Unit unit, int place) {
        return unit.nation() == Nation.PERSIA
                ? counters.of(Nation.PERSIA).and(war.board().at(place))
                : PieceSet.NONE;
    }

    private int home(War war, Side side, int piece) {
        PlaceSet homes = counters.unit(piece).homes();
        PlaceSet roomy =
                homes.filter(home -> free(war, side, home) && stacking.landRoom(war, side, home, PieceSet.NONE) > 0);
        return roomy.isEmpty() ? homes.first() : roomy.first();
    }

    private void put(Play<War> play, Side side, int piece, int to, Optional<Integer> line) {
        Optional<Muster> muster = line.map(lines(play.state())::get);
        play.happen(new Deployed(
                side,
                counters.company(PieceSet.of(piece)),
                ref(to),
                muster.filter(Muster::inside).isPresent(),
                muster.filter(Muster::besieging).isPresent()));
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
