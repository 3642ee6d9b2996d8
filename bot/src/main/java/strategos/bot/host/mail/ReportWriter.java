package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.Page.ToldOnce;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Message.Picture;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Chapter;
import strategos.engine.View.Figure;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Capital;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Puts the messages of a match into words and pictures, from what was told and what is asked. */
final class ReportWriter {
    /** A paragraph goes on up to here before the next order begins another. */
    private static final int PARAGRAPH = 160;

    private final PressCodec codec = new PressCodec();
    private final Pictures pictures;
    private final ReportPictures drawings;
    private final TurnCard cards;

    @Inject
    ReportWriter(Pictures pictures, ReportPictures drawings, TurnCard cards) {
        this.pictures = pictures;
        this.drawings = drawings;
        this.cards = cards;
    }

    /** The card of a match that does not run. */
    Message card(LiveMatch match) {
        return cards.message(match);
    }

    /** The figures of a seat, or of the match as a whole, at some moment. */
    @FunctionalInterface
    interface Then {
        /** None where there are none. */
        List<Figure> of(Optional<Seat> seat);
    }

    /**
     * A report under way.
     *
     * @param then as it ends: computers may have played on meanwhile
     */
    Message report(LiveMatch match, Page page, Then then, boolean foot, List<String> pings) {
        return report(match, page, then, false, Optional.empty(), foot, pings);
    }

    /**
     * What stands in a message that changes no more.
     *
     * @param then as it ends
     * @param below for a chapter that goes on in another message: the address of that one, if the service has any
     */
    Message closed(LiveMatch match, ChannelPlan plan, Open message, Then then, Optional<Optional<String>> below) {
        boolean left = message.page().place().isPresent();
        if (message.kind() != Page.Kind.REPORT) {
            return cards.struck(match, left);
        }
        List<NumberedPiece> there = plan.told().stream()
                .filter(told -> message.page().first() <= told.number()
                        && told.number() <= message.page().last())
                .toList();
        Optional<Opening> next = plan.told().stream()
                .filter(told -> told.number() > message.page().last())
                .flatMap(told -> told.piece().opening().stream())
                .findFirst();
        return there.isEmpty()
                ? cards.struck(match, left)
                : report(
                        match,
                        new Page(message.state().within(), there),
                        next.<Then>map(opening -> opening::of).orElse(then),
                        true,
                        below.map(link -> goesOn(match, link)),
                        false,
                        List.of());
    }

    /**
     * A report.
     *
     * @param then as it ends
     * @param closed whether it changes no more
     * @param last words that say where it goes on
     */
    private Message report(
            LiveMatch match,
            Page page,
            Then then,
            boolean closed,
            Optional<String> last,
            boolean foot,
            List<String> pings) {
        String heading = heading(match, page, then, closed);
        String story = story(match, page);
        String print = DiceWords.print(match, page);
        List<String> question = foot ? cards.asked(match, pings) : List.of();
        List<Control> controls = question.isEmpty() ? List.of() : cards.buttons(match);
        List<Picture> drawn = drawings.of(match, page);
        String dice = DiceWords.all(match, page);
        Layout layout = new Layout(
                colour(match, page),
                heading,
                story,
                print,
                aside(match, page),
                last.orElseGet(() -> String.join("\n", question)));
        List<String> all = new ArrayList<>(List.of(heading, story, dice));
        last.ifPresent(all::add);
        all.addAll(question);
        return new Message(
                all.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n")),
                drawn,
                controls,
                Optional.of(layout));
    }

    private static String goesOn(LiveMatch match, Optional<String> link) {
        String words = match.tale().say(Text.of("host.report.below"));
        return DiceWords.SMALL
                + link.map(there -> "[" + words + "](" + there + ")").orElse(words);
    }

    /** The colour of whose chapter it is. */
    private Optional<Integer> colour(LiveMatch match, Page page) {
        return page.chapter()
                .flatMap(Chapter::style)
                .flatMap(style -> pictures.colour(match.box().id(), style));
    }

    /** All about its rolls, for everybody. */
    private Optional<Control.Button> aside(LiveMatch match, Page page) {
        List<Rolls> runs = page.rolls();
        return runs.isEmpty()
                ? Optional.empty()
                : Optional.of(new Control.Button(
                        codec.write(new PressId.Rolls(
                                match.id(),
                                runs.getFirst().first(),
                                runs.getLast().last())),
                        match.tale().plain(Text.of("host.report.dice")),
                        Control.Style.SECONDARY,
                        true));
    }

    /** With the figures of whose chapter it is, be it one that goes on. */
    static String heading(LiveMatch match, Page page, Then then, boolean closed) {
        Optional<Opening> opening = page.pieces().getFirst().piece().opening();
        Text title = page.title();
        Optional<Seat> seat = page.chapter().flatMap(Chapter::seat);
        List<Figure> before = opening.map(one -> one.of(seat)).orElse(List.of());
        String small = match.tale()
                .say(Text.of("host.report.match", "scenario", match.scenario().name(), "match", match.id()));
        // With which figures a chapter goes on is not known, so those with which it ends stay.
        boolean changes = closed && (opening.isPresent() || seat.isEmpty());
        String figures = figures(match, before, then.of(seat), changes);
        return "### " + match.tale().say(title) + "\n-# " + small + (figures.isEmpty() ? "" : " · " + figures);
    }

    /** Those that changed, or, while the report grows, those that are worth a word. */
    static String figures(LiveMatch match, List<Figure> before, List<Figure> now, boolean closed) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            Text name = now.get(i).name();
            Text value = now.get(i).value();
            Text was = i < before.size() ? before.get(i).value() : value;
            String said = match.tale().say(value);
            if (!said.equals(match.tale().say(was))) {
                all.add(match.tale().say(Text.of("host.report.changed", "name", name, "from", was, "to", value)));
            } else if (!closed && !said.equals("0")) {
                all.add(match.tale().say(Text.of("host.report.figure", "name", name, "value", value)));
            }
        }
        return String.join(" · ", all);
    }

    /** What came of it: a paragraph an order, short ones joined, small print where it was said; what was taken back is struck out. */
    static String story(LiveMatch match, Page page) {
        List<String> paragraphs = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        String title = "";
        boolean first = true;
        List<List<String>> sentences = ToldOnce.of(page.pieces(), match.tale()::cite);
        for (int i = 0; i < sentences.size(); i++) {
            NumberedPiece told = page.pieces().get(i);
            Optional<Chapter> chapter = told.piece().opening().map(Opening::chapter);
            if (!first && chapter.isPresent()) {
                flush(paragraph, paragraphs);
                // A chapter of which nothing is told yet has no title.
                title = "**" + match.tale().say(chapter.get().title()) + "**: ";
            }
            first = false;
            List<String> small = new ArrayList<>();
            List<String> after = new ArrayList<>();
            List<String> plain = new ArrayList<>();
            for (String line : sentences.get(i)) {
                boolean print = line.startsWith(DiceWords.SMALL);
                List<String> before = plain.isEmpty() ? small : after;
                (print ? before : plain).add(line);
            }
            String words = String.join(" ", plain);
            if (!small.isEmpty()) {
                paragraph.append(title);
                title = "";
                flush(paragraph, paragraphs);
                paragraphs.addAll(small);
            }
            if (words.isEmpty()) {
                continue;
            }
            if (paragraph.length() + words.length() > PARAGRAPH) {
                flush(paragraph, paragraphs);
            }
            boolean struck = told.takenBack() && told.piece().origin() != Piece.Origin.HOST;
            paragraph.append(paragraph.isEmpty() ? "" : " ").append(title).append(struck ? "~~" + words + "~~" : words);
            title = "";
            if (!after.isEmpty()) {
                flush(paragraph, paragraphs);
                paragraphs.addAll(after);
            }
        }
        flush(paragraph, paragraphs);
        return String.join("\n", paragraphs);
    }

    private static void flush(StringBuilder paragraph, List<String> paragraphs) {
        if (!paragraph.toString().isBlank()) {
            paragraphs.add(paragraph.toString().strip());
        }
        paragraph.setLength(0);
    }

    /** In place of what the service does not take. */
    Message untold(LiveMatch match) {
        return Message.text(match.words().say(Text.of("host.report.untold", "match", match.id())));
    }

    /** A question where the report would notify nobody. */
    Message call(LiveMatch match, List<String> pings) {
        return new Message(String.join("\n", cards.asked(match, pings)), List.of(), cards.buttons(match));
    }

    /**
     * A question once more.
     *
     * @param said why now
     * @param report the address of the message that tells what came before, if there is one and the service has addresses
     */
    Message reminder(LiveMatch match, List<String> pings, Line said, Optional<String> report) {
        List<String> lines = new ArrayList<>(cards.asked(match, pings));
        String words = match.words().cite(said);
        lines.add(DiceWords.SMALL
                + report.map(link ->
                                words + " " + match.words().say(Text.of("host.reminder.report")) + "(" + link + ")")
                        .orElse(words));
        List<Control> buttons = new ArrayList<>(cards.buttons(match));
        buttons.addAll(cards.since(match));
        return new Message(String.join("\n", lines), List.of(), buttons);
    }

    /** Draws what stands in a report: its fight, and its dice. */
    static final class ReportPictures {
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
                    runs.getFirst().first(),
                    runs.getLast().last(),
                    runs.getLast().key());
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
            String keys = page.runs().stream()
                    .map(run -> match.tale().plain(new Proof(run.first(), run.last(), run.key()).told()))
                    .collect(Collectors.joining("; "));
            int room = ALT - keys.length() - 1;
            return new Picture(last.name(), Shorten.to(room, last.alt()) + " " + keys, last.png());
        }
    }

    /** What a report says of its dice: in small print beside their picture, or in full without one. */
    static final class DiceWords {
        /** Discord's sign for small print, which begins a line. */
        static final String SMALL = "-# ";

        private static final int KEY_SHOWN = 8;

        private DiceWords() {}

        /** Which rolls it shows and their key, short; what was sealed. */
        static String print(LiveMatch match, Page page) {
            List<String> parts = new ArrayList<>();
            for (Rolls run : page.runs()) {
                parts.add(rolls(match, run, run.key().substring(0, KEY_SHOWN) + "…"));
            }
            sealed(match, page).forEach(parts::add);
            return parts.isEmpty() ? "" : SMALL + String.join(" · ", parts);
        }

        private static List<String> sealed(LiveMatch match, Page page) {
            List<Line> lines = page.pieces().stream()
                    .flatMap(told -> told.piece().print().stream())
                    .toList();
            return SealedRun.joined(lines).stream().map(match.tale()::cite).toList();
        }

        /** The dice in words, with their keys in full, for whoever sees no picture and no button. */
        static String all(LiveMatch match, Page page) {
            List<String> lines = new ArrayList<>();
            Map<Integer, Row> rows = page.all();
            for (Rolls run : page.rolls()) {
                for (int index = run.first(); index <= run.last(); index++) {
                    Row row = rows.get(index);
                    if (row != null) {
                        lines.add(SMALL + inWords(match, row.strip(), run.of(index)));
                    }
                }
            }
            List<String> keys = keys(match, page);
            keys.addAll(sealed(match, page));
            if (!keys.isEmpty()) {
                lines.add(SMALL + String.join(" · ", keys));
            }
            return String.join("\n", lines);
        }

        /** Sealed rolls one after the other for one purpose. */
        private record SealedRun(int first, int last, Arg purpose) {
            private static Optional<SealedRun> of(Line line) {
                return line.text().key().equals("host.story.sealed")
                                && line.text().with().get("index") instanceof Arg.Count(int index)
                        ? Optional.of(
                                new SealedRun(index, index, line.text().with().get("purpose")))
                        : Optional.empty();
            }

            /** The lines, each run in one of them. */
            static List<Line> joined(List<Line> lines) {
                List<Line> joined = new ArrayList<>();
                Optional<SealedRun> before = Optional.empty();
                for (Line line : lines) {
                    Optional<SealedRun> one = of(line);
                    Optional<SealedRun> more = before.flatMap(run -> one.flatMap(run::and));
                    if (more.isPresent()) {
                        joined.set(joined.size() - 1, more.get().line());
                    } else {
                        joined.add(line);
                    }
                    before = more.or(() -> one);
                }
                return joined;
            }

            private Optional<SealedRun> and(SealedRun next) {
                return next.first == last + 1 && next.purpose.equals(purpose)
                        ? Optional.of(new SealedRun(first, next.last, purpose))
                        : Optional.empty();
            }

            private Line line() {
                return new Line(Text.of("host.report.sealed", "first", first, "last", last, "purpose", purpose));
            }
        }

        /** Which rolls have which key, in full. */
        private static List<String> keys(LiveMatch match, Page page) {
            return page.runs().stream()
                    .map(run -> rolls(match, run, run.key()))
                    .collect(Collectors.toCollection(ArrayList::new));
        }

        private static String rolls(LiveMatch match, Rolls run, String key) {
            int count = run.last() - run.first() + 1;
            return match.tale()
                    .say(Text.of(
                            "host.report.rolls", "first", run.first(), "last", run.last(), "count", count, "key", key));
        }

        /** Faces, what is added to them, the sum where it is none of the faces, and what came of it. */
        private static String inWords(LiveMatch match, Strip strip, List<Integer> faces) {
            String thrown = faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
            String added =
                    strip.modifiers().stream().map(one -> " " + one.figure()).collect(Collectors.joining());
            String result = match.tale().plain(strip.result());
            Optional<String> sum = strip.sum(result).filter(total -> !total.equals(thrown + added));
            boolean bare = result.isBlank() || strip.counts(result);
            return match.tale()
                    .say(Text.of(
                            bare ? "host.report.roll.open" : "host.report.roll",
                            "index",
                            strip.index(),
                            "title",
                            Capital.first(match.tale().plain(strip.title())),
                            "faces",
                            thrown + added,
                            "total",
                            sum.orElse("none"),
                            "result",
                            strip.result()));
        }
    }
}
