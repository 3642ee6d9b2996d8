package strategos.bot.render.kept;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.config.ConfigFolder;

/**
 * Stands for all that work depends on: the bot's and the engine's code with the fonts and the data packed into it, the
 * operator's own data, and the Java that paints. It is taken of the bytes themselves, so that no change can be forgotten;
 * what changes more than needed only means that work is done anew once.
 */
final class Fingerprint {
    private static final List<String> JAVA = List.of("java.vm.vendor", "java.runtime.version", "os.name", "os.arch");

    private final MessageDigest sha;

    private Fingerprint() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The fingerprint with that data. @throws IOException when some of it cannot be read */
    static byte[] of(ConfigFolder config) throws IOException {
        Fingerprint print = new Fingerprint();
        JAVA.forEach(name -> print.add(System.getProperty(name, "").getBytes(StandardCharsets.UTF_8)));
        print.add(source(Fingerprint.class));
        print.add(source(ConfigFolder.class));
        Optional<Path> overlay = config.overlay();
        if (overlay.isPresent()) {
            print.add(overlay.get());
        }
        return print.sha.digest();
    }

    /** The archive or the folder that a class comes from. */
    private static Path source(Class<?> type) throws IOException {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        URL place = source == null ? null : source.getLocation();
        if (place == null || !"file".equals(place.getProtocol())) {
            throw new IOException("the code of " + type.getSimpleName() + " lies in no file");
        }
        try {
            return Path.of(place.toURI());
        } catch (URISyntaxException | IllegalArgumentException e) {
            throw new IOException("the code of " + type.getSimpleName() + " lies at " + place, e);
        }
    }

    private void add(Path place) throws IOException {
        if (Files.isRegularFile(place)) {
            add(Files.readAllBytes(place));
            return;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(place)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            add(place.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            add(Files.readAllBytes(file));
        }
    }

    /** With its length, so that two parts never read as one. */
    private void add(byte[] part) {
        sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).flip());
        sha.update(part);
    }
}
