package strategos.bot.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What every page is made of: template, style with its fonts, script. Read once. */
final class PageResources {
    /** In the order of the page: each file may use what stands above it as it loads. */
    static final List<String> SCRIPTS = List.of(
            "words",
            "page",
            "data",
            "arrow",
            "areas",
            "map",
            "camera",
            "hands",
            "panels",
            "seals",
            "step",
            "steer",
            "plot",
            "course",
            "luck",
            "luck-figures",
            "hash",
            "protocol",
            "form",
            "beacon",
            "verify",
            "proof",
            "rolls",
            "story",
            "start");

    private static final String FOLDER = "/record/";
    private static final Pattern FONT = Pattern.compile("url\\(\"(fonts/[A-Za-z-]+\\.woff2)\"\\)");

    private final PageTemplate template = new PageTemplate(text("page.html"));
    private final String style = FONT.matcher(text("page.css"))
            .replaceAll(font ->
                    "url(data:font/woff2;base64," + Base64.getEncoder().encodeToString(bytes(font.group(1))) + ")");
    private final String script =
            SCRIPTS.stream().map(name -> text("script/" + name + ".js")).collect(Collectors.joining("\n"));
    private final String curves = text("curves/noble-curves.js");

    PageTemplate template() {
        return template;
    }

    String style() {
        return style;
    }

    /**
     * One function that leaves no name behind.
     *
     * @param beacon whether the library for signatures of a beacon is needed
     */
    String script(boolean beacon) {
        return "(() => {\n'use strict';\n" + (beacon ? curves + "\n" : "") + script + "})();";
    }

    private static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = PageResources.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the page lacks " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
