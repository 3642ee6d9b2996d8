package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message.Picture;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.storage.Storage;

/** Between two years or turns the channel shows the map where it changed since the last such message. */
class SeasonTest {
    private static final int ORDERS = 400;

    /** A map that was asked for. */
    private record Wanted(Scene scene, Pictures.Focus focus) {}

    /** Paints nothing, and remembers which maps were asked for. */
    private static final class Maps extends MapsAlone {
        private final List<Wanted> wanted = new ArrayList<>();

        @Override
        public synchronized Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            wanted.add(new Wanted(scene, focus));
            return Optional.of(new Picture("map.png", "map", () -> new byte[] {1}));
        }

        synchronized List<Wanted> seasons() {
            return wanted.stream()
                    .filter(one -> one.focus().changed().isPresent())
                    .distinct()
                    .toList();
        }
    }

    /** It asks nothing, and its picture says all it ever said. */
    @Test
    void itStaysAsItIsWhereTheMatchHasLeft() {
        Library library = RegisteredGames.LIBRARY;
        Scenario scenario = library.open("xenophon").box().scenarios().getFirst();
        MemoryOutlet outlet = new MemoryOutlet();
        try (TestHost host = TestHost.over(Storage.inMemory(), library, outlet, new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(3));
            String match = players.begin(TestHost.AGORA, "xenophon", scenario, scenario.least());
            for (int i = 0; i < ORDERS && seasons(outlet).isEmpty(); i++) {
                players.play(match, 1);
                host.settled();
            }
            List<MemoryOutlet.Message> told = seasons(outlet);
            assertThat(told).isNotEmpty();

            TestHost.done(host.matches.settle(
                    TestHost.by(scenario.seats().getFirst().id()), match, new ChannelRef("server", "stoa")));
            host.settled();

            assertThat(seasons(outlet)).isEqualTo(told);
        }
    }

    private static List<MemoryOutlet.Message> seasons(MemoryOutlet outlet) {
        return outlet.messages().stream()
                .filter(message ->
                        message.text().startsWith("## ") && message.text().contains(" begins"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"xenophon", "sparta"})
    void whatLiesOtherwiseThanBeforeIsShown(String game) {
        Library library = RegisteredGames.LIBRARY;
        Scenario scenario = library.open(game).box().scenarios().getFirst();
        Maps maps = new Maps();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts =
                TestHost.parts(Storage.inMemory(), library, outlet, clock).withPictures(maps);
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(3));
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            for (int i = 0; i < ORDERS && maps.seasons().size() < 3; i++) {
                players.play(match, 1);
                host.settled();
            }
        }
        List<Wanted> seasons = maps.seasons();
        assertThat(seasons).hasSizeGreaterThan(1);
        for (int i = 1; i < seasons.size(); i++) {
            Set<Piece> moved = new HashSet<>(seasons.get(i).scene().pieces());
            seasons.get(i - 1).scene().pieces().forEach(moved::remove);
            assertThat(seasons.get(i).focus().changed().orElseThrow())
                    .containsAll(moved.stream().map(Piece::spot).collect(Collectors.toSet()))
                    .isNotEmpty();
        }
        assertThat(outlet.texts()).anyMatch(text -> text.startsWith("## ") && text.contains(" begins"));
    }
}
