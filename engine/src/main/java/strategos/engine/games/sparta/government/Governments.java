package strategos.engine.games.sparta.government;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.NationJoined;
import strategos.engine.games.sparta.common.CourseEvents.EventHappened;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.ControlEvents.FortPlaced;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.government.GovernmentEvents.GovernmentAverted;
import strategos.engine.games.sparta.government.GovernmentEvents.GovernmentChanged;
import strategos.engine.games.sparta.government.GovernmentEvents.StipendBegan;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.GovernmentRow;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Tables;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** Athens' governments: who comes and goes with them, and what they bring. */
@Rule({"6.4", "14.0", "14.1"})
public final class Governments {
    private static final int MINOA_ROW = 3;

    private final Printed printed;
    private final Control control;
    private final Field field;
    private final PlaceSet everywhere;

    public Governments(Printed printed, Control control, Field field) {
        this.printed = printed;
        this.control = control;
        this.field = field;
        everywhere = PlaceSet.below(printed.atlas().size());
    }

    /** A new government comes in: its leaders are to be placed, its money and its forts come with it. */
    @Rule({"2.13", "12.2", "14.1", "15.6", "ruling-E8"})
    public void change(Play<War> play, int row, boolean compared) {
        War war = play.state();
        play.happen(new GovernmentChanged(row, leaving(war), coming(war, row), compared));
        stipend(play, row);
        if (row == GovernmentRow.NORTHEAST && play.state().history().open(RandomEvent.NORTHEAST)) {
            northeast(play);
        }
        forts(play);
        if (!appointable(play.state()).isEmpty()) {
            Flow.push(play, new PendingStep.Appointments());
        }
    }

    /** Named leaders, and Cleon, leave with their government. */
    private PieceSet leaving(War war) {
        PieceSet leaving = PieceSet.NONE;
        PieceSet present = war.board().of(Side.ATHENS);
        for (Leader leader : printed.counters().leaders()) {
            int place = war.board().place(leader.number());
            boolean governs = !leader.unnamed()
                    || printed.government(war.government().row()).leaders().contains(leader.id());
            if (present.has(leader.number()) && governs && place != Places.GONE && place != Places.BOX) {
                leaving = leaving.with(leader.number());
            }
        }
        return leaving;
    }

    private PieceSet coming(War war, int row) {
        PieceSet coming = PieceSet.NONE;
        for (String id : printed.government(row).leaders()) {
            int leader = printed.counters().number(id);
            boolean drawn = printed.counters().leader(leader).unnamed()
                    && Places.onMap(war.board().place(leader));
            if (war.board().place(leader) != Places.GONE && !drawn) {
                coming = coming.with(leader);
            }
        }
        return coming;
    }

    @Rule({"2.13", "12.2", "ruling-M6"})
    private void stipend(Play<War> play, int row) {
        Tables.AthenianRevenue table = printed.tables().athens();
        boolean taxed = printed.scenario(play.state().terms().scenario()).tax();
        if (row == table.taxRow() && taxed) {
            play.happen(new StipendBegan("property-tax", table.tax(), table.taxYears()));
        } else if (row == table.reserveRow()) {
            play.happen(new StipendBegan("reserve-fund", table.reserve(), 1));
        } else if (row == table.tollRow()) {
            play.happen(new StipendBegan("black-sea-toll", table.toll(), 0));
        } else if (row == table.secondReserveRow()) {
            play.happen(new StipendBegan("second-reserve-fund", table.secondReserve(), 1));
        }
    }

    @Rule("15.6")
    private void northeast(Play<War> play) {
        play.happen(new EventHappened(RandomEvent.NORTHEAST));
        if (play.state().politics().of(Nation.CHALCIDICE) == Stance.NEUTRAL) {
            play.happen(new NationJoined(
                    Nation.CHALCIDICE, Side.SPARTA, printed.counters().of(Nation.CHALCIDICE)));
        }
    }

    /** Forts that come with the government, as soon as their condition is met. */
    @Rule({"2.7", "14.1", "ruling-E7"})
    public void forts(Play<War> play) {
        GovernmentRow row = printed.government(play.state().government().row());
        for (String id : row.forts()) {
            Fort fort = printed.atlas().fort(id);
            boolean free = row.row() == MINOA_ROW
                    ? !field.present(play.state(), Side.SPARTA, fort.place())
                    : !play.state()
                            .board()
                            .units(play.state().board().at(fort.place(), Side.ATHENS))
                            .isEmpty();
            // A razed fort is gone for good (9.0).
            boolean unused = play.state().forts().open(fort.ref());
            if (free && unused) {
                play.happen(new FortPlaced(
                        Side.ATHENS,
                        fort.ref(),
                        printed.atlas().locale(fort.place()).ref()));
            }
        }
    }

    /** The leaders that Athens still has to place for its government. */
    @Rule("6.4")
    public PieceSet appointable(War war) {
        return missing(war) > 0 ? placeable(war) : PieceSet.NONE;
    }

    /** How many more leaders the government places. */
    public int missing(War war) {
        GovernmentRow row = printed.government(war.government().row());
        return Math.min(row.place() - placed(war).size(), placeable(war).size());
    }

    private PieceSet placed(War war) {
        return leaders(war).filter(leader -> Places.onMap(war.board().place(leader)));
    }

    private PieceSet leaders(War war) {
        PieceSet all = PieceSet.NONE;
        for (String id : printed.government(war.government().row()).leaders()) {
            all = all.with(printed.counters().number(id));
        }
        return all;
    }

    /** Held leaders whom the government may place now: those it must place come before the others. */
    @Rule({"6.4", "14.1"})
    private PieceSet placeable(War war) {
        PieceSet held = leaders(war).and(war.board().at(Places.HELD)).filter(leader -> placeable(war, leader));
        PieceSet first =
                held.filter(leader -> must(war).contains(printed.counters().id(leader)));
        GovernmentRow row = printed.government(war.government().row());
        int open = row.place() - placed(war).size();
        return !first.isEmpty() && first.size() >= open ? first : held;
    }

    private List<String> must(War war) {
        GovernmentRow row = printed.government(war.government().row());
        List<String> must = new ArrayList<>(row.must());
        row.mustAfter().ifPresent(after -> {
            if (war.ground().has(Marker.DEFECTED, printed.atlas().number(after.lost()))) {
                must.add(after.leader());
            }
        });
        return must;
    }

    /** Whether there is any place for the leader. */
    public boolean placeable(War war, int piece) {
        Leader leader = printed.counters().leader(piece);
        boolean withShips = withShips(war, leader);
        return posts(war, leader).any(place -> mayPlace(war, leader.side(), withShips, place));
    }

    /** Where the leader may be placed: with any friendly unit or garrison, or where his government says. */
    @Rule({"6.3", "6.4"})
    public PlaceSet places(War war, int piece) {
        Leader leader = printed.counters().leader(piece);
        boolean withShips = withShips(war, leader);
        return posts(war, leader).filter(place -> mayPlace(war, leader.side(), withShips, place));
    }

    /** Whether the government in power knows the leader. */
    private boolean governs(War war, Leader leader) {
        return leader.side() == Side.ATHENS
                && printed.government(war.government().row()).leaders().contains(leader.id());
    }

    /** The places that his government names for the leader, or all. */
    @Rule("6.4")
    private PlaceSet posts(War war, Leader leader) {
        List<String> named = printed.government(war.government().row()).at();
        return governs(war, leader) && !named.isEmpty() ? printed.atlas().numbers(named) : everywhere;
    }

    @Rule("6.4")
    private boolean withShips(War war, Leader leader) {
        return governs(war, leader)
                && printed.government(war.government().row()).withShips().contains(leader.id());
    }

    @Rule({"6.3", "6.4"})
    private boolean mayPlace(War war, Side side, boolean withShips, int place) {
        Board board = war.board();
        boolean fits = withShips
                ? !board.fleet(board.at(place, side)).isEmpty()
                : field.present(war, side, place)
                        || (control.holds(war, side, place) && control.garrison(war, place) > 0);
        return fits && !control.outOfPlay(war, place);
    }

    /** What becomes of a government at a Government Phase. */
    public enum Fate {
        FALLS,
        STAYS,
        /** It stays if prestige has risen, and otherwise falls unless a leader is given up. */
        BY_PRESTIGE
    }

    /** What becomes of the government in power at the Government Phase of that year. */
    @Rule({"3.2", "14.1", "15.7", "ruling-Y6"})
    public Fate fate(War war, int year) {
        GovernmentRow row = printed.government(war.government().row());
        if (row.row() == printed.lastRow()) {
            return Fate.STAYS;
        }
        if (row.oneYear() || comes(printed.government(row.row() + 1), year)) {
            return Fate.FALLS;
        }
        boolean peaceParty = row.row() == printed.tables().athens().civicRow()
                && war.politics().peace()
                && printed.tables().event(RandomEvent.PEACE).in(year);
        return comes(row, year) || peaceParty ? Fate.STAYS : Fate.BY_PRESTIGE;
    }

    /** Whether the government comes in that year whatever prestige says. */
    private static boolean comes(GovernmentRow row, int year) {
        return row.year().filter(called -> called == year).isPresent();
    }

    /** Whether the leader named by the row can still be given up, and the row has not been saved before. */
    @Rule({"14.1", "ruling-Y4"})
    public boolean avertible(War war) {
        GovernmentRow row = printed.government(war.government().row());
        if (row.avert().isEmpty() || war.government().averted().has(row.row())) {
            return false;
        }
        int place = war.board().place(counter(row));
        return Places.onMap(place) || place == Places.HELD || place == Places.DISC || place == Places.DUE;
    }

    /** The leader whose loss would save the government. */
    @Rule("14.1")
    public int counter(GovernmentRow row) {
        return printed.counters().number(row.avert().orElseThrow());
    }

    /** Athens saves its government, or lets it fall. */
    @Rule("14.1")
    public void avert(Play<War> play, boolean yes) {
        GovernmentRow row = printed.government(play.state().government().row());
        Flow.pop(play);
        if (yes) {
            play.happen(new GovernmentAverted(
                    printed.counters().leader(counter(row)).ref(), row.row()));
        } else {
            change(play, row.row() + 1, true);
        }
    }

    /** {@code avert}: Athens gives a leader up for good, and its government stays; or it lets the government fall. */
    @Rule("14.1")
    public static final class AvertAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "avert";

        /** Nobody is given up. */
        public static final String NONE = "none";

        private final Verb verb = Verb.order(NAME, "14.1", Slot.one(Slots.LEADER));
        private final Labels labels;
        private final Governments governments;

        public AvertAct(Labels labels, Governments governments) {
            this.labels = labels;
            this.governments = governments;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            if (!(seen.step() instanceof PendingStep.Aversion)) {
                return Optional.empty();
            }
            int leader = governments.counter(
                    labels.printed().government(seen.government().row()));
            return Optional.of(SlotOffer.one(verb, List.of(labels.piece(seen, leader), Labels.word(NONE))));
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            governments.avert(play, !call.says(Slots.LEADER, NONE));
        }
    }
}
