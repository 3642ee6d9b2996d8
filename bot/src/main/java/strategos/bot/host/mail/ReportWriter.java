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
import strategos.bot.host.mail.Page.Told;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Picture;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.Chapter;
import strategos.engine.Figure;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Puts the messages of a match into words and pictures, from what was told and what is asked. */
final class ReportWriter {
    /** Discord's limit on the words for a picture. */
    private static final int ALT = 1_024;

    /** A paragraph goes on up to here before the next order begins another. */
    private static final int PARAGRAPH = 160;

    private static final int KEY_SHOWN = 8;

    /** Discord's sign for small print, which begins a line. */
    private static final String SMALL = "-# ";

    private final PressCodec codec = new PressCodec();
    private final Pictures pictures;
    private final TurnCard cards;

    @Inject
    ReportWriter(Pictures pictures, TurnCard cards) {
        this.pictures = pictures;
        this.cards = cards;
    }

    /** The card of a match that does not run. */
    Message card(LiveMatch match) {
        return cards.message(match);
    }

    /** How many characters the sentences of a piece take. */
    int length(LiveMatch match, Piece piece) {
        return piece.lines().stream()
                .mapToInt(line -> match.tale().cite(line).length() + 1)
                .sum();
    }

    /** A report under way. */
    Message report(LiveMatch match, Page page, boolean foot, List<String> pings) {
        return report(match, page, Optional.empty(), foot, pings);
    }

    /** What stands in a message that changes no more. */
    Message closed(LiveMatch match, ChannelPlan plan, Open message) {
        if (message.kind() != Page.Kind.REPORT) {
            return cards.struck(match);
        }
        List<Told> there = plan.told().stream()
                .filter(told -> message.page().first() <= told.number()
                        && told.number() <= message.page().last())
                .toList();
        Optional<Opening> next = plan.told().stream()
                .filter(told -> told.number() > message.page().last())
                .flatMap(told -> told.piece().opening().stream())
                .findFirst();
        return there.isEmpty()
                ? cards.struck(match)
                : report(match, new Page(there), Optional.of(next), false, List.of());
    }

    /**
     * A report.
     *
     * @param closed for one that changes no more: the chapter after it, if there is one
     */
    private Message report(
            LiveMatch match, Page page, Optional<Optional<Opening>> closed, boolean foot, List<String> pings) {
        String heading = heading(match, page, closed);
        String story = story(match, page);
        String print = print(match, page);
        List<String> question = foot ? cards.asked(match, pings) : List.of();
        List<Control> controls = question.isEmpty() ? List.of() : cards.buttons(match);
        List<Picture> drawn = drawn(match, page);
        String dice = dice(match, page);
        Layout layout =
                new Layout(colour(match, page), heading, story, print, aside(match, page), String.join("\n", question));
        List<String> all = new ArrayList<>(List.of(heading, story, dice));
        all.addAll(question);
        return new Message(
                all.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n")),
                drawn,
                controls,
                Optional.of(layout));
    }

    /** The colour of whose chapter it is. */
    private Optional<Integer> colour(LiveMatch match, Page page) {
        return page.pieces()
                .getFirst()
                .piece()
                .opening()
                .flatMap(one -> one.chapter().style())
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

    private String heading(LiveMatch match, Page page, Optional<Optional<Opening>> closed) {
        Optional<Opening> opening = page.pieces().getFirst().piece().opening();
        Text title = page.title();
        Optional<Seat> seat = opening.flatMap(one -> one.chapter().seat());
        List<Figure> before = opening.map(one -> one.of(seat)).orElse(List.of());
        List<Figure> now =
                closed.flatMap(next -> next).map(next -> next.of(seat)).orElseGet(() -> match.figures(seat));
        String small = match.tale()
                .say(Text.of("host.report.match", "scenario", match.scenario().name(), "match", match.id()));
        String figures = figures(match, before, now, closed.isPresent());
        return "### " + match.tale().say(title) + "\n-# " + small + (figures.isEmpty() ? "" : " · " + figures);
    }

    /** Those that changed, or, while the report grows, those that are worth a word. */
    private static String figures(LiveMatch match, List<Figure> before, List<Figure> now, boolean closed) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            String name = match.tale().say(now.get(i).name());
            String value = match.tale().say(now.get(i).value());
            String was = i < before.size() ? match.tale().say(before.get(i).value()) : value;
            if (!was.equals(value)) {
                all.add(match.tale().say(Text.of("host.report.changed", "name", name, "from", was, "to", value)));
            } else if (!closed && !value.equals("0")) {
                all.add(match.tale().say(Text.of("host.report.figure", "name", name, "value", value)));
            }
        }
        return String.join(" · ", all);
    }

    /** What came of it: a paragraph an order, short ones joined; what was taken back is struck out. */
    private static String story(LiveMatch match, Page page) {
        List<String> paragraphs = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        boolean first = true;
        for (Told told : page.pieces()) {
            Optional<Chapter> chapter = told.piece().opening().map(Opening::chapter);
            if (!first && chapter.isPresent()) {
                flush(paragraph, paragraphs);
                paragraph
                        .append("**")
                        .append(match.tale().say(chapter.get().title()))
                        .append("** ");
            }
            first = false;
            List<String> small = new ArrayList<>();
            List<String> plain = new ArrayList<>();
            told.piece().lines().stream()
                    .map(line -> match.tale().cite(line))
                    .forEach(line -> (line.startsWith(SMALL) ? small : plain).add(line));
            String words = String.join(" ", plain);
            if (!small.isEmpty()) {
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
            paragraph
                    .append(paragraph.isEmpty() || paragraph.toString().endsWith(" ") ? "" : " ")
                    .append(struck ? "~~" + words + "~~" : words);
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

    /** Which rolls it shows and their key, short; what was sealed. */
    private static String print(LiveMatch match, Page page) {
        List<String> parts = new ArrayList<>();
        for (Rolls run : joined(page.rolls())) {
            parts.add(rolls(match, run, run.key().substring(0, KEY_SHOWN) + "…"));
        }
        sealed(match, page).forEach(parts::add);
        return parts.isEmpty() ? "" : "-# " + String.join(" · ", parts);
    }

    private static List<String> sealed(LiveMatch match, Page page) {
        return page.pieces().stream()
                .flatMap(told -> told.piece().print().stream())
                .map(match.tale()::cite)
                .toList();
    }

    /** The dice in words, with their keys in full, for whoever sees no picture and no button. */
    private static String dice(LiveMatch match, Page page) {
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
            lines.add("-# " + String.join(" · ", keys));
        }
        return String.join("\n", lines);
    }

    private static List<String> keys(LiveMatch match, Page page) {
        return joined(page.rolls()).stream()
                .map(run -> rolls(match, run, run.key()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static String rolls(LiveMatch match, Rolls run, String key) {
        int count = run.last() - run.first() + 1;
        return match.tale()
                .say(Text.of(
                        "host.report.rolls", "first", run.first(), "last", run.last(), "count", count, "key", key));
    }

    /** Runs that follow one another have one key: the last one's gives away those before it. */
    private static List<Rolls> joined(List<Rolls> runs) {
        List<Rolls> joined = new ArrayList<>();
        for (Rolls run : runs) {
            boolean goesOn = !joined.isEmpty()
                    && joined.getLast().chain() == run.chain()
                    && joined.getLast().last() + 1 == run.first();
            if (goesOn) {
                run = joined.removeLast().and(run);
            }
            joined.add(run);
        }
        return joined;
    }

    private static String inWords(LiveMatch match, Strip strip, List<Integer> faces) {
        return match.tale()
                .say(Text.of(
                        match.tale().plain(strip.result()).isBlank() ? "host.report.roll.open" : "host.report.roll",
                        "index",
                        strip.index(),
                        "title",
                        strip.title(),
                        "faces",
                        faces.stream().map(String::valueOf).collect(Collectors.joining(" ")),
                        "total",
                        strip.total().isEmpty() ? "none" : strip.total(),
                        "result",
                        strip.result()));
    }

    /** The fight, and the dice that it does not show; the key stands in the words for the last picture. */
    private List<Picture> drawn(LiveMatch match, Page page) {
        String game = match.box().id();
        List<Picture> all = new ArrayList<>();
        for (Board board : page.boards()) {
            pictures.board(game, board, match.tale()).ifPresent(all::add);
        }
        List<Row> rows = page.rows();
        List<Rolls> runs = joined(page.rolls());
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
        String keys = String.join(" · ", keys(match, page));
        int room = ALT - keys.length() - 1;
        String words = last.alt().length() <= room ? last.alt() : last.alt().substring(0, room - 1) + "…";
        return new Picture(last.name(), words + " " + keys, last.png());
    }

    /** In place of what the service does not take. */
    Message untold(LiveMatch match) {
        return Message.text(match.words().say(Text.of("host.report.untold", "match", match.id())));
    }

    /** A question where the report would notify nobody. */
    Message call(LiveMatch match, List<String> pings) {
        List<String> lines = cards.asked(match, pings);
        return new Message(String.join("\n", lines), List.of(), cards.buttons(match));
    }
}
