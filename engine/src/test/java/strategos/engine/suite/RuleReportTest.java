package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Rule;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.RuleIndex;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.GameFactory;
import strategos.engine.skirmish.SkirmishFactory;

/** Every rule of every game has code and a test, and no mark names a rule that there is not. */
class RuleReportTest {
    /** A game is the package of its factory. */
    @TestFactory
    Stream<DynamicTest> everyRuleHasCodeAndATest() {
        Stream<GameFactory> registered =
                ServiceLoader.load(GameFactory.class).stream().map(ServiceLoader.Provider::get);
        return Stream.concat(registered, Stream.of(new DuelFactory(), new SkirmishFactory()))
                .map(factory -> DynamicTest.dynamicTest(
                        factory.id(), () -> report(factory, RuleIndex.read(ConfigFolder.packed(), factory.id()))));
    }

    private static void report(GameFactory factory, RuleIndex rules) throws IOException {
        String id = factory.id();
        JavaClasses classes = OwnClasses.read(
                importer -> importer.importPackages(factory.getClass().getPackageName()));
        RuleReport report = RuleReport.of(rules, classes);
        Path folder = Files.createDirectories(Path.of("target"));
        Files.writeString(folder.resolve("rule-report-" + id + ".md"), report.markdown(id));
        assertThat(report.problems()).isEmpty();
    }

    @Rule("1")
    static final class Enforces {
        @Rule({"2", "9"})
        static int twice(int n) {
            return 2 * n;
        }
    }

    /** Its outermost class is a test, so it counts as one. */
    static final class Proves {
        @Rule("3")
        static int once(int n) {
            return n;
        }
    }

    @Test
    void whatIsMissingOrUnknownIsAProblem() {
        RuleIndex rules = DuelFactory.library().rules("duel");
        JavaClasses classes =
                OwnClasses.read(importer -> importer.importClasses(RuleReportTest.class, Enforces.class, Proves.class));
        assertThat(RuleReport.of(rules, classes).problems())
                .contains(
                        "no code is marked with the rule 2.1 (Stances)",
                        "no test is marked with the rule 2.1 (Stances)",
                        "the index has no rule 9, named by RuleReportTest.Enforces.twice")
                .doesNotContain("no test is marked with the rule 3 (Lunge)");
        assertThat(RuleReport.of(rules, classes).markdown("duel"))
                .contains("| 1 | Draw |  | RuleReportTest.Enforces |");
    }
}
