package strategos.engine.games.xenophon.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.cards.LeaderAct;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.PassAct;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/**
 * Plays sensibly: forages when that brings more than it costs in the travel phase, plays a card where it is worth more than in
 * the hand, and harms others with what is of no use to itself. It knows what its seat knows.
 */
public final class MarchComputer implements Computer<MarchState> {
    private static final List<Leader> PREFERRED =
            List.of(Leader.XENOPHON, Leader.CLEARCHUS, Leader.MENON, Leader.CHIRISOPHUS);

    private final CardPlay cardPlay;
    private final CardList deck;
    private final HandLimit limits;
    private final Solitaire solitaire;
    private final Worth worth;
    private final Weighing weighing;

    public MarchComputer(Tables tables, CardPlay cardPlay, TurnSequence sequence) {
        this.cardPlay = cardPlay;
        this.deck = cardPlay.deck();
        this.limits = sequence.limits();
        this.solitaire = sequence.solitaire();
        this.worth = new Worth(tables);
        this.weighing = new Weighing(
                worth, sequence.resolver(), solitaire, deck, tables.travel().foraged());
    }

    @Override
    public Call choose(Seen<MarchState> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Army army = seen.position().army(seat);
        return switch (seen.position().stage()) {
            case LEADERS -> leader(seen);
            case FORAGE -> forage(seen);
            case DISCARD -> discard(seen, army, decision);
            case FORCED -> forced(seen);
            default -> answer(seen, army);
        };
    }

    private static Call leader(Seen<MarchState> seen) {
        List<Leader> left = LeaderAct.left(seen.position());
        return LeaderAct.call(
                PREFERRED.stream().filter(left::contains).findFirst().orElseThrow());
    }

    private Call forage(Seen<MarchState> seen) {
        Army army = seen.position().roller();
        double foraging = weighing.foraging(seen);
        List<Weighing.Option> options = new ArrayList<>();
        options.add(new Weighing.Option(ForageAct.call(true), foraging));
        if (army.food() == 0) {
            options.addAll(weighing.options(seen, army, cardPlay.open(seen.position(), army), limits));
        }
        return best(options).orElseGet(() -> ForageAct.call(false));
    }

    private Call discard(Seen<MarchState> seen, Army army, Decision decision) {
        Offer offer = decision.offer("discard").orElseThrow();
        List<Choice> choices =
                new ArrayList<>(offer.choices(offer.verb().slots().getFirst(), Call.of("discard"))
                        .listed());
        choices.sort(Comparator.comparingDouble(
                choice -> worth.kept(seen.position(), deck.card(choice.value()).orElseThrow())));
        Call call = Call.of("discard");
        for (Choice choice : choices.subList(0, limits.over(army))) {
            call = call.with(offer.verb().slots().getFirst().name(), choice.value());
        }
        return call;
    }

    private Call forced(Seen<MarchState> seen) {
        Card card = solitaire.due(seen.position()).orElseThrow();
        return PlayAct.call(card, Solitaire.waysDue(seen.position(), card).getFirst());
    }

    private Call answer(Seen<MarchState> seen, Army army) {
        List<Weighing.Option> options = weighing.options(seen, army, cardPlay.open(seen.position(), army), limits);
        if (seen.position().isRoller(army)) {
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
