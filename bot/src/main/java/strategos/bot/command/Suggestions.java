package strategos.bot.command;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import strategos.bot.port.Suggestion;
import strategos.engine.config.Spelling;
import strategos.engine.text.Shorten;

/** Picks the suggestions that fit what is typed, best first, within a chat service's limits. */
public final class Suggestions {
    /** Discord's limit. */
    public static final int MOST = 25;

    private static final int NO_FIT = 3;

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}]+");

    /** So few letters may stand for the word that they begin, but for no more than a word: the rest would be somebody else's choice. */
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}-]{2,}");

    /** Those that begin with it, then those with a word that does, then those that contain it. */
    public List<Suggestion> fitting(List<Suggestion> all, String typed) {
        String wanted = Letters.plain(typed);
        return all.stream()
                .filter(s -> s.value().length() <= Options.LONGEST_VALUE)
                .map(s -> new Ranked(s, rank(s, wanted)))
                .filter(r -> r.rank < NO_FIT)
                .sorted(Comparator.comparingInt(Ranked::rank))
                .limit(MOST)
                .map(r -> new Suggestion(r.suggestion.value(), Shorten.to(Options.LONGEST_VALUE, r.suggestion.label())))
                .toList();
    }

    /**
     * The only one whose value or label it is, whatever the case and accents; a value goes before labels. Where it is none's,
     * the only one that is a word and begins so, or else is called nearly so. Where two may be meant it is neither.
     */
    public static Optional<Suggestion> called(List<Suggestion> all, String typed) {
        String wanted = Letters.plain(typed.strip());
        List<Suggestion> exactly = those(all, words -> words.equals(wanted));
        if (exactly.isEmpty() && isWord(wanted)) {
            List<Suggestion> begun = those(all, words -> words.startsWith(wanted));
            return begun.isEmpty() && wanted.length() >= Nearly.SHORTEST
                    ? nearly(all, wanted)
                    : only(begun).filter(those(all, words -> isWord(words) && words.startsWith(wanted))::contains);
        }
        return only(exactly.stream()
                        .filter(one -> Letters.plain(one.value()).equals(wanted))
                        .toList())
                .or(() -> only(exactly));
    }

    /** Of those that are words: one that has it as a part, else one spelt nearly so, else one of another ending. */
    private static Optional<Suggestion> nearly(List<Suggestion> all, String wanted) {
        Nearly nearly = new Nearly(wanted);
        List<Suggestion> named = all.stream().filter(one -> isWord(one.value())).toList();
        return Stream.<Predicate<String>>of(nearly::part, nearly::misspelt, nearly::otherwiseEnding)
                .map(fits -> those(named, fits))
                .filter(some -> !some.isEmpty())
                .findFirst()
                .flatMap(Suggestions::only);
    }

    /** Whether somebody who typed that word may have meant a name. */
    private record Nearly(String wanted) {
        static final int SHORTEST = 4;

        /** A name of several words is called by one of them. */
        boolean part(String name) {
            return Arrays.stream(BETWEEN.split(name)).anyMatch(word -> word.startsWith(wanted));
        }

        /** One letter is wrong, missing or too many, and not the first. */
        boolean misspelt(String name) {
            return Stream.concat(Stream.of(name), Arrays.stream(BETWEEN.split(name)))
                    .filter(word -> word.length() >= SHORTEST && word.charAt(0) == wanted.charAt(0))
                    .anyMatch(word -> Spelling.slip(word, wanted));
        }

        /** {@code athenians} and {@code spartans} for the city: all of it is there but its last letter. */
        boolean otherwiseEnding(String name) {
            return name.length() > SHORTEST && wanted.startsWith(name.substring(0, name.length() - 1));
        }
    }

    private static boolean isWord(String words) {
        return WORD.matcher(words).matches();
    }

    private static List<Suggestion> those(List<Suggestion> all, Predicate<String> words) {
        return all.stream()
                .filter(one ->
                        Stream.of(one.value(), one.label()).map(Letters::plain).anyMatch(words))
                .toList();
    }

    private static Optional<Suggestion> only(List<Suggestion> some) {
        return some.size() == 1 ? Optional.of(some.getFirst()) : Optional.empty();
    }

    private record Ranked(Suggestion suggestion, int rank) {}

    private static int rank(Suggestion suggestion, String wanted) {
        return Math.min(rank(suggestion.value(), wanted), rank(suggestion.label(), wanted));
    }

    private static int rank(String words, String wanted) {
        String plain = Letters.plain(words);
        if (plain.startsWith(wanted)) {
            return 0;
        }
        if (plain.contains(" " + wanted)) {
            return 1;
        }
        return plain.contains(wanted) ? 2 : NO_FIT;
    }

    /** How words are held against what was typed: neither case nor accents count, for few keyboards have them all. */
    public static final class Letters {
        private static final Pattern MARKS = Pattern.compile("\\p{M}+");

        private Letters() {}

        /** The words in lower case, without accents. */
        public static String plain(String words) {
            String lower = words.toLowerCase(Locale.ROOT);
            return lower.chars().allMatch(c -> c < 128)
                    ? lower
                    : MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD))
                            .replaceAll("");
        }
    }
}
