package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.actionrow.ActionRowChildComponent;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.modals.Modal;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Suggestion;

/** Lays controls out in rows, in reading order: up to five buttons in a row, a menu in a row of its own. */
final class Rows {
    private Rows() {}

    static List<ActionRow> of(List<Control> controls) {
        List<ActionRow> rows = new ArrayList<>();
        List<ActionRowChildComponent> buttons = new ArrayList<>();
        for (Control control : controls) {
            switch (control) {
                case Control.Button button -> {
                    if (buttons.size() == DiscordLimits.BUTTONS) {
                        close(buttons, rows);
                    }
                    buttons.add(button(button));
                }
                case Control.Menu menu -> {
                    close(buttons, rows);
                    rows.add(ActionRow.of(menu(menu)));
                }
            }
        }
        close(buttons, rows);
        return List.copyOf(rows);
    }

    private static void close(List<ActionRowChildComponent> buttons, List<ActionRow> rows) {
        if (!buttons.isEmpty()) {
            rows.add(ActionRow.of(List.copyOf(buttons)));
            buttons.clear();
        }
    }

    static Button button(Control.Button button) {
        ButtonStyle style = switch (button.style()) {
            case PRIMARY -> ButtonStyle.PRIMARY;
            case SECONDARY -> ButtonStyle.SECONDARY;
            case DANGER -> ButtonStyle.DANGER;
        };
        return Button.of(style, button.id(), Cut.label(button.label(), DiscordLimits.BUTTON_LABEL))
                .withDisabled(!button.enabled());
    }

    private static StringSelectMenu menu(Control.Menu menu) {
        List<SelectOption> options = menu.choices().stream()
                .map(choice -> option(choice, menu.picked().contains(choice.value())))
                .distinct()
                .toList();
        int most = Math.clamp(menu.most(), 1, options.size());
        StringSelectMenu.Builder select = StringSelectMenu.create(menu.id())
                .addOptions(options)
                .setRequiredRange(Math.clamp(menu.least(), 0, most), most);
        if (!menu.placeholder().isBlank()) {
            select.setPlaceholder(Cut.label(menu.placeholder(), DiscordLimits.PLACEHOLDER));
        }
        return select.build();
    }

    private static SelectOption option(Suggestion choice, boolean picked) {
        return SelectOption.of(Cut.label(choice.label(), DiscordLimits.CHOICE), choice.value())
                .withDescription(choice.note().isBlank() ? null : Cut.label(choice.note(), DiscordLimits.CHOICE))
                .withDefault(picked);
    }

    /** Makes Discord's modals of forms. */
    static final class Forms {
        private Forms() {}

        static Modal modal(Form form) {
            List<Label> fields = form.fields().stream().map(Forms::field).toList();
            return Modal.create(form.id(), Cut.label(form.title(), DiscordLimits.FORM_TITLE))
                    .addComponents(fields)
                    .build();
        }

        private static Label field(Form.Field field) {
            if (!field.choices().isEmpty()) {
                StringSelectMenu select = StringSelectMenu.create(field.name())
                        .addOptions(field.choices().stream()
                                .map(choice -> option(choice, false))
                                .distinct()
                                .toList())
                        .setRequiredRange(0, 1)
                        .setRequired(field.least() > 0)
                        .setPlaceholder(Cut.label(field.hint(), DiscordLimits.FIELD_HINT))
                        .build();
                return Label.of(Cut.label(field.label(), DiscordLimits.FIELD_LABEL), select);
            }
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
}
