package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Combat and the losses it brings (6.7, 8). */
public sealed interface CombatEvents extends SpartaEvent {
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
     * @param attack points
     * @param defence points, garrison and fort included
     * @param shift leadership, above 0 for the attacker
     * @param column the final one
     */
    @Rule({"8.1", "8.5-naval"})
    @Recorded("combat-joined")
    record CombatJoined(
            boolean naval,
            Side attacker,
            Tag place,
            Company attackers,
            Company defenders,
            int attack,
            int defence,
            int shift,
            String column)
            implements CombatEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    naval ? "told.sea-fight" : "told.land-fight",
                    naval ? "8.5-naval" : "8.1",
                    "side",
                    attacker.named(),
                    "place",
                    place.named("place"),
                    "attackers",
                    attackers.named(before),
                    "defenders",
                    defenders.named(before),
                    "units",
                    defenders.pieces().size(),
                    "attack",
                    attack,
                    "defence",
                    defence,
                    "shift",
                    shift,
                    "column",
                    column);
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
            return before;
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
            return before;
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
            return before.with(
                    before.board().flip(wavering.pieces()).remove(lost.pieces().or(drowned.pieces()), Places.BOX));
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
