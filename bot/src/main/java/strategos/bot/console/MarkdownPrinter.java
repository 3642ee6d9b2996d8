package strategos.bot.console;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.Answer;

/**
 * A transcript to be read in a browser: each post as it stood in the end, with its pictures, which lie beside it. A message
 * that grows is written once it has grown for the last time, or when much else stands below it.
 */
final class MarkdownPrinter implements AnswerPrinter {
    /** A message that so many follow changes no more. */
    private static final int GROWING = 20;

    private final PrintWriter out;

    /** What may still change, by the number of its newest form, in the order of the channel. */
    private final SequencedMap<Integer, Shown> open = new LinkedHashMap<>();

    MarkdownPrinter(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void post(Shown post) {
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

    private void write(Shown post) {
        String to = post.to().equals(Shown.EVERYONE) ? "" : ", to " + post.to() + " alone";
        out.println("---");
        out.println("*#" + post.channel() + ", post " + post.number() + to + "*");
        out.println();
        // Two spaces end a line in Markdown; -# is Discord's own sign for small print.
        String words = post.images().isEmpty() ? post.text() : post.pictured();
        words.lines().forEach(line -> out.println((line.startsWith("-# ") ? line.substring(3) : line) + "  "));
        out.println();
        for (int i = 0; i < post.images().size(); i++) {
            out.println("![" + post.alts().get(i).replaceAll("[\\[\\]\n]", " ") + "]("
                    + name(post.images().get(i)) + ")");
            out.println();
        }
        post.files().forEach(file -> out.println("[" + name(file) + "](" + name(file) + ")"));
        out.flush();
    }

    @Override
    public void data(SequencedMap<String, Object> data, boolean alone) {
        // A reader has the words.
    }

    @Override
    public void done(Answer answer) {
        answer.refusal().ifPresent(refusal -> {
            flush();
            out.println("*" + refusal.sentence() + "*");
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
