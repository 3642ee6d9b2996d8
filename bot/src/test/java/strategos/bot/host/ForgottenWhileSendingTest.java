package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.person;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.storage.Storage;

/** Somebody asks to be forgotten while a post is on its way. */
class ForgottenWhileSendingTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void noPageRemembersThem(int at, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("a.db");
        MovingClock clock = new MovingClock();
        MemoryOutlet outlet = new MemoryOutlet();
        AtomicInteger posts = new AtomicInteger();
        try (Storage storage = Storage.open(file)) {
            TestHost host = TestHost.of(TestHost.parts(storage, DuelFactory.library(), outlet, clock), outlet, clock);
            String match = host.duel(Map.of());
            outlet.failing(post -> {
                if (posts.incrementAndGet() == at) {
                    host.matches.forget(person("blue"));
                }
                return Optional.empty();
            });
            for (String stance : List.of("high", "low", "feint")) {
                host.order(match, "red", Call.of("stance", "stance", stance));
                host.settled();
                host.order(match, "blue", Call.of("stance", "stance", "low"));
                host.settled();
                host.order(match, "red", Call.of("pass"));
                host.order(match, "blue", Call.of("pass"));
                host.settled();
                clock.move(Duration.ofHours(1));
            }
            host.settled();
            host.close();
        }
        List<String> found = new ArrayList<>();
        try (Connection c = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement s = c.createStatement();
                ResultSet r = s.executeQuery("select number, kind, open, json from page")) {
            while (r.next()) {
                if (r.getString("json").contains("id-blue")) {
                    found.add(r.getInt(1) + " " + r.getString(2) + " " + r.getInt(3) + " " + r.getString(4));
                }
            }
        }
        assertThat(found).isEmpty();
    }
}
