package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/**
 * Plays matches that computers take over at any point of random play: all seats, or some of them against others who go on
 * at random. What random play leaves behind no computer would have brought about: leaders aboard of the wrong ships, units
 * anywhere, standing orders of whoever held the seat.
 *
 * @param <S> the game's position
 */
final class Takeover<S> {
    private static final int MOST_ORDERS = 200_000;

    private final Game<S> game;
    private final Referee referee = new Referee();
    private final RandomComputer<S> any = new RandomComputer<>();

    Takeover(Game<S> game) {
        this.game = game;
    }

    /** One random match, and so many of its positions taken over and played to the end. */
    void play(Setup setup, long seed, int takeovers) {
        List<Position<S>> positions = new ArrayList<>();
        new RandomPlay<>(game, setup, seed, MOST_ORDERS).play(new Watcher<>() {
            @Override
            public void at(Position<S> position) {
                if (game.rules().result(position.state()).isEmpty()) {
                    positions.add(position);
                }
            }
        });
        List<List<Position<S>>> kinds = List.copyOf(kinds(positions).values());
        SplittableRandom luck = new SplittableRandom(seed);
        for (int n = 0; n < takeovers; n++) {
            List<Position<S>> kind = luck.nextBoolean() ? positions : kinds.get(luck.nextInt(kinds.size()));
            Position<S> from = kind.get(luck.nextInt(kind.size()));
            try {
                playOut(from, luck.split());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        game.box().id() + " " + setup.scenario() + ", seed " + seed + ", taken over after "
                                + from.number() + " orders: " + e,
                        e);
            }
        }
    }

    /** By what is asked of whom, so that a rare question is taken over as often as one that is asked again and again. */
    private SortedMap<String, List<Position<S>>> kinds(List<Position<S>> positions) {
        SortedMap<String, List<Position<S>>> kinds = new TreeMap<>();
        for (Position<S> position : positions) {
            Seat seat = game.rules().awaited(position.state()).firstEntry().getKey();
            String verbs = game.decisions().of(position.seenBy(seat), seat).orElseThrow().offers().stream()
                    .map(offer -> offer.verb().name())
                    .toList()
                    .toString();
            kinds.computeIfAbsent(seat + verbs, kind -> new ArrayList<>()).add(position);
        }
        return kinds;
    }

    /** Whoever is awaited is a computer from now on, any other seat perhaps. */
    private void playOut(Position<S> from, SplittableRandom luck) {
        Dice dice = new SeededDice(luck.nextLong());
        Seat asked = game.rules().awaited(from.state()).firstEntry().getKey();
        Set<Seat> computers = new HashSet<>(
                from.seats().stream().filter(seat -> luck.nextBoolean()).toList());
        computers.add(asked);
        Position<S> now = from;
        for (int n = 0; game.rules().result(now.state()).isEmpty(); n++) {
            assertThat(n).as("orders without an end").isLessThan(MOST_ORDERS);
            now = next(now, computers, luck, dice);
        }
    }

    private Position<S> next(Position<S> now, Set<Seat> computers, SplittableRandom luck, Dice dice) {
        Seat seat = game.rules().awaited(now.state()).firstEntry().getKey();
        Seen<S> seen = now.seenBy(seat);
        Optional<Decision> decision = game.decisions().of(seen, seat);
        assertThat(decision).as("%s is awaited", seat).isPresent();
        boolean computer = computers.contains(seat);
        Call call = computer
                ? game.computer().choose(seen, seat, decision.get(), luck)
                : any.choose(seen, seat, decision.get(), luck);
        Ruling<S> ruling = referee.rule(
                game,
                now.state(),
                now.seats(),
                now.standing(),
                new Order(seat, call),
                computer ? Entry.Source.COMPUTER : Entry.Source.PLAYER,
                dice);
        assertThat(ruling).as("%s by %s", call, seat).isInstanceOf(Ruling.Accepted.class);
        Ruling.Accepted<S> accepted = (Ruling.Accepted<S>) ruling;
        return new Position<>(
                game, now.setup(), accepted.state(), accepted.standing(), now.number() + 1, luck.nextLong());
    }
}
