package strategos.bot.console;

import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.console.AnswerPrinter.Shown;
import strategos.bot.memory.Newest;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.engine.text.Text;

/** Numbers and prints all posts, public ones from the host and private answers, one after the other. */
final class ConsoleFeed implements Outlet {
    private static final Logger LOG = LoggerFactory.getLogger(ConsoleFeed.class);

    /** Posts that can still be edited: the newest of each match. */
    private static final int EDITABLE = 10_000;

    /** Messages whose growth is shown. */
    private static final int GROWING = 100;

    /** How a sentence ends, and a citation behind it. */
    private static final Pattern SENTENCE = Pattern.compile("[.!?)”\"][*~_]*$");

    private final AnswerPrinter printer;
    private final PictureFiles files;
    private final Function<Text, String> say;
    private final String note;
    private final Supplier<String> ids;
    private final Newest<String, Integer> numbers = new Newest<>(EDITABLE);
    private final Newest<String, Grown> grown = new Newest<>(GROWING);
    private final Links links = new Links(numbers::get);
    private int last;
    private boolean complete = true;
    private boolean pictureless;

    /**
     * A feed to the printer.
     *
     * @param say puts the feed's own sentences into words
     * @param note stands below every message; may be empty
     * @param ids the ids that this service gives to messages: random ones, for the dice depend on them
     */
    ConsoleFeed(
            AnswerPrinter printer, PictureFiles files, Function<Text, String> say, String note, Supplier<String> ids) {
        this.printer = printer;
        this.files = files;
        this.say = say;
        this.note = note;
        this.ids = ids;
    }

    @Override
    public synchronized String deliver(Post post) throws Undelivered {
        Optional<Integer> edits = post.edits().flatMap(numbers::get);
        if (post.edits().isPresent() && edits.isEmpty()) {
            throw new Undelivered(
                    Undelivered.Remedy.POST_ANEW, "the message was shown by an earlier run of the console", null);
        }
        String id = post.edits().orElseGet(ids);
        Optional<Grown> before = post.edits().flatMap(grown::get);
        Grown now = Grown.of(post.message());
        Message message =
                before.filter(now::picturesAs).isPresent() ? post.message().with(List.of()) : post.message();
        String fresh = fresh(before.map(Grown::text), now.text());
        int number = show(post.where().channel(), Shown.EVERYONE, message, fresh, List.of(), edits, post.part());
        numbers.put(id, number);
        grown.put(id, now);
        return id;
    }

    /** Here a thread is one more channel. */
    @Override
    public Optional<ChannelRef> thread(ChannelRef where, String name) {
        return Optional.of(new ChannelRef(where.guild(), where.channel() + "-" + ids.get()));
    }

    /**
     * A message as it was last printed.
     *
     * @param alts its pictures in words: those that say the same are not painted again
     */
    private record Grown(String text, List<String> alts) {
        static Grown of(Message message) {
            return new Grown(
                    message.text(),
                    message.pictures().stream().map(Picture::alt).toList());
        }

        boolean picturesAs(Grown other) {
            return alts.equals(other.alts);
        }
    }

    @Override
    public synchronized void remove(ChannelRef where, String message) {
        grown.remove(message);
        numbers.get(message).ifPresent(printer::removed);
        numbers.remove(message);
    }

    /** One reads from top to bottom: the same session reads alike each time. */
    @Override
    public boolean oneByOne() {
        return true;
    }

    /** What an earlier run printed stands printed. */
    @Override
    public Optional<String> retract(Post post) {
        return Optional.empty();
    }

    @Override
    public int below(ChannelRef where, String message, int most) {
        return 0;
    }

    /** Nothing more is printed. */
    synchronized void close() {
        printer.flush();
    }

    /** Prints a private answer, what it also says to programs, and the end of the line. */
    synchronized void answer(String channel, String to, Answer given) {
        List<String> written = List.of();
        Answer answer = given;
        try {
            written = files.files(given.files());
        } catch (UncheckedIOException e) {
            complete = false;
            answer = Answer.refused(say.apply(Text.of("console.unwritable", "file", e.getMessage())));
        }
        Message message = answer.message();
        // A refusal that says nothing else is printed as the end of the line.
        boolean says = !message.text().isEmpty()
                && answer.refusal()
                        .filter(why -> message.text().equals(why.sentence()))
                        .isEmpty();
        boolean shown =
                says || !message.controls().isEmpty() || !message.pictures().isEmpty() || !written.isEmpty();
        if (shown) {
            show(channel, to, message, message.text(), written, Optional.empty(), Optional.empty());
        }
        if (!answer.data().isEmpty()) {
            printer.data(answer.data(), message.text().isEmpty());
        }
        boolean told = shown
                && answer.refusal().stream().anyMatch(why -> message.text().contains(why.sentence()));
        printer.done(answer, told);
    }

    /** Whether all pictures and files were written. */
    synchronized boolean complete() {
        return complete;
    }

    /** A disk that takes no picture keeps no post back, and is told of once. */
    private List<String> painted(List<Picture> pictures) {
        try {
            return files.pictures(last, pictures);
        } catch (UncheckedIOException e) {
            if (!pictureless) {
                pictureless = true;
                LOG.error("posts are told without their pictures: {}", e.getMessage());
            }
            complete = false;
            return List.of();
        }
    }

    private String noted(String text) {
        String dated = links.written(Moments.written(text));
        return note.isEmpty() ? dated : dated + "\n" + note;
    }

    /**
     * The lines of a message that did not stand in it before: a terminal shows how it grows. Of a paragraph that goes on, the
     * sentences that are new.
     */
    private static String fresh(Optional<String> before, String now) {
        if (before.isEmpty()) {
            return now;
        }
        List<String> old = new ArrayList<>(before.get().lines().toList());
        return now.lines()
                .filter(line -> !old.remove(line))
                .map(line -> old.stream()
                        .filter(one -> line.startsWith(one + " ")
                                && SENTENCE.matcher(one).find())
                        .findFirst()
                        .map(one -> line.substring(one.length()).strip())
                        .orElse(line))
                .collect(Collectors.joining("\n"));
    }

    private int show(
            String channel,
            String to,
            Message message,
            String fresh,
            List<String> written,
            Optional<Integer> edits,
            Optional<Post.Part> part) {
        last++;
        printer.post(new Shown(
                last,
                channel,
                to,
                noted(message.text()),
                fresh.isBlank() ? "" : noted(fresh),
                noted(message.layout().map(Layout::words).orElse(message.text())),
                painted(message.pictures()),
                message.pictures().stream().map(Picture::alt).toList(),
                message.controls(),
                written,
                edits,
                part));
        return last;
    }

    /** Links to messages of Discord's: a terminal names the number of the post. */
    static final class Links {
        private static final Pattern MARK = Pattern.compile(
                "\\[([^\\]\\n]{1,200})]\\(https://discord\\.com/channels/[^/)\\s]+/[^/)\\s]+/([^/)\\s]+)\\)");

        private final Function<String, Optional<Integer>> posts;

        /**
         * Links to the posts so numbered.
         *
         * @param posts the number of the post of a message; none for those of an earlier run
         */
        Links(Function<String, Optional<Integer>> posts) {
            this.posts = posts;
        }

        /** The text with the number of its post after each of them. */
        String written(String text) {
            return MARK.matcher(text).replaceAll(mark -> Matcher.quoteReplacement(numbered(mark)));
        }

        private String numbered(MatchResult mark) {
            return posts.apply(mark.group(2))
                    .map(number -> mark.group(1) + " [" + number + "]")
                    .orElse(mark.group(1));
        }
    }

    /** Moments that Discord shows in the reader's own time: a terminal shows them in UTC. */
    static final class Moments {
        private static final Pattern MARK = Pattern.compile("<t:(\\d{1,12}):[a-zA-Z]>");
        private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern("d MMM uuuu HH:mm 'UTC'", Locale.ROOT)
                .withZone(ZoneOffset.UTC);

        private Moments() {}

        /** The text with each of them as a date. */
        static String written(String text) {
            return MARK.matcher(text).replaceAll(Moments::date);
        }

        private static String date(MatchResult mark) {
            return FORM.format(Instant.ofEpochSecond(Long.parseLong(mark.group(1))));
        }
    }
}
