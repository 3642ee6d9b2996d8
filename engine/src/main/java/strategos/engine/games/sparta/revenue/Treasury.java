package strategos.engine.games.sparta.revenue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.revenue.Purchases.Logistics;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived.Item;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Campaign.PendingStep.Administration.Phase;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** The revenue tables of both sides. */
@Rule({"2.13", "12.1", "12.2"})
public final class Treasury {
    private final Printed printed;
    private final Atlas atlas;
    private final Control control;

    public Treasury(Printed printed, Control control) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
    }

    /** The lines of Athens' table as they stand now. */
    @Rule({"2.13", "2.16", "10.5", "12.2", "15.7"})
    public List<Item> athens(War war) {
        Tables.AthenianRevenue table = printed.tables().athens();
        Purse purse = war.purse();
        List<Item> items = new ArrayList<>();
        if (purse.lost()) {
            return items;
        }
        items.add(new Item("tribute", net(control.tribute(war, Side.ATHENS))));
        if (purse.taxYears() > 0) {
            items.add(new Item("property-tax", table.tax()));
        }
        if (purse.fund() > 0) {
            items.add(new Item("reserve-fund", purse.fund()));
        }
        if (purse.toll()) {
            items.add(new Item("black-sea-toll", table.toll()));
        }
        if (war.politics().peace() && war.government().row() == table.civicRow()) {
            items.add(new Item("civic-building", -table.civicBuilding()));
        }
        return items;
    }

    /** Tribute as Athens receives it. */
    @Rule({"2.16", "12.2"})
    public int net(int gross) {
        int divisor = printed.tables().athens().divisor();
        return (gross + divisor - 1) / divisor;
    }

    /** The lines of Sparta's table as they stand now, without Persia's money. */
    @Rule({"2.16", "12.1", "11.10", "15.7"})
    public List<Item> sparta(War war) {
        Tables.SpartanRevenue table = printed.tables().sparta();
        int basic = printed.scenario(war.terms().scenario()).basic();
        List<Item> items = new ArrayList<>();
        items.add(new Item("basic", basic));
        int left = basic;
        if (!war.politics().peace()) {
            for (Tables.Deduction deduction : table.deductions()) {
                int taken = Math.min(deduction.talents(), Math.max(0, left - table.floor()));
                if (taken > 0 && applies(war, deduction.id())) {
                    items.add(new Item(deduction.id(), -taken));
                    left -= taken;
                }
            }
        }
        int tribute = control.tribute(war, Side.SPARTA);
        if (tribute > 0) {
            items.add(new Item("tribute", tribute));
        }
        return items;
    }

    /** The lines of the side's table at its next Revenue Phase, as things stand: this year's ravages are last year's then. */
    @Rule({"9.2", "12.1", "12.2", "ruling-M7"})
    public List<Item> forecast(War war, Side side) {
        Ground ground = war.ground();
        War then =
                war.ahead(Phase.REVENUE) ? war : war.with(ground.set(Marker.RAVAGED_BEFORE, ground.of(Marker.RAVAGED)));
        return side == Side.ATHENS ? athens(then) : sparta(then);
    }

    /** The sum of these lines, never below nothing. */
    @Rule("12.4")
    public static int total(List<Item> items) {
        int sum = 0;
        for (Item item : items) {
            sum += item.talents();
        }
        return Math.max(0, sum);
    }

    @Rule({"12.1", "ruling-M7"})
    private boolean applies(War war, String deduction) {
        return switch (deduction) {
            case "athens-ravaged" -> war.ground().has(Marker.RAVAGED_BEFORE, atlas.number("athens"));
            case "megara-ravaged" -> war.ground().has(Marker.RAVAGED_BEFORE, atlas.number("megara"));
            case "pylos-fort" -> stands(war, "pylos");
            case "minoa-fort" -> stands(war, "minoa");
            case "megara-neutral" -> neutral(war, "megara", false);
            case "corinth-neutral" -> neutral(war, "corinth", false);
            case "anactorium-neutral" -> neutral(war, "anactorium", true);
            case "oeniadae-neutral" -> neutral(war, "oeniadae", true);
            case "naupactus-fleet" ->
                !war.board()
                        .fleet(war.board().at(atlas.number("naupactus"), Side.ATHENS))
                        .isEmpty();
            default -> throw new IllegalArgumentException("no deduction is called " + deduction);
        };
    }

    /**
     * Whether the trading city is neutral: Athenian units stand in it, or its nation has been forced into neutrality.
     *
     * @param remembered whether it counts that Athenian units stood in it at any time in the year
     */
    @Rule({"11.1", "11.6", "11.7", "11.8", "11.9", "ruling-M7"})
    private boolean neutral(War war, String city, boolean remembered) {
        int place = atlas.number(city);
        return control.outOfPlay(war, place)
                || (remembered ? war.ground().has(Marker.ESTRANGED, place) : control.estranged(war, place));
    }

    private boolean stands(War war, String fort) {
        return war.forts().has(atlas.fort(fort).ref());
    }

    /** Which units must be maintained, and at what cost. */
    @Rule({"3.2", "12.3"})
    public static final class Upkeep {
        /** Spartan units of no more points are fed by the Peloponnesians in their cities. */
        private static final int FED_BY_ALLIES = 2;

        private final Printed printed;
        private final Counters counters;
        private final Control control;

        public Upkeep(Printed printed, Control control) {
            this.printed = printed;
            this.counters = printed.counters();
            this.control = control;
        }

        /** The side's units on the map that must be paid this quarter. */
        public PieceSet due(War war, Side side) {
            return due(war, side, war.board().of(side));
        }

        /** Those of these pieces of the side that must be paid this quarter. */
        public PieceSet due(War war, Side side, PieceSet pieces) {
            Board board = war.board();
            return board.units(pieces).filter(unit -> Places.onMap(board.place(unit)) && !free(war, side, unit));
        }

        /** What these units cost: a talent a point of the side that shows. */
        @Rule("12.3")
        public int cost(War war, PieceSet units) {
            return counters.points(war.board(), units);
        }

        @Rule("ruling-M3")
        private boolean free(War war, Side side, int piece) {
            Unit unit = counters.unit(piece);
            if (unit.selfSustained()) {
                return true;
            }
            int place = war.board().place(piece);
            Locale locale = printed.atlas().locale(place);
            // At sea, aboard a ship, a land unit is nowhere near home.
            boolean atHome = locale.nation() == unit.nation() || paysOwnColour(war, side, unit, place);
            if (unit.naval()) {
                return atHome
                        || control.harbour(war, side, place, war.board().south().has(piece));
            }
            return atHome
                    || (unit.nation() == Nation.SPARTA
                            && locale.nation() == Nation.COALITION
                            && locale.city()
                            && counters.points(war.board(), piece) <= FED_BY_ALLIES);
        }

        /** A paying city counts as the colour of the side that it pays, for that side's own units. */
        @Rule({"2.16", "3.2"})
        private boolean paysOwnColour(War war, Side side, Unit unit, int place) {
            Nation own = side == Side.ATHENS ? Nation.ATHENS : Nation.SPARTA;
            return unit.nation() == own && control.pays(war, side, place);
        }

        /** {@code pay}: a side that is short of talents says which units it maintains, as long as it can pay one more. */
        @Rule({"12.3", "12.4"})
        public static final class PayAct implements Act<War, Side> {
            /** The verb's name. */
            public static final String NAME = "pay";

            private final Verb verb = Verb.order(NAME, "12.3", Slot.path(Slots.UNITS));
            private final Force force;
            private final Logistics logistics;

            public PayAct(Force force, Logistics logistics) {
                this.force = force;
                this.logistics = logistics;
            }

            @Override
            public Verb verb() {
                return verb;
            }

            @Override
            public Optional<Offer> offer(Seen<War> known, Side side) {
                War seen = known.position();
                if (!(seen.step() instanceof PendingStep.Wages)) {
                    return Optional.empty();
                }
                return Optional.of(new SlotOffer(verb, (slot, filled) -> payable(seen, side, filled.all(Slots.UNITS))));
            }

            /** Whom the money left after those named still pays. */
            private Choices payable(War war, Side side, List<String> named) {
                Counters counters = force.labels().printed().counters();
                int left = war.purse().of(side);
                PieceSet unpaid = logistics.unpaid(war, side);
                for (String id : named) {
                    int unit = force.labels().piece(id);
                    left -= counters.points(war.board(), unit);
                    unpaid = unpaid.without(unit);
                }
                List<Choice> next = new ArrayList<>();
                for (int unit : unpaid.numbers()) {
                    if (counters.points(war.board(), unit) <= left) {
                        next.add(force.labels().piece(war, unit));
                    }
                }
                return new Choices.Step(next, next.isEmpty());
            }

            /** The order that pays the strongest units first, and of equal ones those that would be lost for good (M1). */
            @Rule({"12.3", "ruling-M1"})
            public Call strongestFirst(War war, Side side) {
                Counters counters = force.labels().printed().counters();
                Call call = Call.of(NAME);
                int left = war.purse().of(side);
                List<Integer> due = new ArrayList<>();
                logistics.unpaid(war, side).each(due::add);
                Board board = war.board();
                due.sort(Comparator.<Integer>comparingInt(unit -> -counters.points(board, unit))
                        .thenComparing(unit -> !board.flipped().has(unit))
                        .thenComparing(unit -> board.aboard(PieceSet.of(unit)).isEmpty()));
                for (int unit : due) {
                    int cost = counters.points(war.board(), unit);
                    if (cost <= left) {
                        left -= cost;
                        call = call.with(Slots.UNITS, counters.id(unit));
                    }
                }
                return call;
            }

            @Override
            public void carryOut(Play<War> play, Side side, Call call) {
                PieceSet paid = PieceSet.NONE;
                for (String id : call.all(Slots.UNITS)) {
                    paid = paid.with(force.labels().piece(id));
                }
                Flow.pop(play);
                logistics.pay(play, side, paid);
            }
        }
    }
}
