package strategos.engine.text;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.util.ULocale;
import java.util.Collection;
import java.util.regex.Pattern;

/** Numbers in sentences: those below nothing have a true minus, where English numbers have a hyphen. */
final class Figures {
    private static final String MINUS = "−";

    private final LocalizedNumberFormatter numbers;

    Figures(ULocale locale) {
        this.numbers = NumberFormatter.withLocale(locale);
    }

    String of(long n) {
        return (n < 0 ? MINUS : "") + spelt(Math.abs(n));
    }

    /** What was formatted with these values, with its minuses; words with a hyphen keep it. */
    String signed(String said, Collection<Object> values) {
        String signed = said;
        for (Object value : values) {
            if (value instanceof Integer n && n < 0) {
                signed = signed.replaceAll("(?<![\\w-])" + Pattern.quote(spelt(n)) + "(?!\\d)", of(n));
            }
        }
        return signed;
    }

    private String spelt(long n) {
        return numbers.format(n).toString();
    }
}
