package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Origin;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.host.mail.Piece.SeatFigures;
import strategos.engine.Chapter;
import strategos.engine.View.Figure;
import strategos.engine.scene.Board;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What the outbox keeps comes back as it was, the fights too. */
class PieceTest {
    @Test
    void aFightComesBackFromTheOutbox() {
        Text words = Text.of("words", "n", 3);
        Piece piece =
                Piece.beside("foot", words).signed("A").numbered(4).piled(2).looking(Set.of("lost", "wavering"));
        Board.Cell cell = new Board.Cell("AE", -1);
        List<Strip.Modifier> modifiers = List.of(new Strip.Modifier("+1", words));
        Board.Throw cast =
                new Board.Throw(words, modifiers, modifiers, Optional.of(new Board.Roll(17, 1, "AE", words)));
        Board board = new Board(
                words,
                words,
                words,
                "sheet",
                "place",
                List.of(new Board.Camp("red", words, words, "9", words, List.of(piece))),
                cast,
                new Board.Grid(List.of("1:1"), List.of(List.of(cell)), 0),
                words,
                List.of(new Board.Chance(cell, words, 1, 6)),
                List.of(cast));
        Figure figure = new Figure(words, words);
        strategos.bot.host.mail.Piece told = new strategos.bot.host.mail.Piece(
                Optional.of(new Opening(
                        Chapter.of(words, new Seat("red"), "red"),
                        List.of(
                                new SeatFigures(Optional.empty(), List.of()),
                                new SeatFigures(Optional.of(new Seat("red")), List.of(figure))))),
                Origin.COMPUTER,
                List.of(new Line(words, "1.2")),
                List.of(new Line(words)),
                List.of(),
                List.of(board),
                List.of(new Rolls(1, 6, 7, "ab", List.of(List.of(3, 4), List.of(1)))),
                List.of(7),
                List.of(words.key()));
        Envelopes envelopes = new Envelopes();
        assertThat(envelopes.read(envelopes.write(told), strategos.bot.host.mail.Piece.class))
                .isEqualTo(told);
    }
}
