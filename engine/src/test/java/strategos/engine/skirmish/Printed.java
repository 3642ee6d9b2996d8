package strategos.engine.skirmish;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Arg;

/** What the box prints: the map, the bands, the table of fights. */
record Printed(int turns, String village, List<Integer> strengths, List<Place> places, List<Band> bands, Fight fight) {
    static final String FILE = "skirmish.json";
    static final int SIDES = 6;

    /** A place and those to which roads lead from it. */
    record Place(String id, List<String> next) {}

    /** A band and where it begins. */
    record Band(String id, Seat seat, String place) {}

    /** What a fight comes to. */
    enum Outcome {
        @JsonProperty("beaten")
        BEATEN("B", -1),
        @JsonProperty("held")
        HELD("H", 0),
        @JsonProperty("routed")
        ROUTED("R", 1);

        private final String code;
        private final int favour;

        Outcome(String code, int favour) {
            this.code = code;
            this.favour = favour;
        }

        /** As the chart prints it. */
        String code() {
            return code;
        }

        /** Above 0 when it is good for the attacker. */
        int favour() {
            return favour;
        }

        /** Its words. */
        Arg named() {
            return new Arg.Name("outcome", code);
        }
    }

    /**
     * The table of fights.
     *
     * @param least the difference of strength of the first column
     * @param rows for each face of the die, from 1
     */
    record Fight(String provenance, int least, List<List<Outcome>> rows) {
        /** The column of that difference; one that the table has not is read in the next that it has. */
        @Rule("4.2")
        int column(int difference) {
            return Math.clamp((long) difference - least, 0, rows.getFirst().size() - 1);
        }

        Outcome of(int face, int difference) {
            return rows.get(face - 1).get(column(difference));
        }

        /** On how many faces it comes to that. */
        int chances(Outcome outcome, int difference) {
            return (int) IntStream.rangeClosed(1, SIDES)
                    .filter(face -> of(face, difference) == outcome)
                    .count();
        }
    }

    /** Reads the file. @throws BadData with the file, the path in it and the reason */
    static Printed read(GameData data) {
        Printed printed = data.json(FILE, Printed.class);
        String file = "config/games/" + data.game() + "/" + FILE;
        for (int i = 0; i < printed.places.size(); i++) {
            Place place = printed.places.get(i);
            for (String next : place.next()) {
                if (printed.ids().contains(next) && printed.next(next).contains(place.id())) {
                    continue;
                }
                throw new BadData(file, "places[" + i + "].next", "no road leads back from " + next);
            }
        }
        if (printed.fight.rows().size() != SIDES) {
            throw new BadData(file, "fight.rows", "needs a row for each face of the die");
        }
        return printed;
    }

    List<String> ids() {
        return places.stream().map(Place::id).toList();
    }

    /** The places next to it. */
    List<String> next(String place) {
        return places.stream()
                .filter(p -> p.id().equals(place))
                .findFirst()
                .orElseThrow()
                .next();
    }
}
