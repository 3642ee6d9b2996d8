package strategos.engine.games.sparta.sequence;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.allegiance.Revolts.NationStates;
import strategos.engine.games.sparta.combat.Sieges.EndedSieges;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.ControlEvents.BlockadeChanged;
import strategos.engine.games.sparta.control.ControlEvents.CaptorsNoted;
import strategos.engine.games.sparta.control.ControlEvents.CityReturned;
import strategos.engine.games.sparta.control.ControlEvents.Marked;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ForceEvents.Shifted;
import strategos.engine.games.sparta.forces.ForceEvents.UnitsLost;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What follows at once from where pieces now stand, whatever has brought them there. */
public final class Aftermath {
    private static final List<Side> CROWDING = List.of(Side.SPARTA, Side.ATHENS);

    private final Atlas atlas;
    private final Counters counters;
    private final Control control;
    private final Field field;
    private final EndedSieges ended;
    private final Stacking stacking;
    private final NationStates nations;
    private final PrestigeAwards awards;
    private final Governments governments;
    private final Mortality mortality;
    private final int syracuse;
    private final PlaceSet seas;
    private final int[] remembered;

    public Aftermath(
            Printed printed,
            Control control,
            Field field,
            StandingSieges sieges,
            Stacking stacking,
            NationStates nations,
            PrestigeAwards awards,
            Governments governments,
            Mortality mortality) {
        this.atlas = printed.atlas();
        this.counters = printed.counters();
        this.control = control;
        this.field = field;
        ended = new EndedSieges(printed, control, field, sieges);
        this.stacking = stacking;
        this.nations = nations;
        this.awards = awards;
        this.governments = governments;
        this.mortality = mortality;
        syracuse = atlas.number("syracuse");
        seas = PlaceSet.below(atlas.size()).filter(place -> atlas.locale(place).sea());
        remembered = new int[] {atlas.number("anactorium"), atlas.number("oeniadae")};
    }

    /** Settles everything that is due, until nothing is; nothing is due while all is as it was when last settled. */
    public void settle(Play<War> play, War before) {
        if (stirred(before, play.state())) {
            settleAll(play, before);
        }
    }

    /** Whether something has changed on which one of the tests below depends; the set-up is not settled at all. */
    private static boolean stirred(War before, War now) {
        return !before.board().equals(now.board())
                || !before.ground().equals(now.ground())
                || !before.politics().equals(now.politics())
                || !before.government().equals(now.government())
                || !before.forts().equals(now.forts())
                || before.step() instanceof PendingStep.SetUp
                || (betweenCampaigns(now) && !before.step().equals(now.step()));
    }

    private void settleAll(Play<War> play, War before) {
        while (!(play.state().step() instanceof PendingStep.Over)
                && !(play.state().step() instanceof PendingStep.SetUp)) {
            if (!settleOne(play, before)) {
                return;
            }
        }
    }

    private boolean settleOne(Play<War> play, War before) {
        PlaceSet adrift = adrift(play.state().board());
        return (!adrift.isEmpty() && (shifted(play, adrift) || drowned(play, adrift)))
                || forsaken(play, before)
                || returned(play)
                || ended.settle(play, before)
                || left(play)
                || remembered(play)
                || blockade(play)
                || forts(play)
                || nations.test(play)
                || crowded(play);
    }

    /** Between two campaigns, and after events, nothing stands over the stacking limits: the owner removes what does. */
    @Rule({"5.1", "ruling-V7"})
    private boolean crowded(Play<War> play) {
        War war = play.state();
        if (!betweenCampaigns(war)) {
            return false;
        }
        for (int place = 0; place < atlas.size(); place++) {
            if (stacking.mayBeFull(war, place) && crowded(play, place)) {
                return true;
            }
        }
        return false;
    }

    private static boolean betweenCampaigns(War war) {
        return war.step() instanceof PendingStep.Turn || war.step() instanceof PendingStep.Initiative;
    }

    private boolean crowded(Play<War> play, int place) {
        for (Side side : CROWDING) {
            if (stacking.excessLand(play.state(), side, place) > 0) {
                Flow.push(play, new PendingStep.Excess(side, place, false));
                return true;
            }
            if (stacking.excessShips(play.state(), side, place) > 0) {
                Flow.push(play, new PendingStep.Excess(side, place, true));
                return true;
            }
        }
        return false;
    }

    /** The seas with land units that are aboard no ship. */
    private PlaceSet adrift(Board board) {
        PieceSet aboard = board.aboard();
        PlaceSet adrift = PlaceSet.NONE;
        for (int place = seas.next(0); place >= 0; place = seas.next(place + 1)) {
            if (!aboard.hasAll(board.land(board.at(place)))) {
                adrift = adrift.with(place);
            }
        }
        return adrift;
    }

    /** Land units at sea without a ship of their side drown. */
    @Rule({"7.4", "10.2", "ruling-W7"})
    private boolean drowned(Play<War> play, PlaceSet adrift) {
        Board board = play.state().board();
        for (int place : adrift.numbers()) {
            PieceSet swimming = board.land(board.at(place)).minus(board.aboard());
            for (Side side : Side.values()) {
                PieceSet own = swimming.and(board.of(side));
                if (!own.isEmpty()) {
                    play.happen(new UnitsLost(side, Company.NONE, counters.company(own), Company.NONE));
                    return true;
                }
            }
        }
        return false;
    }

    /** Leaders at sea are lost with the last of their ships when it leaves the war, or is the enemy's now. */
    @Rule({"7.4", "10.2", "11.1", "ruling-V11"})
    private boolean forsaken(Play<War> play, War before) {
        War now = play.state();
        // Who goes down in a fight is settled at its end (V11).
        if (now.engagement().isPresent()) {
            return false;
        }
        PlaceSet led = led(now.board());
        for (int place = led.next(0); place >= 0; place = led.next(place + 1)) {
            for (Side side : CROWDING) {
                if (!field.chiefs(now, side, place).isEmpty()
                        && !field.present(now, side, place)
                        && lost(before.board(), now.board(), side, place)) {
                    mortality.perish(play, side, place, Mortality.ADRIFT);
                    return true;
                }
            }
        }
        return false;
    }

    /** The seas with leaders: mostly none. */
    private PlaceSet led(Board board) {
        PlaceSet led = PlaceSet.NONE;
        for (int leader = board.leaders(); leader < board.places().size(); leader++) {
            int place = board.place(leader);
            led = seas.has(place) ? led.with(place) : led;
        }
        return led;
    }

    /** Whether ships of the side that lay there are off the map now, or no longer its own. */
    private static boolean lost(Board before, Board now, Side side, int place) {
        return before.fleet(before.at(place, side))
                .any(ship -> now.owner(ship) != side || !Places.onMap(now.place(ship)));
    }

    /** Land units whose ship has left, or is the enemy's now, go aboard another one of their side. */
    @Rule({"7.4", "10.2", "ruling-W7"})
    private boolean shifted(Play<War> play, PlaceSet adrift) {
        Board board = play.state().board();
        List<Load> loads = new ArrayList<>();
        for (int place : adrift.numbers()) {
            loads.addAll(embarked(board, place, board.land(board.at(place)).minus(board.aboard())));
        }
        if (loads.isEmpty()) {
            return false;
        }
        play.happen(new Shifted(loads));
        return true;
    }

    /** As many of these troops as ships of their side that carry nobody can take there. */
    private static List<Load> embarked(Board board, int place, PieceSet troops) {
        List<Load> loads = new ArrayList<>();
        PieceSet free = board.fleet(board.at(place));
        for (Load load : board.cargo()) {
            free = free.without(load.ship());
        }
        for (int unit : troops.numbers()) {
            PieceSet own = free.and(board.of(board.owner(unit)));
            if (!own.isEmpty()) {
                loads.add(new Load(unit, own.first()));
                free = free.without(own.first());
            }
        }
        return loads;
    }

    /** A captured city without a captor is free again. */
    @Rule({"11.8-sides", "ruling-W2"})
    private boolean returned(Play<War> play) {
        for (Side side : new Side[] {Side.ATHENS, Side.SPARTA}) {
            PlaceSet held = play.state().ground().of(Marker.captured(side));
            for (int place = held.next(0); place >= 0; place = held.next(place + 1)) {
                if (!field.present(play.state(), side, place)) {
                    play.happen(new CityReturned(atlas.locale(place).ref()));
                    return true;
                }
            }
        }
        return false;
    }

    /** Captors who leave Syracuse cost prestige. */
    @Rule({"13.0", "15.3"})
    private boolean left(Play<War> play) {
        PieceSet captors = play.state().politics().captors();
        if (captors.isEmpty()) {
            return false;
        }
        Board board = play.state().board();
        PieceSet gone = captors.minus(board.at(syracuse));
        if (gone.isEmpty()) {
            return false;
        }
        int left = gone.filter(unit -> Places.onMap(board.place(unit))).size();
        play.happen(new CaptorsNoted(captors.minus(gone)));
        if (left > 0) {
            awards.award(play, "leaving-syracuse", Side.SPARTA, left);
        }
        return true;
    }

    /** Two trading cities are remembered for the year once they were neutral. */
    @Rule({"11.7", "11.8", "12.1"})
    private boolean remembered(Play<War> play) {
        PlaceSet marked = play.state().ground().of(Marker.ESTRANGED);
        for (int place : remembered) {
            if (!marked.has(place) && control.estranged(play.state(), place)) {
                play.happen(new Marked(Marker.ESTRANGED, marked.with(place)));
                return true;
            }
        }
        return false;
    }

    /** The Propontus is blockaded while Sparta's side has more ships in it. */
    @Rule("9.3")
    private boolean blockade(Play<War> play) {
        Board board = play.state().board();
        int athenian = 0;
        int spartan = 0;
        PlaceSet propontus = atlas.propontus();
        for (int place = propontus.next(0); place >= 0; place = propontus.next(place + 1)) {
            PieceSet fleet = board.fleet(board.at(place));
            athenian += fleet.and(board.athens()).size();
            spartan += fleet.and(board.sparta()).size();
        }
        boolean closed = spartan > athenian;
        if (closed == play.state().politics().blockade()) {
            return false;
        }
        play.happen(new BlockadeChanged(closed));
        return true;
    }

    /** Forts that a government allows come as soon as an Athenian unit stands there. */
    @Rule("14.1")
    private boolean forts(Play<War> play) {
        War.Forts before = play.state().forts();
        governments.forts(play);
        return !play.state().forts().equals(before);
    }
}
