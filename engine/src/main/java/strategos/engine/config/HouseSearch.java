package strategos.engine.config;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.config.RuleIndex.Entry;
import strategos.engine.config.Wording.Word;

/**
 * Finds what the house answers to a question, beside a game whose rules may answer it better. A rule is found by any of
 * its words; the house by whole ways of asking alone, each of whose words is in the question: "move" asks for a rule,
 * "move a match" for the house.
 */
public final class HouseSearch {
    /** What ends so is asked in just these words: "whose turn is it?" has no word but "turn" that says anything. */
    private static final String WORD_FOR_WORD = "?";

    private static final double WHOLE = 1;
    private static final double HALF = 0.5;

    private final RuleSearch rules;
    private final List<Heard> answers;

    /** Every word of the ways of asking. */
    private final Set<String> known;

    /**
     * An answer with the ways of asking for it.
     *
     * @param typed in all their words
     * @param ways in the stems of those that have meaning, in any order
     */
    private record Heard(Entry answer, Set<List<String>> typed, List<Set<String>> ways) {
        static Heard of(Entry answer) {
            List<String> asked = answer.asked().orElse(List.of());
            return new Heard(
                    answer,
                    Stream.concat(Stream.of(answer.heading()), asked.stream())
                            .map(Wording::all)
                            .collect(Collectors.toUnmodifiableSet()),
                    asked.stream()
                            .filter(way -> !way.endsWith(WORD_FOR_WORD))
                            .map(way -> Wording.of(way).stems())
                            .distinct()
                            .toList());
        }
    }

    /**
     * An answer that was found.
     *
     * @param fit how much of the question it is about: of 1 all that counts of it, more where it is asked for so
     */
    public record Found(Entry answer, double fit) {
        /** Whether it may be meant where something else is about so much of the question. */
        public boolean isMeant(double other) {
            return fit >= WHOLE ? fit >= other : fit >= HALF && fit > other;
        }

        /** Whether all that counts of the question is about it, whatever else is too. */
        public boolean isWhole() {
            return fit >= WHOLE;
        }
    }

    /**
     * The answers beside a game's rules.
     *
     * @param rules what is a word of theirs is no misspelt word of the house's
     */
    public HouseSearch(RuleIndex house, RuleSearch rules) {
        this.rules = rules;
        this.answers = house.all().stream().map(Heard::of).toList();
        this.known = answers.stream()
                .flatMap(heard -> heard.ways().stream())
                .flatMap(Set::stream)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** What the house answers, the best first; none where nothing fits. */
    public List<Found> find(String question) {
        String id = question.strip();
        List<Found> named = answers.stream()
                .filter(heard -> heard.answer().id().equalsIgnoreCase(id))
                .map(heard -> new Found(heard.answer(), Double.MAX_VALUE))
                .toList();
        return named.isEmpty() ? heard(question) : named;
    }

    private List<Found> heard(String question) {
        List<String> typed = Wording.all(question);
        Set<String> wanted = counting(question).stream().map(this::stem).collect(Collectors.toUnmodifiableSet());
        return answers.stream()
                .map(heard -> new Found(heard.answer(), fit(heard, typed, wanted)))
                .filter(found -> found.fit() > 0)
                .sorted(Comparator.comparingDouble((Found found) -> -found.fit()))
                .toList();
    }

    /** Where each word of the way is one of the game's too, none beside it may be one by which rules are asked for. */
    private boolean isWithin(Set<String> way, Set<String> wanted) {
        return wanted.containsAll(way)
                && (way.stream().anyMatch(stem -> !rules.knows(stem))
                        || wanted.stream().noneMatch(stem -> !way.contains(stem) && rules.asksBy(stem)));
    }

    /** How much of the question the game's rules are about, as {@link Found#fit} says it. */
    public double ofRules(String question) {
        return rules.names(question) ? Double.MAX_VALUE : rules.fit(question, counting(question));
    }

    private double fit(Heard heard, List<String> typed, Set<String> wanted) {
        if (heard.typed().contains(typed)) {
            return WHOLE + RuleSearch.WORD_FOR_WORD / RuleSearch.SAME_MEANING;
        }
        Set<String> about = new HashSet<>();
        heard.ways().stream().filter(way -> isWithin(way, wanted)).forEach(about::addAll);
        double share = about.isEmpty() ? 0 : (double) about.size() / wanted.size();
        // A word alone may be meant in any way.
        return wanted.size() > 1 && heard.ways().contains(wanted) ? share + WHOLE : share;
    }

    /** What neither the game nor the house knows says nothing of who is asked. */
    private List<Word> counting(String question) {
        return Wording.of(question).words().stream()
                .filter(word -> rules.knows(word.stem()) || known.contains(stem(word)))
                .toList();
    }

    /** For a word that nobody knows the one spelt nearly so; for a short one only one of the same letters. */
    private String stem(Word word) {
        String stem = word.stem();
        if (known.contains(stem) || rules.knows(stem)) {
            return stem;
        }
        boolean longEnough = word.typed().length() >= RuleSearch.LONG_ENOUGH;
        return known.stream()
                .filter(other -> RuleSearch.misspelt(word, other))
                .filter(other -> longEnough || letters(other).equals(letters(stem)))
                .min(Comparator.comparing((String other) -> !letters(other).equals(letters(stem)))
                        .thenComparing(Comparator.naturalOrder()))
                .orElse(stem);
    }

    /** Of words that are alike the one with the same letters is meant. */
    private static List<Integer> letters(String word) {
        return word.chars().sorted().boxed().toList();
    }
}
