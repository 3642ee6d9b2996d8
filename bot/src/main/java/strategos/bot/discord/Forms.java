package strategos.bot.discord;

import java.util.List;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.modals.Modal;
import strategos.bot.port.Form;

/** Makes Discord's modals of forms. */
final class Forms {
    private Forms() {}

    static Modal modal(Form form) {
        List<Label> fields = form.fields().stream().map(Forms::field).toList();
        return Modal.create(form.id(), Cut.label(form.title(), DiscordLimits.FORM_TITLE))
                .addComponents(fields)
                .build();
    }

    private static Label field(Form.Field field) {
        int most = Math.clamp(field.most(), 1, DiscordLimits.FIELD_VALUE);
        TextInput.Builder input = TextInput.create(
                        field.name(), field.longText() ? TextInputStyle.PARAGRAPH : TextInputStyle.SHORT)
                .setRequired(field.least() > 0)
                .setMaxLength(most);
        if (field.least() > 0) {
            input.setMinLength(Math.min(field.least(), most));
        }
        if (!field.hint().isBlank()) {
            input.setPlaceholder(Cut.label(field.hint(), DiscordLimits.FIELD_HINT));
        }
        return Label.of(Cut.label(field.label(), DiscordLimits.FIELD_LABEL), input.build());
    }
}
