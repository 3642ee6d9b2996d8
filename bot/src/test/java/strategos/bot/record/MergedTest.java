package strategos.bot.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult;
import strategos.bot.host.KnownChains;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Luck;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.TestHost;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.render.Easels;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** A page that would be larger than a file may be has fewer steps, and tells no less of the story. */
class MergedTest {
    private static List<String> story(JsonNode record) {
        List<String> told = new ArrayList<>();
        record.path("steps")
                .forEach(step ->
                        step.path("y").forEach(line -> told.add(line.path(0).asText())));
        return told;
    }

    @Test
    void severalOrdersOfOneSeatAreOneStepWithAllThatWasToldAndThrown() {
        try (Played played = Played.of("xenophon", "race", 150, 2)) {
            JsonNode whole = played.json();
            JsonNode coarse = Played.parsed(
                    played.data(Viewer.EVERYONE, MatchRecords.MOST_MERGED).json());

            assertThat(coarse.path("steps").size())
                    .isLessThan(whole.path("steps").size());
            assertThat(coarse.path("view").path("merged").asInt()).isEqualTo(MatchRecords.MOST_MERGED);
            assertThat(story(coarse)).isEqualTo(story(whole));
            List<Set<Integer>> shown = Played.shown(coarse);
            assertThat(shown.getLast()).hasSameSizeAs(Played.shown(whole).getLast());
        }
    }

    /** Else the page would strike out what stands, and go on from an order that it has not. */
    @Test
    void whatIsTakenBackIsNoPartOfAStepThatStands() {
        try (Played played = Played.of("sparta", "archidamian", 0, 2)) {
            int undone = 0;
            for (int i = 0; i < 60 && undone < 3; i++) {
                played.players.play(played.match, 1);
                Seat seat = played.players.last().seat();
                if (played.host.matches.undo(TestHost.by(seat.id()), played.match, seat) instanceof ActionResult.Done) {
                    undone++;
                    played.players.play(played.match, 1);
                }
                played.host.settled();
            }
            assertThat(undone).isPositive();
            JsonNode coarse = Played.parsed(
                    played.data(Viewer.EVERYONE, MatchRecords.MOST_MERGED).json());

            List<Integer> ends = new ArrayList<>();
            coarse.path("steps").forEach(step -> ends.add(step.path("v").asInt()));
            for (JsonNode step : coarse.path("steps")) {
                if (step.has("u")) {
                    assertThat(ends).contains(step.path("u").asInt());
                }
            }
        }
    }

    /** Takes files up to a size. */
    private record Narrow(long fileBytes) implements Outlet {
        @Override
        public String deliver(Post post) {
            throw new AssertionError("nothing is posted");
        }

        @Override
        public void remove(ChannelRef where, String message) {}

        @Override
        public Optional<String> retract(Post post) {
            return Optional.empty();
        }

        @Override
        public int below(ChannelRef where, String message, int most) {
            return 0;
        }
    }

    private static MatchRecords records(Played played, Outlet outlet) {
        return new MatchRecords(
                played.recorder(),
                new RecordPage(),
                game -> Optional.of(played.painter()),
                new Easels(1, 1),
                outlet,
                new Luck(new KnownChains(), new Random(2), false),
                () -> Played.NOW);
    }

    @Test
    void thePageIsMadeCoarserUntilItMayBeSent() {
        try (Played played = Played.of("xenophon", "race", 60, 2)) {
            LiveMatch match = played.live();
            MatchRecords.Made whole = records(played, new MemoryOutlet())
                    .page(match, Viewer.EVERYONE)
                    .orElseThrow();
            assertThat(whole.merged()).isOne();

            long bytes = whole.html().getBytes(StandardCharsets.UTF_8).length;
            MatchRecords.Made coarse = records(played, new Narrow(bytes - 1))
                    .page(match, Viewer.EVERYONE)
                    .orElseThrow();
            assertThat(coarse.merged()).isGreaterThan(1);
            assertThat(coarse.html().length()).isLessThan(whole.html().length());

            assertThat(records(played, new Narrow(1_000)).page(match, Viewer.EVERYONE))
                    .isEmpty();
        }
    }
}
