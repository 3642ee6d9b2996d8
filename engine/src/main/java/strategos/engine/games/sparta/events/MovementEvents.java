package strategos.engine.games.sparta.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Load;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.Stance;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** A stack's campaign, and where pieces go and stand (4 to 7). */
public sealed interface MovementEvents extends SpartaEvent {
    /** The side's Campaign Phase begins: all its pieces are fresh. */
    @Rule({"4.0", "11.1"})
    @Recorded("campaign-began")
    record CampaignBegan(Side side) implements MovementEvents {
        @Override
        public War apply(War before) {
            Ground ground = before.ground();
            List<Nation> out = new ArrayList<>();
            for (Nation nation : Nation.values()) {
                if (before.politics().of(nation) == Stance.OUT) {
                    out.add(nation);
                }
            }
            return before.with(before.board().withUsed(Bits.NONE))
                    .with(ground.set(Mark.REVOLT_TRIED, Bits.NONE).set(Mark.SALLIED, Bits.NONE))
                    .with(before.politics().leaving(side, out))
                    .with(Campaign.NONE);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.campaign", "4.0", "side", side.named());
        }
    }

    /** The side's Campaign Phase is over. */
    @Rule("4.0")
    @Recorded("campaign-ended")
    record CampaignEnded(Side side) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.campaign-over", "4.0", "side", side.named());
        }

        @Override
        public boolean milestone() {
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
    record StackFormed(Side side, Tag leader, Company company, Tag place, int points, boolean arrived)
            implements MovementEvents {
        @Override
        public War apply(War before) {
            Stack stack =
                    new Stack(side, leader.number(), points, company.pieces(), List.of(), false, false, false, arrived);
            return before.with(before.board().withUsed(before.board().used().or(company.pieces())))
                    .with(before.campaign().begun(stack, place.id()))
                    .begin(new Step.OnCampaign(arrived ? Stack.Stage.ENTER : Stack.Stage.ASK));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** The commander has named the places of a march, in their order. */
    @Rule("7.1")
    @Recorded("march-planned")
    record MarchPlanned(List<Integer> places) implements MovementEvents {
        public MarchPlanned {
            places = List.copyOf(places);
        }

        @Override
        public War apply(War before) {
            return before.stack(stack -> stack.withPlan(places));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** What a stack has met has closed its route: the rest of the march lapses. */
    @Rule({"7.1", "7.5"})
    @Recorded("march-lapsed")
    record MarchLapsed() implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.stack(stack -> stack.withPlan(List.of()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /**
     * A stack enters the next place.
     *
     * @param south whether its ships lie on the southern shore there
     * @param cargo land units aboard
     * @param last whether it stops there
     * @param points campaign points left
     * @param meets whether a concealed force stands there
     */
    @Rule({"7.1", "7.3", "7.4"})
    @Recorded("marched")
    record Marched(
            Side side,
            Tag leader,
            Company company,
            Tag from,
            Tag to,
            boolean south,
            List<Load> cargo,
            boolean last,
            int points,
            boolean meets)
            implements MovementEvents {
        public Marched {
            cargo = List.copyOf(cargo);
        }

        @Override
        public War apply(War before) {
            Board moved = before.board().move(company.pieces(), to.number(), south);
            List<Load> loads = new ArrayList<>(moved.cargo());
            loads.addAll(cargo);
            Stack stack = before.stack().orElseThrow().entered(company.pieces(), points);
            return before.with(moved.with(loads)).with(before.campaign().marched(stack, to.id()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return last
                    ? Told.pieces("told.marched", "7.1", company, before, "place", to.named("place"), "points", points)
                    : Optional.empty();
        }

        @Override
        public boolean reveals() {
            return meets;
        }
    }

    /**
     * A stack takes pieces along.
     *
     * @param points campaign points left
     */
    @Rule("7.7")
    @Recorded("picked-up")
    record PickedUp(Company company, Tag place, int points) implements MovementEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.with(board.withUsed(board.used().or(company.pieces())))
                    .stack(stack -> stack.withPieces(stack.here(board).or(company.pieces()))
                            .withPoints(points)
                            .withPicked(true));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.pieces("told.picked-up", "7.7", company, before, "place", place.named("place"));
        }
    }

    /** A stack leaves pieces behind. */
    @Rule("7.6")
    @Recorded("dropped")
    record Dropped(Company company, Tag place) implements MovementEvents {
        @Override
        public War apply(War before) {
            Board board = before.board();
            return before.stack(stack -> stack.withPieces(stack.here(board).minus(company.pieces())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.pieces("told.dropped", "7.6", company, before, "place", place.named("place"));
        }
    }

    /** A stack has ended its campaign. */
    @Rule("4.1")
    @Recorded("halted")
    record Halted(Tag leader, Tag place) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.proceed(1, List.of());
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Pieces have had their campaign of this phase. */
    @Rule({"4.1", "6.8"})
    @Recorded("spent")
    record Spent(Bits pieces) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withUsed(before.board().used().or(pieces)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Leaders may campaign this phase. */
    @Rule("4.1")
    @Recorded("refreshed")
    record Refreshed(Bits leaders) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withUsed(before.board().used().minus(leaders)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Land units go ashore. */
    @Rule("7.4")
    @Recorded("landed")
    record Landed(Bits units) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().ashore(units));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Land units at sea go aboard other ships of their fleet. */
    @Rule("7.4")
    @Recorded("shifted")
    record Shifted(List<Load> loads) implements MovementEvents {
        public Shifted {
            loads = List.copyOf(loads);
        }

        @Override
        public War apply(War before) {
            List<Load> cargo = new ArrayList<>(before.board().cargo());
            cargo.addAll(loads);
            return before.with(before.board().with(cargo));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /**
     * Both fleets roll: an interception, or an evasion.
     *
     * @param side who intercepts or evades
     * @param mover the die of the fleet that moves
     * @param chaser the die of the side that intercepts or evades
     */
    @Rule({"7.9", "7.10"})
    @Recorded("chase-rolled")
    record ChaseRolled(
            boolean interception,
            Side side,
            Tag place,
            int mover,
            int chaser,
            int moverRating,
            int chaserRating,
            int roll,
            boolean success)
            implements MovementEvents {
        @Override
        public War apply(War before) {
            return interception || !success
                    ? before
                    : before.engagement(engagement ->
                            engagement.fighting(engagement.fights().withSea(false)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    (interception ? "told.interception" : "told.evasion") + (success ? "" : "-failed"),
                    interception ? "7.9" : "7.10",
                    "side",
                    side.named(),
                    "place",
                    place.named("place"),
                    "own",
                    chaser + chaserRating,
                    "enemy",
                    mover + moverRating);
        }

        @Override
        public Optional<Strip> strip(War before) {
            return Optional.of(Told.strip(
                    interception ? "strip.interception" : "strip.evasion",
                    interception ? "7.9" : "7.10",
                    side,
                    roll,
                    List.of(mover, chaser),
                    Integer.toString(chaser + chaserRating),
                    success ? "strip.success" : "strip.failure",
                    tell(before, Viewer.EVERYONE)));
        }
    }

    /** Ships let an enemy fleet sail on. */
    @Rule("7.9")
    @Recorded("let-pass")
    record LetPass(Side side, Tag place) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.let-pass", "7.9", "side", side.named(), "place", place.named("place"));
        }
    }

    /** A leader goes to another city. */
    @Rule("6.6")
    @Recorded("transferred")
    record Transferred(Side side, Tag leader, Tag place) implements MovementEvents {
        @Override
        public War apply(War before) {
            Campaign campaign = before.campaign();
            return before.with(before.board().move(Bits.of(leader.number()), place.number(), false))
                    .with(campaign.withTransferred(campaign.transferred().with(leader.number())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.transferred",
                    "6.6",
                    "side",
                    side.named(),
                    "leader",
                    leader.named("leader"),
                    "place",
                    place.named("place"));
        }
    }

    /** Units that may not stay where they are, are lost. */
    @Rule({"11.1", "5.1"})
    @Recorded("stranded")
    record Stranded(Side side, Company company, Tag place, boolean overstacked) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().remove(company.pieces(), Places.BOX));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    overstacked ? "told.overstacked" : "told.stranded",
                    overstacked ? "5.1" : "11.1",
                    "side",
                    side.named(),
                    "pieces",
                    company.named(before),
                    "place",
                    place.named("place"));
        }
    }

    /** Units of concealed forces come to light: their leader leaves them, or they are about to meet an enemy or a siege. */
    @Rule("5.2")
    @Recorded("unveiled")
    record Unveiled(Bits units) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.terms().showing(before.terms().shown().or(units)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
