package strategos.bot.host.mail;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import strategos.bot.host.mail.Piece.Origin;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.host.mail.ReportWriter.DiceWords;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.bot.host.mail.Storyteller.Repeats;
import strategos.bot.host.mail.Storyteller.Sums;
import strategos.bot.host.mail.Storyteller.Sums.Found;
import strategos.bot.memory.AWhile;
import strategos.engine.Chapter;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * What one report's message shows: pieces of the story one after the other.
 *
 * @param within the chapter that its first piece goes on with, as far as it is known; empty where that begins one
 * @param pieces at least one
 */
record Page(Optional<Chapter> within, List<NumberedPiece> pieces) {
    /** Discord takes 4,000 characters in all; heading, small print and question need theirs. */
    private static final int CHARACTERS = 2_600;

    /** Rows of a dice sheet that still reads on a telephone. */
    private static final int ROWS = 16;

    /** Rolls of computers, told together in short. */
    private static final int COMPUTERS = 40;

    /** A chapter of fewer characters, without dice, is no report by itself. */
    private static final int QUIET = 900;

    /** What is worth so little that it may be posted again further down. */
    private static final int LIGHT = 400;

    /** Discord stops edits of messages older than an hour, and a notice may wait a little. */
    private static final AWhile YOUNG = new AWhile(Duration.ofMinutes(50));

    Page {
        pieces = List.copyOf(pieces);
    }

    /** What a message of a match is. */
    enum Kind {
        /** Who sits where before the match begins. */
        TABLE,
        /** A chapter, or a part of one. */
        REPORT,
        /** A question where the report would notify nobody. */
        CALL,
        /** The map and the balance between two frames. */
        SEASON,
        /** How it ended. */
        END;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    /** The chapter with which it begins, or goes on. */
    Optional<Chapter> chapter() {
        return pieces.getFirst().piece().opening().map(Piece.Opening::chapter).or(() -> within);
    }

    /** The heading of that chapter. */
    Text title() {
        return pieces.getFirst()
                .piece()
                .opening()
                .map(one -> one.chapter().title())
                .or(() -> within.map(chapter -> Text.of("host.report.continued", "chapter", chapter.title())))
                .orElseGet(() -> Text.of(first() == 1 ? "host.report.begins" : "host.report.goes-on"));
    }

    long first() {
        return pieces.getFirst().number();
    }

    long last() {
        return pieces.getLast().number();
    }

    /** The same with one piece more. */
    Page with(NumberedPiece next) {
        List<NumberedPiece> more = new ArrayList<>(pieces);
        more.add(next);
        return new Page(within, more);
    }

    /** The fights that are drawn, each as it was last told; one place has one fight. */
    List<Board> boards() {
        List<Board> boards = new ArrayList<>();
        for (NumberedPiece told : pieces) {
            for (Board board : told.piece().boards()) {
                boards.removeIf(earlier -> same(earlier, board));
                boards.add(board);
            }
        }
        return boards;
    }

    private static boolean same(Board one, Board other) {
        return one.sheet().equals(other.sheet()) && one.spot().equals(other.spot());
    }

    /** The dice that no board shows, in the order in which they fell, each as it was last read. */
    List<Row> rows() {
        NavigableMap<Integer, Row> rows = all();
        boards().forEach(board -> shown(board).forEach(rows::remove));
        return List.copyOf(rows.values());
    }

    /** All dice, in the order in which they fell, each as it was last read, by their numbers. */
    NavigableMap<Integer, Row> all() {
        NavigableMap<Integer, Row> rows = new TreeMap<>();
        for (NumberedPiece told : pieces) {
            for (Strip strip : told.piece().strips()) {
                boolean pending = told.piece().pending().contains(strip.index());
                State state = told.takenBack() ? State.TAKEN_BACK : pending ? State.OPEN : State.JUDGED;
                rows.put(strip.index(), Row.of(strip, state));
            }
        }
        int last = rows.isEmpty() ? 0 : rows.lastKey();
        rows.replaceAll(
                (index, row) -> row.state() == State.OPEN && index < last ? Row.of(row.strip(), State.VOID) : row);
        return rows;
    }

    private static Set<Integer> shown(Board board) {
        Set<Integer> shown = new HashSet<>();
        board.cast().roll().ifPresent(roll -> shown.add(roll.index()));
        board.earlier().forEach(one -> one.roll().ifPresent(roll -> shown.add(roll.index())));
        return shown;
    }

    /** Its chapters, each as a page of its own. */
    List<Page> chapters() {
        List<Page> chapters = new ArrayList<>();
        for (NumberedPiece told : pieces) {
            if (told.piece().opening().isPresent() || chapters.isEmpty()) {
                chapters.add(new Page(chapters.isEmpty() ? within : Optional.empty(), List.of(told)));
            } else {
                chapters.add(chapters.removeLast().with(told));
            }
        }
        return chapters;
    }

    /** Its open rolls, as the pieces brought them. */
    List<Rolls> rolls() {
        List<Rolls> runs = new ArrayList<>();
        pieces.stream().flatMap(told -> told.piece().rolls().stream()).forEach(runs::add);
        return runs;
    }

    /** Its open rolls; those that follow one another have one key: the last one's gives away those before it. */
    List<Rolls> runs() {
        List<Rolls> joined = new ArrayList<>();
        for (Rolls run : rolls()) {
            boolean goesOn = !joined.isEmpty()
                    && joined.getLast().chain() == run.chain()
                    && joined.getLast().last() + 1 == run.first();
            joined.add(goesOn ? joined.removeLast().and(run) : run);
        }
        return joined;
    }

    /** How many characters its sentences take, as they are told. */
    private int characters(Function<Line, String> cite) {
        return ToldOnce.of(pieces, cite).stream()
                .mapToInt(sentences ->
                        1 + sentences.stream().mapToInt(one -> one.length() + 1).sum())
                .sum();
    }

    /**
     * Whether that is no more than one message holds.
     *
     * @param cite puts a line into words that tells what several told
     */
    boolean fits(Function<Line, String> cite) {
        return pieces.size() == 1
                || (characters(cite) <= CHARACTERS
                        && rows().size() <= (computers() ? COMPUTERS : ROWS)
                        && boards().size() <= 1);
    }

    /**
     * Whether the piece that begins a chapter is told in the same message: a year never is.
     *
     * @param asked whether anybody was asked by this message
     * @param cite puts a line into words that tells what several told
     */
    boolean takes(NumberedPiece next, boolean asked, Function<Line, String> cite) {
        Optional<Piece.Opening> opening = next.piece().opening();
        if (opening.isEmpty()) {
            return true;
        }
        boolean quiet = rolls().isEmpty() && boards().isEmpty() && characters(cite) < QUIET;
        boolean computers =
                !asked && computers() && !next.person() && next.piece().origin() != Origin.PERSON;
        return !opening.get().chapter().frame() && (quiet || computers);
    }

    /** Whether no person has done any of it. */
    boolean computers() {
        return pieces.stream().noneMatch(told -> told.person() || told.piece().origin() == Origin.PERSON);
    }

    /** Whether it may be posted again, whole, below what was said meanwhile: little, or a fight that goes on. */
    boolean light(Function<Line, String> cite) {
        int rolled =
                rolls().stream().mapToInt(run -> run.last() - run.first() + 1).sum();
        return (rolled <= 1 && characters(cite) <= LIGHT)
                || !pieces.getLast().piece().boards().isEmpty();
    }

    /** Whether a message posted then may still be edited. */
    static boolean young(Instant posted, Instant now) {
        return YOUNG.since(posted, now);
    }

    /** What orders of computers, and the host, tell alike in a row is told once, by the first of them; so are their reasons. */
    static final class ToldOnce {
        private final Function<Line, String> cite;
        private final List<List<String>> all = new ArrayList<>();

        /** What the pieces in a row have told, and where each of it stands. */
        private final List<Line> run = new ArrayList<>();

        private final List<Place> places = new ArrayList<>();

        private List<String> reasons = List.of();

        /** A sentence of a piece. */
        private record Place(int piece, int sentence) {}

        private ToldOnce(Function<Line, String> cite) {
            this.cite = cite;
        }

        /**
         * The sentences of each of the pieces; none of one that earlier ones tell with theirs.
         *
         * @param cite puts a line into words that tells what several told
         */
        static List<List<String>> of(List<NumberedPiece> pieces, Function<Line, String> cite) {
            ToldOnce once = new ToldOnce(cite);
            for (int i = 0; i < pieces.size(); i++) {
                once.tell(pieces.get(i), i == 0 ? Optional.empty() : Optional.of(pieces.get(i - 1)));
            }
            return once.all;
        }

        private void tell(NumberedPiece told, Optional<NumberedPiece> before) {
            if (before.filter(earlier -> goesOn(earlier, told)).isEmpty()) {
                run.clear();
                places.clear();
            }
            List<String> sentences = new ArrayList<>();
            all.add(sentences);
            boolean again = again(told);
            for (int i = 0; i < told.words().size(); i++) {
                String words = told.words().get(i);
                Line line = told.piece().lines().get(i);
                Optional<Found> alike = small(words)
                        ? Optional.empty()
                        : alike(line, told.piece().adding());
                if (alike.isPresent()) {
                    Place place = places.get(alike.get().place());
                    all.get(place.piece)
                            .set(place.sentence, cite.apply(alike.get().line()));
                    run.set(alike.get().place(), alike.get().line());
                } else {
                    if (!small(words)) {
                        run.add(line);
                        places.add(new Place(all.size() - 1, sentences.size()));
                    }
                    if (!again || !small(words)) {
                        sentences.add(words);
                    }
                }
            }
        }

        /** Whether its reason is that of the order before; that a person's order was given beforehand is told each time. */
        private boolean again(NumberedPiece told) {
            boolean person = told.piece().origin() == Origin.PERSON;
            List<String> own = reasons(told);
            if (told.piece().opening().isPresent()) {
                reasons = List.of();
            }
            boolean again = !person && !own.isEmpty() && own.equals(reasons);
            if (person) {
                reasons = List.of();
            } else if (!own.isEmpty()) {
                reasons = own;
            }
            return again;
        }

        /** What is told in between, dice or another reason parts them, and what was taken back from what stands. */
        private static boolean goesOn(NumberedPiece before, NumberedPiece told) {
            return before.piece().origin() == told.piece().origin()
                    && told.piece().origin() != Origin.PERSON
                    && told.piece().opening().isEmpty()
                    && before.takenBack() == told.takenBack()
                    && before.piece().worded()
                    && told.piece().worded()
                    && reasons(before).equals(reasons(told));
        }

        private static List<String> reasons(NumberedPiece told) {
            return told.words().stream().filter(ToldOnce::small).toList();
        }

        private static boolean small(String words) {
            return words.startsWith(DiceWords.SMALL);
        }

        private Optional<Found> alike(Line line, List<String> adding) {
            if (run.isEmpty()) {
                return Optional.empty();
            }
            int last = run.size() - 1;
            return Sums.find(run, line, adding)
                    .or(() -> Repeats.joined(run.get(last), line).map(both -> new Found(last, both)));
        }
    }
}
