package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import strategos.bot.render.MapKit;
import strategos.bot.render.MapKit.Tinted;
import strategos.bot.render.scene.Draughtsman;
import strategos.bot.render.scene.Op;
import strategos.bot.render.scene.Sprite;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** What lies on the map, step by step: each thing once, and for a step what went and what came. Confined to one thread. */
final class DrawLists {
    private static final String PNG = "data:image/png;base64,";
    private static final String JPEG = "data:image/jpeg;base64,";

    private final MapKit kit;
    private final Draughtsman draughtsman;
    private final Function<Text, String> words;
    private final Interned<Op> ops = new Interned<>();
    private final Interned<Sprite> sprites = new Interned<>();
    private final Interned<List<Tinted>> tints = new Interned<>();
    private Set<Integer> shown = new LinkedHashSet<>();

    DrawLists(MapKit kit, Function<Text, String> words) {
        this.kit = kit;
        this.draughtsman = kit.draughtsman();
        this.words = words;
        tints.of(List.of());
    }

    /** What went from the map and what came onto it, by the numbers of the ops. */
    record Change(List<Integer> gone, List<Integer> come) {
        boolean isEmpty() {
            return gone.isEmpty() && come.isEmpty();
        }
    }

    /** The change to that scene from the one before. */
    Change to(Scene scene) {
        Set<Integer> now = new LinkedHashSet<>();
        draughtsman.ops(scene, words).forEach(op -> now.add(ops.of(op)));
        List<Integer> gone = shown.stream().filter(op -> !now.contains(op)).toList();
        List<Integer> come = now.stream().filter(op -> !shown.contains(op)).toList();
        shown = now;
        return new Change(gone, come);
    }

    /** The number of the scene's tints; none where the scene has none. */
    OptionalInt tints(Scene scene) {
        int number = tints.of(kit.tints(scene));
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }

    void write(JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("ops");
        for (Op op : ops.all()) {
            out.writeStartArray();
            op(out, op);
            out.writeEndArray();
        }
        out.writeEndArray();
        MapKit.Sprites atlas = MapKit.paint(sprites.all(), draughtsman);
        out.writeArrayFieldStart("sprites");
        for (MapKit.Cell cell : atlas.cells()) {
            values(out, cell.x(), cell.y(), cell.width(), cell.height(), cell.dx(), cell.dy());
        }
        out.writeEndArray();
        out.writeObjectFieldStart("spots");
        for (Map.Entry<String, MapKit.Point> spot : kit.spots().entrySet()) {
            out.writeFieldName(spot.getKey());
            values(out, spot.getValue().x(), spot.getValue().y());
        }
        out.writeEndObject();
        map(out, atlas);
    }

    private void map(JsonGenerator out, MapKit.Sprites atlas) throws IOException {
        MapKit.Ground ground = kit.ground();
        out.writeObjectFieldStart("map");
        out.writeNumberField("w", ground.width());
        out.writeNumberField("h", ground.height());
        url(out, "ground", JPEG, ground.below());
        url(out, "above", PNG, ground.above());
        url(out, "atlas", PNG, atlas.png());
        if (ground.raster().isPresent()) {
            url(out, "raster", PNG, ground.raster().get());
            areas(out);
        }
        out.writeEndObject();
    }

    private static void url(JsonGenerator out, String name, String kind, String base64) throws IOException {
        out.writeStringField(name, kind + base64);
    }

    private void areas(JsonGenerator out) throws IOException {
        Set<String> styles = new TreeSet<>();
        tints.all().forEach(list -> list.forEach(tinted -> styles.add(tinted.style())));
        out.writeObjectFieldStart("areas");
        for (String style : styles) {
            MapKit.Tint tint = kit.tint(style);
            out.writeObjectFieldStart(style);
            out.writeStringField("rgb", tint.colour());
            out.writeFieldName("fill");
            Json.number(out, tint.fill());
            out.writeFieldName("mark");
            Json.number(out, tint.mark());
            out.writeObjectFieldStart("hatch");
            out.writeStringField("kind", tint.hatch());
            out.writeNumberField("step", tint.step());
            out.writeNumberField("width", tint.width());
            out.writeEndObject();
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeArrayFieldStart("tints");
        for (List<Tinted> list : tints.all()) {
            out.writeStartArray();
            for (Tinted tinted : list) {
                out.writeStartArray();
                out.writeNumber(tinted.label());
                out.writeString(tinted.style());
                out.writeEndArray();
            }
            out.writeEndArray();
        }
        out.writeEndArray();
    }

    private static void values(JsonGenerator out, double... values) throws IOException {
        out.writeStartArray();
        figures(out, values);
        out.writeEndArray();
    }

    private static void figures(JsonGenerator out, double... values) throws IOException {
        for (double value : values) {
            Json.number(out, value);
        }
    }

    private void op(JsonGenerator out, Op op) throws IOException {
        switch (op) {
            case Op.Move move -> {
                out.writeNumber(0);
                out.writeString(move.colour());
                out.writeString(move.rim());
                figures(out, move.tail(), move.shoulder(), move.head());
                for (double at : move.points()) {
                    Json.number(out, at);
                }
            }
            case Op.Lead lead -> {
                out.writeNumber(1);
                out.writeString(lead.colour());
                figures(out, lead.x(), lead.y(), lead.toX(), lead.toY(), lead.width(), lead.foot() ? 1 : 0);
            }
            case Op.Ring ring -> {
                out.writeNumber(1);
                out.writeString("ring");
                figures(out, ring.x(), ring.y(), ring.radius());
            }
            case Op.Place place -> {
                out.writeNumber(2);
                out.writeNumber(sprites.of(place.sprite()));
                figures(out, place.x(), place.y());
            }
            case Op.Stood stood -> {
                // A wall that grows comes after the pieces that stay where they are: the page puts all walls below all
                // pieces.
                out.writeNumber(stood.sprite() instanceof Sprite.Wall ? 4 : 3);
                out.writeNumber(sprites.of(stood.sprite()));
                figures(out, stood.x(), stood.y());
            }
        }
    }
}
