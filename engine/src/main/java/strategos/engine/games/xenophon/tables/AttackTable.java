package strategos.engine.games.xenophon.tables;

import strategos.engine.Rule;

/**
 * Whether the barbarians attack.
 *
 * @param least a lower total counts as this
 * @param provoked how many anger tokens an attack takes away
 */
@Rule({"attack-table", "ruling-P2"})
public record AttackTable(int least, int provoked) {
    /** Whether that total brings an attack on an army that has made so much anger. */
    public boolean attacked(int total, int anger) {
        return Math.max(least, total) <= anger;
    }
}
