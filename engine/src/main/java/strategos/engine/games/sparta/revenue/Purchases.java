package strategos.engine.games.sparta.revenue;

import java.util.Optional;
import java.util.OptionalInt;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.forces.ForceEvents.Refreshed;
import strategos.engine.games.sparta.forces.ForceEvents.UnitsLost;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.leaders.LeaderEvents.VacancyFilled;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.revenue.RevenueEvents.MaintenancePaid;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitBought;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitsUnpaid;
import strategos.engine.games.sparta.revenue.Treasury.Upkeep;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
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
                            return Choices.oneOf(force.labels().pieces(seen, sale));
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

    /** A side's Logistics Phase: what arrives, what must be paid, what is bought. */
    @Rule({"3.2", "12.0", "12.3", "12.5"})
    public static final class Logistics {
        private final Atlas atlas;
        private final Counters counters;
        private final Upkeep upkeep;
        private final Purchases purchases;
        private final StandingSieges standing;
        private final Governments governments;
        private final Mortality mortality;

        public Logistics(
                Printed printed,
                Upkeep upkeep,
                Purchases purchases,
                StandingSieges standing,
                Governments governments,
                Mortality mortality) {
            this.atlas = printed.atlas();
            this.counters = printed.counters();
            this.upkeep = upkeep;
            this.purchases = purchases;
            this.standing = standing;
            this.governments = governments;
            this.mortality = mortality;
        }

        /** Units and leaders that the side may place now. */
        @Rule({"3.2", "6.3", "6.4", "10.1"})
        public PieceSet arrivals(War war, Side side) {
            Board board = war.board();
            PieceSet due = board.at(Places.DUE, side);
            for (Leader leader : counters.leaders()) {
                if (leader.side() == side && arrives(war, leader)) {
                    due = due.with(leader.number());
                }
            }
            return due.filter(piece -> piece >= counters.firstLeader()
                    ? governments.placeable(war, piece)
                    : !purchases.places(war, side, piece).isEmpty());
        }

        private boolean arrives(War war, Leader leader) {
            int place = war.board().place(leader.number());
            if (leader.side() == Side.SPARTA) {
                return place == Places.BOX && !leader.unnamed() && leader.year() >= war.year();
            }
            return place == Places.HELD && war.government().vacancies() > 0;
        }

        /** Where the piece may be placed. */
        public PlaceSet places(War war, Side side, int piece) {
            return piece >= counters.firstLeader()
                    ? governments.places(war, piece)
                    : purchases.places(war, side, piece);
        }

        /** Places a unit or leader that has arrived. */
        @Rule({"7.5", "12.5", "ruling-V3"})
        public void arrive(Play<War> play, Side side, int piece, int place) {
            boolean vacancy = play.state().board().place(piece) == Places.HELD;
            PlaceRef ref = atlas.locale(place).ref();
            play.happen(new Deployed(side, counters.company(PieceSet.of(piece)), ref, false, false));
            settle(play, side, piece, place);
            if (vacancy) {
                play.happen(new VacancyFilled());
            }
        }

        /** A side without any leader draws an unnamed one, to lead its strongest stack. */
        @Rule({"6.5", "6.8", "ruling-Y5"})
        public void drawForLeaderless(Play<War> play, Side side) {
            War war = play.state();
            Board board = war.board();
            boolean led = board.chiefs(board.of(side)).any(leader -> Places.onMap(board.place(leader)));
            if (led || !board.chiefs(arrivals(war, side)).isEmpty()) {
                return;
            }
            OptionalInt best = OptionalInt.empty();
            int most = 0;
            for (int place = 0; place < atlas.size(); place++) {
                int points = counters.points(
                        board, board.units(board.at(place, side)).minus(board.inside()));
                if (points > most) {
                    best = OptionalInt.of(place);
                    most = points;
                }
            }
            best.ifPresent(place -> {
                mortality.draw(play, side, place);
                play.happen(new Refreshed(
                        play.state().board().chiefs(play.state().board().at(place, side))));
            });
        }

        /** What the side must pay this quarter. */
        @Rule("12.3")
        public int due(War war, Side side) {
            return upkeep.cost(war, upkeep.due(war, side));
        }

        /** The units that must be paid. */
        @Rule("12.3")
        public PieceSet unpaid(War war, Side side) {
            return upkeep.due(war, side);
        }

        /** These units are paid, and the others bear the consequence. */
        @Rule({"12.3", "12.4", "ruling-M1"})
        public void pay(Play<War> play, Side side, PieceSet paid) {
            War war = play.state();
            int cost = upkeep.cost(war, paid);
            PieceSet unpaid = upkeep.due(war, side).minus(paid);
            if (cost > 0 || war.terms().concealed()) {
                play.happen(new MaintenancePaid(side, cost, war.terms().concealed()));
            }
            if (!unpaid.isEmpty()) {
                PieceSet gone = unpaid.and(war.board().flipped());
                // What a lost ship carries drowns with it (7.4), but has been paid for or not on its own account.
                PieceSet drowned = war.board().aboard(gone).minus(gone);
                PieceSet wavering = unpaid.minus(gone).minus(drowned);
                play.happen(new UnitsUnpaid(side, counters.company(wavering), counters.company(gone)));
                if (!drowned.isEmpty()) {
                    play.happen(new UnitsLost(side, Company.NONE, counters.company(drowned), Company.NONE));
                }
                // Ashore a leader outlives his units, since this is no combat (6.9); at sea nobody carries him any more
                // (7.4).
                for (int unit : gone.numbers()) {
                    int place = war.board().place(unit);
                    if (atlas.locale(place).sea()) {
                        mortality.perish(play, side, place, Mortality.UNPAID);
                    }
                }
            }
        }

        /** Who comes to besieged friends is shut in with them; units come upon an enemy leader who is alone there. */
        private void settle(Play<War> play, Side side, int piece, int place) {
            standing.shutIn(play, side, place, PieceSet.of(piece));
            if (piece < counters.firstLeader()) {
                mortality.comeUpon(play, side, place);
            }
        }

        /** The side buys a unit. */
        @Rule({"7.5", "12.5", "ruling-V3"})
        public void buy(Play<War> play, Side side, int piece, OptionalInt place) {
            Unit unit = counters.unit(piece);
            PlaceRef ref = place.isPresent() ? atlas.locale(place.getAsInt()).ref() : new PlaceRef(Places.DISC, "disc");
            play.happen(new UnitBought(side, counters.company(PieceSet.of(piece)), unit.full(), ref));
            place.ifPresent(at -> settle(play, side, piece, at));
        }

        /** What is for sale. */
        public Purchases purchases() {
            return purchases;
        }
    }
}
