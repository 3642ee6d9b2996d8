package strategos.bot.render.sheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.ink.Icon.Layer;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.StrictJson;

/** The drawings that all games share, by name. */
public final class Icons {
    private static final String FILE = "look/icons.json";

    private final Map<String, Icon> icons;

    private Icons(Map<String, Icon> icons) {
        this.icons = icons;
    }

    record Document(String about, SequencedMap<String, List<Layer>> icons) {}

    /**
     * Reads {@code look/icons.json}.
     *
     * @throws strategos.engine.config.BadData with the file, the path in it and the reason
     */
    public static Icons read(ConfigFolder config) {
        Document document = StrictJson.read("config/" + FILE, config.text(FILE), Document.class);
        Map<String, Icon> icons = new LinkedHashMap<>();
        document.icons().forEach((name, layers) -> icons.put(name, new Icon(layers)));
        return new Icons(icons);
    }

    /** The icon of that name. @throws IllegalArgumentException when there is none */
    public Icon get(String name) {
        Icon icon = icons.get(name);
        if (icon == null) {
            throw new IllegalArgumentException("there is no icon " + name + " in config/" + FILE);
        }
        return icon;
    }

    public boolean has(String name) {
        return icons.containsKey(name);
    }

    public Set<String> names() {
        return Set.copyOf(icons.keySet());
    }
}
