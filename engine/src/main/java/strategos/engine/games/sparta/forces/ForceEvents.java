package strategos.engine.games.sparta.forces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Line;

/** Pieces that come, set out, are spent, and are lost (4 to 8). */
public sealed interface ForceEvents extends Event<War> {
    /** Pieces are put on the map, or beside it. */
    @Rule({"16.0", "3.2", "6.3", "6.4"})
    @Recorded("deployed")
    record Deployed(Side side, Company company, PlaceRef place, boolean inside, boolean besieging)
            implements ForceEvents {
        @Override
        public War apply(War before) {
            Board board = Places.onMap(place.number())
                    ? before.board().move(company.pieces(), place.number(), false)
                    : before.board().remove(company.pieces(), place.number());
            if (inside) {
                board = board.withInside(board.inside().or(board.units(company.pieces())));
            }
            if (besieging) {
                board = board.withBesieging(board.besieging().or(board.units(company.pieces())));
            }
            return before.with(board);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.deployed",
                    "16.0",
                    "side",
                    side.named(),
                    "pieces",
                    company.named(before),
                    "place",
                    place.named());
        }

        @Override
        public boolean adds() {
            return true;
        }
    }

    /**
     * A leader takes a stack on campaign.
     *
     * @param points campaign points
     * @param arrived whether it has entered the place already
     */
    @Rule({"4.1", "5.0", "15.1"})
    @Recorded("stack-formed")
    record StackFormed(Side side, LeaderRef leader, Company company, PlaceRef place, int points, boolean arrived)
            implements ForceEvents, Untold {
        @Override
        public War apply(War before) {
            Stack stack =
                    new Stack(side, leader.number(), points, company.pieces(), List.of(), false, false, false, arrived);
            return before.with(before.board().withUsed(before.board().used().or(company.pieces())))
                    .with(before.campaign().begun(stack, place.id()))
                    .begin(new PendingStep.OnCampaign(arrived ? Stack.Stage.ENTER : Stack.Stage.ASK));
        }
    }

    /** Pieces have had their campaign of this phase. */
    @Rule({"4.1", "6.8"})
    @Recorded("spent")
    record Spent(PieceSet pieces) implements ForceEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.board().withUsed(before.board().used().or(pieces)));
        }
    }

    /** Leaders may campaign this phase. */
    @Rule("4.1")
    @Recorded("refreshed")
    record Refreshed(PieceSet leaders) implements ForceEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.board().withUsed(before.board().used().minus(leaders)));
        }
    }

    /** Land units go ashore. */
    @Rule("7.4")
    @Recorded("landed")
    record Landed(PieceSet units) implements ForceEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.board().ashore(units));
        }
    }

    /** Land units at sea go aboard other ships of their fleet. */
    @Rule("7.4")
    @Recorded("shifted")
    record Shifted(List<Load> loads) implements ForceEvents, Untold {
        public Shifted {
            loads = List.copyOf(loads);
        }

        @Override
        public War apply(War before) {
            List<Load> cargo = new ArrayList<>(before.board().cargo());
            cargo.addAll(loads);
            return before.with(before.board().with(cargo));
        }
    }

    /** Units are eliminated, and what they carried drowns. */
    @Rule({"8.2", "7.4", "8.4"})
    @Recorded("units-lost")
    record UnitsLost(Side side, Company lost, Company drowned, Company wavering) implements ForceEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().flip(wavering.pieces());
            return before.with(board.remove(lost.pieces().or(drowned.pieces()), Places.BOX))
                    .combat(combat -> combat.lost(lost.pieces()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.lost",
                    "8.2",
                    "side",
                    side.named(),
                    "lost",
                    lost.named(before),
                    "dead",
                    lost.pieces().size(),
                    "drowned",
                    drowned.named(before),
                    "drown",
                    drowned.pieces().size(),
                    "wavering",
                    wavering.named(before),
                    "waver",
                    wavering.pieces().size());
        }
    }

    /** Units that may not stay where they are, are lost. */
    @Rule({"11.1", "5.1"})
    @Recorded("stranded")
    record Stranded(Side side, Company company, PlaceRef place, boolean overstacked) implements ForceEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().remove(company.pieces(), Places.BOX));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    overstacked ? "told.overstacked" : "told.stranded",
                    overstacked ? "5.1" : "11.1",
                    "side",
                    side.named(),
                    "pieces",
                    company.named(before),
                    "place",
                    place.named());
        }
    }

    /** Units of concealed forces come to light, or stay in it: their leader leaves them, or they meet an enemy or a siege. */
    @Rule("5.2")
    @Recorded("unveiled")
    record Unveiled(PieceSet units) implements ForceEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.terms().showing(before.terms().shown().or(units)));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
