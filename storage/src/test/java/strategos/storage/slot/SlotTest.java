package strategos.storage.slot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.storage.database.Database;
import strategos.storage.database.SqliteDatabase;

public class SlotTest {
    /** Ids as Discord gives them, and what else a server may be called. */
    public static final List<String> GUILDS = List.of(
            "81384788765712384",
            "1189267381234567890",
            "9223372036854775807",
            "9223372036854775808",
            "18446744073709551615",
            "server",
            "12a",
            "@me",
            "",
            "0");

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16, 32, 64})
    void theSlotsOfAllShardsAreAllSlotsAndEachServersIsThatOfItsShard(int total) {
        Set<Integer> seen = new TreeSet<>();
        for (int shard = 0; shard < total; shard++) {
            Set<Integer> slots = Slot.ofShards(total, Set.of(shard));
            assertThat(slots).hasSize(Slot.COUNT / total);
            slots.forEach(slot -> assertThat(seen.add(slot)).isTrue());
        }
        assertThat(seen).isEqualTo(Slot.all());
        for (String guild : List.of("81384788765712384", "1189267381234567890")) {
            int shard = (int) ((Long.parseLong(guild) >> 22) % total);
            assertThat(Slot.ofShards(total, Set.of(shard)))
                    .contains(Slot.of(guild).number());
        }
    }

    @Test
    void otherNumbersOfShardsAreNotMadeOfSlots() {
        for (int total : List.of(0, 3, 65, 128)) {
            assertThatThrownBy(() -> Slot.ofShards(total, Set.of(0))).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new Slot(64)).isInstanceOf(IllegalArgumentException.class);
    }

    /** What yesterday's program has stored. */
    @Test
    void aFileOfTheTwelfthSchemaGetsItsSlots(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("old.db");
        String url = "jdbc:sqlite:" + file;
        Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:strategos/storage/schema")
                .target("12")
                .load()
                .migrate();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("pragma application_id = " + 0x53545231);
            statement.execute("insert into game_data values ('h', '{}')");
            for (String guild : GUILDS) {
                statement.execute(match(guild));
                statement.execute(post(guild));
            }
        }
        try (Database database = SqliteDatabase.open(file)) {
            assertPlaced(database);
        }
    }

    public static String match(String guild) {
        return "insert into match (id, guild, channel, game, scenario, options, data_hash, settings, life, version,"
                + " public_version, created) values ('m" + guild + "', '" + guild
                + "', 'c', 'g', 's', '{}', 'h', '{}', 'open', 0, 0, 0)";
    }

    public static String post(String guild) {
        return "insert into outbox (match, place, kind, payload, state, attempts, unsure, blank, created, next_attempt)"
                + " values ('m" + guild + "', '" + guild + "/c', 'story', '{}', 'waiting', 0, 0, 0, 0, 0)";
    }

    public static void assertPlaced(Database database) {
        for (String guild : GUILDS) {
            for (String sql : List.of(
                    "select slot from match where guild = ?", "select slot from outbox where match = 'm' || ?")) {
                assertThat(database.<Integer>read(handle -> handle.createQuery(sql)
                                .bind(0, guild)
                                .mapTo(Integer.class)
                                .one()))
                        .as(guild)
                        .isEqualTo(Slot.of(guild).number());
            }
        }
    }
}
