package strategos.engine.games.sparta.revenue;

import java.util.OptionalInt;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.StandingSieges;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.forces.ForceEvents.Refreshed;
import strategos.engine.games.sparta.forces.ForceEvents.UnitsLost;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.leaders.LeaderEvents.VacancyFilled;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.revenue.RevenueEvents.MaintenancePaid;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitBought;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitsUnpaid;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** A side's Logistics Phase: what arrives, what must be paid, what is bought. */
@Rule({"3.2", "12.0", "12.3", "12.5"})
public final class Logistics {
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
        return piece >= counters.firstLeader() ? governments.places(war, piece) : purchases.places(war, side, piece);
    }

    /** Places a unit or leader that has arrived. */
    public void arrive(Play<War> play, Side side, int piece, int place) {
        boolean vacancy = play.state().board().place(piece) == Places.HELD;
        PlaceRef ref = atlas.locale(place).ref();
        play.happen(new Deployed(side, counters.company(PieceSet.of(piece)), ref, false, false));
        standing.shutIn(play, side, place, PieceSet.of(piece));
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
            int points =
                    counters.points(board, board.units(board.at(place, side)).minus(board.inside()));
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
                    mortality.sword(play, side, place);
                }
            }
        }
    }

    /** The side buys a unit. */
    @Rule("12.5")
    public void buy(Play<War> play, Side side, int piece, OptionalInt place) {
        Unit unit = counters.unit(piece);
        PlaceRef ref = place.isPresent() ? atlas.locale(place.getAsInt()).ref() : new PlaceRef(Places.DISC, "disc");
        play.happen(new UnitBought(side, counters.company(PieceSet.of(piece)), unit.full(), ref));
        place.ifPresent(at -> standing.shutIn(play, side, at, PieceSet.of(piece)));
    }

    /** What is for sale. */
    public Purchases purchases() {
        return purchases;
    }
}
