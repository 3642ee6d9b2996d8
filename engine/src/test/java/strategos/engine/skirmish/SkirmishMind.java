package strategos.engine.skirmish;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.search.Sampler;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Valley.Band;

/** Deals the strengths that nobody has seen anew, and counts bands and the village. */
record SkirmishMind(Printed printed) implements Mind<Valley> {
    private static final int EACH = 8;
    private static final double BAND = 0.12;
    private static final double VILLAGE = 0.25;

    @Override
    public Valley imagine(Seen<Valley> seen, RandomGenerator luck) {
        Valley valley = seen.position();
        for (Seat seat : List.of(Skirmish.RED, Skirmish.BLUE)) {
            List<Integer> left = new ArrayList<>(printed.strengths());
            valley.bands().stream()
                    .filter(band -> band.seat().equals(seat))
                    .flatMap(band -> band.strength().stream())
                    .forEach(left::remove);
            Collections.shuffle(left, Random.from(luck));
            valley = valley.all(
                    band -> band.seat().equals(seat) && band.strength().isEmpty()
                            ? band.withStrength(Optional.of(left.removeLast()))
                            : band);
        }
        return valley;
    }

    @Override
    public double value(Valley valley, Seat seat) {
        double bands = valley.of(seat).size() - valley.of(Skirmish.other(seat)).size();
        double village = valley.at(printed.village())
                .map(Band::seat)
                .map(holder -> holder.equals(seat) ? VILLAGE : -VILLAGE)
                .orElse(0.0);
        return Math.clamp(0.5 + BAND * bands + village, 0, 1);
    }

    @Override
    public long clock(Valley valley) {
        return valley.turn();
    }

    @Override
    public long horizon(Valley valley) {
        return 2;
    }

    @Override
    public List<Call> ideas(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return new Sampler(EACH).of(decision, luck);
    }

    @Override
    public boolean worthThought(Seen<Valley> seen, Seat seat, Decision decision) {
        return true;
    }
}
