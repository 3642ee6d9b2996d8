package strategos.engine.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes records as compact JSON, and reads them back equal: what a host stores of its own beside its matches. Making one
 * is dear, using it is cheap, and many may use it at once.
 */
public final class RecordJson {
    private final JsonText json = new JsonText();
    private final Map<Class<?>, Form<?>> forms = new HashMap<>();

    /** For records of these classes, whatever they hold. */
    public RecordJson(List<Class<? extends Record>> types) {
        Forms all = new Forms();
        types.forEach(type -> forms.put(type, all.of(type)));
    }

    /** The record as an object. */
    public String write(Record content) {
        return json.write(content.getClass().getSimpleName(), this.<Record>form(content.getClass()), content);
    }

    /**
     * The record that was written.
     *
     * @throws BadRecord when it cannot be read; the content is not repeated
     */
    public <T extends Record> T read(String text, Class<T> type) {
        return json.read(type.getSimpleName(), this.<T>form(type), text);
    }

    private <T> Form<T> form(Class<?> type) {
        Form<?> form = forms.get(type);
        if (form == null) {
            throw new IllegalArgumentException(type + " is not among the records of this one");
        }
        return cast(form);
    }

    @SuppressWarnings("unchecked") // a form is kept by the class that it was made for
    private static <T> Form<T> cast(Form<?> form) {
        return (Form<T>) form;
    }
}
