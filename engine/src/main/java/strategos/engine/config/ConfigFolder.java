package strategos.engine.config;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The files of {@code config}: those packed into the engine, overlaid file by file by a folder given at start-up. */
public final class ConfigFolder {
    private static final String PACKED = "strategos/config/";

    private final Optional<Path> overlay;

    private ConfigFolder(Optional<Path> overlay) {
        this.overlay = overlay;
    }

    /** What is packed, and nothing else. */
    public static ConfigFolder packed() {
        return new ConfigFolder(Optional.empty());
    }

    /** What is packed, with each file replaced that the folder also has. */
    public static ConfigFolder overlaid(Path folder) {
        return new ConfigFolder(Optional.of(folder));
    }

    /** The folder that goes before what is packed, if there is one. */
    public Optional<Path> overlay() {
        return overlay;
    }

    /**
     * The file's bytes, or empty when neither has it.
     *
     * @param path relative, with forward slashes
     * @throws BadData when it is there but cannot be read
     */
    public Optional<byte[]> read(String path) {
        try {
            if (overlay.isPresent()) {
                Path file = overlay.get().resolve(path);
                if (Files.isRegularFile(file)) {
                    return Optional.of(Files.readAllBytes(file));
                }
            }
            try (InputStream in = ConfigFolder.class.getClassLoader().getResourceAsStream(PACKED + path)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            }
        } catch (IOException e) {
            throw new BadData("config/" + path, "", "cannot be read: " + e.getMessage(), e);
        }
    }

    /** The file's text in UTF-8. @throws BadData when it is missing */
    public String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }

    /** The file's bytes. @throws BadData when it is missing */
    public byte[] bytes(String path) {
        return read(path).orElseThrow(() -> new BadData("config/" + path, "", "is missing"));
    }

    /**
     * The file read into records; an unknown, missing or doubled property is an error.
     *
     * @throws BadData with the file, the path in it and the reason
     */
    public <T> T json(String path, Class<T> type) {
        return StrictJson.read("config/" + path, text(path), type);
    }
}
