package strategos.bot.render.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.StrictJson;

/** Land, lakes and rivers of a coast file as shapes in pixels. Callers must not change them. */
public record Coast(Path2D land, Path2D lakes, List<River> rivers) {

    /**
     * A river with its name, if it has one.
     *
     * @param bounds of its course, which it takes long to reckon
     */
    public record River(Optional<String> name, Path2D course, Rectangle2D bounds) {
        River(Optional<String> name, Path2D course) {
            this(name, course, course.getBounds2D());
        }
    }

    record Meta(String name, List<Double> bounds, String source, String licence, String layers) {}

    record Properties(String layer, Optional<String> name) {}

    record Geometry(String type, JsonNode coordinates) {}

    record Feature(String type, Properties properties, Geometry geometry) {}

    record Collection(String type, Meta meta, List<Feature> features) {}

    /**
     * Reads {@code coasts/<name>.json}: GeoJSON polygons and lines of the layers land, lake and river.
     *
     * @throws BadData with the file, the path in it and the reason
     */
    public static Coast read(ConfigFolder config, String name, Projection projection) {
        String file = "coasts/" + name + ".json";
        Collection collection = StrictJson.read("config/" + file, config.text(file), Collection.class);
        Path2D land = new Path2D.Double(Path2D.WIND_NON_ZERO);
        Path2D lakes = new Path2D.Double(Path2D.WIND_NON_ZERO);
        List<River> rivers = new ArrayList<>();
        for (int i = 0; i < collection.features().size(); i++) {
            Feature feature = collection.features().get(i);
            Path2D path = path(feature.geometry(), projection);
            switch (feature.properties().layer()) {
                case "land" -> land.append(path, false);
                case "lake" -> lakes.append(path, false);
                case "river" -> rivers.add(new River(feature.properties().name(), path));
                default ->
                    throw new BadData(
                            "config/" + file, "features[" + i + "].properties.layer", "is not land, lake or river");
            }
        }
        return new Coast(land, lakes, List.copyOf(rivers));
    }

    private static Path2D path(Geometry geometry, Projection projection) {
        Path2D path = new Path2D.Double();
        if (geometry.type().equals("Polygon")) {
            for (JsonNode ring : geometry.coordinates()) {
                append(path, ring, projection);
                path.closePath();
            }
        } else {
            flow(path, geometry.coordinates(), projection);
        }
        return path;
    }

    /** A line bent softly round its points, as water runs. */
    private static void flow(Path2D path, JsonNode points, Projection projection) {
        double lastX = projection.x(points.get(0).get(0).asDouble());
        double lastY = projection.y(points.get(0).get(1).asDouble());
        path.moveTo(lastX, lastY);
        for (int i = 1; i < points.size(); i++) {
            double x = projection.x(points.get(i).get(0).asDouble());
            double y = projection.y(points.get(i).get(1).asDouble());
            path.quadTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2);
            lastX = x;
            lastY = y;
        }
        path.lineTo(lastX, lastY);
    }

    private static void append(Path2D path, JsonNode points, Projection projection) {
        boolean first = true;
        for (JsonNode point : points) {
            double x = projection.x(point.get(0).asDouble());
            double y = projection.y(point.get(1).asDouble());
            if (first) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
            first = false;
        }
    }
}
