package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What Discord refuses of the components of a message or a form, after its own description of them. */
final class Components {
    private static final int ROW = 1;
    private static final int BUTTON = 2;
    private static final int MENU = 3;
    private static final int FIELD = 4;
    private static final int SECTION = 9;
    private static final int TEXT = 10;
    private static final int THUMBNAIL = 11;
    private static final int GALLERY = 12;
    private static final int FILE = 13;
    private static final int SEPARATOR = 14;
    private static final int CONTAINER = 17;
    private static final int LABEL = 18;

    /** The style of a button that leads to an address, and gives no order. */
    private static final int LINK = 5;

    private static final Set<Integer> IN_CONTAINER = Set.of(ROW, TEXT, SECTION, GALLERY, FILE, SEPARATOR);

    private Components() {}

    /** The components of a message of the older kind: rows, and nothing else. */
    static void inRows(JsonNode components) {
        Rules.most("rows", components.size(), 5);
        components.forEach(one -> of("a message", one, Set.of(ROW)));
        all(components);
    }

    /** The components of a message that is made of them alone. */
    static void laidOut(JsonNode components) {
        Rules.most("components in all", (int) Laid.all(components).count(), 40);
        Rules.most("words", Laid.texts(components).mapToInt(String::length).sum(), 4000);
        for (JsonNode one : components) {
            of("a message", one, Set.of(ROW, TEXT, SECTION, GALLERY, FILE, SEPARATOR, CONTAINER));
            if (type(one) == CONTAINER) {
                Rules.within("children of a container", one.path("components").size(), 40);
                one.path("components").forEach(child -> of("a container", child, IN_CONTAINER));
            }
        }
        all(components);
    }

    /** A form. */
    static void form(JsonNode form) {
        Rules.within("title", form.path("title").asText().length(), 45);
        Rules.within("custom id", form.path("custom_id").asText().length(), 100);
        Rules.within("components", form.path("components").size(), 5);
        Set<String> names = new HashSet<>();
        for (JsonNode label : form.path("components")) {
            of("a form", label, Set.of(LABEL, TEXT));
            Rules.within("label", label.path("label").asText().length(), 45);
            Rules.most("description", label.path("description").asText("").length(), 100);
            JsonNode field = label.path("component");
            of("a label", field, Set.of(MENU, FIELD));
            named(field, names);
            Rules.most("placeholder", field.path("placeholder").asText("").length(), 100);
            if (type(field) == MENU) {
                menu(field);
            }
        }
    }

    private static void all(JsonNode components) {
        Set<String> names = new HashSet<>();
        Laid.all(components).forEach(one -> {
            switch (type(one)) {
                case ROW -> row(one);
                case BUTTON -> button(one, names);
                case MENU -> {
                    named(one, names);
                    Rules.most("placeholder", one.path("placeholder").asText("").length(), 150);
                    menu(one);
                }
                case SECTION -> section(one);
                case TEXT ->
                    Rules.within("text", one.path("content").asText().strip().length(), 4000);
                case GALLERY -> gallery(one);
                default -> {}
            }
        });
    }

    private static void row(JsonNode row) {
        JsonNode in = row.path("components");
        Rules.within("components of a row", in.size(), type(in.path(0)) == BUTTON ? 5 : 1);
        in.forEach(one -> of("a row", one, Set.of(type(in.path(0)) == BUTTON ? BUTTON : MENU)));
    }

    private static void button(JsonNode button, Set<String> names) {
        boolean link = button.path("style").asInt() == LINK;
        Rules.most("label", button.path("label").asText("").length(), 80);
        if (button.path("label").asText("").isBlank() && !button.has("emoji")) {
            throw Refusal.form("a button without label");
        }
        if (link != button.has("url") || link == button.has("custom_id")) {
            throw Refusal.form("an address and a custom id, or neither: " + button);
        }
        if (!link) {
            named(button, names);
        }
    }

    private static void menu(JsonNode menu) {
        JsonNode options = menu.path("options");
        Rules.within("options", options.size(), 25);
        int least = menu.path("min_values").asInt(1);
        int most = menu.path("max_values").asInt(1);
        if (least > most || most < 1 || most > options.size()) {
            throw Refusal.form("from " + least + " to " + most + " of " + options.size());
        }
        Set<String> values = new HashSet<>();
        int picked = 0;
        for (JsonNode option : options) {
            Rules.within("label", option.path("label").asText().length(), 100);
            Rules.within("value", option.path("value").asText().length(), 100);
            Rules.most("description", option.path("description").asText("").length(), 100);
            if (!values.add(option.path("value").asText())) {
                throw Refusal.form("value twice: " + option);
            }
            picked += option.path("default").asBoolean() ? 1 : 0;
        }
        Rules.most("picked", picked, most);
    }

    private static void section(JsonNode section) {
        JsonNode texts = section.path("components");
        Rules.within("texts of a section", texts.size(), 3);
        texts.forEach(text -> of("a section", text, Set.of(TEXT)));
        of("beside a section", section.path("accessory"), Set.of(BUTTON, THUMBNAIL));
    }

    private static void gallery(JsonNode gallery) {
        Rules.within("pictures", gallery.path("items").size(), 10);
        for (JsonNode item : gallery.path("items")) {
            Rules.most("description", item.path("description").asText("").length(), 1024);
            if (!item.path("media").path("url").asText().startsWith("attachment://")) {
                throw Refusal.form("a picture from elsewhere: " + item);
            }
        }
    }

    private static void named(JsonNode control, Set<String> names) {
        String name = control.path("custom_id").asText();
        Rules.within("custom id", name.length(), 100);
        if (!names.add(name)) {
            throw Refusal.form("custom id twice: " + name);
        }
    }

    private static void of(String where, JsonNode component, Set<Integer> kinds) {
        if (!kinds.contains(type(component))) {
            throw Refusal.form("in " + where + " only " + List.copyOf(kinds) + ", not " + component);
        }
    }

    private static int type(JsonNode component) {
        return component.path("type").asInt();
    }
}
