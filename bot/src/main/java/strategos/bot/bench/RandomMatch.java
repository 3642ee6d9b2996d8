package strategos.bot.bench;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import strategos.engine.Call;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Offer;
import strategos.engine.Option;
import strategos.engine.Order;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Scenario;
import strategos.engine.Seat;
import strategos.engine.Setup;
import strategos.engine.Slot;
import strategos.engine.dice.SeededDice;
import strategos.engine.json.GameCodec;

/** Plays whole matches of one scenario by random legal orders. Confined to one thread. */
final class RandomMatch<S> {
    private final Game<S> game;
    private final Setup setup;
    private final GameCodec<S> codec;
    private final Referee referee = new Referee();
    private final RandomComputer<S> computer = new RandomComputer<>();
    private long choices;

    RandomMatch(Game<S> game, Scenario scenario) {
        this.game = game;
        this.codec = new GameCodec<>(game.records());
        Map<String, String> options =
                game.box().options().stream().collect(Collectors.toMap(Option::name, Option::byDefault));
        this.setup = new Setup(scenario.id(), options, scenario.seats().subList(0, scenario.most()));
    }

    /**
     * Plays one match to its end, listing at each decision the choices of every slot that is open first.
     *
     * @param json whether each ruling's entries and position also go through JSON and back
     * @return how many decisions were taken
     */
    int play(long seed, boolean json) {
        SplittableRandom luck = new SplittableRandom(seed);
        SeededDice dice = new SeededDice(seed);
        S state = referee.start(game, setup, dice).state();
        int decisions = 0;
        while (game.result(state).isEmpty()) {
            Seat seat = game.awaited(state).firstEntry().getKey();
            S seen = game.conceal(state, seat);
            Decision decision = game.decision(seen, seat).orElseThrow();
            list(decision);
            Order order = new Order(seat, computer.choose(seen, seat, decision, luck));
            Ruling<S> ruling = referee.rule(game, state, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice);
            if (!(ruling instanceof Ruling.Accepted<S>(S after, List<Entry<S>> entries, var standing))) {
                throw new IllegalStateException("an offered order was refused: " + order);
            }
            state = after;
            if (json) {
                codec.readEntries(codec.writeEntries(entries));
                state = codec.readState(codec.writeState(after));
            }
            decisions++;
        }
        return decisions;
    }

    /** How many choices were listed so far; read so that no compiler leaves the listing out. */
    long choices() {
        return choices;
    }

    private void list(Decision decision) {
        for (Offer offer : decision.offers()) {
            List<Slot> slots = offer.verb().slots();
            if (!slots.isEmpty()) {
                choices += offer.choices(slots.getFirst(), Call.of(offer.verb().name()))
                        .listed()
                        .size();
            }
        }
    }
}
