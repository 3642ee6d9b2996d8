package strategos.bot.render.layout;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.bot.render.kept.Kept;
import strategos.bot.render.layout.Chart.Exit;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.sheet.Sheet;

/**
 * What takes long to find out of a sheet; the rest of its chart follows from it at once.
 *
 * @param spots where each spot of the sheet stands, in its order
 * @param busy how much is drawn where
 * @param shores what is land
 * @param names the place of each spot's name, by spot, in the order in which they were placed
 * @param exits the signs at the map's edge
 * @param slots room for a stack, by spot
 * @param lands the place of each name that is no spot's, by its number in the sheet
 */
public record Solution(
        SequencedMap<String, SpotPoint> spots,
        Surroundings.BusyMap busy,
        Shores shores,
        SequencedMap<String, Bounds> names,
        List<Exit> exits,
        SequencedMap<String, Bounds> slots,
        SequencedMap<Integer, Bounds> lands) {

    /** How the solution of that sheet is written. */
    public static Kept.Form<Solution> form(Sheet sheet) {
        return new Kept.Form<>() {
            @Override
            public void write(Solution solution, DataOutputStream out) throws IOException {
                solution.write(out);
            }

            @Override
            public Solution read(DataInputStream in) throws IOException {
                return Solution.read(in, sheet);
            }
        };
    }

    private void write(DataOutputStream out) throws IOException {
        out.writeInt(spots.size());
        for (SpotPoint spot : spots.values()) {
            out.writeDouble(spot.x());
            out.writeDouble(spot.y());
            out.writeDouble(spot.radius());
        }
        busy.write(out);
        shores.write(out);
        write(names, out);
        out.writeInt(exits.size());
        for (Exit exit : exits) {
            out.writeUTF(exit.name());
            write(exit.box(), out);
            out.writeDouble(exit.angle());
        }
        write(slots, out);
        out.writeInt(lands.size());
        for (Map.Entry<Integer, Bounds> land : lands.entrySet()) {
            out.writeInt(land.getKey());
            write(land.getValue(), out);
        }
    }

    private static Solution read(DataInputStream in, Sheet sheet) throws IOException {
        if (in.readInt() != sheet.spots().size()) {
            throw new IOException("the spots of another sheet");
        }
        SequencedMap<String, SpotPoint> spots = new LinkedHashMap<>();
        for (Sheet.Spot spot : sheet.spots()) {
            spots.put(spot.id(), new SpotPoint(spot, in.readDouble(), in.readDouble(), in.readDouble()));
        }
        Surroundings.BusyMap busy = Surroundings.BusyMap.read(in, sheet.map());
        Shores shores = Shores.read(in, sheet);
        SequencedMap<String, Bounds> names = places(in);
        List<Exit> exits = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            exits.add(new Exit(in.readUTF(), bounds(in), in.readDouble()));
        }
        SequencedMap<String, Bounds> slots = places(in);
        SequencedMap<Integer, Bounds> lands = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            lands.put(in.readInt(), bounds(in));
        }
        return new Solution(spots, busy, shores, names, exits, slots, lands);
    }

    private static void write(Map<String, Bounds> places, DataOutputStream out) throws IOException {
        out.writeInt(places.size());
        for (Map.Entry<String, Bounds> place : places.entrySet()) {
            out.writeUTF(place.getKey());
            write(place.getValue(), out);
        }
    }

    private static SequencedMap<String, Bounds> places(DataInputStream in) throws IOException {
        SequencedMap<String, Bounds> places = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            places.put(in.readUTF(), bounds(in));
        }
        return places;
    }

    private static void write(Bounds box, DataOutputStream out) throws IOException {
        out.writeDouble(box.x());
        out.writeDouble(box.y());
        out.writeDouble(box.width());
        out.writeDouble(box.height());
    }

    private static Bounds bounds(DataInputStream in) throws IOException {
        return new Bounds(in.readDouble(), in.readDouble(), in.readDouble(), in.readDouble());
    }
}
