package strategos.bot.host.transaction;

import java.util.Optional;
import strategos.bot.host.AgreedDraw;
import strategos.bot.host.Motion;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Journal.JournalRow;

/** Rows of the journal by which the host, and no game, changes how a match stands. */
public final class HostRow {
    /** All went back to an earlier position. */
    public static final String REWIND = "rewind";

    private HostRow() {}

    /** What the row tells that viewer; nothing for an order, whose events tell it. */
    public static Optional<Line> told(JournalRow row, Viewer viewer) {
        return switch (row.kind()) {
            case TakeBack.UNDO, TakeBack.UNSEEN -> TakeBack.told(row, viewer);
            case REWIND -> Optional.of(new Line(Text.of("host.rewind.told")));
            case Motion.Draw.WORD, AgreedDraw.ROW -> Optional.of(new Line(Text.of("host.ended.draw")));
            case Motion.End.WORD -> Optional.of(new Line(Text.of("host.ended.end")));
            default -> Optional.empty();
        };
    }
}
