package strategos.engine.suite;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import strategos.engine.Rule;
import strategos.engine.config.RuleIndex;

/** Which code enforces each rule of a game, and which tests prove it, read off the {@link Rule} marks. */
public final class RuleReport {
    private final RuleIndex rules;
    private final Map<String, Set<String>> code = new TreeMap<>();
    private final Map<String, Set<String>> tests = new TreeMap<>();

    private RuleReport(RuleIndex rules) {
        this.rules = rules;
    }

    /** The report on these classes: those whose outermost name ends in {@code Test} are tests, all others code. */
    public static RuleReport of(RuleIndex rules, JavaClasses classes) {
        RuleReport report = new RuleReport(rules);
        for (JavaClass type : classes) {
            report.note(type, type, nameOf(type));
            for (JavaCodeUnit unit : type.getCodeUnits()) {
                report.note(type, unit, nameOf(type) + (unit.isConstructor() ? "" : "." + unit.getName()));
            }
        }
        return report;
    }

    private void note(JavaClass type, CanBeAnnotated marked, String name) {
        if (marked.isAnnotatedWith(Rule.class)) {
            Rule rule = type == marked ? type.getAnnotationOfType(Rule.class) : annotation((JavaCodeUnit) marked);
            for (String id : rule.value()) {
                (isTest(type) ? tests : code)
                        .computeIfAbsent(id, none -> new TreeSet<>())
                        .add(name);
            }
        }
    }

    private static Rule annotation(JavaCodeUnit unit) {
        return unit.getAnnotationOfType(Rule.class);
    }

    private static boolean isTest(JavaClass type) {
        JavaClass outermost = type;
        while (outermost.getEnclosingClass().isPresent()) {
            outermost = outermost.getEnclosingClass().get();
        }
        return outermost.getSimpleName().endsWith("Test");
    }

    private static String nameOf(JavaClass type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    /** Rules without code or test, and marks that name no rule. */
    public List<String> problems() {
        List<String> problems = new ArrayList<>();
        for (RuleIndex.Entry rule : rules.all()) {
            if (!code.containsKey(rule.id())) {
                problems.add("no code is marked with the rule " + rule.id() + " (" + rule.heading() + ")");
            }
            if (!tests.containsKey(rule.id())) {
                problems.add("no test is marked with the rule " + rule.id() + " (" + rule.heading() + ")");
            }
        }
        unknown(code, problems);
        unknown(tests, problems);
        return problems;
    }

    private void unknown(Map<String, Set<String>> marks, List<String> problems) {
        marks.forEach((id, where) -> {
            if (rules.rule(id).isEmpty()) {
                problems.add("the index has no rule " + id + ", named by " + String.join(", ", where));
            }
        });
    }

    /** The report as a table in Markdown. */
    public String markdown(String game) {
        StringBuilder text =
                new StringBuilder("# Rules of " + game + "\n\n| rule | heading | code | tests |\n|---|---|---|---|\n");
        for (RuleIndex.Entry rule : rules.all()) {
            text.append("| ")
                    .append(rule.id())
                    .append(" | ")
                    .append(rule.heading())
                    .append(" | ")
                    .append(String.join("<br>", code.getOrDefault(rule.id(), Set.of())))
                    .append(" | ")
                    .append(String.join("<br>", tests.getOrDefault(rule.id(), Set.of())))
                    .append(" |\n");
        }
        return text.toString();
    }
}
