package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;

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
        Bits athens,
        Bits sparta,
        Bits flipped,
        Bits inside,
        Bits used,
        Bits besieging,
        Bits south,
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
    public Bits at(int place) {
        return places.at(place);
    }

    /** Where the piece is. */
    public int place(int piece) {
        return places.of(piece);
    }

    /** All pieces of the side, wherever they are. */
    public Bits of(Side side) {
        return switch (side) {
            case ATHENS -> athens;
            case SPARTA -> sparta;
            case NEUTRAL -> Bits.range(0, places.size()).minus(athens).minus(sparta);
        };
    }

    /** Whose the piece is. */
    public Side owner(int piece) {
        return athens.has(piece) ? Side.ATHENS : sparta.has(piece) ? Side.SPARTA : Side.NEUTRAL;
    }

    /** The side's pieces there. */
    public Bits at(int place, Side side) {
        return places.at(place)
                .and(
                        side == Side.ATHENS
                                ? athens
                                : side == Side.SPARTA
                                        ? sparta
                                        : places.at(place).minus(athens).minus(sparta));
    }

    /** The land units among them. */
    public Bits land(Bits pieces) {
        return pieces.and(Kinds.below(ships));
    }

    /** The ships among them. */
    public Bits fleet(Bits pieces) {
        return pieces.and(Kinds.below(leaders)).minus(Kinds.below(ships));
    }

    /** The units among them, land and sea. */
    public Bits units(Bits pieces) {
        return pieces.and(Kinds.below(leaders));
    }

    /** The leaders among them. */
    public Bits chiefs(Bits pieces) {
        return pieces.minus(Kinds.below(leaders));
    }

    /** How many land units of the side stand there, concealed ones included. */
    public int landCount(int place, Side side) {
        int count = land(at(place, side)).size();
        for (int i = 0; i < hiddenUnits.size(); i++) {
            HiddenUnits veil = hiddenUnits.get(i);
            if (veil.place() == place && veil.side() == side) {
                count += veil.units();
            }
        }
        return count;
    }

    /** The ship that carries the unit, or -1. */
    public int carrier(int unit) {
        for (int i = 0; i < cargo.size(); i++) {
            if (cargo.get(i).troops() == unit) {
                return cargo.get(i).ship();
            }
        }
        return -1;
    }

    /** Land units aboard these ships. */
    public Bits aboard(Bits ships) {
        Bits aboard = Bits.NONE;
        for (Load load : cargo) {
            if (ships.has(load.ship())) {
                aboard = aboard.with(load.troops());
            }
        }
        return aboard;
    }

    /** Land units that are aboard a ship. */
    public Bits aboard() {
        Bits aboard = Bits.NONE;
        for (int i = 0; i < cargo.size(); i++) {
            aboard = aboard.with(cargo.get(i).troops());
        }
        return aboard;
    }

    /** With these pieces there, out of any siege, shelter or ship, on that shore. */
    public Board move(Bits pieces, int place, boolean southShore) {
        Bits fleet = fleet(pieces);
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

    /** Off the map: to a place beside it, from where units come back at full strength, if they do. */
    @Rule("ruling-M2")
    public Board remove(Bits pieces, int where) {
        return off(pieces, where, flipped.minus(pieces));
    }

    /** To the year disc for a while: a unit that wavers does so when it comes back. */
    @Rule({"10.1", "ruling-M2"})
    public Board defer(Bits pieces, int where) {
        return off(pieces, where, flipped);
    }

    private Board off(Bits pieces, int where, Bits wavering) {
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

    private List<Load> unload(Bits pieces) {
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
    public Board ashore(Bits units) {
        return with(unload(units));
    }

    /** With these units on their wavering side. */
    public Board flip(Bits units) {
        return withFlipped(flipped.or(units));
    }

    /** With these pieces on that side. */
    public Board owned(Bits pieces, Side side) {
        Bits reds = athens.minus(pieces);
        Bits blues = sparta.minus(pieces);
        return withAthens(side == Side.ATHENS ? reds.or(pieces) : reds)
                .withSparta(side == Side.SPARTA ? blues.or(pieces) : blues);
    }

    /** With these pieces somewhere unknown, and so many units in their stead. */
    public Board veil(Bits pieces, List<HiddenUnits> instead) {
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
}
