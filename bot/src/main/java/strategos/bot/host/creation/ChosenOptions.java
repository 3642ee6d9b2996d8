package strategos.bot.host.creation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.host.HostOptions;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** The options of a new match: those chosen, and the defaults of all others, the host's own included. */
record ChosenOptions(Box box) {
    /** What became of the choice. */
    sealed interface Checked {}

    /** Every option with its value. */
    record Good(SequencedMap<String, String> options) implements Checked {
        public Good {
            options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
        }
    }

    /** There is no such option, or it has no such value. */
    record Bad(Line why) implements Checked {}

    Checked read(Map<String, String> chosen) {
        List<Option> all = new ArrayList<>(box.options());
        all.addAll(HostOptions.ALL);
        SequencedMap<String, String> options = box.usualOptions();
        HostOptions.ALL.forEach(option -> options.put(option.name(), option.byDefault()));
        for (Map.Entry<String, String> one : chosen.entrySet()) {
            Optional<Option> option =
                    all.stream().filter(o -> o.name().equals(one.getKey())).findFirst();
            if (option.isEmpty()) {
                List<String> names = all.stream().map(Option::name).toList();
                return bad("host.no-such-option", "option", one.getKey(), "options", names);
            }
            if (!option.get().values().contains(one.getValue()) && !HostOptions.takes(one.getKey(), one.getValue())) {
                return bad(
                        "host.no-such-value",
                        "option",
                        one.getKey(),
                        "value",
                        one.getValue(),
                        "values",
                        option.get().values());
            }
            options.put(one.getKey(), one.getValue());
        }
        return new Good(options);
    }

    private static Bad bad(String key, Object... values) {
        return new Bad(new Line(Text.of(key, values)));
    }
}
