package strategos.bot.record.browser;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests the one browser of the run; where the machine has none they are left out, and that is said. */
public final class WithChromium implements ExecutionCondition, BeforeAllCallback, ParameterResolver {
    private static final Namespace OURS = Namespace.create(WithChromium.class);
    private static final String NONE = "NO BROWSER: the pages of records are NOT tested in a browser. Install chromium,"
            + " or name one by -Dstrategos.browser=PATH.";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<Path> program = Chromium.installed();
        if (program.isEmpty()) {
            context.getRoot().getStore(OURS).getOrComputeIfAbsent("said", key -> say());
            return ConditionEvaluationResult.disabled(NONE);
        }
        return ConditionEvaluationResult.enabled("there is " + program.get());
    }

    private static boolean say() {
        System.err.println(NONE);
        return true;
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        chromium(context);
    }

    /** The store closes it when the run ends. */
    private static Chromium chromium(ExtensionContext context) {
        return context.getRoot()
                .getStore(OURS)
                .getOrComputeIfAbsent(
                        Chromium.class,
                        key -> Chromium.start(Chromium.installed().orElseThrow()),
                        Chromium.class);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Chromium.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return chromium(context);
    }
}
