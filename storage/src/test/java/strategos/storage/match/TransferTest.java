package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.storage.Storage;
import strategos.storage.database.Database;
import strategos.storage.database.SqliteDatabase;

/** Of every table that knows matches it is settled whether its rows go along with one. */
class TransferTest {
    @Test
    void eachTableGoesAlongOrStays() {
        try (Database database = SqliteDatabase.inMemory()) {
            List<String> known = database.read(handle -> handle.createQuery(
                            "select distinct m.name from sqlite_schema m, pragma_table_info(m.name) c"
                                    + " where m.type = 'table' and (c.name = 'match' or m.name = 'match')")
                    .mapTo(String.class)
                    .list());
            List<String> settled = new ArrayList<>(Transfer.TABLES);
            settled.addAll(Transfer.LEFT);
            assertThat(settled).doesNotHaveDuplicates();
            assertThat(known).isSubsetOf(settled);
            assertThat(Transfer.TABLES).isSubsetOf(known);
            assertThat(Transfer.LEFT).isSubsetOf(known);
        }
    }

    @Test
    void aMatchThatIsNotThereHasNoRows() {
        try (Storage storage = Storage.inMemory()) {
            assertThat(storage.transfer().rows("m")).isEqualTo(Optional.empty());
        }
    }
}
