package strategos.engine.games.xenophon;

import java.util.BitSet;
import java.util.Optional;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;

/** What is true of every position. */
final class Invariants {
    private final Tables tables;
    private final CardList deck;
    private final Solitaire solitaire;

    Invariants(Tables tables, CardList deck, Solitaire solitaire) {
        this.tables = tables;
        this.deck = deck;
        this.solitaire = solitaire;
    }

    /** The first thing that is wrong; empty when all is well. */
    Optional<String> broken(MarchState march) {
        for (Army army : march.armies()) {
            Optional<String> wrong = broken(army);
            if (wrong.isPresent()) {
                return Optional.of(army.seat() + ": " + wrong.get());
            }
        }
        if (march.stage() != Stage.OVER
                && march.clock().round() > tables.tracks().time()) {
            return Optional.of("the time track is over, and the match is not");
        }
        if (inPlay(march) && !march.roller().marching() && march.stage() != Stage.OVER) {
            return Optional.of("it is the turn of an army that does not march");
        }
        if (march.solitaire()
                && march.stage() == Stage.ROLLER
                && solitaire.due(march).isPresent()) {
            return Optional.of("a card that is due has not been played");
        }
        return inPlay(march) ? cards(march) : Optional.empty();
    }

    private static boolean inPlay(MarchState march) {
        return march.stage() != Stage.LOTS && march.stage() != Stage.LEADERS && march.stage() != Stage.DEAL;
    }

    private Optional<String> broken(Army army) {
        if (army.men() < 0 || army.men() > tables.setup().men() || (army.marching() && army.men() == 0)) {
            return Optional.of("has " + army.men() + " hundred men");
        }
        if (army.space() < 1 || army.space() > tables.tracks().distance()) {
            return Optional.of("stands on space " + army.space());
        }
        for (Token token : Token.values()) {
            if (army.count(token) < 0) {
                return Optional.of("has " + army.count(token) + " of " + token);
            }
        }
        if (army.fate() == Fate.ARRIVED != (army.space() == tables.tracks().distance() && army.since() > 0)
                && army.fate() != Fate.GONE) {
            return Optional.of("is " + army.fate() + " on space " + army.space());
        }
        return army.marching() || army.hand().isEmpty() ? Optional.empty() : Optional.of("is out and holds cards");
    }

    /** Every card lies in one place; only an army that is gone takes its hand out of the game. */
    private Optional<String> cards(MarchState march) {
        BitSet seen = new BitSet(deck.size());
        Cards all = Cards.NONE
                .with(march.deck().order(), march.deck().drawn(), march.deck().left())
                .with(march.deck().discards());
        boolean gone = false;
        for (Army army : march.armies()) {
            all = all.with(army.hand());
            gone |= army.fate() == Fate.GONE;
        }
        for (int i = 0; i < all.size(); i++) {
            int card = all.at(i);
            if (card < 0 || card >= deck.size() || seen.get(card)) {
                return Optional.of("card " + card + " lies in two places, or in none");
            }
            seen.set(card);
        }
        return gone || all.size() == deck.size()
                ? Optional.empty()
                : Optional.of(deck.size() - all.size() + " cards are missing");
    }
}
