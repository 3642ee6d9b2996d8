package strategos.engine.dice;

import java.util.List;

/**
 * What the check of a dice log came to.
 *
 * @param findings what is wrong; of very many only the first
 * @param rolls how many rolls were proven: index, key and result
 * @param unrevealed how many sealed rolls will be published when the match ends
 */
public record Verdict(List<Finding> findings, int rolls, int unrevealed) {
    public Verdict {
        findings = List.copyOf(findings);
    }

    /** Whether nothing is wrong. */
    public boolean sound() {
        return findings.isEmpty();
    }
}
