package strategos.engine.config;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words as questions and headings are compared by: without accents, endings, and what carries no meaning in a question.
 *
 * @param words in their order
 */
public record Wording(List<Word> words) {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}.]+");
    private static final Pattern DOTS = Pattern.compile("^\\.+|\\.+$");
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    /** What is left of "what's" and "don't" says nothing. */
    private static final Pattern SHORTENED = Pattern.compile("['’](?:s|t|re|ve|ll|m|d)\\b");

    private static final List<String> ENDS = List.of("ies", "ing", "ed", "es", "s", "e");

    private static final Pattern SMALL = Pattern.compile("\\p{Ll}");
    private static final Pattern SIGN = Pattern.compile("\\p{Lu}{2,}");

    /** "How many" is not among them: who asks for a number wants no description. */
    private static final Set<String> IDLE = BETWEEN.splitAsStream("""
            a about am an and another are at be been but by can chapter could did do does doesn doing don else ever
            exactly explain for from get gets give go goes had happen happens has have he her his how i if in is isn it
            its let like may me mean meaning means much my need needs of on or our paragraph please rule rules s say
            says section shall she should so stand stands tell that the their them then there these they this those to
            us want was we were what when where which who whom whose why will with without work works would you your
            """).collect(Collectors.toUnmodifiableSet());

    /** A word as it was typed and its stem. */
    public record Word(String typed, String stem) {
        /** In the singular: names have no other endings, and "win" is not "wine". */
        public String singular() {
            return typed.endsWith("s") ? typed.substring(0, typed.length() - 1) : typed;
        }
    }

    public Wording {
        words = List.copyOf(words);
    }

    /** What the text asks for; where nothing of it carries meaning, all its words. */
    public static Wording of(String text) {
        String kept = SHORTENED.matcher(text).replaceAll("");
        List<String> all = split(kept);
        // Among small letters capitals are a sign, such as AT, and signs have meaning.
        boolean signs = SMALL.matcher(kept).find();
        Predicate<String> meant =
                word -> (signs && SIGN.matcher(word).matches()) || !IDLE.contains(word.toLowerCase(Locale.ROOT));
        List<String> meaning = all.stream().filter(meant).toList();
        return new Wording((meaning.isEmpty() ? all : meaning)
                .stream()
                        .map(Wording::plain)
                        .map(word -> new Word(word, stem(word)))
                        .toList());
    }

    /** All words of the text, whatever its capitals, accents and points. */
    public static List<String> all(String text) {
        return split(plain(text));
    }

    private static List<String> split(String text) {
        return BETWEEN.splitAsStream(text)
                .map(word -> DOTS.matcher(word).replaceAll(""))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The words as those of names are compared, without their order. */
    public Set<String> singulars() {
        return words.stream().map(Word::singular).collect(Collectors.toUnmodifiableSet());
    }

    /** The stems without their order. */
    public Set<String> stems() {
        return words.stream().map(Word::stem).collect(Collectors.toUnmodifiableSet());
    }

    /** In small letters without accents: whoever asks for the mêlée may have no such key. */
    private static String plain(String text) {
        String apart = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        return ACCENTS.matcher(apart).replaceAll("");
    }

    /** The words that may have that stem. */
    static Stream<String> endings(String stem) {
        return ENDS.stream()
                .map(end -> end.equals("ies") && stem.endsWith("y")
                        ? stem.substring(0, stem.length() - 1) + end
                        : stem + end);
    }

    /** One form for "siege", "sieges", "besieging" is too much to ask; for plurals and the common endings it is not. */
    private static String stem(String word) {
        for (String end : ENDS) {
            if (word.endsWith(end) && word.length() - end.length() >= 3) {
                String stem = word.substring(0, word.length() - end.length());
                return end.equals("ies") ? stem + "y" : stem;
            }
        }
        return word;
    }
}
