package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.spi.FileSystemProvider;
import java.time.Instant;
import java.util.Iterator;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.storage.access.StorageException;
import strategos.storage.care.BackupFolder;
import strategos.storage.care.Unfinished;

/** A folder on another machine that goes away in the middle of being read. Java then throws no {@link IOException}. */
class BreakingFolderTest {
    private final Path folder = mock();

    @BeforeEach
    void breakInTheMiddle() throws IOException {
        Iterator<Path> names = mock();
        when(names.hasNext()).thenThrow(new DirectoryIteratorException(new IOException("stale handle")));
        DirectoryStream<Path> open = mock();
        when(open.iterator()).thenReturn(names);
        BasicFileAttributes attributes = mock();
        when(attributes.isDirectory()).thenReturn(true);
        FileSystemProvider provider = mock();
        when(provider.newDirectoryStream(any(), any())).thenReturn(open);
        when(provider.readAttributesIfExists(any(), eq(BasicFileAttributes.class)))
                .thenReturn(attributes);
        FileSystem system = mock();
        when(system.provider()).thenReturn(provider);
        when(folder.getFileSystem()).thenReturn(system);
        when(folder.toString()).thenReturn("/far/backups");
    }

    /** The bot begins without knowing how old the newest is. */
    @Test
    void whatLiesThereCannotBeToldIsOneSentence() {
        assertThatThrownBy(() -> new BackupFolder(folder, Optional.empty()).list())
                .isInstanceOf(StorageException.class)
                .hasMessageContainingAll("/far/backups", "stale handle");
    }

    @Test
    void whatWasLeftThereStopsNothing() {
        assertThatCode(() -> new Unfinished(folder, ".part-", UUID.randomUUID()).clear(Instant.EPOCH))
                .doesNotThrowAnyException();
    }
}
