package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.manager;
import static strategos.bot.host.TestHost.person;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Whoever is forgotten stands in no column of no table, whatever they and others did with each other. */
class ForgottenScanTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    @Test
    void noTextOfTheDatabaseNamesThem(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("a.db");
        MovingClock clock = new MovingClock();
        MemoryOutlet outlet = new MemoryOutlet();
        try (Storage storage = Storage.open(file)) {
            TestHost host = TestHost.of(TestHost.parts(storage, DuelFactory.library(), outlet, clock), outlet, clock);
            String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of("clock", "24h")))
                    .id();
            done(host.matches.join(by("red"), match, RED, Optional.of("an owl")));
            done(host.matches.offer(by("red"), match, BLUE, SeatOffer.Kind.INVITATION, person("zorblax")));
            done(host.matches.answer(by("zorblax"), match, BLUE, Matches.Reply.YES));
            done(host.matches.start(by("red"), match));
            done(host.order(match, "red", Call.of("stance", "stance", "low")));
            host.matches.follow(person("zorblax"), match);
            done(host.proposals.propose(by("zorblax"), match, new Motion.Draw()));
            done(host.proposals.answer(by("red"), match, "draw", java.util.OptionalLong.empty(), false));
            done(host.matches.leave(by("zorblax"), match));
            done(host.matches.offer(by("red"), match, BLUE, SeatOffer.Kind.INVITATION, person("zorblax")));
            done(host.matches.answer(by("red"), match, BLUE, Matches.Reply.NO));
            done(host.matches.join(by("zorblax"), match, BLUE, Optional.empty()));
            done(host.times.setClock(manager("zorblax"), match, Map.of("clock", "48h")));
            done(host.care.remove(manager("red"), match, person("zorblax")));
            done(host.matches.join(by("eve"), match, BLUE, Optional.empty()));
            done(host.matches.admit(manager("zorblax"), match, BLUE, Optional.empty(), false));
            done(host.matches.join(by("zorblax"), match, BLUE, Optional.empty()));
            host.settled();
            host.matches.forget(person("zorblax"));
            host.settled();
            host.close();
        }
        List<String> found = new ArrayList<>();
        try (Connection c = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement s = c.createStatement()) {
            List<String> tables = new ArrayList<>();
            try (ResultSet r = s.executeQuery("select name from sqlite_master where type='table'")) {
                while (r.next()) {
                    tables.add(r.getString(1));
                }
            }
            for (String t : tables) {
                try (ResultSet r = s.executeQuery("select * from \"" + t + "\"")) {
                    int n = r.getMetaData().getColumnCount();
                    while (r.next()) {
                        for (int i = 1; i <= n; i++) {
                            String v = r.getString(i);
                            if (v != null && v.contains("zorblax")) {
                                found.add(t + "." + r.getMetaData().getColumnName(i) + ": " + v);
                            }
                        }
                    }
                }
            }
        }
        assertThat(found).isEmpty();
    }
}
