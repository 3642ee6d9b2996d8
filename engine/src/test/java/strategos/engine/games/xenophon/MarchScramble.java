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
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Answer;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.Deck;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Window;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.games.xenophon.phases.Solitaire;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Scramble;

/** Deals the deck and the others' hands anew, and lets those who have answered unseen answer otherwise. */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class MarchScramble implements Scramble<March> {
    private final GameData data = GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files());
    private final ActionDeck deck = ActionDeck.read(data);
    private final Solitaire solitaire = new Sequence(Tables.read(data), deck).solitaire();

    @Override
    public String game() {
        return Xenophon.ID;
    }

    @Override
    public March scramble(March march, Viewer viewer, RandomGenerator luck) {
        March other = deal(march, viewer, luck);
        // Alone, a card that is due has been played before anybody is asked again.
        while (march.solitaire()
                && march.stage() != Stage.FORCED
                && solitaire.due(other).isPresent()) {
            other = deal(march, viewer, luck);
        }
        return other;
    }

    private March deal(March march, Viewer viewer, RandomGenerator luck) {
        Deck pile = march.deck();
        List<Integer> unseen = new ArrayList<>();
        add(unseen, Cards.NONE.with(pile.order(), pile.drawn(), pile.left()));
        for (Army army : march.armies()) {
            if (!army.seat().equals(viewer)) {
                add(unseen, army.hand());
            }
        }
        Collections.shuffle(unseen, new Random(luck.nextLong()));
        March other = march;
        for (int place = 0; place < march.armies().size(); place++) {
            Army army = march.army(place);
            if (!army.seat().equals(viewer)) {
                other = other.with(place, army.holding(take(unseen, army.hand().size())));
            }
        }
        Cards past = Cards.NONE.with(pile.order(), 0, pile.drawn());
        other = other.with(new Deck(past.with(take(unseen, pile.left())), pile.drawn(), pile.discards()));
        return answers(other, viewer, luck);
    }

    private March answers(March march, Viewer viewer, RandomGenerator luck) {
        March other = march;
        for (int place = 0; place < march.armies().size(); place++) {
            Army army = march.army(place);
            boolean laid = march.window().answered(place)
                    || march.window().of(army.seat()).isPresent();
            if (!army.seat().equals(viewer) && laid && march.mode().asking()) {
                Window without = other.window().without(army.seat());
                other = other.with(answer(march, place, luck).map(without::with).orElse(without));
            }
        }
        return other;
    }

    /** Any card that the army could have laid down, or none. */
    private Optional<Answer> answer(March march, int place, RandomGenerator luck) {
        List<Answer> possible = new ArrayList<>();
        for (int number : march.army(place).hand().numbers()) {
            Card card = deck.card(number);
            for (Way way : CardPlay.openWays(march, place, card)) {
                possible.add(new Answer(march.army(place).seat(), number, card.id(), way.number()));
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
