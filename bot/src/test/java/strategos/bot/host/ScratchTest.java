package strategos.bot.host;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Library;
import strategos.storage.Storage;

class ScratchTest {
    @Test
    void show() {
        Library library = Library.packed();
        try (TestHouse house = TestHouse.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(house, new SplittableRandom(5));
            String match = players.begin(
                    TestHouse.AGORA,
                    "xenophon",
                    library.open("xenophon").box().scenario("race").orElseThrow(),
                    3);
            for (int i = 0; i < 25; i++) {
                players.play(match, 1);
                house.settled();
            }
            house.outlet
                    .messages()
                    .forEach(m -> System.out.println("=== " + m.id() + " edits " + m.edits() + " pings " + m.pings()
                            + "\n" + m.text() + "\n" + m.controls()));
        }
    }
}
