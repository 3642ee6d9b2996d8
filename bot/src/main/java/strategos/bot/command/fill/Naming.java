package strategos.bot.command.fill;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import strategos.bot.command.Suggestions.Letters;
import strategos.bot.host.Speech;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.OfferButtons.ShortName;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text;

/**
 * Which values a typed word means. A value itself always means itself; else a choice may be called by its value in other
 * letters, by how it reads, or by its name alone, without what a label tells besides; and many like ones by a group, since
 * a dozen ids do not fit into one option: {@code all}, {@code 3 Athens LSP}.
 */
public final class Naming {
    /** Every choice that the slot takes. */
    public static final String ALL = "all";

    private static final Pattern SO_MANY = Pattern.compile("(\\d{1,3})\\s+(.+)");
    private static final Map<String, String> FLAGS = Map.of("true", "yes", "false", "no");

    private final Function<Text, String> say;

    /**
     * Names as they read in one language.
     *
     * @param say puts labels into words
     */
    public Naming(Function<Text, String> say) {
        this.say = say;
    }

    /** The values meant; the word itself where nothing is, so that the offer can say why it is not legal. */
    public List<String> meant(Slot slot, Choices left, String word) {
        if (left.find(word).isPresent()) {
            return List.of(word);
        }
        String plain = Letters.plain(word);
        if (slot.kind() == Slot.Kind.FLAG && FLAGS.containsKey(plain)) {
            return List.of(FLAGS.get(plain));
        }
        List<Choice> spelt = such(left, c -> Letters.plain(c.value()).equals(plain));
        List<Choice> called = spelt.size() == 1 ? spelt : called(left, word);
        if (called.size() == 1) {
            return List.of(called.getFirst().value());
        }
        if (left instanceof Choices.Pick pick && slot.kind() == Slot.Kind.SOME) {
            List<String> group = group(pick, word);
            if (!group.isEmpty()) {
                return group;
            }
        }
        List<Choice> named = such(left, c -> Letters.plain(name(c)).equals(plain));
        return List.of(named.size() == 1 ? named.getFirst().value() : word);
    }

    /** The groups of the choices, each with its value as it may be typed: all of them, and those that read alike. */
    public List<String> groups(Choices.Pick pick) {
        List<String> groups = new ArrayList<>();
        if (pick.from().size() > 1 && pick.from().size() <= pick.most()) {
            groups.add(ALL);
        }
        Map<String, Integer> alike = new LinkedHashMap<>();
        pick.from().forEach(c -> alike.merge(read(c), 1, Integer::sum));
        alike.forEach((label, count) -> {
            int most = Math.min(count, pick.most());
            if (count > 1 && most > 1 && !label.contains(",")) {
                groups.add(most + " " + label);
            }
        });
        return groups;
    }

    private List<String> group(Choices.Pick pick, String word) {
        if (Letters.plain(word).equals(ALL) && pick.from().size() <= pick.most()) {
            return pick.from().stream().map(Choice::value).toList();
        }
        Matcher many = SO_MANY.matcher(word);
        if (!many.matches()) {
            return List.of();
        }
        int count = Integer.parseInt(many.group(1));
        List<String> values =
                called(pick, many.group(2)).stream().map(Choice::value).toList();
        return count >= 1 && count <= values.size() ? values.subList(0, count) : List.of();
    }

    private List<Choice> called(Choices choices, String label) {
        String plain = Letters.plain(label);
        return such(choices, c -> Letters.plain(read(c)).equals(plain));
    }

    private static List<Choice> such(Choices choices, Predicate<Choice> fits) {
        return choices.listed().stream().filter(fits).toList();
    }

    private String name(Choice choice) {
        return ShortName.of(read(choice));
    }

    private String read(Choice choice) {
        return say.apply(choice.label());
    }

    /** An order as it is called in short. */
    public static final class OrderName {
        private OrderName() {}

        /** The verb as it reads. */
        public static String verb(String verb) {
            return OfferButtons.label(verb.replace('-', ' '));
        }

        /** The verb alone. */
        public static Text bare(String verb) {
            return Text.of("command.compose.bare", "verb", verb(verb));
        }

        /** The verb, and of what is filled the names. */
        public static Text of(Offer offer, Call call, Speech words) {
            String names = labels(offer, call, words).stream()
                    .map(slot -> slot.stream().map(ShortName::of).toList())
                    .map(slot -> words.plain(Text.of("command.compose.names", "names", slot)))
                    .collect(Collectors.joining(" · "));
            return names.isEmpty()
                    ? bare(call.verb())
                    : Text.of("command.compose.title", "verb", verb(call.verb()), "title", names);
        }

        /** Whether that says all of it: one slot is filled, and the names there are all that its labels tell. */
        public static boolean tellsAll(Offer offer, Call call, Speech words) {
            List<List<String>> labels = labels(offer, call, words);
            return labels.size() == 1
                    && labels.getFirst().stream()
                            .allMatch(label -> ShortName.of(label).equals(label));
        }

        /** Of each slot that is filled, as it reads: who goes is one thing, and where to another. */
        private static List<List<String>> labels(Offer offer, Call call, Speech words) {
            return offer.filled(call).stream()
                    .map(filled -> filled.values().stream()
                            .map(value -> value.said(words::plain))
                            .toList())
                    .toList();
        }
    }
}
