package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import strategos.bot.host.Speech;
import strategos.bot.render.Painter;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Words and colours of one record: sentences that come again and again are kept once. Confined to one thread. */
final class Glossary {
    private final Speech words;
    private final Function<String, Optional<String>> colour;
    private final Interned<String> sentences = new Interned<>();
    private final Map<String, String> colours = new TreeMap<>();
    private final Map<String, String> kinds = new TreeMap<>();

    Glossary(Speech words, Painter painter) {
        this.words = words;
        this.colour = style -> painter.colour(style).map(tone -> String.format(Locale.ROOT, "#%06X", tone.rgb()));
    }

    /** The text in words. */
    String say(Text text) {
        return words.plain(text);
    }

    /** How the line's rule is cited; nothing where it rests on none. */
    String rule(Line line) {
        return line.rule().map(words::rule).orElse("");
    }

    /** The number of the text's words. */
    int number(Text text) {
        return sentences.of(say(text));
    }

    /** The style's name, whose colour will be in the record. */
    String style(String style) {
        colour.apply(style).ifPresent(hex -> colours.put(style, hex));
        return style;
    }

    /** The style's colour, if it has one. */
    Optional<String> colour(String style) {
        return colour.apply(style);
    }

    /** The name of a kind of roll, whose words will be in the record. */
    String kind(String kind) {
        kinds.computeIfAbsent(kind, k -> say(Text.of("roll." + k)));
        return kind;
    }

    void write(JsonGenerator out) throws IOException {
        texts(out, "kinds", kinds);
        texts(out, "colours", colours);
        Json.words(out, "texts", sentences.all());
    }

    private static void texts(JsonGenerator out, String name, Map<String, String> texts) throws IOException {
        out.writeObjectFieldStart(name);
        for (Map.Entry<String, String> text : texts.entrySet()) {
            out.writeStringField(text.getKey(), text.getValue());
        }
        out.writeEndObject();
    }
}
