package strategos.engine.games.sparta;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Concealment;
import strategos.engine.Event;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.forces.ForceEvents.Unveiled;
import strategos.engine.games.sparta.movement.MovementEvents.Marched;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.revenue.RevenueEvents.UnitsUnpaid;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.HiddenUnits;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;

/**
 * What a viewer may not know when forces are concealed: which land units stand with a leader who has a force marker, as
 * long as they meet no enemy and besiege nobody. Money, leaders, ships, garrisons and numbers are open.
 */
@Rule({"2.6", "2.15", "5.2", "5.4"})
final class Conceal extends Concealment<War> {
    private final Printed printed;

    Conceal(Printed printed) {
        this.printed = printed;
    }

    @Override
    protected War hide(War war, Viewer viewer) {
        if (!war.board().hiddenUnits().isEmpty() || !secret(war)) {
            return war;
        }
        PieceSet hidden = PieceSet.NONE;
        List<HiddenUnits> hiddenUnits = new ArrayList<>();
        for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
            if (viewer.equals(side.seat())) {
                continue;
            }
            PieceSet units = hidden(war, side);
            hidden = hidden.or(units);
            for (int place = 0; place < printed.atlas().size(); place++) {
                int there = units.and(war.board().at(place)).size();
                if (there > 0) {
                    hiddenUnits.add(new HiddenUnits(side, place, there));
                }
            }
        }
        return hidden.isEmpty() ? war : hide(war, hidden, hiddenUnits);
    }

    private static boolean secret(War war) {
        return war.terms().concealed() && !(war.step() instanceof PendingStep.Over);
    }

    private static War hide(War war, PieceSet hidden, List<HiddenUnits> hiddenUnits) {
        return war.with(war.board().hide(hidden, hiddenUnits))
                .stack(stack -> stack.withPieces(stack.pieces().minus(hidden)));
    }

    /** The side's units that its enemy may not know. */
    PieceSet hidden(War war, Side side) {
        if (!secret(war)) {
            return PieceSet.NONE;
        }
        Board board = war.board();
        PieceSet hidden = PieceSet.NONE;
        PlaceSet places = marked(war, side);
        for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
            hidden = hidden.or(board.land(board.at(place, side)));
        }
        return hidden.minus(war.terms().shown())
                .minus(board.besieging())
                .minus(war.politics().captors());
    }

    /** The places of the side's forces with a marker: those of its first leaders, where no enemy unit is. */
    @Rule("ruling-C1")
    private PlaceSet marked(War war, Side side) {
        Board board = war.board();
        PlaceSet fights = fights(war);
        PlaceSet places = PlaceSet.NONE;
        int markers = printed.tables().limits().markers();
        PieceSet leaders = board.chiefs(board.of(side));
        for (int leader = leaders.next(0); leader >= 0; leader = leaders.next(leader + 1)) {
            int place = board.place(leader);
            boolean free = Places.onMap(place)
                    && !fights.has(place)
                    && board.units(board.at(place)).minus(board.of(side)).isEmpty();
            if (free && places.size() < markers) {
                places = places.with(place);
            }
        }
        return places;
    }

    /** Where somebody fights, or is about to. */
    private static PlaceSet fights(War war) {
        PlaceSet fights = war.engagement().map(e -> PlaceSet.of(e.place())).orElse(PlaceSet.NONE);
        return war.combat().map(combat -> fights.with(combat.place())).orElse(fights);
    }

    /**
     * Sees to it that units of concealed forces are unveiled just before whatever brings them to light: their leader goes, they
     * are sent somewhere by name, an enemy comes, a fight or a siege begins.
     */
    @Rule("5.2")
    static final class RevealOnContact implements Play<War> {
        private final Conceal conceal;
        private final Play<War> play;

        RevealOnContact(Conceal conceal, Play<War> play) {
            this.conceal = conceal;
            this.play = play;
        }

        @Override
        public War state() {
            return play.state();
        }

        @Override
        public void happen(Event<War> event) {
            PieceSet seen = uncovered(play.state(), event);
            if (!seen.isEmpty()) {
                play.happen(new Unveiled(seen));
            }
            play.happen(event);
        }

        private PieceSet uncovered(War before, Event<War> event) {
            War after = event.apply(before);
            PieceSet uncovered = PieceSet.NONE;
            for (Side side : new Side[] {Side.ATHENS, Side.SPARTA}) {
                PieceSet hidden = conceal.hidden(before, side);
                PieceSet still = hidden.and(conceal.hidden(after, side));
                if (!(event instanceof Marched)) {
                    // A march is of those whom its leader takes along, and so says no more than that he has moved.
                    still = still.filter(
                            unit -> before.board().place(unit) == after.board().place(unit));
                }
                uncovered = uncovered.or(hidden.minus(still));
                if (event instanceof UnitsUnpaid unpaid) {
                    PieceSet named = unpaid.wavering().pieces().or(unpaid.gone().pieces());
                    uncovered = uncovered.or(hidden.and(named));
                }
            }
            return uncovered;
        }

        @Override
        public Roll roll(Cause cause, int count, int sides) {
            return play.roll(cause, count, sides);
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            return play.shuffle(cause, size);
        }
    }
}
