package strategos.bot.verify;

import java.util.List;
import strategos.engine.text.Text;

/**
 * What the check of a file came to.
 *
 * @param findings what is wrong, a sentence each
 * @param summary what was proven, in one sentence
 */
public record Report(List<Text> findings, Text summary) {
    public Report {
        findings = List.copyOf(findings);
    }

    /** Whether nothing is wrong. */
    public boolean sound() {
        return findings.isEmpty();
    }
}
