package strategos.engine.games.xenophon.computer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Judgement;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.LearntJudgement;
import strategos.engine.search.Sampler;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Plays an army with thought: whatever it cannot see in hands and deck it deals anew from the cards that are nowhere else. */
public final class MarchMind implements Mind<MarchState> {
    /** Two rounds, turns of armies and phases within. */
    private static final long ROUNDS = 2;

    private static final long PHASES = 100;
    private static final int EACH = 12;

    /**
     * Orders differ by less here than a few trials can tell: with the usual caution what won by luck was preferred, and cost
     * a match in thirty.
     */
    private static final Caution CAUTION = new Caution(1, 6, 4);

    private final CardList deck;
    private final Fortunes fortunes;
    private final Judgement judgement = LearntJudgement.beside(MarchMind.class, "judgement.json");
    private final Sampler sampler = new Sampler(EACH);
    private final Reasons reasons;

    public MarchMind(Tables tables, CardList deck, TurnSequence sequence) {
        this.reasons = new Reasons(sequence.resolver(), sequence.solitaire(), deck);
        this.deck = deck;
        this.fortunes = new Fortunes(tables, deck);
    }

    @Override
    public MarchState imagine(Seen<MarchState> seen, RandomGenerator luck) {
        MarchState march = seen.position();
        int[] unseen = shuffled(unseen(march), luck);
        int next = 0;
        List<Army> armies = new ArrayList<>(march.armies());
        for (int i = 0; i < armies.size(); i++) {
            Cards hand = armies.get(i).hand();
            if (!hand.known()) {
                int[] dealt = new int[hand.size()];
                for (int n = 0; n < dealt.length; n++) {
                    dealt[n] = unseen[next++];
                }
                armies.set(i, armies.get(i).withHand(Cards.of(dealt)));
            }
        }
        Deck pile = march.deck();
        if (!pile.order().known()) {
            int[] order = new int[pile.order().size()];
            // What is drawn lies elsewhere: only what is left will be drawn.
            for (int n = pile.drawn(); n < order.length; n++) {
                order[n] = unseen[next++];
            }
            pile = pile.withOrder(Cards.of(order));
        }
        return march.withArmies(armies).withDeck(pile);
    }

    /** The cards that lie in no hand, and on no discards, that can be seen. */
    private int[] unseen(MarchState march) {
        boolean[] open = new boolean[deck.size()];
        mark(open, march.deck().discards());
        for (Army army : march.armies()) {
            if (army.hand().known()) {
                mark(open, army.hand());
            }
        }
        int[] unseen = new int[deck.size()];
        int count = 0;
        for (int card = 0; card < open.length; card++) {
            if (!open[card]) {
                unseen[count++] = card;
            }
        }
        return Arrays.copyOf(unseen, count);
    }

    private static void mark(boolean[] open, Cards cards) {
        for (int i = 0; i < cards.size(); i++) {
            open[cards.at(i)] = true;
        }
    }

    private static int[] shuffled(int[] cards, RandomGenerator luck) {
        for (int i = cards.length - 1; i > 0; i--) {
            int other = luck.nextInt(i + 1);
            int card = cards[i];
            cards[i] = cards[other];
            cards[other] = card;
        }
        return cards;
    }

    @Override
    public double value(MarchState march, Seat seat) {
        return value(march, seat, judgement);
    }

    @Override
    public double value(MarchState march, Seat seat, Judgement judgement) {
        double all = 0;
        double own = 0;
        for (Army army : march.armies()) {
            double weight = Math.exp(judgement.sum("race", fortunes.of(march, army), 0));
            all += weight;
            own = army.seat().equals(seat) ? weight : own;
        }
        return own / all;
    }

    @Override
    public long clock(MarchState march) {
        int turn =
                (march.clock().active() - march.clock().first() + march.armies().size())
                        % march.armies().size();
        return march.clock().round() * PHASES + turn * PHASES / march.armies().size();
    }

    @Override
    public long horizon(MarchState march) {
        return ROUNDS * PHASES;
    }

    @Override
    public List<Call> ideas(Seen<MarchState> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return sampler.of(decision, luck);
    }

    @Override
    public boolean worthThought(Seen<MarchState> seen, Seat seat, Decision decision) {
        Stage stage = seen.position().stage();
        return !seen.position().solitaire() && stage != Stage.LEADERS && stage != Stage.FORCED;
    }

    @Override
    public Caution caution() {
        return CAUTION;
    }

    @Override
    public Optional<Text> why(Seen<MarchState> seen, Order order) {
        return reasons.of(seen, order);
    }
}
