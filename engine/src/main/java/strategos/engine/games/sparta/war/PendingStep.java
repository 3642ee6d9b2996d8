package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

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
