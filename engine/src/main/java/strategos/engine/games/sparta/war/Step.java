package strategos.engine.games.sparta.war;

import java.util.List;
import strategos.engine.Rule;

/**
 * What is under way, as data: a position keeps a stack of these, the innermost last. A step that waits for a player is
 * answered by an order; any other goes on by itself.
 */
@Rule({"3.1", "3.2"})
public sealed interface Step {
    /** The side sets up its pieces (16). */
    record SetUp(Side side) implements Step {}

    /** A phase of the Administration Quarter. */
    record Administration(Phase phase) implements Step {
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
    record Events(int next) implements Step {}

    /** The side may bring an event about. */
    record Proposal(Happening event, Side side) implements Step {}

    /** Athens may avert the fall of its government. */
    record Aversion() implements Step {}

    /** Athens places the leaders of a new government. */
    record Appointments() implements Step {}

    /** Sparta places the units that Persia sends. */
    record Persians() implements Step {}

    /** A besieger withdraws to a friendly place under the peace (15.7). */
    record Withdrawal(Side side, int from) implements Step {}

    /** Someone decides who moves first this quarter. */
    record Initiative() implements Step {}

    /** The side's part of a quarter. */
    record Turn(Side side, boolean second, Part part) implements Step {
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
    record Wages(Side side) implements Step {}

    /** Leaders that were transferred already. */
    record Transfers(Side side, Bits moved) implements Step {}

    /**
     * A stack on campaign.
     *
     * @param points campaign points left
     * @param pieces its units and leaders, the commander too
     * @param plan the places still to come of the march that was ordered
     * @param stage what happens next
     * @param declared whether the enemy's land units here have said that they stay inside
     * @param evaded whether the enemy's ships here have slipped away from it
     * @param picked whether a point was paid for picking up here
     * @param marched whether it has moved
     */
    record Stack(
            Side side,
            int commander,
            int points,
            Bits pieces,
            List<Integer> plan,
            Stack.Stage stage,
            boolean declared,
            boolean evaded,
            boolean picked,
            boolean marched)
            implements Step {
        public Stack {
            plan = List.copyOf(plan);
        }

        /** What a stack on campaign does next. */
        public enum Stage {
            /** Goes to the next place of its plan. */
            MARCH,
            /** Has entered a place: lone leaders, events. */
            ENTER,
            /** Meets enemy ships. */
            SHIPS,
            /** Meets enemy land units. */
            TROOPS,
            /** Must fight, and its commander says how. */
            DECLARE,
            /** Its commander is asked. */
            ASK,
            /** Its campaign is over. */
            END
        }

        /** With that stage next. */
        public Stack at(Stack.Stage now) {
            return new Stack(side, commander, points, pieces, plan, now, declared, evaded, picked, marched);
        }

        /** With that plan. */
        public Stack planning(List<Integer> places) {
            return new Stack(side, commander, points, pieces, places, stage, declared, evaded, picked, marched);
        }

        /** With so many points left. */
        public Stack with(int left) {
            return new Stack(side, commander, left, pieces, plan, stage, declared, evaded, picked, marched);
        }

        /** With exactly these pieces. */
        public Stack with(Bits now) {
            return new Stack(side, commander, points, now, plan, stage, declared, evaded, picked, marched);
        }

        /** After it entered the next place of its plan. */
        public Stack entered(int cost) {
            return new Stack(
                    side,
                    commander,
                    points - cost,
                    pieces,
                    plan.subList(1, plan.size()),
                    Stack.Stage.ENTER,
                    false,
                    false,
                    false,
                    true);
        }

        /** After the enemy here has gone inside. */
        public Stack withDeclared() {
            return new Stack(side, commander, points, pieces, plan, stage, true, evaded, picked, marched);
        }

        /** After the enemy's ships here have slipped away. */
        public Stack withEvaded() {
            return new Stack(side, commander, points, pieces, plan, stage, declared, true, picked, marched);
        }

        /** After it has picked up for that cost. */
        public Stack picking(Bits more, int cost) {
            return new Stack(
                    side, commander, points - cost, pieces.or(more), plan, stage, declared, evaded, true, marched);
        }
    }

    /** Enemy ships may intercept a fleet that sails on (7.9). */
    record Interception() implements Step {}

    /**
     * A fight that is declared, up to the combats that come of it.
     *
     * @param defender whose units are attacked
     * @param commander the attacking leader, or -1
     * @param troops the attacker's land units in the land fight
     * @param marines the attacker's ships in the land fight
     * @param ships the attacker's ships in the sea fight
     * @param guards the defender's ships in the land fight
     * @param siege whether a siege follows if the defender stays inside
     * @param kind how it came about
     * @param fought whether a combat took place
     */
    record Engagement(
            Side attacker,
            Side defender,
            int place,
            int commander,
            Bits troops,
            Bits marines,
            Bits ships,
            Bits guards,
            boolean sea,
            boolean land,
            boolean siege,
            Kind kind,
            Engagement.Stage stage,
            boolean fought)
            implements Step {
        /** How a fight came about. */
        public enum Kind {
            ATTACK,
            INTERCEPTION,
            SALLY
        }

        /** What comes next in it. */
        public enum Stage {
            EVASION,
            PORT,
            SHELTER,
            MARINES,
            SEA,
            LAND,
            END
        }

        /** At that stage. */
        public Engagement at(Engagement.Stage now) {
            return new Engagement(
                    attacker, defender, place, commander, troops, marines, ships, guards, sea, land, siege, kind, now,
                    fought);
        }

        /** Without the fight at sea. */
        public Engagement noSea() {
            return new Engagement(
                    attacker, defender, place, commander, troops, marines, ships, guards, false, land, siege, kind,
                    stage, fought);
        }

        /** Without the fight on land. */
        public Engagement noLand() {
            return new Engagement(
                    attacker, defender, place, commander, troops, marines, ships, guards, sea, false, siege, kind,
                    stage, fought);
        }

        /** As a fight in the open: no siege follows. */
        public Engagement open() {
            return new Engagement(
                    attacker, defender, place, commander, troops, marines, ships, guards, sea, land, false, kind, stage,
                    fought);
        }

        /** With these of the defender's ships in the land fight. */
        public Engagement guarded(Bits fleet) {
            return new Engagement(
                    attacker, defender, place, commander, troops, marines, ships, fleet, sea, land, siege, kind, stage,
                    fought);
        }

        /** After a combat. */
        public Engagement afterCombat() {
            return new Engagement(
                    attacker, defender, place, commander, troops, marines, ships, guards, sea, land, siege, kind, stage,
                    true);
        }

        /** All of the attacker's units in it. */
        public Bits attackers() {
            return troops.or(marines).or(ships);
        }
    }

    /**
     * One combat: the columns, then the die, then what each side loses.
     *
     * @param garrison whether the city's garrison is in it
     * @param chief the attacking leader whose rating counts, or -1
     * @param captain the defending one, or -1
     * @param column the final column, from 0
     * @param result its code, or empty before the roll
     * @param attackerLost units that the attacker has lost
     * @param defenderLost units that the defender has lost
     */
    record Combat(
            boolean naval,
            Side attacker,
            Side defender,
            int place,
            Bits attackers,
            Bits defenders,
            boolean garrison,
            int chief,
            int captain,
            int column,
            String result,
            Combat.Stage stage,
            boolean attackerDowngrades,
            boolean defenderDowngrades,
            int attackerLost,
            int defenderLost)
            implements Step {
        /** What comes next. */
        public enum Stage {
            ROLL,
            ATTACKER_DOWNGRADES,
            DEFENDER_DOWNGRADES,
            ATTACKER_LOSES,
            DEFENDER_LOSES,
            AFTER,
            CASUALTY,
            END
        }

        /** At that stage. */
        public Combat at(Combat.Stage now) {
            return new Combat(
                    naval,
                    attacker,
                    defender,
                    place,
                    attackers,
                    defenders,
                    garrison,
                    chief,
                    captain,
                    column,
                    result,
                    now,
                    attackerDowngrades,
                    defenderDowngrades,
                    attackerLost,
                    defenderLost);
        }

        /** After the die. */
        public Combat rolled(String code) {
            return new Combat(
                    naval,
                    attacker,
                    defender,
                    place,
                    attackers,
                    defenders,
                    garrison,
                    chief,
                    captain,
                    column,
                    code,
                    stage,
                    attackerDowngrades,
                    defenderDowngrades,
                    attackerLost,
                    defenderLost);
        }

        /** With the attacker's or the defender's word on downgrading. */
        public Combat downgraded(boolean byAttacker, boolean yes) {
            return new Combat(
                    naval,
                    attacker,
                    defender,
                    place,
                    attackers,
                    defenders,
                    garrison,
                    chief,
                    captain,
                    column,
                    result,
                    stage,
                    byAttacker ? yes : attackerDowngrades,
                    byAttacker ? defenderDowngrades : yes,
                    attackerLost,
                    defenderLost);
        }

        /** After one side's units died. */
        public Combat lost(boolean attackers, int units) {
            return new Combat(
                    naval,
                    attacker,
                    defender,
                    place,
                    this.attackers,
                    defenders,
                    garrison,
                    chief,
                    captain,
                    column,
                    result,
                    stage,
                    attackerDowngrades,
                    defenderDowngrades,
                    attackers ? attackerLost + units : attackerLost,
                    attackers ? defenderLost : defenderLost + units);
        }
    }

    /** The enemy says which of the side's leaders dies (6.7). */
    record LeaderFalls(Side side, int place) implements Step {}

    /** The side removes units over the stacking limit (5.1). */
    record Excess(Side side, int place, boolean naval) implements Step {}

    /** The match is over. */
    record Over(Side winner, String reason) implements Step {}
}
