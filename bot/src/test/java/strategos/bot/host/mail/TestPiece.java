package strategos.bot.host.mail;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Origin;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.engine.Chapter;
import strategos.engine.kit.Strips;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Pieces of stories for tests, made step by step. */
record TestPiece(long number, boolean takenBack, Piece piece, int characters, boolean person) {
    static final Text WORDS = Text.of("words");

    /** A piece of a person's in which little happens. */
    static TestPiece of(long number) {
        return new TestPiece(
                number,
                false,
                new Piece(
                        Optional.empty(),
                        Origin.PERSON,
                        List.of(new Line(WORDS)),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of()),
                10,
                false);
    }

    /** It begins a chapter of red's, who is a person. */
    TestPiece opening() {
        return opening(Chapter.of(WORDS, new Seat("red"), ""), true);
    }

    TestPiece opening(Chapter chapter, boolean ofPerson) {
        Piece begun = new Piece(
                Optional.of(new Opening(chapter, List.of())),
                piece.origin(),
                piece.lines(),
                piece.print(),
                piece.strips(),
                piece.boards(),
                piece.rolls(),
                piece.pending(),
                piece.adding());
        return new TestPiece(number, takenBack, begun, characters, ofPerson);
    }

    TestPiece framing() {
        return opening(Chapter.frame(WORDS), person);
    }

    TestPiece by(Origin origin) {
        return new TestPiece(
                number,
                takenBack,
                new Piece(
                        piece.opening(),
                        origin,
                        piece.lines(),
                        piece.print(),
                        piece.strips(),
                        piece.boards(),
                        piece.rolls(),
                        piece.pending(),
                        piece.adding()),
                characters,
                person);
    }

    TestPiece taking(int more) {
        return new TestPiece(number, takenBack, piece, more, person);
    }

    TestPiece undone() {
        return new TestPiece(number, true, piece, characters, person);
    }

    /** Judged rolls from the first to the last. */
    TestPiece rolling(int first, int last) {
        return rolling(first, last, List.of());
    }

    /** Rolls of which those may still be answered. */
    TestPiece rolling(int first, int last, List<Integer> pending) {
        List<Strip> strips = java.util.stream.IntStream.rangeClosed(first, last)
                .mapToObj(index -> strip(index, "piece " + number))
                .toList();
        return with(strips, piece.boards(), List.of(TestPiece.rolls(first, last)), pending);
    }

    /** A roll of an earlier piece, read anew. */
    TestPiece reading(int index) {
        return with(List.of(strip(index, "piece " + number)), piece.boards(), List.of(), List.of());
    }

    TestPiece fighting(Board board) {
        return with(piece.strips(), List.of(board), piece.rolls(), piece.pending());
    }

    private TestPiece with(List<Strip> strips, List<Board> boards, List<Rolls> rolls, List<Integer> pending) {
        return new TestPiece(
                number,
                takenBack,
                new Piece(
                        piece.opening(),
                        piece.origin(),
                        piece.lines(),
                        piece.print(),
                        strips,
                        boards,
                        rolls,
                        pending,
                        piece.adding()),
                characters,
                person);
    }

    NumberedPiece told() {
        List<String> words = List.of("x".repeat(characters - 1));
        return new NumberedPiece(number, number, takenBack, piece, words, person);
    }

    /** Puts a line into words. */
    static String cite(Line line) {
        return line.text().key();
    }

    static Strip strip(int index, String column) {
        return Strips.of(WORDS, WORDS, "", 6)
                .rolled(index, List.of(3))
                .total(3)
                .column(column)
                .meaning(WORDS, WORDS);
    }

    /** A fight at that place, of which those rolls are shown, the last as its cast. */
    static Board board(String spot, int... rolls) {
        List<Board.Throw> all = java.util.Arrays.stream(rolls)
                .mapToObj(index ->
                        new Board.Throw(WORDS, List.of(), List.of(), Optional.of(new Board.Roll(index, 1, "", WORDS))))
                .toList();
        return new Board(
                WORDS,
                WORDS,
                WORDS,
                "sheet",
                spot,
                List.of(),
                all.getLast(),
                new Board.Grid(List.of("1:1"), List.of(), 0),
                WORDS,
                List.of(),
                all.subList(0, all.size() - 1));
    }

    static Page page(TestPiece... pieces) {
        return new Page(
                Optional.empty(),
                java.util.Arrays.stream(pieces).map(TestPiece::told).toList());
    }

    /** Ones, one after the other, of the first chain. */
    static Rolls rolls(int first, int last) {
        return new Rolls(1, first, last, "key", Collections.nCopies(last - first + 1, List.of(1)));
    }
}
