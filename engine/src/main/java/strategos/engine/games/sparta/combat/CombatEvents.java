package strategos.engine.games.sparta.combat;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Fights that are declared, the combats that come of them, and their results (6.7, 7.5, 8). */
public sealed interface CombatEvents extends Event<War> {
    /**
     * A fight is declared.
     *
     * @param commander the attacking leader
     * @param siege whether it is one unless the defender stands outside
     */
    @Rule({"7.5", "7.9", "9.0", "9.1"})
    @Recorded("engagement-begun")
    record EngagementBegun(
            Engagement.Kind kind,
            Side attacker,
            Side defender,
            PlaceRef place,
            Optional<LeaderRef> commander,
            Engagement.Detachments forces,
            boolean siege)
            implements CombatEvents, Untold {
        @Override
        public War apply(War before) {
            Engagement begun = Engagement.begun(
                    kind, attacker, defender, place.number(), commander.map(PrintedRef::number), forces, siege);
            return before.with(before.campaign().with(begun)).begin(new PendingStep.InEngagement(begun.first()));
        }
    }

    /** Where the defender stands leaves these fights of a declared one. */
    @Rule({"7.8", "7.11", "8.5-naval", "9.0"})
    @Recorded("fights-settled")
    record FightsSettled(Engagement.Fights fights) implements CombatEvents, Untold {
        @Override
        public War apply(War before) {
            return before.engagement(engagement -> engagement.fighting(fights));
        }
    }

    /** These ships of the defender fight on land. */
    @Rule("8.5-naval")
    @Recorded("crews-landed")
    record CrewsLanded(PieceSet ships) implements CombatEvents, Untold {
        @Override
        public War apply(War before) {
            return before.engagement(engagement -> engagement.withGuards(ships));
        }
    }

    /**
     * No combat came of a fight: the enemy is not called out again before the stack has moved.
     *
     * @param inside whether its land units have gone inside
     * @param evaded whether its ships have slipped away
     */
    @Rule({"7.8", "7.10"})
    @Recorded("battle-avoided")
    record BattleAvoided(boolean inside, boolean evaded) implements CombatEvents, Untold {
        @Override
        public War apply(War before) {
            return before.stack(
                    stack -> stack.withDeclared(stack.declared() || inside).withEvaded(stack.evaded() || evaded));
        }
    }

    /**
     * A combat begins.
     *
     * @param garrison whether the city's garrison is in it
     * @param shift leadership, above 0 for the attacker
     * @param column the final one
     */
    @Rule({"8.1", "8.5-naval"})
    @Recorded("combat-joined")
    record CombatJoined(
            boolean naval, PlaceRef place, Party attacker, Party defender, boolean garrison, int shift, Column column)
            implements CombatEvents {
        /**
         * A column of the table.
         *
         * @param number from 0
         */
        public record Column(int number, String odds) {}

        /**
         * One side of it.
         *
         * @param leader the one whose rating counts
         * @param points garrison and fort included
         */
        public record Party(Side side, Company company, Optional<LeaderRef> leader, int points) {
            private CombatForce force() {
                return new CombatForce(side, company.pieces(), leader.map(PrintedRef::number));
            }
        }

        @Override
        public War apply(War before) {
            Combat combat = Combat.joined(
                    naval,
                    place.number(),
                    attacker.force(),
                    defender.force(),
                    garrison,
                    new Combat.Sums(attacker.points(), defender.points(), column.number()));
            War fought = before.engagement(engagement -> engagement.withFought(true));
            return fought.with(fought.campaign().with(combat)).begin(new PendingStep.InCombat(Combat.Stage.ROLL));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    naval ? "told.sea-fight" : "told.land-fight",
                    naval ? "8.5-naval" : "8.1",
                    "side",
                    attacker.side().named(),
                    "place",
                    place.named(),
                    "attackers",
                    attacker.company().named(before),
                    "defenders",
                    defender.company().named(before),
                    "units",
                    defender.company().pieces().size(),
                    "attack",
                    attacker.points(),
                    "defence",
                    defender.points(),
                    "shift",
                    shift,
                    "column",
                    column.odds());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The die of a combat. */
    @Rule({"8.1", "8.5-naval"})
    @Recorded("combat-rolled")
    record CombatRolled(boolean naval, Side attacker, PlaceRef place, int die, int roll, String column, String result)
            implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.combat(combat -> combat.withRolled(Optional.of(new Combat.Rolled(die, roll, result))));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.combat-die",
                    naval ? "8.5-naval" : "8.1",
                    "die",
                    die,
                    "column",
                    column,
                    "result",
                    new Arg.Name("outcome", EventText.outcome(result)));
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip(
                            naval ? "strip.sea-fight" : "strip.land-fight", naval ? "8.5-naval" : "8.1", attacker)
                    .rolled(roll, List.of(die))
                    .column(column)
                    .meaning(
                            Text.of("outcome." + EventText.outcome(result)),
                            tell(before).orElseThrow().text()));
        }
    }

    /** A side takes the weaker result, and its survivors waver; or it does not. */
    @Rule("8.4")
    @Recorded("downgraded")
    record Downgraded(Side side, boolean yes) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.combat(combat -> combat.downgraded(combat.attacker().side() == side, yes));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(yes ? "told.downgraded" : "told.not-downgraded", "8.4", "side", side.named());
        }
    }

    /**
     * Two dice say whether a leader falls.
     *
     * @param falls whose leader falls, or neutral for nobody's
     */
    @Rule({"6.7", "8.3"})
    @Recorded("casualty-rolled")
    record CasualtyRolled(PlaceRef place, int first, int second, int roll, Side falls) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    falls == Side.NEUTRAL ? "told.no-casualty" : "told.casualty",
                    "6.7",
                    "sum",
                    first + second,
                    "side",
                    falls.named());
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            Side thrower = before.position().combat().orElseThrow().attacker().side();
            return Optional.of(EventText.strip("strip.casualty", "6.7", thrower)
                    .rolled(roll, List.of(first, second))
                    .total(first + second)
                    .meaning(
                            Text.of(falls == Side.NEUTRAL ? "strip.nobody" : "strip.leader"),
                            tell(before).orElseThrow().text()));
        }
    }

    /** A battle has a winner. */
    @Rule("8.2")
    @Recorded("battle-decided")
    record BattleDecided(Side winner, boolean naval, PlaceRef place) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.battle-won", "8.2", "side", winner.named(), "place", place.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }
}
