package strategos.bot.render.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.memory.Lazy;
import strategos.engine.config.ConfigFolder;

/**
 * A folder with one file for each work: the fingerprint of what it was made from, the hash of the rest, and the work
 * itself, packed. A file is written beside its place and moved there when it is whole. What was not asked for longest goes
 * when there are too many or they are too large. Files of others in the folder are left alone.
 */
public final class DiskShelf implements Shelf {
    private static final Logger LOG = LoggerFactory.getLogger(DiskShelf.class);

    private static final String KEPT = ".ground";
    private static final String UNFINISHED = ".ground-unfinished";

    /** What is still unfinished then was left by a run that was cut off. */
    private static final Duration ABANDONED = Duration.ofHours(1);

    private static final int HASH = 32;

    private final Path folder;
    private final Bounds bounds;
    private final InstantSource clock;
    private final Lazy<Optional<byte[]>> fingerprint;
    private final AtomicBoolean told = new AtomicBoolean();

    /** Takes a fingerprint of what all works are made from. */
    interface Taking {
        byte[] fingerprint() throws IOException;
    }

    /** How much the folder may hold: files, and bytes of all of them together. */
    public record Bounds(int files, long bytes) {
        /** Room for the sheets of all games, twice: of this version and of the one before. */
        public static final Bounds USUAL = new Bounds(64, 64L << 20);
    }

    /**
     * A shelf; the folder is made when something is kept.
     *
     * @param config the data from which all works are made
     */
    public DiskShelf(Path folder, ConfigFolder config, Bounds bounds, InstantSource clock) {
        this(folder, () -> Fingerprint.of(config), bounds, clock);
    }

    /** One where the fingerprint is taken in that way. */
    DiskShelf(Path folder, Taking taking, Bounds bounds, InstantSource clock) {
        this.folder = folder;
        this.bounds = bounds;
        this.clock = clock;
        this.fingerprint = new Lazy<>(() -> {
            try {
                return Optional.of(taking.fingerprint());
            } catch (IOException | UncheckedIOException e) {
                tell(e);
                return Optional.empty();
            }
        });
    }

    @Override
    public Optional<byte[]> find(String name) {
        Path file = file(name);
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > bounds.bytes()) {
                return Optional.empty();
            }
            Optional<byte[]> work = unpacked(name, file, Files.readAllBytes(file));
            if (work.isPresent()) {
                touch(file);
            }
            return work;
        } catch (IOException e) {
            LOG.debug("{} cannot be used", file, e);
            return Optional.empty();
        }
    }

    /** A disk that can only be read loses the order in which files go, and nothing else. */
    private void touch(Path file) {
        try {
            Files.setLastModifiedTime(file, FileTime.from(clock.instant()));
        } catch (IOException e) {
            LOG.debug("{} stays as old as it is", file, e);
        }
    }

    @Override
    public void keep(String name, byte[] work) {
        Optional<byte[]> mark = fingerprint.get();
        if (mark.isEmpty()) {
            return;
        }
        try {
            byte[] packed = packed(name, work, mark.get());
            if (packed.length <= bounds.bytes()) {
                put(file(name), packed);
                prune();
            }
        } catch (IOException | UncheckedIOException e) {
            tell(e);
        }
    }

    private void put(Path file, byte[] packed) throws IOException {
        makeFolder();
        Path unfinished = Files.createTempFile(folder, "", UNFINISHED);
        try {
            Files.write(unfinished, packed);
            Files.setLastModifiedTime(unfinished, FileTime.from(clock.instant()));
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /** Itself alone: a folder above it that is missing is a mistake, and not this one's to mend. */
    private void makeFolder() throws IOException {
        if (!Files.isDirectory(folder)) {
            try {
                Files.createDirectory(folder);
            } catch (FileAlreadyExistsException e) {
                LOG.debug("{} was made meanwhile", folder, e);
            }
        }
    }

    /** The disk is full, or may not be written to: once is enough to say so. */
    private void tell(Exception why) {
        if (told.compareAndSet(false, true)) {
            LOG.warn("Painted grounds are not kept in {}: {}", folder, why.toString());
        }
    }

    private Path file(String name) {
        return folder.resolve(name.replaceAll("[^A-Za-z0-9-]", "_") + KEPT);
    }

    private static byte[] packed(String name, byte[] work, byte[] mark) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater quick = new Deflater(Deflater.BEST_SPEED);
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, quick)) {
            out.write(work);
        } finally {
            quick.end();
        }
        byte[] body = packed.toByteArray();
        return ByteBuffer.allocate(2 * HASH + body.length)
                .put(mark)
                .put(hash(name, body))
                .put(body)
                .array();
    }

    private Optional<byte[]> unpacked(String name, Path place, byte[] file) throws IOException {
        if (file.length < 2 * HASH) {
            LOG.warn("{} is cut short, and is made anew", place);
            return Optional.empty();
        }
        byte[] body = Arrays.copyOfRange(file, 2 * HASH, file.length);
        boolean whole = Arrays.equals(hash(name, body), Arrays.copyOfRange(file, HASH, 2 * HASH));
        boolean same = fingerprint
                .get()
                .filter(mark -> Arrays.equals(mark, Arrays.copyOf(file, HASH)))
                .isPresent();
        if (!whole) {
            LOG.warn("{} is damaged, and is made anew", place);
        }
        if (!whole || !same) {
            return Optional.empty();
        }
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(body))) {
            return Optional.of(in.readAllBytes());
        }
    }

    private static byte[] hash(String name, byte[] body) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(name.getBytes(StandardCharsets.UTF_8));
            return sha.digest(body);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private record Kept(Path file, FileTime asked, long bytes) {
        static Kept of(Path file) {
            try {
                return new Kept(file, Files.getLastModifiedTime(file), Files.size(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void prune() throws IOException {
        FileTime abandoned = FileTime.from(clock.instant().minus(ABANDONED));
        for (Kept left : all(UNFINISHED)) {
            if (left.asked().compareTo(abandoned) < 0) {
                Files.deleteIfExists(left.file());
            }
        }
        List<Kept> kept = all(KEPT);
        int files = kept.size();
        long bytes = kept.stream().mapToLong(Kept::bytes).sum();
        for (Kept oldest : kept) {
            if (files > bounds.files() || bytes > bounds.bytes()) {
                Files.deleteIfExists(oldest.file());
                files--;
                bytes -= oldest.bytes();
            }
        }
    }

    /** Those that were not asked for longest first. */
    private List<Kept> all(String kind) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(kind))
                    .filter(Files::isRegularFile)
                    .map(Kept::of)
                    .sorted(Comparator.comparing(Kept::asked))
                    .toList();
        }
    }
}
