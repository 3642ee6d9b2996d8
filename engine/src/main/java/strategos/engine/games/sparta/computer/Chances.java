package strategos.engine.games.sparta.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.kit.Throws;

/**
 * How the first of the fights that are ahead may go: what comes after it hangs on it.
 *
 * @param combat the fight
 * @param beaten faces of the die on which the defender loses half or all
 * @param lost faces on which the attacker does
 */
record Chances(Combat combat, int beaten, int lost) {
    static Optional<Chances> of(Printed printed, List<Strengths.Prospect> fights) {
        return fights.stream().findFirst().map(first -> of(printed, first));
    }

    private static Chances of(Printed printed, Strengths.Prospect first) {
        Combat combat = first.combat();
        CombatTable table = printed.tables().combat(combat.naval());
        int column = table.column(Odds.of(combat.sums().attack(), combat.sums().defence()), first.shift());
        int beaten = 0;
        int lost = 0;
        for (int die = 1; die <= Throws.FACES; die++) {
            Outcome outcome = table.outcome(column, die);
            beaten += outcome == Outcome.DH || outcome == Outcome.DE ? 1 : 0;
            lost += outcome == Outcome.AE || outcome == Outcome.AH ? 1 : 0;
        }
        return new Chances(combat, beaten, lost);
    }

    /** Whether only the attacker can lose by it. */
    boolean hopeless() {
        return beaten == 0 && lost > 0;
    }
}
