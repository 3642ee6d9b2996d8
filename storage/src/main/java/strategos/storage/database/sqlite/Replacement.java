package strategos.storage.database.sqlite;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file on its way to the place of a database. Once it lies beside that one it is sure to come there: where a kill stopped it,
 * whoever opens the database next puts it there first.
 *
 * @param target the database
 * @param ready the file, beside it
 * @param stamp of when, for the name under which the one before is kept
 */
public record Replacement(Path target, Path ready, String stamp) {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final String MARK = ".restored-";

    /** What SQLite may have left beside a file. */
    private static final List<String> LOGS = List.of("-wal", "-journal", "-shm");

    /** Of a file that is whole, in the same file system. */
    public static Replacement of(Path whole, Path target, Instant now) throws IOException {
        String stamp = STAMP.format(now);
        Path ready = DatabaseFile.beside(target, MARK + stamp);
        Files.move(whole, ready, StandardCopyOption.ATOMIC_MOVE);
        return new Replacement(target, ready, stamp);
    }

    /** Puts there what was stopped on its way, while nobody else can open the database. */
    public static void complete(Path target) throws IOException {
        Optional<Replacement> stopped = stopped(target);
        if (stopped.isPresent()) {
            stopped.get().finish();
            DatabaseFile.giveToFolder(target);
        }
    }

    /** One that was stopped. */
    public static Optional<Replacement> stopped(Path target) throws IOException {
        String name = target.getFileName() + MARK;
        try (Stream<Path> there = Files.list(target.toAbsolutePath().getParent())) {
            return there.filter(file -> file.getFileName().toString().startsWith(name))
                    .findFirst()
                    .map(ready -> new Replacement(
                            target, ready, ready.getFileName().toString().substring(name.length())));
        } catch (AccessDeniedException unseen) {
            return Optional.empty();
        }
    }

    /** Puts it there, while nobody else can open the database; gives what was there, under its new name. */
    public Optional<Path> finish() throws IOException {
        Path kept = DatabaseFile.beside(target, ".before-" + stamp);
        if (Files.exists(target) && !(Files.exists(kept) && Files.isSameFile(kept, target))) {
            keep(kept);
        }
        // A log goes too where its file is lost: it would be played into the new one.
        boolean before = Files.exists(kept);
        for (String log : LOGS) {
            if (Files.exists(DatabaseFile.beside(target, log))) {
                Files.move(
                        DatabaseFile.beside(target, log),
                        DatabaseFile.beside(kept, log),
                        StandardCopyOption.ATOMIC_MOVE);
                before = true;
            }
        }
        Files.move(ready, target, StandardCopyOption.ATOMIC_MOVE);
        return before ? Optional.of(kept) : Optional.empty();
    }

    /** There is a database under its name at any moment, where the file system lets a file have two names. */
    private void keep(Path kept) throws IOException {
        try {
            Files.createLink(kept, target);
        } catch (UnsupportedOperationException | FileSystemException none) {
            Files.move(target, kept, StandardCopyOption.ATOMIC_MOVE);
        }
    }
}
