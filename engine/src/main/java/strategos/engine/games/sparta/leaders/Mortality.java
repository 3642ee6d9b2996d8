package strategos.engine.games.sparta.leaders;

import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.leaders.LeaderEvents.LeaderDied;
import strategos.engine.games.sparta.leaders.LeaderEvents.LeaderDrawn;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/** Leaders die, and unnamed ones take their places. */
public final class Mortality {
    /** The death of a leader without units, whom an enemy force has come upon: no combat. */
    public static final String ALONE = "alone";

    /** The loss of a leader with units that had to leave a nation out of the war: no combat. */
    public static final String STRANDED = "stranded";

    /** The loss of a leader at sea whose ships go unpaid: no combat. */
    public static final String UNPAID = "unpaid";

    /** The loss of a leader at sea whose ships leave the war, or are the enemy's now: no combat. */
    public static final String ADRIFT = "adrift";

    private static final String SWORD = "sword";
    private static final String SUNK = "sunk";
    private static final Set<String> WITHOUT_COMBAT = Set.of(ALONE, STRANDED, UNPAID, ADRIFT);

    private final Printed printed;
    private final Field field;
    private final int cleon;

    public Mortality(Printed printed, Field field) {
        this.printed = printed;
        this.field = field;
        cleon = printed.counters().number(War.Government.CLEON);
    }

    /** The unnamed leaders in the side's cup. */
    @Rule({"6.4", "6.5", "ruling-Y5"})
    public PieceSet cup(War war, Side side) {
        return war.board()
                .at(Places.BOX, side)
                .filter(piece -> piece >= printed.counters().firstLeader()
                        && printed.counters().leader(piece).unnamed()
                        && (piece != cleon || !war.government().cleon()));
    }

    /** A leader dies in combat: a subordinate takes over where units are left. */
    @Rule({"6.7", "6.8"})
    public void killedInCombat(Play<War> play, int leader) {
        int place = play.state().board().place(leader);
        Side side = play.state().board().owner(leader);
        die(play, leader, "combat");
        if (field.present(play.state(), side, place)) {
            draw(play, side, place);
        }
    }

    /** An unnamed leader is drawn, if the cup has one. */
    @Rule({"6.5", "6.8"})
    public void draw(Play<War> play, Side side, int place) {
        PieceSet cup = cup(play.state(), side);
        if (cup.isEmpty()) {
            return;
        }
        int drawn = cup.numbers()[cup.size() == 1 ? 0 : Flow.draw(play, side, "draw", "6.8", cup.size())];
        play.happen(new LeaderDrawn(
                side,
                printed.counters().leader(drawn).ref(),
                printed.atlas().locale(place).ref()));
    }

    /** A leader dies; unnamed ones go back into the cup, and who falls in combat makes room for another (6.4). */
    @Rule({"6.4", "6.7", "6.9", "7.5", "ruling-Y5"})
    public void die(Play<War> play, int piece, String cause) {
        Leader leader = printed.counters().leader(piece);
        Side side = play.state().board().owner(piece);
        play.happen(new LeaderDied(
                side,
                leader.ref(),
                printed.atlas().locale(play.state().board().place(piece)).ref(),
                cause,
                leader.unnamed(),
                !WITHOUT_COMBAT.contains(cause) && governs(play.state(), leader)));
    }

    /** Units of the side have come to that place: enemy leaders who are alone there die, unless there is peace. */
    @Rule({"7.5", "15.7", "ruling-V3"})
    public void comeUpon(Play<War> play, Side side, int place) {
        Side enemy = side.other();
        if (field.mayFight(play.state(), side, place) && field.loneLeader(play.state(), enemy, place)) {
            for (int leader : field.chiefs(play.state(), enemy, place).numbers()) {
                die(play, leader, ALONE);
            }
        }
    }

    /** Whether he is one of the government's leaders: all of Athens' named ones are, and Cleon under its C (6.4). */
    @Rule("6.4")
    private boolean governs(War war, Leader leader) {
        return leader.side() == Side.ATHENS
                && (!leader.unnamed()
                        || printed.government(war.government().row()).leaders().contains(leader.id()));
    }

    /** After a combat leaders die with the last units of their side, or go down with the last ship of their fleet. */
    @Rule({"6.9", "7.4", "ruling-V11"})
    public void after(Play<War> play, Combat combat) {
        CombatForce attacker = combat.attacker();
        CombatForce defender = combat.defender();
        sword(play, attacker.side(), combat.place());
        // A leader who helps a lone garrison dies when it falls, and not before.
        if (!defender.units().isEmpty() && defender.side() != Side.NEUTRAL) {
            sword(play, defender.side(), combat.place());
        }
        if (combat.naval()) {
            sink(play, combat.place(), attacker);
            sink(play, combat.place(), defender);
        }
    }

    /** Who served at sea, and who sailed with a stack of which nothing is left, is not saved by friends ashore. */
    @Rule({"7.4", "ruling-V11"})
    private void sink(Play<War> play, int place, CombatForce force) {
        Board board = play.state().board();
        if (board.at(place).meets(force.units())) {
            return;
        }
        PieceSet sailed = play.state()
                .stack()
                .map(Stack::pieces)
                .filter(pieces ->
                        pieces.meets(force.units()) && !board.units(pieces).meets(board.at(place)))
                .map(board::chiefs)
                .orElse(PieceSet.NONE);
        PieceSet aboard = force.leader().map(sailed::with).orElse(sailed);
        for (int leader : aboard.and(board.at(place, force.side())).numbers()) {
            die(play, leader, SUNK);
        }
    }

    /** All of the side's leaders there die in combat with their last units. */
    @Rule("6.9")
    public void sword(Play<War> play, Side side, int place) {
        perish(play, side, place, SWORD);
    }

    /** All of the side's leaders there are gone with their last units, for that cause. */
    @Rule({"6.9", "ruling-W6", "ruling-M1"})
    public void perish(Play<War> play, Side side, int place, String cause) {
        if (!field.present(play.state(), side, place)) {
            for (int leader : field.chiefs(play.state(), side, place).numbers()) {
                die(play, leader, cause);
            }
        }
    }
}
