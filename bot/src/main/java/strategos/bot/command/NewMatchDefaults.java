package strategos.bot.command;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import strategos.bot.host.HostOptions;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.config.BadData;
import strategos.engine.library.Library;

/** Options that the operator gives to new matches where their game has them and nobody says otherwise. */
public record NewMatchDefaults(SequencedMap<String, String> options) {
    /** None: each option's own default holds. */
    public static final NewMatchDefaults NONE = new NewMatchDefaults(new LinkedHashMap<>());

    public NewMatchDefaults {
        options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
    }

    /** The options that a new match is opened with. */
    public Map<String, String> with(Box box, Map<String, String> chosen) {
        Map<String, String> all = new LinkedHashMap<>();
        options.forEach((name, value) -> {
            if (options(box).anyMatch(o -> o.name().equals(name) && o.values().contains(value))) {
                all.put(name, value);
            }
        });
        all.putAll(chosen);
        return all;
    }

    /**
     * Whether each is an option of some game, with a value that it has.
     *
     * @param file the settings file, for the error
     * @throws BadData when one is not
     */
    public void check(String file, Library library) {
        options.forEach((name, value) -> {
            List<Option> named = library.games().stream()
                    .flatMap(g -> options(g.box()))
                    .filter(o -> o.name().equals(name))
                    .toList();
            if (named.isEmpty()) {
                throw new BadData(file, "matches.options." + name, "is an option of no game");
            }
            if (named.stream().noneMatch(o -> o.values().contains(value))) {
                throw new BadData(
                        file,
                        "matches.options." + name,
                        "must be one of " + String.join(", ", named.getFirst().values()) + ", not " + value);
            }
        });
    }

    private static Stream<Option> options(Box box) {
        return Stream.concat(box.options().stream(), HostOptions.ALL.stream());
    }
}
