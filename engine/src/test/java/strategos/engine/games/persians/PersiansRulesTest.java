package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import org.junit.jupiter.api.Test;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.RuleIndex;
import strategos.engine.suite.OwnClasses;
import strategos.engine.suite.RuleReport;

/** Every rule of the game has code and a test. */
class PersiansRulesTest {
    @Test
    void theRuleReportHasNoGap() {
        JavaClasses classes = OwnClasses.read(from -> from.importPackages(Persians.class.getPackageName()));
        RuleIndex rules = RuleIndex.read(ConfigFolder.packed(), Persians.ID);
        assertThat(RuleReport.of(rules, classes).problems()).isEmpty();
    }
}
