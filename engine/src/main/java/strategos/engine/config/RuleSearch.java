package strategos.engine.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.config.RuleIndex.Entry;
import strategos.engine.config.Wording.Word;

/**
 * Finds rules as a person asks for them: by number, by heading, by words in any order and number, with a letter wrong, or by
 * other words than those of the rules.
 */
public final class RuleSearch {
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)*");
    private static final Pattern LETTERED = Pattern.compile("[a-z]\\d+");
    private static final String RULING_ID = "ruling-";

    private static final double HEADING = 8;
    private static final double ASKED = 9;
    private static final double GIST = 3;

    /** Whoever asks in the meaning words of the index means that rule, and still more whoever asks in its very words. */
    static final double SAME_MEANING = 20;

    static final double WORD_FOR_WORD = 30;

    /** A ruling explains a rule: whoever asks wants the rule first. */
    private static final double RULING = 0.5;

    /** What fits so many times less than the best is not meant. */
    private static final double FITS = 10;

    /** With so many times less it may be meant, but is no answer. */
    private static final double FITS_WELL = 1.8;

    private static final double MISSPELT = 0.6;
    private static final int SEVERAL = 3;

    /** A word that no more rules have tells which one is meant. */
    private static final double FEW = 2;

    static final int LONG_ENOUGH = 5;

    private final List<Indexed> rules;
    private final Map<String, Integer> common = new HashMap<>();

    /** In how many headings, or words by which people ask, a stem is. */
    private final Map<String, Integer> frequent = new HashMap<>();

    /** Every word of the index and of the names: who types one of them has not misspelt another. */
    private final Set<String> known = new HashSet<>();

    private record Indexed(
            Entry rule,
            Set<String> heading,
            Set<String> asked,
            Set<String> gist,
            Set<List<String>> typed,
            Set<List<String>> phrases) {
        static Indexed of(Entry rule) {
            List<String> asked = rule.asked().orElse(List.of());
            return new Indexed(
                    rule,
                    stems(rule.heading()),
                    stems(String.join(" . ", asked)),
                    stems(rule.gist()),
                    asked.stream().map(Wording::all).collect(Collectors.toUnmodifiableSet()),
                    asked.stream().map(RuleSearch::inOrder).collect(Collectors.toUnmodifiableSet()));
        }

        /** The stems of its heading and of the words by which people ask for it. */
        Set<String> named() {
            return Stream.concat(heading.stream(), asked.stream()).collect(Collectors.toUnmodifiableSet());
        }

        /** Whether nothing is asked for that is not of this rule. */
        boolean covers(Set<String> wanted) {
            return named().containsAll(wanted);
        }
    }

    private record Found(Entry rule, double score, double bonus) {
        double sum() {
            return score + bonus;
        }
    }

    /** The rules alone. */
    public RuleSearch(RuleIndex index) {
        this(index, List.of());
    }

    /**
     * The rules of a game in which other things have names.
     *
     * @param names what may be typed as well, and is then no misspelt word of the rules
     */
    public RuleSearch(RuleIndex index, Collection<String> names) {
        rules = index.all().stream().map(Indexed::of).toList();
        for (Indexed rule : rules) {
            rule.gist.forEach(word -> common.merge(word, 1, Integer::sum));
            rule.named().forEach(word -> frequent.merge(word, 1, Integer::sum));
            Stream.of(rule.heading, rule.asked, rule.gist).forEach(known::addAll);
            rule.rule.more().map(RuleSearch::stems).ifPresent(known::addAll);
        }
        names.forEach(name -> known.addAll(stems(name)));
    }

    /** The rules that answer best, the best first; none where nothing fits. */
    public List<Entry> find(String question, int most) {
        return fitting(question, most, first -> first.score / FITS);
    }

    /** Of these only those that fit nearly as well as the best. */
    public List<Entry> best(String question, int most) {
        return fitting(question, most, first -> first.sum() / FITS_WELL);
    }

    /** Whether the question is the number, the id or the heading of the rule. */
    public boolean isNamed(String question, Entry rule) {
        return named(question).contains(rule) || stems(rule.heading()).equals(stems(question));
    }

    /** Whether the question asks for nothing but what the rule's heading says, or the words by which people ask for it. */
    public boolean covers(String question, Entry rule) {
        return Indexed.of(rule).covers(stems(question));
    }

    /** Whether the rules have the stem anywhere, or the names of the game. */
    boolean knows(String stem) {
        return known.contains(stem);
    }

    /** Whether the stem is in a heading, or in words by which people ask. */
    boolean asksBy(String stem) {
        return frequent.containsKey(stem);
    }

    /** Whether one of the rules is called so. */
    boolean names(String question) {
        return !named(question).isEmpty();
    }

    /**
     * How much of a question the rule that fits best is about: of 1 all that counts of it, words that tell rules apart
     * more than others; and more where people ask for the rule in that way.
     *
     * @param counting those of its words that count
     */
    double fit(String question, List<Word> counting) {
        List<String> typed = Wording.all(question);
        List<String> phrase = inOrder(question);
        Set<String> wanted = stems(question);
        double best = 0;
        for (Indexed rule : rules) {
            Set<String> named = rule.named();
            double share = counting.stream()
                    .mapToDouble(word -> telling(word) * near(named, word))
                    .average()
                    .orElse(0);
            double bonus = rule.heading.equals(wanted) ? SAME_MEANING : bonus(rule, typed, phrase);
            best = Math.max(best, bonus > 0 ? 1 + bonus / SAME_MEANING : share);
        }
        return best;
    }

    /** Whether the stem says little: headings of several rules have it, or the words by which people ask for them. */
    public boolean isCommon(String stem) {
        return frequent.getOrDefault(stem, 0) >= SEVERAL;
    }

    private List<Entry> fitting(String question, int most, ToDoubleFunction<Found> enough) {
        List<Entry> named = named(question);
        if (!named.isEmpty()) {
            return named.stream().limit(most).toList();
        }
        Wording asked = Wording.of(question);
        Set<String> wanted = asked.stems();
        List<String> typed = Wording.all(question);
        List<String> phrase = inOrder(question);
        List<Found> found = new ArrayList<>();
        for (Indexed rule : rules) {
            double score = asked.words().stream()
                    .distinct()
                    .mapToDouble(word -> score(rule, word))
                    .sum();
            score *= rule.rule.ruling() ? RULING : 1;
            // Of two that fit alike the one whose heading says nothing else is meant.
            score += score > 0 && rule.heading.equals(wanted) ? HEADING : 0;
            double bonus = bonus(rule, typed, phrase);
            if (score + bonus > 0) {
                found.add(new Found(rule.rule, score, bonus));
            }
        }
        found.sort(Comparator.comparingDouble((Found one) -> -one.sum()));
        double least = found.isEmpty() ? 0 : enough.applyAsDouble(found.getFirst());
        return found.stream()
                .filter(one -> one.sum() >= least)
                .limit(most)
                .map(Found::rule)
                .toList();
    }

    /** Those whose id or number is typed, with or without a word for it; of a number that there is not, its chapter. */
    private List<Entry> named(String question) {
        String typed = question.strip().toLowerCase(Locale.ROOT);
        List<Entry> exact =
                those(rule -> rule.id().equalsIgnoreCase(typed) || rule.id().startsWith(typed + "-"));
        if (!exact.isEmpty()) {
            return exact;
        }
        List<String> words = Wording.of(question).words().stream()
                .map(Word::typed)
                .filter(word -> !word.equals("ruling"))
                .toList();
        if (words.stream().allMatch(NUMBER.asMatchPredicate())) {
            return words.stream()
                    .flatMap(number -> numbered(number).stream())
                    .distinct()
                    .toList();
        }
        if (words.size() != 1) {
            return List.of();
        }
        String word = words.getFirst();
        boolean lettered = LETTERED.matcher(word).matches() || typed.startsWith("ruling ");
        return lettered ? those(rule -> rule.id().equalsIgnoreCase(RULING_ID + word)) : List.of();
    }

    private List<Entry> numbered(String number) {
        List<Entry> there = those(rule -> rule.id().equals(number)
                || rule.id().startsWith(number + "-")
                || rule.id().equals(number + ".0")
                || number.equals(rule.id() + ".0"));
        if (!there.isEmpty()) {
            return there;
        }
        int last = number.lastIndexOf('.');
        return last > 0
                ? numbered(number.substring(0, last))
                : those(rule -> rule.id().startsWith(number + "."));
    }

    private List<Entry> those(Predicate<Entry> wanted) {
        return rules.stream().map(Indexed::rule).filter(wanted).toList();
    }

    private static double bonus(Indexed rule, List<String> typed, List<String> phrase) {
        if (rule.typed.contains(typed)) {
            return WORD_FOR_WORD;
        }
        return rule.phrases.contains(phrase) ? SAME_MEANING : 0;
    }

    private double score(Indexed rule, Word word) {
        double heading = HEADING * near(rule.heading, word);
        double asked = ASKED * near(rule.asked, word);
        double gist = GIST * near(rule.gist, word) / Math.sqrt(common.getOrDefault(word.stem(), 1));
        return Math.max(heading, asked) * telling(word) + gist;
    }

    /** 1 for a word that tells rules apart, less for one that many have, such as "units". */
    private double telling(Word word) {
        return Math.sqrt(Math.min(1, FEW / frequent.getOrDefault(word.stem(), 1)));
    }

    /** 1 for the word itself, less where one letter of a longer word is wrong that is no word here. */
    private double near(Set<String> words, Word word) {
        if (words.contains(word.stem())) {
            return 1;
        }
        return word.typed().length() >= LONG_ENOUGH
                        && !known.contains(word.stem())
                        && words.stream()
                                .anyMatch(other -> misspelt(word.stem(), other)
                                        || (misspeltEnding(word, other) && isLongest(word, other)))
                ? MISSPELT
                : 0;
    }

    /** Whether there is one slip, and not in the first letter. */
    static boolean misspelt(Word word, String stem) {
        return misspelt(word.stem(), stem) || misspeltEnding(word, stem);
    }

    private static boolean misspelt(String one, String other) {
        return one.charAt(0) == other.charAt(0) && Spelling.slip(one, other);
    }

    private static boolean misspeltEnding(Word word, String stem) {
        return word.typed().startsWith(stem)
                && Wording.endings(stem).anyMatch(whole -> Spelling.slip(word.typed(), whole));
    }

    /** Of stems whose ending is misspelt the longest is meant: "starvng" has nothing to do with stars. */
    private boolean isLongest(Word word, String stem) {
        return known.stream()
                .filter(other -> other.length() > stem.length())
                .noneMatch(other -> misspeltEnding(word, other));
    }

    private static Set<String> stems(String text) {
        return Wording.of(text).stems();
    }

    private static List<String> inOrder(String text) {
        return Wording.of(text).words().stream().map(Word::stem).toList();
    }
}
