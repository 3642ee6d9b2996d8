package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.suite.NoDice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * A table for tests, at which orders are given in a row.
 *
 * <pre>{@code
 * TestTable<DuelState> table = TestTable.start(game, setup, dice);
 * table.order(RED, "stance stance=high").order(BLUE, "stance stance=low");
 * table.refuse(RED, "lunge path=9").citing("3").saying("why.not-a-place");
 * }</pre>
 *
 * @param <S> the game's position
 */
public final class TestTable<S> {
    private final Referee referee = new Referee();
    private final Game<S> game;
    private final List<Seat> seats;
    private final Dice dice;
    private Ruling.Accepted<S> last;

    private TestTable(Game<S> game, Setup setup, Dice dice) {
        this.game = game;
        this.seats = setup.seats();
        this.dice = dice;
        this.last = referee.start(game, setup, dice);
    }

    /** Starts a match. */
    public static <S> TestTable<S> start(Game<S> game, Setup setup, Dice dice) {
        return new TestTable<>(game, setup, dice);
    }

    /** A call as the console writes it: the verb, then {@code slot=value,value}. */
    public static Call call(String words) {
        String[] parts = words.split(" ", -1);
        Call call = Call.of(parts[0]);
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            int equals = part.indexOf('=');
            for (String value : part.substring(equals + 1).split(",", -1)) {
                call = call.with(part.substring(0, equals), value);
            }
        }
        return call;
    }

    /** Gives an order, which must be legal. */
    public TestTable<S> order(Seat seat, String call) {
        Order order = new Order(seat, call(call));
        Ruling<S> ruling = referee.rule(game, last.state(), seats, last.standing(), order, Entry.Source.PLAYER, dice);
        assertThat(ruling).as("ruling on %s", order).isInstanceOf(Ruling.Accepted.class);
        last = (Ruling.Accepted<S>) ruling;
        return this;
    }

    /** Gives an order, which must be refused without a die. */
    public Refusal refuse(Seat seat, String call) {
        return refuse(new Order(seat, call(call)));
    }

    /** Gives an order, which must be refused without a die. */
    public Refusal refuse(Order order) {
        Ruling<S> ruling =
                referee.rule(game, last.state(), seats, last.standing(), order, Entry.Source.PLAYER, new NoDice());
        assertThat(ruling).as("ruling on %s", order).isInstanceOf(Ruling.Refused.class);
        return new Refusal(((Ruling.Refused<S>) ruling).why());
    }

    /** Replaces all standing orders. */
    public TestTable<S> standing(StandingOrder... orders) {
        last = new Ruling.Accepted<>(last.state(), last.entries(), List.of(orders));
        return this;
    }

    /** The position. */
    public S state() {
        return last.state();
    }

    /** The standing orders that are left. */
    public List<StandingOrder> standing() {
        return last.standing();
    }

    /** What the last order (or the start) brought about. */
    public List<Entry<S>> entries() {
        return last.entries();
    }

    /** The events that the last order brought about. */
    public List<Event<S>> events() {
        return entries().stream()
                .flatMap(entry -> entry instanceof Entry.Happened<S>(Event<S> event) ? Stream.of(event) : Stream.of())
                .toList();
    }

    /** The orders carried out at the last one, with their sources: {@code red pass STANDING_ORDER}. */
    public List<String> orders() {
        return entries().stream()
                .flatMap(entry -> entry instanceof Entry.Ordered<S>(Order order, Entry.Source source)
                        ? Stream.of(order.seat() + " " + order.verb() + " " + source)
                        : Stream.of())
                .toList();
    }

    /** Who is awaited. */
    public SequencedMap<Seat, Text> awaited() {
        return game.rules().awaited(state());
    }

    /** Why an order was refused. */
    public record Refusal(Line why) {
        /** The rule that it cites. */
        public Refusal citing(String rule) {
            assertThat(why.rule()).contains(rule);
            return this;
        }

        /** That it rests on no rule. */
        public Refusal citingNothing() {
            assertThat(why.rule()).isEmpty();
            return this;
        }

        /** The key of its text. */
        public Refusal saying(String key) {
            assertThat(why.text().key()).isEqualTo(key);
            return this;
        }
    }
}
