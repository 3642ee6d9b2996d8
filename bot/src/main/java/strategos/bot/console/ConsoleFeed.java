package strategos.bot.console;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.console.AnswerPrinter.Shown;
import strategos.bot.memory.Newest;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.port.Picture;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.engine.text.Text;

/** Numbers and prints all posts, public ones from the host and private answers, one after the other. */
final class ConsoleFeed implements Outlet {
    private static final Logger LOG = LoggerFactory.getLogger(ConsoleFeed.class);

    /** Posts that can still be edited: only cards are, and the newest of each match. */
    private static final int EDITABLE = 10_000;

    private final AnswerPrinter printer;
    private final PictureFiles files;
    private final Function<Text, String> say;
    private final String note;
    private final Supplier<String> ids;
    private final Newest<String, Integer> numbers = new Newest<>(EDITABLE);
    private int last;

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
        int number = show(post.where().channel(), Shown.EVERYONE, post.message(), List.of(), edits);
        numbers.put(id, number);
        return id;
    }

    /** Prints a private answer, what it also says to programs, and the end of the line. */
    synchronized void answer(String channel, String to, Answer given) {
        List<String> written = List.of();
        Answer answer = given;
        try {
            written = files.files(given.files());
        } catch (UncheckedIOException e) {
            answer = Answer.refused(say.apply(Text.of("console.unwritable", "file", e.getMessage())));
        }
        Message message = answer.message();
        boolean shown = (answer.ok() && !message.text().isEmpty())
                || !message.controls().isEmpty()
                || !message.pictures().isEmpty()
                || !written.isEmpty();
        if (shown) {
            show(channel, to, message, written, Optional.empty());
        }
        if (!answer.data().isEmpty()) {
            printer.data(answer.data(), message.text().isEmpty());
        }
        printer.done(answer);
    }

    /** A disk that takes no picture keeps no post back. */
    private List<String> painted(List<Picture> pictures) {
        try {
            return files.pictures(last, pictures);
        } catch (UncheckedIOException e) {
            LOG.error("the pictures of post {} could not be written", last, e);
            return List.of();
        }
    }

    private int show(String channel, String to, Message message, List<String> written, Optional<Integer> edits) {
        last++;
        printer.post(new Shown(
                last,
                channel,
                to,
                note.isEmpty() ? message.text() : message.text() + "\n" + note,
                painted(message.pictures()),
                message.pictures().stream().map(Picture::alt).toList(),
                message.controls(),
                written,
                edits));
        return last;
    }
}
