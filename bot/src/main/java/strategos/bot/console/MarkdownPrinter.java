package strategos.bot.console;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.SequencedMap;
import strategos.bot.console.AnswerPrinter.Shown;
import strategos.bot.port.Answer;

/** A transcript to be read in a browser: each post with its pictures, which lie beside it. */
final class MarkdownPrinter implements AnswerPrinter {
    private final PrintWriter out;

    MarkdownPrinter(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void post(Shown post) {
        String to = post.to().equals(Shown.EVERYONE) ? "" : ", to " + post.to() + " alone";
        String edits = post.edits().map(e -> ", in place of post " + e).orElse("");
        out.println("---");
        out.println("*#" + post.channel() + ", post " + post.number() + to + edits + "*");
        out.println();
        // Two spaces end a line in Markdown; -# is Discord's own sign for small print.
        post.text().lines().forEach(line -> out.println((line.startsWith("-# ") ? line.substring(3) : line) + "  "));
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
        answer.refusal().ifPresent(why -> out.println("*" + why.sentence() + "*"));
    }

    private static String name(String file) {
        return Path.of(file).getFileName().toString();
    }
}
