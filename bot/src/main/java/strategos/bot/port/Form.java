package strategos.bot.port;

import java.util.List;

/**
 * A form with one to five fields.
 *
 * @param title at most 45 characters
 */
public record Form(String id, String title, List<Field> fields) {
    public Form {
        fields = List.copyOf(fields);
    }

    /**
     * A field.
     *
     * @param label at most 45 characters
     * @param hint what may be typed, at most 100 characters
     * @param least fewest characters; 0 when it may be left empty
     * @param most most characters
     * @param choices what one picks from instead of typing, at most 25; empty where one types
     */
    public record Field(
            String name, String label, String hint, int least, int most, boolean longText, List<Suggestion> choices) {
        public Field {
            choices = List.copyOf(choices);
        }

        /** A field into which one types. */
        public Field(String name, String label, String hint, int least, int most, boolean longText) {
            this(name, label, hint, least, most, longText, List.of());
        }
    }
}
