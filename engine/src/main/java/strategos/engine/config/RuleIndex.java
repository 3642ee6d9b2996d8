package strategos.engine.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The rules of a game that its code, tests and messages cite: {@code config/games/<game>/rules.json}. In the same form
 * the house answers questions about itself, which no game's rules do: {@code config/house.json}.
 */
public final class RuleIndex {
    /** Whose answers those are that belong to no game; no game is called so. */
    public static final String HOUSE = "house";

    private static final String RULING = "ruling";
    private static final String OF_THE_HOUSE = HOUSE + "-";

    private final SequencedMap<String, Entry> rules;

    private RuleIndex(SequencedMap<String, Entry> rules) {
        this.rules = rules;
    }

    /**
     * A rule.
     *
     * @param id its printed number, or its heading in lower case with hyphens where the rules bear no numbers
     * @param heading the printed heading
     * @param gist what it says, in one sentence of our own
     * @param asked other words by which people ask for it
     * @param more how its rules go together, in sentences of our own: with the gist two to eight; rulings need none
     */
    public record Entry(String id, String heading, String gist, Optional<List<String>> asked, Optional<String> more) {
        public Entry {
            asked = asked.map(List::copyOf);
        }

        /** Whether it is a ruling of this game's table, not a section of the printed rules. */
        public boolean ruling() {
            return id.startsWith(RULING);
        }

        /** Whether it is an answer of the house, which is no rule: nothing cites it. */
        public boolean house() {
            return id.startsWith(OF_THE_HOUSE);
        }

        /** How a sentence cites it: by its number, by its heading where it has none, by both where others share the number. */
        public String cited() {
            if (!Character.isDigit(id.charAt(0))) {
                return heading;
            }
            int shared = id.indexOf('-');
            return shared < 0 ? id : id.substring(0, shared) + ", " + heading;
        }
    }

    private record File(List<Entry> rules) {}

    /**
     * The index of the game.
     *
     * @throws BadData when the file is missing or has a rule twice, or one without id, heading or gist, or one called like
     *     an answer of the house
     */
    public static RuleIndex read(ConfigFolder config, String game) {
        return read(config, "games/" + game + "/rules.json", false);
    }

    /**
     * What the house answers, whatever is played.
     *
     * @throws BadData as above, and when an answer could be taken for a rule of a game
     */
    public static RuleIndex house(ConfigFolder config) {
        return read(config, HOUSE + ".json", true);
    }

    private static RuleIndex read(ConfigFolder config, String path, boolean house) {
        SequencedMap<String, Entry> rules = new LinkedHashMap<>();
        for (Entry rule : config.json(path, File.class).rules()) {
            String where = "rules[" + rules.size() + "]";
            if (rule.id().isBlank() || rule.heading().isBlank() || rule.gist().isBlank()) {
                throw new BadData("config/" + path, where, "needs an id, a heading and a gist");
            }
            if (rule.house() != house) {
                throw new BadData(
                        "config/" + path,
                        where,
                        "the ids of what the house answers, and no others, begin with " + OF_THE_HOUSE);
            }
            if (rules.putIfAbsent(rule.id(), rule) != null) {
                throw new BadData("config/" + path, where, "the rule " + rule.id() + " stands there twice");
            }
        }
        return new RuleIndex(rules);
    }

    /** No rules: for texts that belong to no game. */
    public static RuleIndex empty() {
        return new RuleIndex(new LinkedHashMap<>());
    }

    /** All rules, in the order of the file. */
    public List<Entry> all() {
        return List.copyOf(rules.values());
    }

    /** The rule of that id, if the index has it. */
    public Optional<Entry> rule(String id) {
        return Optional.ofNullable(rules.get(id));
    }
}
