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
record FirstFight(Combat combat, int beaten, int lost) {
    static Optional<FirstFight> of(Printed printed, List<Strengths.Prospect> fights) {
        return fights.stream().findFirst().map(first -> of(printed, first));
    }

    private static FirstFight of(Printed printed, Strengths.Prospect first) {
        Combat combat = first.combat();
        CombatTable table = printed.tables().combat(combat.naval());
        int column = table.column(Odds.of(combat.sums().attack(), combat.sums().defence()), first.shift());
        return new FirstFight(
                combat,
                Throws.faces(die -> is(table.outcome(column, die), Outcome.DH, Outcome.DE)),
                Throws.faces(die -> is(table.outcome(column, die), Outcome.AH, Outcome.AE)));
    }

    private static boolean is(Outcome outcome, Outcome half, Outcome all) {
        return outcome == half || outcome == all;
    }

    /** Whether only the attacker can lose by it. */
    boolean hopeless() {
        return beaten == 0 && lost > 0;
    }
}
