package strategos.bot.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.PrintWriter;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import strategos.bot.console.AnswerPrinter.Shown;
import strategos.bot.console.ConsoleFeed.Moments;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;

/** For eyes: the words of each post, the files that were written, and what may be pressed. */
final class PlainPrinter implements AnswerPrinter {
    private static final String INDENT = "    ";

    /** No star of archers, which stands between figures and letters. */
    private static final Pattern ITALIC = Pattern.compile("(?<![\\w*])\\*(?=\\S)([^*\\n]+)(?<=\\S)\\*(?![\\w*])");

    private static final JsonMapper JSON =
            JsonMapper.builder().addModule(new Jdk8Module()).build();

    private final PrintWriter out;

    PlainPrinter(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void post(Shown post) {
        if (post.edits().isPresent()
                && post.fresh().isEmpty()
                && post.images().isEmpty()
                && post.controls().isEmpty()) {
            return;
        }
        String edited = post.edits().map(e -> " (was " + e + ")").orElse("");
        String to = post.to().equals(Shown.EVERYONE) ? "" : " > " + post.to();
        out.println("[" + post.number() + edited + "] #" + post.channel() + to);
        bare(post.fresh()).lines().forEach(line -> out.println(INDENT + line));
        post.images().forEach(image -> out.println(INDENT + image));
        post.files().forEach(file -> out.println(INDENT + file));
        post.controls().forEach(this::control);
        out.flush();
    }

    @Override
    public void data(SequencedMap<String, Object> data, boolean alone) {
        if (!alone) {
            return;
        }
        try {
            out.println(JSON.writeValueAsString(data));
            out.flush();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the desk gives what can be written as JSON", e);
        }
    }

    @Override
    public void done(Answer answer, boolean told) {
        answer.refusal().filter(why -> !told).ifPresent(why -> {
            out.println(bare(Moments.written(why.sentence())));
            out.flush();
        });
    }

    private void control(Control control) {
        switch (control) {
            case Control.Button(String id, String label, var style, boolean enabled)
            when enabled -> out.println(INDENT + "!press " + id + "   " + label);
            case Control.Button(String id, String label, var style, boolean enabled) ->
                out.println(INDENT + "(" + label + ")");
            case Control.Menu menu -> {
                out.println(INDENT + "!press " + menu.id() + " ...   " + menu.placeholder());
                for (Suggestion choice : menu.choices()) {
                    String note = choice.note().isEmpty() ? "" : " · " + choice.note();
                    out.println(INDENT + INDENT + choice.value() + "   " + choice.label() + note);
                }
            }
        }
    }

    /** A terminal shows neither bold nor small type; what is named in italics stands in quotation marks. */
    private static String bare(String markdown) {
        return ITALIC.matcher(markdown.replace("**", "")).replaceAll("“$1”").replaceAll("(?m)^-# ", "");
    }
}
