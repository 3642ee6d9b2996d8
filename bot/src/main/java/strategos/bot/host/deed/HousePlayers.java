package strategos.bot.host.deed;

import java.util.Optional;
import java.util.function.Consumer;
import strategos.bot.host.Outcome;
import strategos.bot.host.mail.Pouch;
import strategos.engine.seat.Seat;

/** Gives the orders of the seats that no person holds. */
record HousePlayers(Docket docket, Bookkeeper bookkeeper, Pouch pouch, Consumer<String> troubles)
        implements Autoplay.Players {
    @Override
    public Outcome computer(String match, Seat seat) {
        return docket.run(Optional.empty(), match, new ComputerOrder(bookkeeper, seat));
    }

    @Override
    public Outcome vacant(String match, Seat seat, long asked) {
        return docket.run(
                Optional.empty(), match, new GiveFallback(bookkeeper, pouch, seat, asked, GiveFallback.VACANT));
    }

    @Override
    public void stopped(String match) {
        docket.run(Optional.empty(), match, new ShowCard(pouch));
    }

    @Override
    public void troubled(String match) {
        troubles.accept(match);
    }
}
