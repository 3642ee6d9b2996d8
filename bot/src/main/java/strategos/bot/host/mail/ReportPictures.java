package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.port.Picture;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.text.Text;

/** Draws what stands in a report: its fight, and its dice. */
final class ReportPictures {
    /** Discord's limit on the words for a picture. */
    private static final int ALT = 1_024;

    private final Pictures pictures;

    @Inject
    ReportPictures(Pictures pictures) {
        this.pictures = pictures;
    }

    /** The fight, and the dice that it does not show; the key stands in the words for the last picture. */
    List<Picture> of(LiveMatch match, Page page) {
        String game = match.box().id();
        List<Picture> all = new ArrayList<>();
        for (Board board : page.boards()) {
            pictures.board(game, board, match.tale()).ifPresent(all::add);
        }
        List<Row> rows = page.rows();
        List<Rolls> runs = page.runs();
        if (!rows.isEmpty() && !runs.isEmpty()) {
            pictures.dice(game, sheet(page, rows, runs), match.tale()).ifPresent(all::add);
        } else if (!all.isEmpty() && !runs.isEmpty()) {
            all.add(proven(match, page, all.removeLast()));
        }
        return all;
    }

    /** Rolls of computers in short, each chapter's in a block of its own. */
    private static DiceSheet sheet(Page page, List<Row> rows, List<Rolls> runs) {
        Proof proof = new Proof(
                runs.getFirst().first(), runs.getLast().last(), runs.getLast().key());
        Text title = page.title();
        if (!page.computers() || page.chapters().size() < 2) {
            return new DiceSheet.Rows(title, rows, proof);
        }
        List<DiceSheet.Block> blocks = new ArrayList<>();
        for (Page chapter : page.chapters()) {
            List<Row> own = chapter.rows();
            if (!own.isEmpty()) {
                blocks.add(new DiceSheet.Block(own.getLast().strip().style(), chapter.title(), own));
            }
        }
        return new DiceSheet.Bundle(title, blocks, proof);
    }

    private static Picture proven(LiveMatch match, Page page, Picture last) {
        String keys = String.join(" · ", DiceWords.keys(match, page));
        int room = ALT - keys.length() - 1;
        String words = last.alt().length() <= room ? last.alt() : last.alt().substring(0, room - 1) + "…";
        return new Picture(last.name(), words + " " + keys, last.png());
    }
}
