package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/**
 * All pieces: land units first, then ships, then leaders, each by its number.
 *
 * @param ships the number of the first ship
 * @param leaders the number of the first leader
 * @param athens pieces of Athens' side, wherever they are
 * @param sparta pieces of Sparta's side
 * @param flipped units that show their wavering side
 * @param inside units sheltered in a fort, a walled city or a port from an enemy in the same locale
 * @param used units and leaders that have had their campaign in this Campaign Phase
 * @param besieging units under a siege marker
 * @param south ships on the southern shore of the one locale that has two
 * @param cargo land units at sea, aboard their ships
 * @param hiddenUnits what a viewer may know of units that are concealed; empty in the true position
 */
@RecordBuilder
public record Board(
        int ships,
        int leaders,
        Places places,
        PieceSet athens,
        PieceSet sparta,
        PieceSet flipped,
        PieceSet inside,
        PieceSet used,
        PieceSet besieging,
        PieceSet south,
        List<Load> cargo,
        List<HiddenUnits> hiddenUnits)
        implements BoardBuilder.With {

    public Board {
        cargo = List.copyOf(cargo);
        hiddenUnits = List.copyOf(hiddenUnits);
    }

    /** Whether the piece is a land unit. */
    public boolean isLand(int piece) {
        return piece < ships;
    }

    /** Whether the piece is a ship. */
    public boolean isShip(int piece) {
        return piece >= ships && piece < leaders;
    }

    /** Whether the piece is a leader. */
    public boolean isLeader(int piece) {
        return piece >= leaders;
    }

    /** All pieces there. */
    public PieceSet at(int place) {
        return places.at(place);
    }

    /** Where the piece is. */
    public int place(int piece) {
        return places.of(piece);
    }

    /** All pieces of the side, wherever they are. */
    public PieceSet of(Side side) {
        return switch (side) {
            case ATHENS -> athens;
            case SPARTA -> sparta;
            case NEUTRAL -> PieceSet.below(places.size()).minus(athens).minus(sparta);
        };
    }

    /** Whose the piece is. */
    public Side owner(int piece) {
        return athens.has(piece) ? Side.ATHENS : sparta.has(piece) ? Side.SPARTA : Side.NEUTRAL;
    }

    /** The side's pieces there. */
    public PieceSet at(int place, Side side) {
        return places.at(place)
                .and(
                        side == Side.ATHENS
                                ? athens
                                : side == Side.SPARTA
                                        ? sparta
                                        : places.at(place).minus(athens).minus(sparta));
    }

    /** The land units among them. */
    public PieceSet land(PieceSet pieces) {
        return pieces.and(PieceSet.below(ships));
    }

    /** The ships among them. */
    public PieceSet fleet(PieceSet pieces) {
        return pieces.and(PieceSet.below(leaders)).minus(PieceSet.below(ships));
    }

    /** The units among them, land and sea. */
    public PieceSet units(PieceSet pieces) {
        return pieces.and(PieceSet.below(leaders));
    }

    /** The leaders among them. */
    public PieceSet chiefs(PieceSet pieces) {
        return pieces.minus(PieceSet.below(leaders));
    }

    /** How many land units of the side stand there, concealed ones included. */
    public int landCount(int place, Side side) {
        int count = at(place).shared(of(side), PieceSet.below(ships));
        for (int i = 0; i < hiddenUnits.size(); i++) {
            HiddenUnits hidden = hiddenUnits.get(i);
            if (hidden.place() == place && hidden.side() == side) {
                count += hidden.units();
            }
        }
        return count;
    }

    /** The ship that carries the unit. */
    public OptionalInt carrier(int unit) {
        for (int i = 0; i < cargo.size(); i++) {
            if (cargo.get(i).troops() == unit) {
                return OptionalInt.of(cargo.get(i).ship());
            }
        }
        return OptionalInt.empty();
    }

    /** Land units aboard these ships. */
    public PieceSet aboard(PieceSet ships) {
        PieceSet aboard = PieceSet.NONE;
        for (Load load : cargo) {
            if (ships.has(load.ship())) {
                aboard = aboard.with(load.troops());
            }
        }
        return aboard;
    }

    /** Land units that are aboard a ship. */
    public PieceSet aboard() {
        PieceSet aboard = PieceSet.NONE;
        for (int i = 0; i < cargo.size(); i++) {
            aboard = aboard.with(cargo.get(i).troops());
        }
        return aboard;
    }

    /** With these pieces there, out of any siege, shelter or ship, on that shore. */
    public Board move(PieceSet pieces, int place, boolean southShore) {
        PieceSet fleet = fleet(pieces);
        return new Board(
                ships,
                leaders,
                places.with(pieces, place),
                athens,
                sparta,
                flipped,
                inside.minus(pieces),
                used,
                besieging.minus(pieces),
                southShore ? south.or(fleet) : south.minus(fleet),
                unload(pieces),
                hiddenUnits);
    }

    /** How many of the side's units are concealed from the viewer. */
    @Rule("5.2")
    public int hidden(Side side) {
        return hiddenUnits.stream()
                .filter(hidden -> hidden.side() == side)
                .mapToInt(HiddenUnits::units)
                .sum();
    }

    /** Off the map: to a place beside it, from where units come back at full strength, if they do. */
    @Rule("ruling-M2")
    public Board remove(PieceSet pieces, int where) {
        return off(pieces, where, flipped.minus(pieces));
    }

    /** To the year disc for a while: a unit that wavers does so when it comes back. */
    @Rule({"10.1", "ruling-M2"})
    public Board defer(PieceSet pieces, int where) {
        return off(pieces, where, flipped);
    }

    private Board off(PieceSet pieces, int where, PieceSet wavering) {
        return new Board(
                ships,
                leaders,
                places.with(pieces, where),
                athens,
                sparta,
                wavering,
                inside.minus(pieces),
                used,
                besieging.minus(pieces),
                south.minus(pieces),
                unload(pieces),
                hiddenUnits);
    }

    private List<Load> unload(PieceSet pieces) {
        if (cargo.isEmpty()) {
            return cargo;
        }
        List<Load> left = new ArrayList<>(cargo.size());
        for (Load load : cargo) {
            if (!pieces.has(load.troops()) && !pieces.has(load.ship())) {
                left.add(load);
            }
        }
        return left;
    }

    /** With this cargo. */
    public Board with(List<Load> loads) {
        return withCargo(loads);
    }

    /** With these units aboard no ship any more. */
    public Board ashore(PieceSet units) {
        return with(unload(units));
    }

    /** With these units on their wavering side. */
    public Board flip(PieceSet units) {
        return withFlipped(flipped.or(units));
    }

    /** With these pieces on that side. */
    public Board owned(PieceSet pieces, Side side) {
        PieceSet reds = athens.minus(pieces);
        PieceSet blues = sparta.minus(pieces);
        return withAthens(side == Side.ATHENS ? reds.or(pieces) : reds)
                .withSparta(side == Side.SPARTA ? blues.or(pieces) : blues);
    }

    /** With these pieces somewhere unknown, and so many units in their stead. */
    public Board hide(PieceSet pieces, List<HiddenUnits> instead) {
        return new Board(
                ships,
                leaders,
                places.with(pieces, Places.UNKNOWN),
                athens,
                sparta,
                flipped.minus(pieces),
                inside.minus(pieces),
                used.minus(pieces),
                besieging.minus(pieces),
                south.minus(pieces),
                unload(pieces),
                instead);
    }

    /** Land units at sea: which unit is aboard which ship. */
    @Rule("7.4")
    public record Load(int troops, int ship) {}

    /** So many land units of that side stand there, and the viewer may not know which. */
    @Rule("5.2")
    public record HiddenUnits(Side side, int place, int units) {}
}
