package strategos.bot.cli;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.bot.cli.DoctorCommand.Finding;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.access.Found;
import strategos.storage.access.FoundSchema;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.care.BackupFolder;
import strategos.storage.care.Housekeeping;
import strategos.storage.care.Look;
import strategos.storage.care.ServerCheck;

/**
 * The database, who may read it, the room on its disk and its backups, looked at; nothing is changed.
 *
 * @param wanted how its backups are made
 * @param own the application of Discord whose token the bot has, if it is known
 * @param patience how long all it holds is looked at
 */
record DatabaseCheckup(
        DatabasePlace place, Settings.Database wanted, Optional<String> own, Instant now, Duration patience) {
    private static final long LEAST_DISK = 500L << 20;
    private static final Set<PosixFilePermission> OF_OTHERS = EnumSet.of(
            PosixFilePermission.GROUP_READ,
            PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ,
            PosixFilePermission.OTHERS_WRITE);

    List<Finding> findings() {
        if (place.server().isPresent()) {
            return reached(place.server().get());
        }
        Optional<Finding> unloaded = unloaded();
        if (unloaded.isPresent()) {
            return List.of(unloaded.get());
        }
        if (place.file().isEmpty()) {
            return List.of(Finding.note(Text.of("cli.doctor.memory")));
        }
        Path file = place.file().get();
        Path folder = file.toAbsolutePath().getParent();
        if (place.usual() && Files.notExists(folder)) {
            return List.of(Surroundings.refused("database.file", folder)
                    .orElseGet(() -> Finding.note(Text.of("cli.doctor.new-database", "file", file.toString()))));
        }
        List<Finding> all = new ArrayList<>(looked(file));
        if (Files.isDirectory(folder)) {
            all.add(room(folder));
            backupsElsewhere(file).map(DatabaseCheckup::room).ifPresent(all::add);
        }
        return all;
    }

    private static Finding room(Path folder) {
        long free = folder.toFile().getUsableSpace();
        Text disk = Text.of("cli.doctor.disk", "folder", folder.toString(), "megabytes", Long.toString(free >> 20));
        return free < LEAST_DISK ? Finding.wrong(disk) : Finding.well(disk);
    }

    /** What is there of the folder of backups, where it lies on another disk than the database. */
    private Optional<Path> backupsElsewhere(Path file) {
        if (wanted.every().isZero()) {
            return Optional.empty();
        }
        Path backups = DatabasePlace.standing(DatabasePlace.backups(wanted, file));
        try {
            FileStore disk = Files.getFileStore(file.toAbsolutePath().getParent());
            return Files.getFileStore(backups).equals(disk) ? Optional.empty() : Optional.of(backups);
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** SQLite is machine code, which cannot be loaded everywhere: that is seen even where there is no file yet. */
    private static Optional<Finding> unloaded() {
        try {
            Storage.inMemory().close();
            return Optional.empty();
        } catch (StorageException e) {
            return Optional.of(unusable(e));
        }
    }

    private List<Finding> reached(PostgresAddress server) {
        try {
            List<Finding> all = new ArrayList<>();
            FoundSchema there = Storage.look(server);
            boolean old = there.schema() < there.current();
            Text found = Text.of(
                    old ? "cli.doctor.server-old" : "cli.doctor.server",
                    "name",
                    server.name(),
                    "schema",
                    there.schema(),
                    "current",
                    there.current());
            all.add(old ? Finding.wrong(found) : Finding.well(found));
            ServerCheck check = ServerCheck.of(server, there);
            check.refusals().forEach(refused -> all.add(unusable(refused)));
            otherApplication(check.application()).ifPresent(all::add);
            if (!check.replicated()) {
                all.add(Finding.note(Text.of("cli.doctor.alone", "name", server.name())));
            }
            return all;
        } catch (StorageException e) {
            return List.of(unusable(e));
        }
    }

    private List<Finding> looked(Path file) {
        boolean running = false;
        List<Finding> all = new ArrayList<>();
        try {
            Optional<Found> found = new Look(file).within(patience);
            if (found.isEmpty()) {
                return List.of(Finding.note(Text.of("cli.doctor.new-database", "file", file.toString())));
            }
            all.add(sound(file, found.get()));
            otherApplication(found.get().application()).ifPresent(all::add);
        } catch (StorageException e) {
            if (e.problem() != StorageException.Problem.IN_USE) {
                return List.of(unusable(e));
            }
            running = true;
            all.add(Finding.note(Text.of("cli.doctor.in-use", "file", file.toString())));
        }
        if (openToOthers(file)) {
            all.add(Finding.wrong(Text.of("cli.doctor.database-read", "file", file.toString())));
        }
        if (ofSomebodyElse(file)) {
            all.add(Finding.note(Text.of("cli.doctor.database-owner", "file", file.toString())));
        }
        all.addAll(backups(file, running));
        return all;
    }

    private Finding sound(Path file, Found found) {
        return found.whole()
                ? Finding.well(Text.of(
                        "cli.doctor.database",
                        "file",
                        file.toString(),
                        "schema",
                        found.schema(),
                        "current",
                        found.current()))
                : Finding.note(Text.of(
                        "cli.doctor.not-whole",
                        "file",
                        file.toString(),
                        "seconds",
                        Long.toString(patience.toSeconds())));
    }

    private Optional<Finding> otherApplication(Optional<String> known) {
        return DatabasePlace.isAnothers(known, own)
                ? Optional.of(Finding.wrong(Text.of(
                        "cli.doctor.other-application", "name", place.name(), "known", known.get(), "own", own.get())))
                : Optional.empty();
    }

    private static Finding unusable(StorageException e) {
        return Finding.wrong(e.getMessage(), Text.of("cli.doctor.no-database"));
    }

    private static boolean openToOthers(Path file) {
        try {
            return Files.getPosixFilePermissions(file).stream().anyMatch(OF_OTHERS::contains);
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** A service's folder is the service's; one of root's is anybody's, such as /tmp. */
    private static boolean ofSomebodyElse(Path file) {
        try {
            UserPrincipal folder = Files.getOwner(file.toAbsolutePath().getParent());
            return !folder.getName().equals("root") && !folder.equals(Files.getOwner(file));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** @param running whether somebody works on the database, and ought to make them */
    private List<Finding> backups(Path file, boolean running) {
        if (wanted.every().isZero()) {
            return List.of(Finding.note(Text.of("cli.doctor.backups-off")));
        }
        BackupFolder backups = new BackupFolder(DatabasePlace.backups(wanted, file), Optional.of(file));
        List<Finding> all = new ArrayList<>();
        try {
            backups.ahead(now)
                    .forEach(ahead ->
                            all.add(Finding.wrong(Text.of("cli.doctor.backup-ahead", "file", ahead.toString()))));
            all.add(backups.newest(now)
                    .map(newest -> aged(backups, Duration.between(newest, now), running))
                    .orElseGet(() -> Finding.note(Text.of(
                            "cli.doctor.no-backup", "folder", backups.folder().toString()))));
        } catch (StorageException e) {
            all.add(Finding.wrong(e.getMessage(), Text.of("cli.doctor.backups-closed")));
        }
        return all;
    }

    private Finding aged(BackupFolder backups, Duration age, boolean running) {
        boolean late = age.compareTo(wanted.every().multipliedBy(Housekeeping.MISSING)) > 0;
        Text told = Text.of(
                late ? "cli.doctor.backup-late" : "cli.doctor.backup",
                "folder",
                backups.folder().toString(),
                "hours",
                Long.toString(age.toHours()),
                "every",
                Long.toString(wanted.every().toHours()));
        if (!late) {
            return Finding.well(told);
        }
        // While no bot runs none is made.
        return running ? Finding.wrong(told) : Finding.note(told);
    }
}
