package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/**
 * A Campaign Phase: the marches so far, and what is under way in it. The steps of the position say how far that is; what
 * they no longer name is over.
 *
 * @param trails the marches of this phase
 * @param transferred leaders that were transferred already
 * @param stack the stack on campaign
 * @param engagement the fight that is declared
 * @param combat the combat that is fought
 */
@Rule({"4.0", "6.6"})
@RecordBuilder
public record Campaign(
        List<Trail> trails,
        PieceSet transferred,
        Optional<Stack> stack,
        Optional<Engagement> engagement,
        Optional<Combat> combat)
        implements CampaignBuilder.With {
    /** Nothing under way, and no march on the map. */
    public static final Campaign NONE =
            new Campaign(List.of(), PieceSet.NONE, Optional.empty(), Optional.empty(), Optional.empty());

    public Campaign {
        trails = List.copyOf(trails);
    }

    /** A march: the ids of the places that it touched. */
    public record Trail(Side side, int leader, List<String> places) {
        public Trail {
            places = List.copyOf(places);
        }

        private Trail to(String place) {
            List<String> longer = new ArrayList<>(places);
            longer.add(place);
            return new Trail(side, leader, longer);
        }
    }

    /** With that stack on its way from that place. */
    public Campaign begun(Stack first, String place) {
        List<Trail> more = new ArrayList<>(trails);
        more.add(new Trail(first.side(), first.commander(), List.of(place)));
        return withTrails(more).with(first);
    }

    /** After the stack has gone on to that place. */
    public Campaign marched(Stack now, String place) {
        List<Trail> longer = new ArrayList<>(trails);
        longer.set(longer.size() - 1, longer.getLast().to(place));
        return withTrails(longer).with(now);
    }

    /** With the stack as it is now. */
    public Campaign with(Stack now) {
        return withStack(Optional.of(now));
    }

    /** With the engagement as it is now. */
    public Campaign with(Engagement now) {
        return withEngagement(Optional.of(now));
    }

    /** With the combat as it is now. */
    public Campaign with(Combat now) {
        return withCombat(Optional.of(now));
    }

    /** Without what none of these steps names. */
    Campaign under(List<PendingStep> steps) {
        boolean marching = false;
        boolean engaged = false;
        boolean fighting = false;
        for (int n = 0; n < steps.size(); n++) {
            PendingStep step = steps.get(n);
            marching |= step instanceof PendingStep.OnCampaign;
            engaged |= step instanceof PendingStep.InEngagement;
            fighting |= step instanceof PendingStep.InCombat;
        }
        return marching == stack.isPresent() && engaged == engagement.isPresent() && fighting == combat.isPresent()
                ? this
                : new Campaign(
                        trails,
                        transferred,
                        stack.filter(marching ? s -> true : s -> false),
                        engagement.filter(engaged ? e -> true : e -> false),
                        combat.filter(fighting ? c -> true : c -> false));
    }

    /**
     * What is under way, by its stage and ids: a position keeps a stack of these, the innermost last; the stack on campaign and
     * its fights themselves lie in the {@link Campaign}. A step that waits for a player is
     * answered by an order; any other goes on by itself.
     */
    @Rule({"3.1", "3.2"})
    public sealed interface PendingStep {
        /** The side sets up its pieces (16). */
        record SetUp(Side side) implements PendingStep {}

        /** A phase of the Administration Quarter. */
        record Administration(Phase phase) implements PendingStep {
            /** The phases, in their order. */
            public enum Phase {
                CALENDAR,
                PRESTIGE,
                EVENTS,
                GOVERNMENT,
                REVENUE
            }
        }

        /** The queue of this year's events, at that place in it. */
        record Events(int next) implements PendingStep {}

        /** The side may bring an event about. */
        record Proposal(RandomEvent event, Side side) implements PendingStep {}

        /** Athens may avert the fall of its government. */
        record Aversion() implements PendingStep {}

        /** Athens places the leaders of a new government. */
        record Appointments() implements PendingStep {}

        /** Sparta places the units that Persia sends. */
        record Persians() implements PendingStep {}

        /** A besieger withdraws to a friendly place under the peace (15.7). */
        record Withdrawal(Side side, int from) implements PendingStep {}

        /** Someone decides who moves first this quarter. */
        record Initiative() implements PendingStep {}

        /** The side's part of a quarter. */
        record Turn(Side side, boolean second, Part part) implements PendingStep {
            /** The parts, in their order. */
            public enum Part {
                ARRIVE,
                PAY,
                BUY,
                CAMPAIGN,
                TRANSFER
            }

            /** The same turn at another part. */
            public Turn at(Part now) {
                return new Turn(side, second, now);
            }
        }

        /** Units still to be paid, or not (12.3). */
        record Wages(Side side) implements PendingStep {}

        /** The side may transfer leaders (6.6). */
        record Transfers(Side side) implements PendingStep {}

        /** The stack on campaign. */
        record OnCampaign(Stack.Stage stage) implements PendingStep {}

        /** The fight that is declared. */
        record InEngagement(Engagement.Stage stage) implements PendingStep {}

        /** The combat that is fought. */
        record InCombat(Combat.Stage stage) implements PendingStep {}

        /** Enemy ships may intercept a fleet that sails on (7.9). */
        record Interception() implements PendingStep {}

        /** The enemy says which of the side's leaders dies (6.7). */
        record LeaderFalls(Side side, int place) implements PendingStep {}

        /** The side removes units over the stacking limit (5.1). */
        record Excess(Side side, int place, boolean naval) implements PendingStep {}

        /** The match is over. */
        record Over(Side winner, String reason) implements PendingStep {}
    }
}
