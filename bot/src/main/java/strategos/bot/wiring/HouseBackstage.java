package strategos.bot.wiring;

import java.time.Duration;
import strategos.bot.console.Backstage;
import strategos.bot.host.House;

/** The house as the console sees it. */
record HouseBackstage(House house, MovedClock clock) implements Backstage {
    /** Longer than a whole match of computers takes. */
    private static final Duration PATIENCE = Duration.ofMinutes(30);

    @Override
    public void settle() {
        if (!house.settle(PATIENCE)) {
            throw new IllegalStateException("the house has not come to rest within " + PATIENCE);
        }
    }

    @Override
    public void advance(Duration by) {
        clock.advance(by);
        house.tick();
    }
}
