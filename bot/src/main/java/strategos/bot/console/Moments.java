package strategos.bot.console;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Moments that Discord shows in the reader's own time: a terminal shows them in UTC. */
final class Moments {
    private static final Pattern MARK = Pattern.compile("<t:(\\d{1,12}):[a-zA-Z]>");
    private static final DateTimeFormatter FORM =
            DateTimeFormatter.ofPattern("d MMM uuuu HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Moments() {}

    /** The text with each of them as a date. */
    static String written(String text) {
        return MARK.matcher(text).replaceAll(Moments::date);
    }

    private static String date(MatchResult mark) {
        return FORM.format(Instant.ofEpochSecond(Long.parseLong(mark.group(1))));
    }
}
