package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.port.Message.Picture;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/** Who is asked to go back sees the map where it would change, as it was and as it is. */
class ProposedMapTest {
    private static final int ORDERS = 40;

    /** Paints whether the map is cropped to what changed, what lies on it, and what on the map beside it. */
    private static final class Cropped extends MapsAlone {
        @Override
        public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            String drawn = (focus.changed().isPresent() ? "cropped " : "whole ")
                    + scene.pieces().hashCode()
                    + focus.beside().stream()
                            .map(other -> " " + other.pieces().hashCode())
                            .collect(Collectors.joining());
            return Optional.of(new Picture("map.png", "map", () -> drawn.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void bothMomentsAreShownWhereTheyDiffer() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        Library library = RegisteredGames.LIBRARY;
        HostParts parts = new HostParts(
                Storage.inMemory(),
                library,
                outlet,
                new StubBeacon(clock),
                new Cropped(),
                Escape.plain(),
                HostLimits.USUAL,
                ThoughtLimits.NONE,
                Servers.USUAL,
                clock,
                new Luck(new KnownChains(), new Random(2), false),
                Checkpoint.Watch.NOBODY);
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            Scenario scenario = library.open("sparta").box().scenarios().getFirst();
            RandomPlayers players = new RandomPlayers(host, new Random(4));
            String match = players.begin(TestHost.AGORA, "sparta", scenario, 2);
            players.play(match, ORDERS);
            List<Point> points = host.proposals.points(match);
            Point farthest = points.get(Math.min(20, points.size()) - 1);
            Seat by = host.match(match).seats().getFirst().seat();

            done(host.proposals.rewind(by(by.id()), match, farthest.orders(), OptionalLong.empty()));

            List<MemoryOutlet.Message> calls = host.settled().outlet.messages().stream()
                    .filter(message -> message.text().contains(":\nto go back to before"))
                    .toList();
            assertThat(calls)
                    .singleElement()
                    .satisfies(
                            call -> assertThat(call.text()).contains("The first map shows how it stood before that"));
            List<String> pictures = calls.stream()
                    .flatMap(message -> message.pictures().stream())
                    .map(png -> new String(png, StandardCharsets.UTF_8))
                    .toList();
            assertThat(pictures).hasSize(2).doesNotHaveDuplicates().allMatch(drawn -> drawn.startsWith("cropped"));
            List<String> first = List.of(pictures.getFirst().split(" "));
            assertThat(List.of(pictures.getLast().split(" ")))
                    .as("each is cut as the other")
                    .containsExactly(first.getFirst(), first.getLast(), first.get(1));

            assertThat(farthest.resumed()).as("another chapter has begun since").isPresent();
            done(host.proposals.answer(
                    by(host.match(match).seats().getLast().seat().id()),
                    match,
                    Motion.Rewind.WORD,
                    OptionalLong.empty(),
                    true));
            assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains(", again"));
        }
    }
}
