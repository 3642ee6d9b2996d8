package strategos.bot.render.dice;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.ink.Lettering;

/** Groups of glyphs set one after the other, in as many lines of a width as they need: none is cut. */
final class Flow {
    /** Glyphs that stay together where a line has room for them. */
    record Group(List<Glyph> glyphs, double inner) {
        Group {
            glyphs = List.copyOf(glyphs);
        }

        double width() {
            return glyphs.stream().mapToDouble(Glyph::width).sum() + inner * Math.max(0, glyphs.size() - 1);
        }
    }

    private record Placed(Glyph glyph, double x) {}

    private final Lettering lettering;
    private final double room;
    private final double gap;
    private final List<List<Placed>> lines = new ArrayList<>();
    private double end;

    private Flow(Lettering lettering, double room, double gap) {
        this.lettering = lettering;
        this.room = room;
        this.gap = gap;
    }

    static Flow of(Lettering lettering, List<Group> groups, double room, double gap) {
        Flow flow = new Flow(lettering, room, gap);
        groups.forEach(flow::add);
        return flow;
    }

    /** The least width in which groups that wide come to at most two lines. */
    static double inTwoLines(List<Double> widths, double gap) {
        double all = widths.stream().mapToDouble(w -> w + gap).sum() - gap;
        double least = Math.max(0, all);
        double first = -gap;
        for (double width : widths) {
            first += gap + width;
            least = Math.min(least, Math.max(first, all - first - gap));
        }
        return least;
    }

    private void add(Group group) {
        double wide = group.width();
        if (wide > room) {
            broken(group);
            return;
        }
        double before = gap;
        double needed = wide;
        for (Glyph glyph : group.glyphs()) {
            set(glyph, before, needed);
            before = group.inner();
            needed = 0;
        }
    }

    /** Its first piece is a figure, which nobody takes for that of the words before it: it has the next piece beside it. */
    private void broken(Group group) {
        List<Glyph> pieces = group.glyphs().stream()
                .flatMap(glyph -> glyph.pieces(lettering, room).stream())
                .toList();
        double before = gap;
        double beside = pieces.size() > 1 ? group.inner() + pieces.get(1).width() : 0;
        for (Glyph piece : pieces) {
            set(piece, before, piece.width() + beside);
            before = group.inner();
            beside = 0;
        }
    }

    /** Sets it behind the last one, or in a new line when so much does not fit into this one. */
    private void set(Glyph glyph, double before, double needed) {
        // What was added up in another order may differ in the last digit.
        if (lines.isEmpty() || end + before + needed > room + .01) {
            lines.add(new ArrayList<>());
            end = 0;
        } else {
            end += before;
        }
        lines.getLast().add(new Placed(glyph, end));
        end += glyph.width();
    }

    int lines() {
        return lines.size();
    }

    /** The glyphs where they stand, with the left edge there and the first line on that height. */
    List<Mark> marks(double x, double firstMiddle, double pitch) {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            for (Placed placed : lines.get(i)) {
                marks.add(new Mark(placed.glyph(), x + placed.x(), firstMiddle + i * pitch));
            }
        }
        return marks;
    }
}
