package strategos.bot.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Inquiry;
import strategos.bot.port.Outlet;
import strategos.engine.text.Text;

/** The console: first the {@link #outlet} of a host, then, once the host and its handler are there, a session over them. */
public final class Console {
    /** The one server that a console stands for. */
    public static final String GUILD = "console";

    private final ConsoleFeed feed;
    private final Function<Text, String> say;
    private final Supplier<String> ids;

    /**
     * A console that writes.
     *
     * @param say puts the console's own sentences into words
     * @param ids the ids that this service gives to lines and to messages: random ones, for the dice depend on them
     */
    public Console(PrintWriter out, Look look, PictureFiles files, Function<Text, String> say, Supplier<String> ids) {
        String note = look.testDice() ? say.apply(Text.of("console.test-dice")) : "";
        AnswerPrinter printer = switch (look.format()) {
            case PLAIN -> new PlainPrinter(out);
            case JSON -> new JsonPrinter(out);
            case MARKDOWN -> new MarkdownPrinter(out, note);
        };
        boolean once = look.format() == Format.MARKDOWN;
        this.feed = new ConsoleFeed(printer, files, say, once ? "" : note, ids);
        this.say = say;
        this.ids = ids;
    }

    /**
     * How it writes.
     *
     * @param testDice whether it says that its dice are not fair: below every post, and once in a transcript
     */
    public record Look(Format format, boolean testDice) {}

    /** What its output is written as. */
    public enum Format {
        /** Words, for a terminal. */
        PLAIN,
        /** One JSON object a line, for programs. */
        JSON,
        /** A transcript with pictures. */
        MARKDOWN
    }

    /** Where the posts of the host go. */
    public Outlet outlet() {
        return feed;
    }

    /** Works all lines, then ends. */
    public void script(Reader lines, CommandHandler desk, Inquiry inquiry, HostControl control) throws IOException {
        ConsoleSession session = session(desk, inquiry, control);
        BoundedLines in = new BoundedLines(lines, LineParser.LONGEST);
        Optional<String> line = in.next();
        while (line.isPresent()) {
            session.take(line.get());
            line = in.next();
        }
    }

    /** Reads lines from a terminal until it is left. */
    public void talk(Terminals terminals, CommandHandler desk, Inquiry inquiry, HostControl control)
            throws IOException {
        new Talk(terminals, session(desk, inquiry, control), desk, inquiry, say).run();
    }

    /** A session, for whoever has the lines already. */
    public Lines lines(CommandHandler desk, Inquiry inquiry, HostControl control) {
        return session(desk, inquiry, control)::take;
    }

    /** Whether all pictures and files were written. */
    public boolean complete() {
        return feed.complete();
    }

    /** Prints what was kept back. */
    public void close() {
        feed.close();
    }

    /** Takes one line after the other. */
    @FunctionalInterface
    public interface Lines {
        /** Works the line; all that it caused has been printed when this returns. */
        void take(String line);
    }

    private ConsoleSession session(CommandHandler desk, Inquiry inquiry, HostControl control) {
        return new ConsoleSession(desk, inquiry, control, feed, say, ids);
    }

    /** What the console needs of the host beside its handler. */
    public interface HostControl {
        /** Waits until all that was caused so far has been delivered, the moves of computer players included. */
        void settle();

        /** Lets time go by for reminders and time limits, and sees to those that are due then. */
        void advance(Duration by);
    }

    /**
     * The terminal of an interactive console.
     *
     * @param history the file in which typed lines are kept
     * @param order whether commands of that group are orders of a game: they are shown once more before they are sent
     */
    public record Terminals(Terminal terminal, Path history, Predicate<String> order) {}
}
