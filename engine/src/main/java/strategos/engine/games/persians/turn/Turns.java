package strategos.engine.games.persians.turn;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.activation.Dummies;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.Departures;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.turn.TurnEvents.CounterDrawn;
import strategos.engine.games.persians.turn.TurnEvents.DrawBegan;
import strategos.engine.games.persians.turn.TurnEvents.FirstFound;
import strategos.engine.games.persians.turn.TurnEvents.ForcesShown;
import strategos.engine.games.persians.turn.TurnEvents.PhaseEnded;
import strategos.engine.games.persians.turn.TurnEvents.Reinforced;
import strategos.engine.games.persians.turn.TurnEvents.ReorganisationBegan;
import strategos.engine.games.persians.turn.TurnEvents.SegmentBegan;
import strategos.engine.games.persians.turn.TurnEvents.SupplyBegan;
import strategos.engine.games.persians.turn.TurnEvents.TurnBegan;
import strategos.engine.games.persians.turn.TurnEvents.TurnEnded;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.victory.Supply;
import strategos.engine.games.persians.victory.Victory;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** The frame of a turn: its start, the draw of counters, the order of segments, its end. */
@Rule({"2", "3", "1.3", "4.3"})
public final class Turns {
    private static final String GUARD = "immortal";
    private static final List<CounterId> KING = List.of(CounterId.XERXES, new CounterId("artemisia"));

    private final Printed printed;
    private final Forces forces;
    private final Supply supply;
    private final Control control;
    private final Victory victory;

    Turns(Forces forces, Supply supply, Control control, Victory victory) {
        this.printed = forces.printed();
        this.forces = forces;
        this.supply = supply;
        this.control = control;
        this.victory = victory;
    }

    /** Reinforcements come; in Winter 480 the king goes home. */
    @Rule({"14.3", "2"})
    public void start(Play<War> play, int turn) {
        ScenarioSheet sheet = printed.sheet(play.state());
        String season = sheet.turns().get(turn);
        play.happen(new TurnBegan(turn, season));
        for (ScenarioSheet.Reinforcement comes : sheet.reinforcements()) {
            if (comes.turn().equals(season)) {
                play.happen(new Reinforced(Side.GREEK, comes.leader(), comes.zone()));
            }
        }
        if (sheet.retreat().equals(Optional.of(season))) {
            retreat(play);
        }
        play.happen(new SupplyBegan());
    }

    /** Xerxes, Artemisia and half of the Immortals, rounded up, those of morale A first. */
    @Rule({"14.3", "ruling-guards"})
    private void retreat(Play<War> play) {
        War war = play.state();
        if (war.status().gone().contains(KING.getFirst())) {
            return;
        }
        Troops guards = war.side(Side.PERSIAN)
                .army()
                .only(kind -> forces.arms(kind).type().equals(GUARD));
        int half = (guards.size() + 1) / 2;
        Troops best = guards.only(kind -> forces.arms(kind).morale().equals("A"));
        Troops going = take(best, half);
        going = going.plus(take(guards.minus(best), half - going.size()));
        Departures departures = new Departures(forces);
        departures.leave(play, KING.getFirst(), going, Cause.RETREAT);
        departures.go(play, KING.getLast());
    }

    private static Troops take(Troops from, int count) {
        Troops taken = Troops.NONE;
        for (String kind : from.kinds()) {
            int some = Math.min(from.count(kind), count - taken.size());
            taken = taken.plus(Troops.of(kind, Math.max(0, some)));
        }
        return taken;
    }

    /** Supply is checked, then both sides reorganise unseen. */
    public void supply(Play<War> play) {
        supply.check(play);
        play.happen(new ReorganisationBegan());
    }

    /** Both are ready: what they have changed is seen, and the counters are drawn. */
    @Rule("4.3")
    public void reorganised(Play<War> play) {
        Dummies.lay(play, Side.GREEK);
        Dummies.lay(play, Side.PERSIAN);
        play.happen(new ForcesShown());
    }

    /** The Greek draws, then the Persian, each until an action-point counter comes. */
    @Rule({"2", "1.3", "3"})
    public void draw(Play<War> play) {
        play.happen(new DrawBegan());
        for (Side side : Side.values()) {
            draw(play, side);
        }
        first(play);
    }

    @Rule({"ruling-points", "ruling-first"})
    private void draw(Play<War> play, Side side) {
        while (true) {
            List<String> pool = play.state().pool().counters();
            String counter = pool.get(Flow.draw(play, side, "draw", "2", pool.size()));
            Optional<Tables.ActionCounter> points = printed.tables().counter(counter);
            int bonus = strategic(play.state(), side);
            play.happen(new CounterDrawn(side, counter, points.map(c -> c.value(side) + bonus)));
            if (points.isPresent()) {
                return;
            }
        }
    }

    private int strategic(War war, Side side) {
        return victory.commander(war, side).map(printed.counters()::strategic).orElse(0);
    }

    /** Who drew no stratagem while the other drew two is first; else the dice decide. */
    @Rule({"2", "ruling-first"})
    private void first(Play<War> play) {
        War war = play.state();
        int greek = war.side(Side.GREEK).hand().drawn();
        int persian = war.side(Side.PERSIAN).hand().drawn();
        if ((greek == 0 && persian >= 2) || (persian == 0 && greek >= 2)) {
            Side first = greek == 0 ? Side.GREEK : Side.PERSIAN;
            play.happen(new FirstFound(first, List.of(), 0, 0));
            begin(play, first);
            return;
        }
        while (true) {
            int ours = Flow.roll(play, Side.GREEK, "first", "2", 1).face();
            int theirs = Flow.roll(play, Side.PERSIAN, "first", "2", 1).face();
            int sum = ours + strategic(war, Side.GREEK);
            int other = theirs + strategic(war, Side.PERSIAN);
            if (sum != other) {
                Side first = sum > other ? Side.GREEK : Side.PERSIAN;
                play.happen(new FirstFound(first, List.of(ours, theirs), sum, other));
                begin(play, first);
                return;
            }
        }
    }

    /** A segment ends: two empty ones in a row end the phase, and so do empty purses. */
    @Rule({"2", "ruling-segments"})
    public void passed(Play<War> play, Step.Segment segment) {
        War war = play.state();
        boolean spent =
                war.side(Side.GREEK).points() == 0 && war.side(Side.PERSIAN).points() == 0;
        if (segment.last() || spent) {
            play.happen(new PhaseEnded(!segment.last()));
            return;
        }
        begin(play, segment.side().other());
    }

    /** The segment of that side, or of the other where nothing of that one is left on the map. */
    @Rule("ruling-segments")
    private static void begin(Play<War> play, Side side) {
        play.happen(new SegmentBegan(play.state().side(side).onMap() ? side : side.other()));
    }

    /** Control, counters, victory; then the next turn. */
    @Rule({"2", "13"})
    public void end(Play<War> play) {
        control.lay(play);
        victory.test(play);
        if (play.state().step() instanceof Step.Over) {
            return;
        }
        War war = play.state();
        play.happen(new TurnEnded(drawn(war, Side.GREEK), drawn(war, Side.PERSIAN)));
        if (war.turn() + 1 >= printed.sheet(war).turns().size()) {
            victory.last(play);
        }
    }

    /** What the counter that it drew is worth. */
    private int drawn(War war, Side side) {
        return war.side(side)
                .purse()
                .flatMap(Purse::counter)
                .flatMap(printed.tables()::counter)
                .map(counter -> counter.value(side))
                .orElse(0);
    }
}
