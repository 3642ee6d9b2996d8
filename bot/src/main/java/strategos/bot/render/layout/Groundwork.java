package strategos.bot.render.layout;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Stream;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.Chart.Territories;
import strategos.bot.render.layout.Surroundings.BusyMap;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;

/** What of a sheet does not move, once it is known where its spots stand: names and stacks find their places among it. */
final class Groundwork {
    private final Sheet sheet;
    private final SequencedMap<String, SpotPoint> spots;
    private final Map<String, SpotPoint> beyond;
    private final List<Chart.Way> ways;
    private final Territories territories;
    private final BusyMap busy;
    private final Surroundings surroundings;

    private Groundwork(
            Sheet sheet,
            SequencedMap<String, SpotPoint> spots,
            Optional<AreaMap> areas,
            Function<List<Chart.Way>, BusyMap> busy,
            Lettering lettering) {
        this.sheet = sheet;
        this.spots = spots;
        this.territories = new Territories(areas);
        this.beyond = SpotLayout.beyond(sheet);
        Map<String, SpotPoint> all = new HashMap<>(beyond);
        all.putAll(spots);
        this.ways = Ways.of(sheet, all);
        this.busy = busy.apply(ways);
        this.surroundings = new Surroundings(sheet.map(), fixed(lettering), List.of(), this.busy);
    }

    /** Where it is not yet known how much is drawn where. */
    static Groundwork draw(
            Sheet sheet,
            SequencedMap<String, SpotPoint> spots,
            Optional<Coast> coast,
            Optional<AreaMap> areas,
            Lettering lettering) {
        return new Groundwork(sheet, spots, areas, ways -> new BusyMap(lines(sheet, coast, ways)), lettering);
    }

    /** Of a sheet that was solved before. */
    static Groundwork of(Sheet sheet, Solution solution, Optional<AreaMap> areas, Lettering lettering) {
        return new Groundwork(sheet, solution.spots(), areas, ways -> solution.busy(), lettering);
    }

    SequencedMap<String, SpotPoint> spots() {
        return spots;
    }

    Map<String, SpotPoint> beyond() {
        return beyond;
    }

    List<Chart.Way> ways() {
        return ways;
    }

    Territories territories() {
        return territories;
    }

    BusyMap busy() {
        return busy;
    }

    Surroundings surroundings() {
        return surroundings;
    }

    /** What stacks must not cover among these names and signs. */
    Surroundings stackRoom(List<Bounds> names, List<Chart.Exit> exits) {
        List<Bounds> taken = new ArrayList<>(names);
        exits.forEach(e -> taken.add(e.box()));
        return surroundings.with(taken, List.of()).without(unprinted(), StackSolver.COVERS);
    }

    /** What stacks must not cover where nothing is named yet. */
    Surroundings bare() {
        return surroundings.without(unprinted(), StackSolver.COVERS);
    }

    /** The middle of an area is nothing that is printed: a stack may lie there. */
    private List<Bounds> unprinted() {
        return spots.values().stream()
                .filter(s -> territories.has(s) && s.spot().look().isEmpty())
                .flatMap(s -> Stream.of(s.box(), s.emblem()))
                .toList();
    }

    private List<Bounds> fixed(Lettering lettering) {
        List<Bounds> fixed = new ArrayList<>();
        spots.values().forEach(s -> {
            fixed.add(s.box());
            s.spot().emblem().ifPresent(e -> fixed.add(s.emblem()));
        });
        sheet.ground().flatMap(Sheet.Ground::inset).ifPresent(i -> fixed.addAll(frame(i, lettering)));
        sheet.ground()
                .flatMap(Sheet.Ground::rose)
                .ifPresent(r -> fixed.add(
                        new Bounds(r.x() - r.radius(), r.y() - r.radius() * 1.6, 2 * r.radius(), r.radius() * 2.6)));
        sheet.ground()
                .ifPresent(g -> g.scale().ifPresent(s -> {
                    double length = g.projection().pixels(s.steps().getLast() * s.metres());
                    fixed.add(new Bounds(s.x() - 12, s.y() - 26, length + 90, 44));
                }));
        return fixed;
    }

    /** The edges of the box and its title. */
    private static List<Bounds> frame(Sheet.Inset inset, Lettering lettering) {
        double line = 8;
        double right = inset.x() + inset.width();
        double bottom = inset.y() + inset.height();
        return List.of(
                new Bounds(inset.x() - line, inset.y() - line, inset.width() + 2 * line, 2 * line),
                new Bounds(right - line, inset.y() - line, 2 * line, inset.height() + 2 * line),
                new Bounds(inset.x() - line, bottom - line, inset.width() + 2 * line, 2 * line),
                new Bounds(inset.x() - line, inset.y() - line, 2 * line, inset.height() + 2 * line),
                Chart.InsetTitle.box(inset, lettering));
    }

    /** What names had better not cross: coasts, rivers, roads. */
    private static BufferedImage lines(Sheet sheet, Optional<Coast> coast, List<Chart.Way> ways) {
        BufferedImage grey = new BufferedImage(sheet.map().width(), sheet.map().height(), BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = Canvas.smooth(grey);
        coast.ifPresent(c -> {
            c.rivers().forEach(r -> busy(g, r.course(), 70, 3));
            busy(g, c.land(), 120, 3);
            busy(g, c.lakes(), 120, 3);
        });
        ways.forEach(w -> busy(g, w.line(), 170, (float) sheet.scaled(8)));
        g.dispose();
        return grey;
    }

    private static void busy(Graphics2D g, Shape line, int strength, float width) {
        g.setColor(new Color(strength, strength, strength));
        g.setStroke(new BasicStroke(width));
        g.draw(line);
    }
}
