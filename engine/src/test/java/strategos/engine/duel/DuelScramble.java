package strategos.engine.duel;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.engine.duel.DuelState.Fighter;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;

/** Deals the unseen cards anew, and lets those who have chosen in secret choose otherwise. */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class DuelScramble implements Scramble<DuelState> {
    @Override
    public String game() {
        return Duel.ID;
    }

    @Override
    public DuelState scramble(DuelState duel, Viewer viewer, RandomGenerator luck) {
        List<Seat> others =
                duel.seats().stream().filter(seat -> !seat.equals(viewer)).toList();
        List<String> unseen = new ArrayList<>(duel.deck());
        others.forEach(seat -> unseen.addAll(duel.fighter(seat).hand()));
        Collections.shuffle(unseen, new Random(luck.nextLong()));
        Map<Seat, Fighter> fighters = new HashMap<>(duel.fighters());
        for (Seat seat : others) {
            Fighter old = duel.fighter(seat);
            List<String> hand = unseen.subList(0, old.hand().size());
            Fighter other = new Fighter(
                    old.place(),
                    old.wounds(),
                    hand,
                    old.stance()
                            .map(s -> duel.stancesShown() ? s : Duel.STANCES.get(luck.nextInt(Duel.STANCES.size()))),
                    old.shifted(),
                    old.spoken());
            fighters.put(seat, other);
            unseen.subList(0, old.hand().size()).clear();
        }
        return new DuelState(duel.lastWound(), duel.seats(), duel.round(), fighters, unseen, duel.phase());
    }
}
