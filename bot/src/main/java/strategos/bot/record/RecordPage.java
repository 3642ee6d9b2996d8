package strategos.bot.record;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.bot.memory.Lazy;

/**
 * Makes the page of a record: one HTML file that needs no network. Its own policy allows its one script and its one
 * style by their hashes, pictures and fonts within the file, and nothing else.
 */
@Singleton
public final class RecordPage {
    /** Many a bot runs and never makes a page. */
    private final Lazy<PageResources> resources = new Lazy<>(PageResources::new);

    @Inject
    public RecordPage() {}

    /** The whole page. */
    public String html(RecordData data) {
        String script = resources.get().script(data.beacon());
        return resources
                .get()
                .template()
                .fill(Map.of(
                        "language", Escapes.html(data.language()),
                        "title", Escapes.html(data.title()),
                        "masthead", masthead(data),
                        "data", Escapes.json(data.json()),
                        "style", resources.get().style(),
                        "script", script,
                        "csp", policy(script)));
    }

    private String policy(String script) {
        return List.of(
                        "default-src 'none'",
                        "script-src " + source(script),
                        "style-src " + source(resources.get().style()),
                        "img-src data:",
                        "font-src data:",
                        "base-uri 'none'",
                        "form-action 'none'",
                        "require-trusted-types-for 'script'")
                .stream()
                .collect(Collectors.joining("; "));
    }

    private static String source(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static String masthead(RecordData data) {
        String lines = data.masthead().stream()
                .map(line -> "<p>" + Escapes.html(line) + "</p>")
                .collect(Collectors.joining("\n"));
        return "<div><h1>%s</h1><p class=\"scenario\">%s</p></div><div class=\"verdict\">%s</div>"
                .formatted(Escapes.html(data.title()), Escapes.html(data.scenario()), lines);
    }
}
