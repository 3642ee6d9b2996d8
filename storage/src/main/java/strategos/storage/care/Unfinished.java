package strategos.storage.care;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is made in a folder under another name until it is whole. Its name begins with what is made, and tells for what; so what
 * a process that died has left is known by whoever makes the same again.
 */
public final class Unfinished {
    private static final Logger LOG = LoggerFactory.getLogger(Unfinished.class);

    /** Nothing takes so long to make: what is older was left by a process that died, whatever it was for. */
    private static final Duration STALE = Duration.ofDays(1);

    private final Path folder;
    private final String own;
    private final Pattern any;
    private final Predicate<Path> dead;

    /**
     * What is made in that folder, of each thing by one at a time.
     *
     * @param kind how the names of all begin that are made alike
     * @param of what it is made of or for
     */
    public Unfinished(Path folder, String kind, UUID of) {
        this(folder, kind, of, left -> left.getFileName().toString().startsWith(kind + of));
    }

    /** @param dead whether it is known that nobody makes it any more */
    Unfinished(Path folder, String kind, UUID of, Predicate<Path> dead) {
        this.folder = folder;
        this.own = kind + of + "-";
        this.dead = dead;
        this.any = Pattern.compile(Pattern.quote(kind) + "([0-9a-f-]{36}-)?\\d+(\\.\\w+)?");
    }

    /** What a file is known by. */
    public static UUID id(Path file) {
        return UUID.nameUUIDFromBytes(real(file).toString().getBytes(StandardCharsets.UTF_8));
    }

    /** By whatever links it is named, it is the same. */
    static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException none) {
            return file.toAbsolutePath().normalize();
        }
    }

    /** An empty file, for its owner's eyes alone. */
    public Path file(String suffix) throws IOException {
        return Files.createTempFile(folder, own, suffix);
    }

    /** An empty folder, for its owner's eyes alone. */
    Path folder() throws IOException {
        return Files.createTempDirectory(folder, own);
    }

    /** Removes what processes that died have left; what cannot be removed stops nothing. */
    public void clear(Instant now) {
        try (DirectoryStream<Path> there = Files.newDirectoryStream(folder, this::isOne)) {
            for (Path left : there) {
                clear(left, now);
            }
        } catch (IOException | DirectoryIteratorException e) {
            LOG.warn("What a process that died may have left in {} cannot be looked for: {}", folder, e.toString());
        }
    }

    private boolean isOne(Path file) {
        return any.matcher(file.getFileName().toString()).matches();
    }

    private void clear(Path left, Instant now) {
        try {
            if (dead.test(left) || Files.getLastModifiedTime(left).toInstant().isBefore(now.minus(STALE))) {
                remove(left);
            }
        } catch (IOException e) {
            LOG.warn("What a process that died has left cannot be removed: {}", e.toString());
        }
    }

    /** Removes it, and what lies in it. */
    static void remove(Path unfinished) throws IOException {
        if (Files.isDirectory(unfinished)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(unfinished)) {
                for (Path file : files) {
                    Files.delete(file);
                }
            } catch (DirectoryIteratorException e) {
                throw e.getCause();
            }
        }
        Files.deleteIfExists(unfinished);
    }
}
