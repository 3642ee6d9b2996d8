package strategos.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.json.GameCodec.RecordJson;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

class RecordJsonTest {
    record Letter(List<Line> lines, long number, Seat to) {}

    record Dated(Instant at) {}

    record Tree(String name, List<Tree> branches) {}

    private final RecordJson json = new RecordJson(List.of(Letter.class, Tree.class));

    @Test
    void aRecordComesBackEqual() {
        Letter letter = new Letter(List.of(new Line(Text.of("hello", "n", 3), "7.1")), 1L << 50, new Seat("red"));
        assertThat(json.read(json.write(letter), Letter.class)).isEqualTo(letter);
    }

    @Test
    void aRecordMayHoldItsOwnKind() {
        Tree tree = new Tree("oak", List.of(new Tree("left", List.of()), new Tree("right", List.of())));
        assertThat(json.read(json.write(tree), Tree.class)).isEqualTo(tree);
    }

    @Test
    void whatWasLeftOutIsEmpty() {
        assertThat(json.read("{\"number\":1,\"to\":\"red\"}", Letter.class).lines())
                .isEmpty();
    }

    @Test
    void theOrderOfFieldsDoesNotMatter() {
        assertThat(json.read("{\"branches\":[{\"branches\":[],\"name\":\"b\"}],\"name\":\"a\"}", Tree.class))
                .isEqualTo(new Tree("a", List.of(new Tree("b", List.of()))));
    }

    @Test
    void whatCannotBeReadSaysWhereAndWhy() {
        assertThatThrownBy(() -> json.read("{\"name\":\"a\",\"branches\":[{\"name\":3}]}", Tree.class))
                .isInstanceOf(BadRecord.class)
                .hasMessage("Tree: /branches/0/name is not a text");
        assertThatThrownBy(() -> json.read("{\"name\":\"a\",\"name\":\"b\"}", Tree.class))
                .hasMessage("Tree: /name stands there twice");
        assertThatThrownBy(() -> json.read("{\"leaves\":1}", Tree.class)).hasMessage("Tree: /leaves is not known here");
        assertThatThrownBy(() -> json.read("{}", Tree.class)).hasMessageContaining("lacks name");
        assertThatThrownBy(() -> json.read("{\"name\":\"a\"} 2", Tree.class)).hasMessage("Tree: goes on after its end");
        assertThatThrownBy(() -> json.read("{\"name\":", Tree.class)).isInstanceOf(BadRecord.class);
    }

    @Test
    void whatCannotBeStoredIsRefusedFromTheStart() {
        assertThatThrownBy(() -> new RecordJson(List.of(Dated.class)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("java.time.Instant");
        assertThatThrownBy(() -> json.write(new Dated(Instant.EPOCH))).isInstanceOf(IllegalArgumentException.class);
    }
}
