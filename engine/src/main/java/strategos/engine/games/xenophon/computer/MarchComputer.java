package strategos.engine.games.xenophon.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Leader;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.orders.ForageAct;
import strategos.engine.games.xenophon.orders.LeaderAct;
import strategos.engine.games.xenophon.orders.PassAct;
import strategos.engine.games.xenophon.orders.PlayAct;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.games.xenophon.phases.Solitaire;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/**
 * Plays sensibly: forages when it is short of food, plays a card where it is worth more than in the hand, and harms the
 * one in front. It knows what its seat knows.
 */
public final class MarchComputer implements Computer<March> {
    private static final List<Leader> PREFERRED =
            List.of(Leader.XENOPHON, Leader.CLEARCHUS, Leader.MENON, Leader.CHIRISOPHUS);

    private final CardPlay cardPlay;
    private final ActionDeck deck;
    private final HandLimit limits;
    private final Solitaire solitaire;
    private final Worth worth;
    private final Weighing weighing;

    public MarchComputer(Tables tables, CardPlay cardPlay, Sequence sequence) {
        this.cardPlay = cardPlay;
        this.deck = cardPlay.deck();
        this.limits = sequence.limits();
        this.solitaire = sequence.solitaire();
        this.worth = new Worth(tables);
        this.weighing = new Weighing(worth, sequence.thrower());
    }

    @Override
    public Call choose(Seen<March> known, Seat seat, Decision decision, RandomGenerator luck) {
        March seen = known.position();
        int place = seen.place(seat);
        return switch (seen.stage()) {
            case LEADERS -> leader(seen);
            case FORAGE -> forage(seen);
            case DISCARD -> discard(seen.army(place), decision);
            case FORCED -> forced(seen);
            default -> answer(seen, place);
        };
    }

    private static Call leader(March seen) {
        List<Leader> left = LeaderAct.left(seen);
        return LeaderAct.call(
                PREFERRED.stream().filter(left::contains).findFirst().orElseThrow());
    }

    private Call forage(March seen) {
        Army army = seen.roller();
        if (army.food() > 0) {
            return ForageAct.call(false);
        }
        Optional<Call> corn = best(weighing.supplies(seen, cardPlay.open(seen, seen.active())));
        return corn.orElseGet(() -> ForageAct.call(weighing.expected(seen, RollKind.FORAGE) > 0));
    }

    private Call discard(Army army, Decision decision) {
        Offer offer = decision.offer("discard").orElseThrow();
        List<Choice> choices =
                new ArrayList<>(offer.choices(offer.verb().slots().getFirst(), Call.of("discard"))
                        .listed());
        choices.sort(Comparator.comparingDouble(
                choice -> worth.kept(deck.card(choice.value()).orElseThrow())));
        Call call = Call.of("discard");
        for (Choice choice : choices.subList(0, limits.over(army))) {
            call = call.with(offer.verb().slots().getFirst().name(), choice.value());
        }
        return call;
    }

    private Call forced(March seen) {
        Card card = solitaire.due(seen).orElseThrow();
        return PlayAct.call(card, Solitaire.waysDue(seen, card).getFirst());
    }

    private Call answer(March seen, int place) {
        List<Weighing.Option> options = weighing.options(seen, place, cardPlay.open(seen, place), limits);
        if (place == seen.active()) {
            options.addAll(weighing.powers(seen));
        }
        return best(options).orElse(PassAct.CALL);
    }

    private static Optional<Call> best(List<Weighing.Option> options) {
        return options.stream()
                .filter(option -> option.gain() > 0)
                .max(Comparator.comparingDouble(Weighing.Option::gain))
                .map(Weighing.Option::call);
    }
}
