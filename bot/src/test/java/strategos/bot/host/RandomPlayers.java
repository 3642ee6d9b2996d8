package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.port.ChannelRef;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.box.Box.Scenario;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** People who know no game and give any legal order, as far as their own seat's decision tells; each is called like the seat. */
public final class RandomPlayers {
    private final TestHost host;
    private final RandomGenerator luck;
    private final RandomComputer<Object> any = new RandomComputer<>();
    private Optional<Order> last = Optional.empty();

    public RandomPlayers(TestHost host, RandomGenerator luck) {
        this.host = host;
        this.luck = luck;
    }

    /** A match that has begun, with so many seats taken, each by its own player; its id. */
    public String begin(ChannelRef where, String game, Scenario scenario, int seats) {
        List<Seat> taken = scenario.seats().subList(0, seats);
        Action opening = TestHost.by(taken.getFirst().id());
        String id = TestHost.done(host.matches.create(opening, where, game, scenario.id(), Map.of()))
                .id();
        taken.forEach(seat ->
                TestHost.done(host.matches.join(TestHost.by(seat.id()), id, seat, Optional.of("omen of " + seat))));
        TestHost.done(host.matches.start(TestHost.by(taken.getFirst().id()), id));
        return id;
    }

    /** The order that was given last. */
    public Order last() {
        return last.orElseThrow();
    }

    /** Gives at most so many orders; how many were given before the match was over. */
    public int play(String match, int most) {
        for (int given = 0; given < most; given++) {
            LiveMatch now = host.match(match);
            if (now.stage() == LiveMatch.Stage.OVER) {
                return given;
            }
            List<Seat> awaited = List.copyOf(now.awaited().keySet());
            Seat seat = awaited.get(luck.nextInt(awaited.size()));
            Decision decision = now.decision(seat).orElseThrow();
            Call call = any.any(decision, luck);
            Order order = new Order(seat, call);
            last = Optional.of(order);
            ActionResult outcome = host.matches.order(
                    TestHost.by(seat.id()),
                    match,
                    order,
                    OptionalLong.of(now.stamp(seat).own()));
            assertThat(outcome).as("%s %s", seat, call).isInstanceOf(ActionResult.Done.class);
        }
        return most;
    }
}
