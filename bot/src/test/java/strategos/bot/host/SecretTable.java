package strategos.bot.host;

import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;

import java.util.Map;
import java.util.Optional;
import strategos.engine.View;
import strategos.engine.box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** A match whose two sides reorganise at the same time, each unseen by the other. */
record SecretTable(TestHouse house, String match) {
    static final String GREEKS = "greeks";
    static final String PERSIANS = "persians";
    private static final String GAME = "persians";

    static SecretTable open() {
        Library library = Library.packed();
        Scenario scenario = library.open(GAME).box().scenarios().getFirst();
        TestHouse house = TestHouse.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock());
        String id = done(house.matches.create(by(GREEKS), TestHouse.AGORA, GAME, scenario.id(), Map.of("clock", "24h")))
                .id();
        done(house.matches.join(by(GREEKS), id, new Seat(GREEKS), Optional.of("an owl")));
        done(house.matches.join(by(PERSIANS), id, new Seat(PERSIANS), Optional.of("a winged disc")));
        done(house.matches.start(by(GREEKS), id));
        return new SecretTable(house.settled(), id);
    }

    static Call move(String zone, String to, String what) {
        return Call.of("reorganise").with("zone", zone).with("to", to).with("what", what);
    }

    void order(String seat, Call call) {
        done(house.order(match, seat, call));
        house.settled();
    }

    void undo(String seat) {
        done(house.matches.undo(by(seat), match, new Seat(seat)));
        house.settled();
    }

    View view(String seat) {
        return house.match(match).view(new Seat(seat));
    }
}
