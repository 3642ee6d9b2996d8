package strategos.storage.care;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import strategos.storage.access.StorageException;
import strategos.storage.database.sqlite.Failures;

/**
 * The backups of one database, each named after the moment at which it was made, and marked with the place of the database
 * ({@link PlaceMark}): those of another lie there as well, and are none of this one's. One that claims to be made later than now was made by a
 * clock that was wrong: it stands for no backup, and is left alone.
 *
 * @param folder where they lie; it may be missing
 * @param database of which they are; nothing for one in memory
 */
public record BackupFolder(Path folder, Optional<Path> database) {
    private static final String SUFFIX = ".db";
    private static final String PREFIX = "strategos-";

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss.SSS'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{8}T\\d{6}\\.\\d{3}Z)(|-[0-9a-f]{8})\\" + SUFFIX);

    private static final int MARK = 8;

    /** What one is called that is made then. */
    Path named(Instant made) {
        String mark = database.map(file -> mark(new PlaceMark(file).drawn())).orElse("");
        return folder.resolve(PREFIX + STAMP.format(made) + mark + SUFFIX);
    }

    private static String mark(UUID place) {
        return "-" + place.toString().substring(0, MARK);
    }

    /**
     * The marks of this database's backups. Those without one, and those with that of the path alone, are from before the place
     * had a word of its own: whoever has that folder rotates them out.
     */
    private Set<String> marks() {
        Set<String> marks = new HashSet<>(Set.of(""));
        if (database.isPresent()) {
            PlaceMark place = new PlaceMark(database.get());
            marks.add(mark(place.byPath()));
            place.there().ifPresent(word -> marks.add(mark(word)));
        }
        return marks;
    }

    /** Those that there are, the newest first. */
    public List<Path> list() {
        return all().stream().map(Named::file).toList();
    }

    /** When the newest one was made. */
    public Optional<Instant> newest(Instant now) {
        return upTo(now).map(Named::made).findFirst();
    }

    /** Those of which the name is that of a time to come. */
    public List<Path> ahead(Instant now) {
        return all().stream()
                .filter(one -> one.made().isAfter(now))
                .map(Named::file)
                .toList();
    }

    /**
     * Removes all but the newest ones; gives those removed.
     *
     * @throws StorageException when one could not be removed; all others are
     */
    public List<Path> keepNewest(int count, Instant now) {
        List<Path> old = upTo(now).skip(count).map(Named::file).toList();
        Optional<StorageException> failed = Optional.empty();
        for (Path file : old) {
            try {
                remove(file);
            } catch (StorageException e) {
                failed = failed.or(() -> Optional.of(e));
            }
        }
        if (failed.isPresent()) {
            throw failed.get();
        }
        return old;
    }

    private Stream<Named> upTo(Instant now) {
        return all().stream().filter(one -> !one.made().isAfter(now));
    }

    private List<Named> all() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        Set<String> marks = marks();
        try (Stream<Path> files = Files.list(folder)) {
            return files.flatMap(file -> Named.of(file).stream())
                    .filter(one -> marks.contains(one.mark()))
                    .sorted(Comparator.comparing(Named::made)
                            .thenComparing(one -> one.file().getFileName())
                            .reversed())
                    .toList();
        } catch (IOException e) {
            throw new Failures(folder.toString()).ofBackups(e);
        } catch (UncheckedIOException e) { // the folder went away, or its server did, in the middle
            throw new Failures(folder.toString()).ofBackups(e.getCause());
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw Failures.ofNewBackup(file.toString()).of(e);
        }
    }

    /**
     * A backup by its name.
     *
     * @param mark with the hyphen before it; empty where there is none
     */
    private record Named(Path file, Instant made, String mark) {
        /** Nothing where it is none of ours, or no such day ever was. */
        static Optional<Named> of(Path file) {
            Matcher name = NAME.matcher(file.getFileName().toString());
            if (!name.matches()) {
                return Optional.empty();
            }
            try {
                return Optional.of(new Named(file, Instant.from(STAMP.parse(name.group(1))), name.group(2)));
            } catch (DateTimeException e) {
                return Optional.empty();
            }
        }
    }
}
