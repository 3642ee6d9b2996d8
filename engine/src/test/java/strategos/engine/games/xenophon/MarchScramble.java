package strategos.engine.games.xenophon;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Window;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;

/** Deals the deck and the others' hands anew, and lets those who have answered unseen answer otherwise. */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class MarchScramble implements Scramble<MarchState> {
    private final GameData data = GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files());
    private final CardList deck = CardList.read(data);
    private final Solitaire solitaire = new TurnSequence(Tables.read(data), deck).solitaire();

    @Override
    public String game() {
        return Xenophon.ID;
    }

    @Override
    public MarchState scramble(MarchState march, Viewer viewer, RandomGenerator luck) {
        MarchState other = deal(march, viewer, luck);
        // Alone, a card that is due has been played before anybody is asked again.
        while (march.solitaire()
                && march.stage() != Stage.FORCED
                && solitaire.due(other).isPresent()) {
            other = deal(march, viewer, luck);
        }
        return other;
    }

    private MarchState deal(MarchState march, Viewer viewer, RandomGenerator luck) {
        Deck pile = march.deck();
        List<Integer> unseen = new ArrayList<>();
        add(unseen, Cards.NONE.with(pile.order(), pile.drawn(), pile.left()));
        for (Army army : march.armies()) {
            if (!army.seat().equals(viewer)) {
                add(unseen, army.hand());
            }
        }
        Collections.shuffle(unseen, new Random(luck.nextLong()));
        MarchState other = march;
        for (Army army : march.armies()) {
            if (!army.seat().equals(viewer)) {
                other = other.with(army.withHand(take(unseen, army.hand().size())));
            }
        }
        Cards past = Cards.NONE.with(pile.order(), 0, pile.drawn());
        other = other.withDeck(new Deck(past.with(take(unseen, pile.left())), pile.drawn(), pile.discards()));
        return answers(other, viewer, luck);
    }

    private MarchState answers(MarchState march, Viewer viewer, RandomGenerator luck) {
        MarchState other = march;
        for (Army army : march.armies()) {
            boolean laid = march.window().answered(army.seat())
                    || march.window().of(army.seat()).isPresent();
            if (!army.seat().equals(viewer) && laid && march.mode().asking()) {
                Window without = other.window().without(army.seat());
                other = other.withWindow(
                        answer(march, army, luck).map(without::with).orElse(without));
            }
        }
        return other;
    }

    /** Any card that the army could have laid down, or none. */
    private Optional<Answer> answer(MarchState march, Army army, RandomGenerator luck) {
        List<Answer> possible = new ArrayList<>();
        for (int number : army.hand().numbers()) {
            Card card = deck.card(number);
            for (Way way : CardPlay.openWays(march, army, card)) {
                possible.add(new Answer(army.seat(), number, card.id(), way.number()));
            }
        }
        return possible.isEmpty() || luck.nextBoolean()
                ? Optional.empty()
                : Optional.of(possible.get(luck.nextInt(possible.size())));
    }

    private static void add(List<Integer> unseen, Cards cards) {
        for (int card : cards.numbers()) {
            unseen.add(card);
        }
    }

    private static Cards take(List<Integer> unseen, int count) {
        List<Integer> taken = unseen.subList(0, count);
        Cards cards = Cards.of(taken.stream().mapToInt(Integer::intValue).toArray());
        taken.clear();
        return cards;
    }
}
