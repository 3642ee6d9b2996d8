package strategos.bot.settings;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import strategos.engine.config.BadData;

/**
 * A text and where it stands.
 *
 * @param file the file, or the environment
 * @param path the path in it, or the variable
 */
record SettingPath(String file, String path, String text) {
    /** An address; empty for an empty text. */
    Optional<URI> url(List<String> schemes) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        try {
            URI uri = new URI(text.strip());
            if (uri.getHost() == null || !schemes.contains(uri.getScheme())) {
                throw bad("must be an address that begins with " + String.join(":// or ", schemes) + "://");
            }
            return Optional.of(uri);
        } catch (URISyntaxException e) {
            throw bad("is no address: " + e.getReason());
        }
    }

    private BadData bad(String reason) {
        return new BadData(file, path, reason);
    }
}
