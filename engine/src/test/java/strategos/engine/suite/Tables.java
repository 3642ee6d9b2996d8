package strategos.engine.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.seat.Seat;

/** A scenario with its options: every match of it seats others, as its seed says. */
record Tables(Scenario scenario, Map<String, String> options) {
    /** More combinations than this are not all played: then each value is, beside the defaults of the other options. */
    private static final int MOST_COMBINATIONS = 16;

    private static final boolean ALL =
            System.getProperty("strategos.options", "").equals("all");

    /** Every scenario with its combinations of options. */
    static List<Tables> of(Box box) {
        List<Tables> tables = new ArrayList<>();
        for (Scenario scenario : box.scenarios()) {
            combinations(box.options()).forEach(options -> tables.add(new Tables(scenario, options)));
        }
        return tables;
    }

    /**
     * Every scenario with each value of each option at least once, beside other values of the others than in the scenario
     * before; {@code -Dstrategos.options=all} makes it every combination.
     */
    static List<Tables> usual(Box box) {
        if (ALL) {
            return of(box);
        }
        int most = box.options().stream()
                .mapToInt(option -> option.values().size())
                .max()
                .orElse(1);
        List<Tables> tables = new ArrayList<>();
        for (int n = 0; n < box.scenarios().size(); n++) {
            for (int row = 0; row < most; row++) {
                tables.add(new Tables(box.scenarios().get(n), row(box.options(), row, n)));
            }
        }
        return tables;
    }

    /** The first option has its value of that number, and each after it one that is shifted by so many more. */
    private static Map<String, String> row(List<Option> options, int number, int shift) {
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < options.size(); i++) {
            List<String> values = options.get(i).values();
            row.put(options.get(i).name(), values.get((number + i * shift) % values.size()));
        }
        return row;
    }

    private static List<Map<String, String>> combinations(List<Option> options) {
        List<Map<String, String>> all = List.of(Map.of());
        for (Option option : options) {
            List<Map<String, String>> more = new ArrayList<>();
            for (Map<String, String> one : all) {
                option.values().forEach(value -> more.add(with(one, option, value)));
            }
            all = more;
        }
        return all.size() <= MOST_COMBINATIONS ? all : oneByOne(options);
    }

    private static List<Map<String, String>> oneByOne(List<Option> options) {
        Map<String, String> defaults = new LinkedHashMap<>();
        options.forEach(option -> defaults.put(option.name(), option.byDefault()));
        List<Map<String, String>> all = new ArrayList<>(List.of(defaults));
        for (Option option : options) {
            option.values().stream().skip(1).forEach(value -> all.add(with(defaults, option, value)));
        }
        return all;
    }

    private static Map<String, String> with(Map<String, String> options, Option option, String value) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.put(option.name(), value);
        return more;
    }

    /** Some seats, as many as the scenario allows, in the game's order. */
    Setup setup(long seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        int count = luck.nextInt(scenario.least(), scenario.most() + 1);
        List<Seat> free = new ArrayList<>(scenario.seats());
        TreeSet<Integer> taken = new TreeSet<>();
        while (taken.size() < count) {
            taken.add(scenario.seats().indexOf(free.remove(luck.nextInt(free.size()))));
        }
        return new Setup(
                scenario.id(),
                options,
                taken.stream().map(scenario.seats()::get).toList());
    }

    @Override
    public String toString() {
        StringBuilder name = new StringBuilder(scenario.id());
        options.forEach(
                (option, value) -> name.append(' ').append(option).append('=').append(value));
        return name.toString();
    }
}
