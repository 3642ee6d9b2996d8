package strategos.engine.games.persians.orders;

import strategos.engine.Rule;
import strategos.engine.games.persians.rules.Losses;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Troops;

/** Units of the leaders aboard in a sea zone, and whether they find room where one of these leaders is. */
@Rule({"4.3", "9.4"})
final class Decks {
    private final Losses losses;
    private final int free;
    private final Troops near;
    private final Troops all;

    Decks(Losses losses, Camp camp, Chief to) {
        this.losses = losses;
        this.free = losses.free(camp, camp.vessel(to.vessel()).orElseThrow());
        Troops here = Troops.NONE;
        Troops there = Troops.NONE;
        for (Chief chief : camp.chiefs()) {
            if (chief.aboard()
                    && chief.place().equals(to.place())
                    && !chief.id().equals(to.id())) {
                boolean same = chief.vessel().equals(to.vessel());
                here = same ? here.plus(chief.troops()) : here;
                there = same ? there : there.plus(chief.troops());
            }
        }
        near = here;
        all = here.plus(there);
    }

    /** Units that can be chosen. */
    Troops troops() {
        return all;
    }

    /** What is aboard the same vessel already needs no more room; it goes first. */
    boolean fits(Handful.Taken taken) {
        return losses.room(taken.troops().minus(near.and(taken.troops()))) <= free;
    }
}
