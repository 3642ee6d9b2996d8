package strategos.engine.scene;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Text;

/** The open rolls of a report as one picture, with the key by which a reader can check them. */
public sealed interface DiceSheet {
    /** Whose dice, and when: how the sheet in words begins. */
    Text title();

    Proof proof();

    /** Whether there is no roll on it. */
    boolean isEmpty();

    /** A row a roll, the first of them first; a roll that is still open comes last. */
    record Rows(Text title, List<Row> rows, Proof proof) implements DiceSheet {
        public Rows {
            rows = List.copyOf(rows);
        }

        @Override
        public boolean isEmpty() {
            return rows.isEmpty();
        }
    }

    /** Many rolls of several armies or sides, told together: a block for each, in short. */
    record Bundle(Text title, List<Block> blocks, Proof proof) implements DiceSheet {
        public Bundle {
            blocks = List.copyOf(blocks);
        }

        @Override
        public boolean isEmpty() {
            return blocks.stream().allMatch(block -> block.rows().isEmpty());
        }
    }

    /**
     * A roll and what became of it. Whose it is, its strip's style tells.
     *
     * @param cause why it is void or was taken back, where a word says so, such as the card that threw it again
     */
    record Row(Strip strip, State state, Optional<Text> cause) {
        public static Row of(Strip strip, State state) {
            return new Row(strip, state, Optional.empty());
        }
    }

    /**
     * The rolls of one army or side.
     *
     * @param style its style, for the edge
     */
    record Block(String style, Text name, List<Row> rows) {
        public Block {
            rows = List.copyOf(rows);
        }
    }

    /** What became of a roll. A roll once made stays told. */
    enum State {
        /** It may still be answered; the strip's result is what comes of it as it stands. */
        OPEN,
        JUDGED,
        /** Another was thrown in its place. */
        VOID,
        /** Undone with the order that threw it. */
        TAKEN_BACK;

        /** Whether it counts no more. */
        public boolean past() {
            return this == VOID || this == TAKEN_BACK;
        }
    }

    /**
     * Where the rolls stand in the open chain, and what they are checked by.
     *
     * @param key of the last roll, in full: it gives away those before it
     */
    record Proof(int first, int last, String key) {
        /** Which rolls have which key, for a picture in words. */
        public Text told() {
            int count = last - first + 1;
            return Text.of("picture.dice-proof", "first", first, "last", last, "count", count, "key", key);
        }
    }
}
