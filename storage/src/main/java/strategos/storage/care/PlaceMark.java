package strategos.storage.care;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import strategos.storage.access.StorageException;
import strategos.storage.database.sqlite.DatabaseFile;
import strategos.storage.database.sqlite.Failures;

/**
 * What tells the place of a database from any other. Its path alone does not: in two containers it is the same. So a word drawn by
 * lot lies in a file beside the database, and stays when a backup takes its place.
 *
 * @param database the database
 */
record PlaceMark(Path database) {
    private static final String SUFFIX = ".mark";

    PlaceMark {
        database = Unfinished.real(database);
    }

    /** The place as it was called before there was a word: by its path alone. */
    UUID byPath() {
        return Unfinished.id(database);
    }

    /** The place; nothing while no word lies there. */
    Optional<UUID> there() {
        try {
            return Files.exists(word())
                    ? Optional.of(Files.readString(word(), StandardCharsets.UTF_8)
                                    .strip())
                            .filter(drawn -> !drawn.isEmpty())
                            .map(this::of)
                    : Optional.empty();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** The place, for which a word is drawn where there is none. */
    UUID drawn() {
        return there().orElseGet(this::draw);
    }

    private UUID draw() {
        String word = UUID.randomUUID().toString();
        try {
            Files.writeString(word(), word, StandardCharsets.UTF_8);
            DatabaseFile.giveToFolder(word());
        } catch (IOException e) {
            throw failure(e);
        }
        return of(word);
    }

    private StorageException failure(IOException e) {
        return new Failures(database.toString()).of(e);
    }

    private UUID of(String word) {
        // With the path: whoever copies a whole folder copies the word.
        return UUID.nameUUIDFromBytes((byPath() + word).getBytes(StandardCharsets.UTF_8));
    }

    private Path word() {
        return DatabaseFile.beside(database, SUFFIX);
    }
}
