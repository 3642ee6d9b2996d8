package strategos.engine.config;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.config.RuleIndex.Entry;

/**
 * Finds rules as a person asks for them: by number, by heading, by words in any order and number, with a letter wrong, or by
 * other words than those of the rules.
 */
public final class RuleSearch {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}.]+");
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final Set<String> IDLE = Set.of(
            "a", "about", "an", "and", "are", "at", "can", "do", "does", "for", "from", "get", "go", "has", "have",
            "how", "i", "if", "in", "is", "it", "many", "may", "me", "much", "my", "of", "on", "or", "rule", "rules",
            "s", "she", "he", "the", "there", "they", "this", "to", "what", "when", "where", "which", "who", "why",
            "will", "with", "work", "you");

    private static final double HEADING = 8;
    private static final double ASKED = 9;
    private static final double GIST = 3;

    /** A ruling explains a rule: whoever asks wants the rule first. */
    private static final double RULING = 0.5;

    /** What fits so many times less than the best is not meant. */
    private static final double FITS = 10;

    /** With so many times less it may be meant, but is no answer. */
    private static final double FITS_WELL = 1.8;

    private static final double MISSPELT = 0.6;
    private static final int LONG_ENOUGH = 4;

    private final List<Indexed> rules;
    private final Map<String, Integer> common = new HashMap<>();

    /** Every word of the index: who types one of them has not misspelt another. */
    private final Set<String> known = new HashSet<>();

    private record Indexed(Entry rule, Set<String> heading, Set<String> asked, Set<String> gist) {
        static Indexed of(Entry rule) {
            return new Indexed(
                    rule,
                    words(rule.heading()),
                    words(String.join(" ", rule.asked().orElse(List.of()))),
                    words(rule.gist()));
        }
    }

    private record Found(Entry rule, double score) {}

    public RuleSearch(RuleIndex index) {
        rules = index.all().stream().map(Indexed::of).toList();
        for (Indexed rule : rules) {
            rule.gist.forEach(word -> common.merge(word, 1, Integer::sum));
            Stream.of(rule.heading, rule.asked, rule.gist).forEach(known::addAll);
        }
    }

    /** The rules that answer best, the best first; none where nothing fits. */
    public List<Entry> find(String question, int most) {
        return fitting(question, most, FITS);
    }

    /** Of these only those that fit nearly as well as the best. */
    public List<Entry> best(String question, int most) {
        return fitting(question, most, FITS_WELL);
    }

    private List<Entry> fitting(String question, int most, double fits) {
        String typed = question.strip().toLowerCase(Locale.ROOT);
        List<Entry> named = rules.stream()
                .map(Indexed::rule)
                .filter(rule -> rule.id().equalsIgnoreCase(typed)
                        || rule.id().startsWith(typed + "-")
                        || rule.id().equals(typed + ".0"))
                .toList();
        if (!named.isEmpty()) {
            return named.stream().limit(most).toList();
        }
        Set<String> wanted = words(typed);
        List<Found> found = new ArrayList<>();
        for (Indexed rule : rules) {
            double score =
                    wanted.stream().mapToDouble(word -> score(rule, word)).sum();
            score *= rule.rule.ruling() ? RULING : 1;
            // Of two that fit alike the one whose heading says nothing else is meant.
            score += score > 0 && rule.heading.equals(wanted) ? HEADING : 0;
            if (score > 0) {
                found.add(new Found(rule.rule, score));
            }
        }
        found.sort(Comparator.comparingDouble((Found one) -> -one.score));
        double least = found.isEmpty() ? 0 : found.getFirst().score / fits;
        return found.stream()
                .filter(one -> one.score >= least)
                .limit(most)
                .map(Found::rule)
                .toList();
    }

    private double score(Indexed rule, String word) {
        double heading = HEADING * near(rule.heading, word);
        double asked = ASKED * near(rule.asked, word);
        double gist = GIST * near(rule.gist, word) / Math.sqrt(common.getOrDefault(word, 1));
        return Math.max(heading, asked) + gist;
    }

    /** 1 for the word itself, less where one letter is wrong. */
    private double near(Set<String> words, String word) {
        if (words.contains(word)) {
            return 1;
        }
        return word.length() >= LONG_ENOUGH
                        && !known.contains(word)
                        && words.stream().anyMatch(other -> misspelt(word, other))
                ? MISSPELT
                : 0;
    }

    /** Whether one letter is wrong, missing, or too many, or two have changed places. */
    private static boolean misspelt(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 1) {
            return false;
        }
        int start = 0;
        int least = Math.min(one.length(), other.length());
        while (start < least && one.charAt(start) == other.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < least - start && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        int wrong = Math.max(one.length(), other.length()) - start - end;
        boolean swapped = wrong == 2
                && one.length() == other.length()
                && one.charAt(start) == other.charAt(start + 1)
                && one.charAt(start + 1) == other.charAt(start);
        return wrong <= 1 || swapped;
    }

    private static Set<String> words(String text) {
        return BETWEEN.splitAsStream(plain(text))
                .map(word -> word.endsWith(".") ? word.substring(0, word.length() - 1) : word)
                .filter(word -> !word.isEmpty() && !IDLE.contains(word))
                .map(RuleSearch::stem)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** In small letters without accents: whoever asks for the mêlée may have no such key. */
    private static String plain(String text) {
        String apart = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        return ACCENTS.matcher(apart).replaceAll("");
    }

    /** One form for "siege", "sieges", "besieging" is too much to ask; for plurals and the common endings it is not. */
    private static String stem(String word) {
        for (String end : List.of("ies", "ing", "ed", "es", "s", "e")) {
            if (word.endsWith(end) && word.length() - end.length() >= 3) {
                String stem = word.substring(0, word.length() - end.length());
                return end.equals("ies") ? stem + "y" : stem;
            }
        }
        return word;
    }
}
