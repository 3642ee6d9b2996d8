package strategos.bot.watch;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What must be well for the bot to do its work. */
public record Health(List<Check> checks) {
    public Health {
        checks = List.copyOf(checks);
    }

    /**
     * One of them.
     *
     * @param wrong what is wrong with it now, in a few words; nothing where it is well
     */
    public record Check(String name, Supplier<Optional<String>> wrong) {
        private Optional<String> now() {
            try {
                return wrong.get();
            } catch (RuntimeException e) {
                return Optional.of(String.valueOf(e.getMessage()));
            }
        }
    }

    /**
     * How it is now.
     *
     * @param lines a check a line: its name, and "well" or what is wrong
     */
    public record Report(boolean well, List<String> lines) {}

    /** Looks at everything now. */
    public Report now() {
        List<Optional<String>> found = checks.stream().map(Check::now).toList();
        List<String> lines = new java.util.ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            lines.add(checks.get(i).name() + ": " + found.get(i).orElse("well"));
        }
        return new Report(found.stream().allMatch(Optional::isEmpty), List.copyOf(lines));
    }
}
