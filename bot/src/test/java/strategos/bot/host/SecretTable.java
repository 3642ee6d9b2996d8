package strategos.bot.host;

import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.util.Map;
import java.util.Optional;
import strategos.engine.View;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** A match whose two sides reorganise at the same time, each unseen by the other. */
record SecretTable(TestHost host, String match) {
    static final String GREEKS = "greeks";
    static final String PERSIANS = "persians";
    private static final String GAME = "persians";

    static SecretTable open() {
        Library library = RegisteredGames.LIBRARY;
        Scenario scenario = library.open(GAME).box().scenarios().getFirst();
        TestHost host = TestHost.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock());
        String id = done(host.matches.create(by(GREEKS), TestHost.AGORA, GAME, scenario.id(), Map.of("clock", "24h")))
                .id();
        done(host.matches.join(by(GREEKS), id, new Seat(GREEKS), Optional.of("an owl")));
        done(host.matches.join(by(PERSIANS), id, new Seat(PERSIANS), Optional.of("a winged disc")));
        done(host.matches.start(by(GREEKS), id));
        return new SecretTable(host.settled(), id);
    }

    static Call move(String zone, String to, String what) {
        return Call.of("reorganise").with("zone", zone).with("to", to).with("what", what);
    }

    void order(String seat, Call call) {
        done(host.order(match, seat, call));
        host.settled();
    }

    void undo(String seat) {
        done(host.matches.undo(by(seat), match, new Seat(seat)));
        host.settled();
    }

    View view(String seat) {
        return host.match(match).view(new Seat(seat));
    }
}
