package strategos.engine.games.sparta.revenue;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** What can be bought, and where new and returning units are placed. */
@Rule({"3.2", "12.5"})
public final class Purchases {
    private final Printed printed;
    private final Atlas atlas;
    private final Control control;
    private final Stacking stacking;
    private final int samos;
    private final int miletus;

    public Purchases(Printed printed, Control control, Stacking stacking) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
        this.stacking = stacking;
        samos = atlas.number("samos");
        miletus = atlas.number("miletus");
    }

    /** The units in the box that the side may buy and can pay, one of each kind that is alike. */
    @Rule({"10.2", "12.4", "12.5"})
    public PieceSet forSale(War war, Side side) {
        PieceSet sale = PieceSet.NONE;
        PieceSet box = box(war, side);
        Unit last = null;
        for (int piece = box.next(0); piece >= 0; piece = box.next(piece + 1)) {
            Unit unit = printed.counters().unit(piece);
            boolean alike = last != null && last.group().equals(unit.group()) && last.full() == unit.full();
            if (!alike && mayBuy(war, side, unit)) {
                sale = sale.with(piece);
                last = unit;
            }
        }
        return sale;
    }

    /** Whether there is any unit that the side may buy and can pay. */
    @Rule({"12.4", "12.5"})
    public boolean open(War war, Side side) {
        return box(war, side).any(piece -> mayBuy(war, side, printed.counters().unit(piece)));
    }

    private static PieceSet box(War war, Side side) {
        Board board = war.board();
        return board.units(board.at(Places.BOX, side));
    }

    private boolean mayBuy(War war, Side side, Unit unit) {
        return allowed(war, side, unit)
                && (unit.naval() || cities(side, unit).any(place -> takes(war, side, unit, place)));
    }

    private static boolean allowed(War war, Side side, Unit unit) {
        boolean islander = unit.nation() == Nation.CONFEDERATION;
        return unit.full() <= war.purse().of(side)
                && war.politics().of(unit.nation()).side() == side
                && !(islander && side == Side.SPARTA);
    }

    /** Where a new or returning land unit may be placed: a friendly city of its colour, free of enemies, with room. */
    @Rule({"2.16", "5.1", "12.5"})
    public PlaceSet landPlaces(War war, Side side, Unit unit) {
        return cities(side, unit).filter(place -> takes(war, side, unit, place));
    }

    /** The cities that are, or can come to be, of the unit's colour. */
    private PlaceSet cities(Side side, Unit unit) {
        PlaceSet own = atlas.cities(unit.nation());
        return unit.nation() == nation(side) ? own.or(atlas.payers()) : own;
    }

    private boolean takes(War war, Side side, Unit unit, int place) {
        return ownColour(war, side, unit, atlas.locale(place))
                && control.holds(war, side, place)
                && war.board().landCount(place, side.other()) == 0
                && stacking.landRoom(war, side, place, PieceSet.NONE) > 0;
    }

    private boolean ownColour(War war, Side side, Unit unit, Locale locale) {
        return locale.nation() == unit.nation()
                || (unit.nation() == nation(side) && control.pays(war, side, locale.number()));
    }

    private static Nation nation(Side side) {
        return side == Side.ATHENS ? Nation.ATHENS : Nation.SPARTA;
    }

    /** Where a new or returning ship may be placed: a friendly port of its colour, or its home where there is none. */
    @Rule({"7.11", "12.5", "ruling-M4"})
    public PlaceSet shipPlaces(War war, Side side, Unit unit) {
        PlaceSet ports = PlaceSet.NONE;
        PlaceSet all = atlas.ports();
        for (int place = all.next(0); place >= 0; place = all.next(place + 1)) {
            if (ownColour(war, side, unit, atlas.locale(place)) && fits(war, side, place)) {
                ports = ports.with(place);
            }
        }
        if (unit.nation() == Nation.CONFEDERATION) {
            ports = fits(war, side, samos) ? ports.with(samos) : ports;
            return fits(war, side, miletus) ? ports.with(miletus) : ports;
        }
        boolean portless = unit.nation() == Nation.ATHENIAN_ALLIES
                || (unit.nation() == Nation.SPARTAN_ALLIES && !atlas.ports().meets(unit.homes()));
        return portless ? unit.homes().filter(home -> fits(war, side, home)) : ports;
    }

    private boolean fits(War war, Side side, int place) {
        boolean south = atlas.locale(place).southHarbour();
        return control.holds(war, side, place)
                && war.board().landCount(place, side.other()) == 0
                && stacking.shipRoom(war, side, place, south, PieceSet.NONE) > 0;
    }

    /** Where the unit may be placed. */
    public PlaceSet places(War war, Side side, int piece) {
        Unit unit = printed.counters().unit(piece);
        return unit.naval() ? shipPlaces(war, side, unit) : landPlaces(war, side, unit);
    }

    /** {@code buy}: a unit at a talent a point; land units are placed at once, ships arrive next quarter. */
    @Rule({"3.2", "12.5"})
    public static final class BuyAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "buy";

        private static final String UNIT = "unit";

        private final Verb verb = Verb.calm(NAME, "12.5", Slot.one(UNIT), Slot.one(Slots.PLACE));
        private final Force force;
        private final Logistics logistics;

        public BuyAct(Force force, Logistics logistics) {
            this.force = force;
            this.logistics = logistics;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        /** The order to buy that unit for that place; a ship needs none. */
        public static Call call(String unit, String place) {
            Call call = Call.of(NAME, UNIT, unit);
            return place.isEmpty() ? call : call.with(Slots.PLACE, place);
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            boolean buying = seen.step() instanceof PendingStep.Turn turn && turn.part() == PendingStep.Turn.Part.BUY;
            if (!buying) {
                return Optional.empty();
            }
            PieceSet sale = logistics.purchases().forSale(seen, side);
            return sale.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new SlotOffer(verb, (slot, filled) -> {
                        if (slot.equals(UNIT)) {
                            return Choices.oneOf(force.labels().pieces(seen.board(), sale));
                        }
                        Unit unit = force.labels()
                                .printed()
                                .counters()
                                .unit(force.labels().piece(filled.one(UNIT)));
                        return unit.naval()
                                ? Choices.nothing()
                                : Choices.oneOf(force.labels()
                                        .places(logistics.purchases().landPlaces(seen, side, unit)));
                    }));
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            logistics.buy(
                    play,
                    side,
                    force.labels().piece(call.one(UNIT)),
                    call.maybe(Slots.PLACE).stream()
                            .mapToInt(force.labels()::place)
                            .findFirst());
        }
    }
}
