package strategos.bot.console;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import strategos.bot.port.Form;
import strategos.bot.port.Suggestion;

/** A form of several fields in one line: {@code to=Plataea; units=2 Athens LSP}. What stands under no field's name is passed over. */
record FormLine(Form form) {
    /** What is typed into each field. */
    SequencedMap<String, String> fields(String line) {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        for (String part : line.split(";", -1)) {
            int at = part.indexOf('=');
            if (at > 0) {
                String name = part.substring(0, at).strip();
                form.fields().stream()
                        .filter(field -> field.name().equals(name))
                        .forEach(
                                field -> fields.put(name, part.substring(at + 1).strip()));
            }
        }
        return fields;
    }

    /** A field's name, with what may be picked. */
    static String told(Form.Field field) {
        return field.choices().isEmpty()
                ? field.name()
                : field.name() + "="
                        + String.join(
                                "|",
                                field.choices().stream().map(Suggestion::value).toList());
    }
}
