package strategos.bot.console;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import strategos.bot.console.ConsoleFeed.Moments;
import strategos.bot.port.Answer;

/**
 * A transcript to be read in a browser: each post as it stood in the end, with its pictures, which lie beside it. A message
 * that grows is written once it has grown for the last time, or when much else stands below it. Private answers are left out
 * unless they show something: more than one line, a picture or a file.
 */
final class MarkdownPrinter implements AnswerPrinter {
    /** A message that so many follow changes no more. */
    private static final int GROWING = 20;

    /** Longest words below a picture. */
    private static final int CAPTION = 90;

    private static final String SMALL = "-# ";
    private static final Pattern HEADING = Pattern.compile("#{1,3} ");

    /** Where the first thing that a picture says ends. */
    private static final Pattern SENTENCE = Pattern.compile("[.;]?\\R|[.;] |\\.$");

    private final PrintWriter out;

    /** What may still change, by the number of its newest form, in the order of the channel. */
    private final SequencedMap<Integer, Shown> open = new LinkedHashMap<>();

    /** What the pages are about, from the last post on. */
    private String channel = "";

    /**
     * A printer.
     *
     * @param note stands at the head of all; may be empty
     */
    MarkdownPrinter(PrintWriter out, String note) {
        this.out = out;
        if (!note.isEmpty()) {
            out.println("*" + note + "*");
            out.println();
        }
    }

    @Override
    public void post(Shown post) {
        if (!shows(post)) {
            return;
        }
        Optional<Shown> earlier = post.edits().map(open::get);
        if (earlier.isEmpty()) {
            open.put(post.number(), post);
        } else {
            replace(post.edits().orElseThrow(), post.images().isEmpty() ? post.picturedBy(earlier.get()) : post);
        }
        while (open.size() > GROWING) {
            write(open.pollFirstEntry().getValue());
        }
    }

    /** In the place of its earlier form. */
    private void replace(int number, Shown post) {
        Map<Integer, Shown> all = new LinkedHashMap<>(open);
        open.clear();
        all.forEach((key, value) -> {
            if (key == number) {
                open.put(post.number(), post);
            } else {
                open.put(key, value);
            }
        });
    }

    @Override
    public void removed(int number) {
        open.remove(number);
    }

    /** The first thing that a picture says, and of a list its heading, cut between two words where it is long. */
    private static String caption(String alt) {
        String said = SENTENCE.split(alt, 2)[0];
        boolean list = alt.startsWith(";", said.length());
        String first = list ? said.split(": ", 2)[0] : said;
        return first.length() <= CAPTION ? first : first.substring(0, first.lastIndexOf(' ', CAPTION) + 1) + "…";
    }

    private static boolean shows(Shown post) {
        return post.to().equals(Shown.EVERYONE)
                || post.text().strip().contains("\n")
                || !post.images().isEmpty()
                || !post.files().isEmpty();
    }

    private void write(Shown post) {
        out.println("---");
        String to = post.to().equals(Shown.EVERYONE) ? "" : ", to " + post.to() + " alone";
        String where = post.channel().equals(channel) ? "" : "#" + post.channel() + ", ";
        channel = post.channel();
        out.println("*" + where + "post " + post.number() + to + "*");
        out.println();
        String words = post.images().isEmpty() ? post.text() : post.pictured();
        words.lines().forEach(this::line);
        out.println();
        for (int i = 0; i < post.images().size(); i++) {
            picture(name(post.images().get(i)), post.alts().get(i));
        }
        for (String file : post.files()) {
            out.println("[" + name(file) + "](" + name(file) + ")");
            out.println();
        }
        out.flush();
    }

    /** Two spaces end a line in Markdown; -# is Discord's own sign for small print. A heading stands by itself. */
    private void line(String line) {
        if (HEADING.matcher(line).lookingAt()) {
            out.println(line);
            out.println();
        } else if (line.startsWith(SMALL)) {
            out.println("<sub>" + line.substring(SMALL.length()) + "</sub>  ");
        } else {
            out.println(line + "  ");
        }
    }

    /** All of it in words for whoever does not see it, and below it what it is. */
    private void picture(String file, String alt) {
        out.println("![" + alt.replaceAll("[\\[\\]\n]", " ") + "](" + file + ")");
        out.println();
        out.println("*" + caption(alt) + "*");
        out.println();
    }

    @Override
    public void data(SequencedMap<String, Object> data, boolean alone) {
        // A reader has the words.
    }

    @Override
    public void done(Answer answer, boolean told) {
        answer.refusal().filter(refusal -> !told).ifPresent(refusal -> {
            flush();
            out.println("*" + Moments.written(refusal.sentence()) + "*");
        });
    }

    @Override
    public void flush() {
        while (!open.isEmpty()) {
            write(open.pollFirstEntry().getValue());
        }
        out.flush();
    }

    private static String name(String file) {
        return Path.of(file).getFileName().toString();
    }
}
