package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Ruling;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.seat.Viewer;

/**
 * The picture of a fight that an event decided shows its roll where the chart has it, and the exact chances of what could have
 * come; each of its throws bears the number under which the log has that die.
 */
final class TrueBoards<S> implements Watcher<S> {
    private final Map<Integer, Integer> faces = new HashMap<>();

    @Override
    public void ruled(Position<S> position, Order order, Ruling.Accepted<S> ruling) {
        Game<S> game = position.game();
        Replay<S> replay = new Replay<>(game);
        S before = position.state();
        for (Entry<S> entry : ruling.entries()) {
            if (entry instanceof Entry.Rolled<S>(Roll roll) && roll.cause().chain() == Chain.OPEN) {
                faces.put(roll.index(), roll.face());
            }
            if (entry instanceof Entry.Happened<S>(Event<S> event)) {
                game.views().board(event, game.conceal(before, Viewer.EVERYONE)).ifPresent(this::check);
            }
            before = replay.position(before, List.of(entry));
        }
    }

    private void check(Board board) {
        assertThat(board.camps()).as("the camps of %s", board.title()).hasSizeGreaterThan(1);
        board.cast().roll().ifPresent(roll -> {
            Board.Grid grid = board.grid();
            assertThat(grid.rows().get(roll.face() - 1).get(grid.column()).code())
                    .as("a %d in column %s", roll.face(), grid.columns().get(grid.column()))
                    .isEqualTo(roll.result());
            Map<String, Integer> faces = new HashMap<>();
            grid.rows().forEach(row -> faces.merge(row.get(grid.column()).code(), 1, Integer::sum));
            assertThat(board.chances().stream()
                            .filter(chance -> chance.of() > 0)
                            .collect(Collectors.toMap(c -> c.result().code(), Board.Chance::of, Integer::sum)))
                    .as(
                            "the chances of %s in column %s",
                            board.title(), grid.columns().get(grid.column()))
                    .isEqualTo(faces);
            assertThat(board.chances())
                    .allMatch(chance -> chance.in() == grid.rows().size());
        });
        Stream.concat(Stream.of(board.cast()), board.earlier().stream())
                .flatMap(cast -> cast.roll().stream())
                .forEach(roll ->
                        assertThat(faces).as("a throw of %s", board.title()).containsEntry(roll.index(), roll.face()));
    }
}
