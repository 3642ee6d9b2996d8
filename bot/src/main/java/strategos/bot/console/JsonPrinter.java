package strategos.bot.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.bot.console.AnswerPrinter.Shown;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Suggestion;

/** One JSON object a line, for programs. */
final class JsonPrinter implements AnswerPrinter {
    private static final JsonMapper JSON =
            JsonMapper.builder().addModule(new Jdk8Module()).build();

    private final PrintWriter out;

    JsonPrinter(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void post(Shown post) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("post", post.number());
        json.put("channel", post.channel());
        json.put("to", post.to());
        json.put("text", post.text());
        first(post.images(), "image", "images", json);
        first(post.alts(), "alt", "alts", json);
        json.put("buttons", buttons(post.controls()));
        List<Map<String, Object>> menus = menus(post.controls());
        if (!menus.isEmpty()) {
            json.put("menus", menus);
        }
        if (!post.files().isEmpty()) {
            json.put("files", post.files());
        }
        post.edits().ifPresent(edits -> json.put("edits", edits));
        post.part().ifPresent(part -> {
            json.put("page", part.page());
            part.report().ifPresent(heading -> json.put("report", heading));
            if (!part.calls().isEmpty()) {
                json.put("call", part.calls());
            }
        });
        print(json);
    }

    @Override
    public void removed(int number) {
        print(Map.of("removed", number));
    }

    @Override
    public void data(SequencedMap<String, Object> data, boolean alone) {
        print(data);
    }

    @Override
    public void done(Answer answer, boolean told) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("done", true);
        json.put("ok", answer.ok());
        answer.refusal()
                .ifPresentOrElse(
                        why -> {
                            json.put("error", why.sentence());
                            json.put("rule", why.rule().orElse(""));
                        },
                        () -> answer.match().ifPresent(match -> {
                            json.put("match", match.id());
                            json.put("version", match.version());
                        }));
        print(json);
    }

    /** The first one by itself; all of them where there are several. */
    private static void first(List<String> all, String one, String several, Map<String, Object> json) {
        if (!all.isEmpty()) {
            json.put(one, all.getFirst());
        }
        if (all.size() > 1) {
            json.put(several, all);
        }
    }

    private static List<Map<String, Object>> buttons(List<Control> controls) {
        List<Map<String, Object>> buttons = new ArrayList<>();
        for (Control control : controls) {
            if (control instanceof Control.Button(String id, String label, var style, boolean enabled) && enabled) {
                Map<String, Object> json = new LinkedHashMap<>();
                json.put("id", id);
                json.put("label", label);
                buttons.add(json);
            }
        }
        return buttons;
    }

    private static List<Map<String, Object>> menus(List<Control> controls) {
        List<Map<String, Object>> menus = new ArrayList<>();
        for (Control control : controls) {
            if (control instanceof Control.Menu menu) {
                Map<String, Object> json = new LinkedHashMap<>();
                json.put("id", menu.id());
                json.put("label", menu.placeholder());
                json.put("least", menu.least());
                json.put("most", menu.most());
                json.put(
                        "choices",
                        menu.choices().stream().map(Suggestion::value).toList());
                json.put(
                        "labels", menu.choices().stream().map(Suggestion::label).toList());
                if (menu.choices().stream().anyMatch(choice -> !choice.note().isEmpty())) {
                    json.put(
                            "notes",
                            menu.choices().stream().map(Suggestion::note).toList());
                }
                if (!menu.picked().isEmpty()) {
                    json.put("picked", menu.picked());
                }
                menus.add(json);
            }
        }
        return menus;
    }

    private void print(Map<String, Object> json) {
        try {
            out.println(JSON.writeValueAsString(json));
            out.flush();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the desk gives what can be written as JSON", e);
        }
    }
}
