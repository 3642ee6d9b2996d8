package strategos.bot.command.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.TestHost;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.engine.View;
import strategos.engine.scene.Board;
import strategos.engine.text.Text;

class ViewPageTest {
    /** A march may meet the enemy at every place that it comes through; no chat service takes a picture of each. */
    @Test
    void ofManyFightsTheFirstAreDrawn() {
        List<Board> boards =
                IntStream.range(0, 30).mapToObj(ViewPageTest::board).toList();
        List<Picture> painted = IntStream.range(0, 30)
                .mapToObj(i -> new Picture("board-" + i + ".png", "fight " + i, () -> new byte[0]))
                .toList();
        Pictures pictures = mock(Pictures.class);
        for (int i = 0; i < boards.size(); i++) {
            when(pictures.board(any(), eq(boards.get(i)), any())).thenReturn(Optional.of(painted.get(i)));
        }
        try (TestHost host = TestHost.inMemory()) {
            LiveMatch match = host.match(done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                    .id());
            View view = new View(List.of(), List.of(), Optional.empty(), boards);

            Message page = new ViewPage(pictures).of(match, view);

            assertThat(page.pictures()).isEqualTo(painted.subList(0, 4));
        }
    }

    /** A real one: a record that is mocked makes every record of this JVM slower from then on. */
    private static Board board(int number) {
        Text none = Text.of("none");
        return new Board(
                Text.of("fight." + number),
                none,
                none,
                "valley",
                "ford",
                List.of(),
                new Board.Throw(none, List.of(), List.of(), Optional.empty()),
                new Board.Grid(List.of("1:1"), List.of(), 0),
                none,
                List.of(),
                List.of());
    }
}
