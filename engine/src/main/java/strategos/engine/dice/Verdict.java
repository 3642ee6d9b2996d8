package strategos.engine.dice;

import java.util.List;
import strategos.engine.text.Text;

/**
 * What the check of a dice log came to.
 *
 * @param findings what is wrong; of very many only the first
 * @param notes what is not wrong, and worth knowing, as full sentences
 * @param rolls how many rolls were proven: index, key and result
 * @param unrevealed how many sealed rolls will be published when the match ends
 */
public record Verdict(List<Finding> findings, List<Text> notes, int rolls, int unrevealed) {
    public Verdict {
        findings = List.copyOf(findings);
        notes = List.copyOf(notes);
    }

    /** Whether nothing is wrong. */
    public boolean sound() {
        return findings.isEmpty();
    }

    /**
     * Something wrong in a dice log.
     *
     * @param path where in the JSON: {@code chains[0].rolls[36].faces}; empty for the whole
     * @param text what is wrong, as a full sentence that also names the place
     */
    public record Finding(String path, Text text) {}
}
