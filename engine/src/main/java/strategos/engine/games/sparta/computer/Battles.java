package strategos.engine.games.sparta.computer;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.combat.Combats;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.Combat.Stage;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Throws;

/**
 * Who has the better name of a battle: the side that loses fewer units, the defender where they lose as many. So whoever can
 * has his units waver rather than lose half of them.
 */
final class Battles {
    private final Printed printed;
    private final Strengths strengths;
    private final Counters counters;

    Battles(Printed printed, Strengths strengths) {
        this.printed = printed;
        this.strengths = strengths;
        this.counters = printed.counters();
    }

    /** Whether to waver costs fewer units than to lose half of them: those that waver already are lost. */
    @Rule("8.4")
    static boolean wavers(War war, Stage stage) {
        PieceSet units = Combats.alive(war, war.combat().orElseThrow(), stage.attacking());
        return units.and(war.board().flipped()).size() < (units.size() + 1) / 2;
    }

    /** Of the six faces of the die those that bring the fleet a victory over these ships, less those that bring them one. */
    @Rule({"8.2", "8.4", "8.5-naval", "13.0"})
    int edgeAtSea(War war, Side side, int place, PieceSet pieces, PieceSet enemies) {
        Board board = war.board();
        PieceSet fleet = board.fleet(pieces);
        Optional<Integer> admiral = counters.bestLeader(board.chiefs(pieces), true);
        CombatForce attacker = new CombatForce(side, fleet, admiral);
        CombatForce defender =
                new CombatForce(side.other(), enemies, strengths.captain(war, side.other(), place, true));
        Combat combat = strengths.naval(war, place, attacker, defender).combat();
        CombatTable table = printed.tables().combat(true);
        int edge = 0;
        for (int face = 1; face <= Throws.FACES; face++) {
            Outcome outcome = table.outcome(combat.sums().column(), face);
            int ours = lost(board, fleet, outcome, true, 0);
            edge += lost(board, enemies, outcome, false, ours) > ours ? 1 : -1;
        }
        return edge;
    }

    private static int lost(Board board, PieceSet units, Outcome outcome, boolean attacking, int exchanged) {
        int all = units.size();
        int wavering = units.and(board.flipped()).size();
        return switch (outcome.loss(attacking)) {
            case NONE -> 0;
            case HALF -> Math.min(outcome.half(all), wavering);
            case ALL -> Math.min(all, (all + 1) / 2 + wavering);
            case EXCHANGE -> Math.min(all, exchanged);
        };
    }
}
