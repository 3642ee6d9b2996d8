package strategos.engine.games.sparta.phases;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.events.CombatEvents.UnitsLost;
import strategos.engine.games.sparta.events.CombatEvents.VacancyFilled;
import strategos.engine.games.sparta.events.MovementEvents.Refreshed;
import strategos.engine.games.sparta.events.RandomEvents.EventBarred;
import strategos.engine.games.sparta.events.RandomEvents.EventDeclined;
import strategos.engine.games.sparta.events.RandomEvents.EventHappened;
import strategos.engine.games.sparta.events.RevenueEvents.MaintenancePaid;
import strategos.engine.games.sparta.events.RevenueEvents.UnitBought;
import strategos.engine.games.sparta.events.RevenueEvents.UnitsUnpaid;
import strategos.engine.games.sparta.events.ShelterEvents.Sheltered;
import strategos.engine.games.sparta.events.SiegeEvents.CityCaptured;
import strategos.engine.games.sparta.events.SiegeEvents.FortPlaced;
import strategos.engine.games.sparta.events.TurnEvents.Deployed;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Fort;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.rules.Control;
import strategos.engine.games.sparta.rules.Honours;
import strategos.engine.games.sparta.rules.Mortality;
import strategos.engine.games.sparta.rules.Purchases;
import strategos.engine.games.sparta.rules.Regime;
import strategos.engine.games.sparta.rules.Stacking;
import strategos.engine.games.sparta.rules.StandingSieges;
import strategos.engine.games.sparta.rules.Upkeep;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Quarter;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;

/** A side's Logistics Phase: what arrives, what must be paid, what is bought. */
@Rule({"3.2", "12.0", "12.3", "12.5"})
public final class Logistics {
    private final Printed printed;
    private final Atlas atlas;
    private final Counters counters;
    private final Control control;
    private final Upkeep upkeep;
    private final Purchases purchases;
    private final StandingSieges standing;
    private final Regime regime;
    private final Mortality mortality;
    private final Honours honours;
    private final Stacking stacking;
    private final int panactum;
    private final int amphipolis;
    private final int brasidas;

    public Logistics(
            Printed printed,
            Control control,
            Upkeep upkeep,
            Purchases purchases,
            StandingSieges standing,
            Regime regime,
            Mortality mortality,
            Honours honours,
            Stacking stacking) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.counters = printed.counters();
        this.control = control;
        this.upkeep = upkeep;
        this.purchases = purchases;
        this.standing = standing;
        this.regime = regime;
        this.mortality = mortality;
        this.honours = honours;
        this.stacking = stacking;
        panactum = atlas.number("panactum");
        amphipolis = atlas.number("amphipolis");
        brasidas = counters.number("brasidas");
    }

    /** Units and leaders that the side may place now. */
    @Rule({"3.2", "6.3", "6.4", "10.1"})
    public Bits arrivals(War war, Side side) {
        Board board = war.board();
        Bits due = board.at(Places.DUE, side);
        for (Leader leader : counters.leaders()) {
            if (leader.side() == side && arrives(war, leader)) {
                due = due.with(leader.number());
            }
        }
        return due.filter(piece -> piece >= counters.firstLeader()
                ? regime.placeable(war, piece)
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
    public Bits places(War war, Side side, int piece) {
        return piece >= counters.firstLeader() ? regime.places(war, piece) : purchases.places(war, side, piece);
    }

    /** Places a unit or leader that has arrived. */
    public void arrive(Play<War> play, Side side, int piece, int place) {
        boolean vacancy = play.state().board().place(piece) == Places.HELD;
        Tag tag = atlas.locale(place).tag();
        play.happen(new Deployed(side, counters.company(Bits.of(piece)), tag, false, false));
        standing.shutIn(play, side, place, Bits.of(piece));
        if (vacancy) {
            play.happen(new VacancyFilled());
        }
    }

    /** Whether Sparta may fortify Decelea. */
    @Rule({"11.12", "15.12"})
    public boolean mayFortify(War war, Side side) {
        Fort decelea = atlas.fort("decelea");
        return side == Side.SPARTA
                && war.chronicle().has(Happening.BACK_AT_WAR)
                && war.chronicle().open(Happening.DECELEA)
                && !war.politics().peace()
                && war.forts().open(decelea.number())
                && war.board().landCount(panactum, Side.SPARTA) > 0;
    }

    /** Decelea is fortified. */
    @Rule({"11.12", "15.12"})
    public void fortify(Play<War> play) {
        Fort decelea = atlas.fort("decelea");
        play.happen(new EventHappened(Happening.DECELEA));
        play.happen(new FortPlaced(
                Side.SPARTA, decelea.tag(), atlas.locale(decelea.place()).tag()));
        honours.award(play, "decelea", Side.SPARTA);
    }

    /** Whether Brasidas may go to Thrace now. */
    @Rule("15.14")
    public boolean mayGoToThrace(War war, Side side) {
        int place = war.board().place(brasidas);
        return side == Side.SPARTA
                && war.calendar().quarter() == Quarter.SPRING
                && printed.tables().event(Happening.BRASIDAS).in(war.year())
                && war.chronicle().open(Happening.BRASIDAS)
                && war.prestige().level() > 0
                && !war.politics().peace()
                && (Places.onMap(place) || place == Places.BOX)
                && !volunteers(war).isEmpty()
                && stacking.landRoom(war, Side.SPARTA, amphipolis, Bits.NONE) > 0;
    }

    /** The units of which one may go with him: land units of Sparta's side that are not Spartan. */
    @Rule("15.14")
    public Bits volunteers(War war) {
        Board board = war.board();
        Bits trapped = board.inside().filter(unit -> war.ground().has(Mark.SPARTA_TRAPPED, board.place(unit)));
        return board.land(board.sparta())
                .minus(counters.of(Nation.SPARTA))
                .minus(trapped)
                .filter(unit -> Places.onMap(board.place(unit)));
    }

    /** Brasidas and one unit stand before Amphipolis; its defenders count as inside. */
    @Rule("15.14")
    public void thrace(Play<War> play, int unit) {
        if (unit < 0) {
            play.happen(new EventDeclined(Happening.BRASIDAS, Side.SPARTA));
            play.happen(new EventBarred(Happening.BRASIDAS));
            return;
        }
        Tag tag = atlas.locale(amphipolis).tag();
        play.happen(new EventHappened(Happening.BRASIDAS));
        Bits party = Bits.of(unit).with(brasidas);
        play.happen(new Deployed(Side.SPARTA, counters.company(party), tag, false, true));
        Board board = play.state().board();
        Bits defenders = board.land(board.at(amphipolis, Side.ATHENS));
        if (!defenders.isEmpty() && control.walls(play.state(), Side.ATHENS, amphipolis)) {
            play.happen(new Sheltered(Side.ATHENS, tag, counters.company(defenders), false));
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
        int best = -1;
        int most = 0;
        for (int place = 0; place < atlas.size(); place++) {
            int points =
                    counters.points(board, board.units(board.at(place, side)).minus(board.inside()));
            if (points > most) {
                best = place;
                most = points;
            }
        }
        if (best >= 0) {
            mortality.draw(play, side, best);
            play.happen(new Refreshed(
                    play.state().board().chiefs(play.state().board().at(best, side))));
        }
    }

    /** The Persian units still to be placed, and where: one a city, where no enemy stands. */
    @Rule("15.13")
    public Bits persianPlaces(War war) {
        Board board = war.board();
        return counters.unit(counters.of(Nation.PERSIA).first())
                .homes()
                .filter(place -> board.landCount(place, Side.ATHENS) == 0
                        && board.units(board.at(place, Side.ATHENS)).isEmpty()
                        && !board.at(place).meets(counters.of(Nation.PERSIA)));
    }

    /** The Persian units that are not on the map yet. */
    @Rule("15.13")
    public Bits persians(War war) {
        return counters.of(Nation.PERSIA).and(war.board().at(Places.BOX));
    }

    /** A Persian unit is placed; in a Confederation city it captures it. */
    @Rule("15.13")
    public void persian(Play<War> play, int unit, int place) {
        Tag tag = atlas.locale(place).tag();
        play.happen(new Deployed(Side.SPARTA, counters.company(Bits.of(unit)), tag, false, false));
        if (control.holder(play.state(), place) == Side.ATHENS) {
            play.happen(new CityCaptured(Side.SPARTA, tag, false));
        }
    }

    /** What the side must pay this quarter. */
    @Rule("12.3")
    public int due(War war, Side side) {
        return upkeep.cost(war, upkeep.due(war, side));
    }

    /** The units that must be paid. */
    @Rule("12.3")
    public Bits unpaid(War war, Side side) {
        return upkeep.due(war, side);
    }

    /** These units are paid, and the others bear the consequence. */
    @Rule({"12.3", "12.4", "ruling-M1"})
    public void pay(Play<War> play, Side side, Bits paid) {
        War war = play.state();
        int cost = upkeep.cost(war, paid);
        Bits unpaid = upkeep.due(war, side).minus(paid);
        if (cost > 0 || war.terms().concealed()) {
            play.happen(new MaintenancePaid(side, cost, war.terms().concealed()));
        }
        if (!unpaid.isEmpty()) {
            Bits gone = unpaid.and(war.board().flipped());
            // What a lost ship carries drowns with it (7.4), but has been paid for or not on its own account.
            Bits drowned = war.board().aboard(gone).minus(gone);
            Bits wavering = unpaid.minus(gone).minus(drowned);
            play.happen(new UnitsUnpaid(side, counters.company(wavering), counters.company(gone)));
            if (!drowned.isEmpty()) {
                play.happen(new UnitsLost(side, Company.NONE, counters.company(drowned), Company.NONE));
            }
            // Ashore a leader outlives his units, since this is no combat (6.9); at sea nobody carries him any more
            // (7.4).
            for (int unit : gone.numbers()) {
                int place = war.board().place(unit);
                if (atlas.locale(place).sea()) {
                    mortality.sword(play, side, place);
                }
            }
        }
    }

    /** The side buys a unit. */
    @Rule("12.5")
    public void buy(Play<War> play, Side side, int piece, int place) {
        Unit unit = counters.unit(piece);
        Tag tag = unit.naval()
                ? new Tag(Places.DISC, "disc")
                : atlas.locale(place).tag();
        play.happen(new UnitBought(side, counters.company(Bits.of(piece)), unit.full(), tag));
        if (!unit.naval()) {
            standing.shutIn(play, side, place, Bits.of(piece));
        }
    }

    /** What is for sale. */
    public Purchases purchases() {
        return purchases;
    }
}
