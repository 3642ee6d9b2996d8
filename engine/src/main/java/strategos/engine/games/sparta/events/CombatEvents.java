package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.CombatForce;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Fights, the combats that come of them, and their losses (6.7, 7.5, 8). */
public sealed interface CombatEvents extends SpartaEvent {
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
            Tag place,
            Optional<Tag> commander,
            Engagement.Detachments forces,
            boolean siege)
            implements CombatEvents {
        @Override
        public War apply(War before) {
            Engagement begun = Engagement.begun(
                    kind, attacker, defender, place.number(), commander.map(Tag::number), forces, siege);
            return before.with(before.campaign().with(begun)).begin(new Step.InEngagement(begun.first()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Where the defender stands leaves these fights of a declared one. */
    @Rule({"7.8", "7.11", "8.5-naval", "9.0"})
    @Recorded("fights-settled")
    record FightsSettled(Engagement.Fights fights) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.engagement(engagement -> engagement.fighting(fights));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** These ships of the defender fight on land. */
    @Rule("8.5-naval")
    @Recorded("crews-landed")
    record CrewsLanded(Bits ships) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.engagement(engagement -> engagement.withGuards(ships));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
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
    record BattleAvoided(boolean inside, boolean evaded) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.stack(
                    stack -> stack.withDeclared(stack.declared() || inside).withEvaded(stack.evaded() || evaded));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** A battle has a winner. */
    @Rule("8.2")
    @Recorded("battle-decided")
    record BattleDecided(Side winner, boolean naval, Tag place) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.battle-won", "8.2", "side", winner.named(), "place", place.named("place"));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /**
     * Two dice say whether a leader falls.
     *
     * @param falls whose leader falls, or neutral for nobody's
     */
    @Rule({"6.7", "8.3"})
    @Recorded("casualty-rolled")
    record CasualtyRolled(Tag place, int first, int second, int roll, Side falls) implements CombatEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    falls == Side.NEUTRAL ? "told.no-casualty" : "told.casualty",
                    "6.7",
                    "sum",
                    first + second,
                    "side",
                    falls.named());
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
            boolean naval, Tag place, Party attacker, Party defender, boolean garrison, int shift, Tag column)
            implements CombatEvents {
        /**
         * One side of it.
         *
         * @param leader the one whose rating counts
         * @param points garrison and fort included
         */
        public record Party(Side side, Company company, Optional<Tag> leader, int points) {
            private CombatForce force() {
                return new CombatForce(side, company.pieces(), leader.map(Tag::number));
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
            return fought.with(fought.campaign().with(combat)).begin(new Step.InCombat(Combat.Stage.ROLL));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    naval ? "told.sea-fight" : "told.land-fight",
                    naval ? "8.5-naval" : "8.1",
                    "side",
                    attacker.side().named(),
                    "place",
                    place.named("place"),
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
                    column.id());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The die of a combat. */
    @Rule({"8.1", "8.5-naval"})
    @Recorded("combat-rolled")
    record CombatRolled(boolean naval, Side attacker, Tag place, int die, int roll, String column, String result)
            implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.combat(combat -> combat.withRolled(Optional.of(new Combat.Rolled(die, roll, result))));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.combat-die",
                    naval ? "8.5-naval" : "8.1",
                    "die",
                    die,
                    "column",
                    column,
                    "result",
                    new Arg.Name("outcome", Told.outcome(result)));
        }

        @Override
        public Optional<Strip> strip(War before) {
            return Optional.of(Told.strip(
                    naval ? "strip.sea-fight" : "strip.land-fight",
                    naval ? "8.5-naval" : "8.1",
                    attacker,
                    roll,
                    List.of(die),
                    column,
                    "outcome." + Told.outcome(result),
                    tell(before, Viewer.EVERYONE)));
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
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(yes ? "told.downgraded" : "told.not-downgraded", "8.4", "side", side.named());
        }
    }

    /** Units are eliminated, and what they carried drowns. */
    @Rule({"8.2", "7.4", "8.4"})
    @Recorded("units-lost")
    record UnitsLost(Side side, Company lost, Company drowned, Company wavering) implements CombatEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().flip(wavering.pieces());
            return before.with(board.remove(lost.pieces().or(drowned.pieces()), Places.BOX))
                    .combat(combat -> combat.lost(lost.pieces()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
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

    /**
     * A leader is gone.
     *
     * @param cause how he died
     * @param unnamed whether he goes back into the cup
     * @param vacancy whether a held leader of the government may replace him
     */
    @Rule({"6.7", "6.9", "7.5", "14.1"})
    @Recorded("leader-died")
    record LeaderDied(Side side, Tag leader, Tag place, String cause, boolean unnamed, boolean vacancy)
            implements CombatEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().remove(Bits.of(leader.number()), unnamed ? Places.BOX : Places.GONE);
            War after = before.with(board);
            return vacancy
                    ? after.with(after.government().vacant(after.government().vacancies() + 1))
                    : after;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            String rule = switch (cause) {
                case "sword" -> "6.9";
                case "alone" -> "7.5";
                case "sunk" -> "7.4";
                default -> "6.7";
            };
            return Told.line(
                    "told.leader-died." + cause,
                    rule,
                    "side",
                    side.named(),
                    "leader",
                    leader.named("leader"),
                    "place",
                    place.named("place"));
        }
    }

    /** An unnamed leader is drawn and takes command. */
    @Rule({"6.5", "6.8"})
    @Recorded("leader-drawn")
    record LeaderDrawn(Side side, Tag leader, Tag place) implements CombatEvents {
        @Override
        public War apply(War before) {
            Bits drawn = Bits.of(leader.number());
            Board board = before.board().move(drawn, place.number(), false);
            return before.with(board.withUsed(board.used().or(drawn)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.leader-drawn",
                    "6.8",
                    "side",
                    side.named(),
                    "leader",
                    leader.named("leader"),
                    "place",
                    place.named("place"));
        }
    }

    /** A held leader has taken the place of a fallen one. */
    @Rule("6.4")
    @Recorded("vacancy-filled")
    record VacancyFilled() implements CombatEvents {
        @Override
        public War apply(War before) {
            return before.with(before.government().vacant(before.government().vacancies() - 1));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }
}
