package strategos.engine.box;

import java.util.List;
import strategos.engine.text.Text;

/** A match option: its values as they are typed, the default first. */
public record Option(String name, Text help, List<String> values) {
    public Option {
        values = List.copyOf(values);
    }

    /** What holds when nobody says otherwise. */
    public String byDefault() {
        return values.getFirst();
    }
}
