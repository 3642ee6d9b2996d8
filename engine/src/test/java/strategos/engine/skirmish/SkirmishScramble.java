package strategos.engine.skirmish;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;

/** Deals anew among the bands of a side that the viewer has not seen. */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class SkirmishScramble implements Scramble<Valley> {
    @Override
    public String game() {
        return Skirmish.ID;
    }

    @Override
    public Valley scramble(Valley valley, Viewer viewer, RandomGenerator luck) {
        Valley other = valley;
        for (Seat seat : List.of(Skirmish.RED, Skirmish.BLUE)) {
            if (!seat.equals(viewer)) {
                List<Optional<Integer>> hidden = new ArrayList<>();
                valley.bands().stream()
                        .filter(band -> band.seat().equals(seat) && !band.shown())
                        .forEach(band -> hidden.add(band.strength()));
                Collections.shuffle(hidden, new Random(luck.nextLong()));
                other = other.all(band ->
                        band.seat().equals(seat) && !band.shown() ? band.withStrength(hidden.removeFirst()) : band);
            }
        }
        return other;
    }
}
