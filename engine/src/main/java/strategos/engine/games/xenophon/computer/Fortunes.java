package strategos.engine.games.xenophon.computer;

import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;

/** How an army stands, in numbers of about the same size: the score that it heads for, and what helps or hinders it. */
final class Fortunes {
    /** How many numbers there are. */
    static final int SIZE = 14;

    /** Spaces of a turn, and hundreds of men lost in it, as rules of thumb bring them about. */
    private static final double PACE = 3;

    private static final double WASTE = 0.012;
    private static final double TEN = 10;

    private final Tables tables;
    private final CardList deck;
    private final Worth worth;

    Fortunes(Tables tables, CardList deck) {
        this.tables = tables;
        this.deck = deck;
        this.worth = new Worth(tables);
    }

    /** The numbers of one army; whatever hand it has is known. */
    double[] of(MarchState march, Army army) {
        double[] n = new double[SIZE];
        if (army.fate() == Fate.GONE) {
            n[0] = 1;
            return n;
        }
        if (army.fate() == Fate.ARRIVED) {
            n[1] = 1;
            n[2] = Math.log((double) army.men() / army.since());
            return n;
        }
        double spaces = tables.tracks().distance() - army.space();
        double turns = march.clock().round() + spaces / PACE;
        double share = spaces / tables.tracks().distance();
        int i = 2;
        n[i++] = Math.log(Math.max(1, army.men()) * Math.pow(1 - WASTE, spaces / PACE) / turns);
        n[i++] = share;
        n[i++] = Math.log(Math.max(1, army.men())) * share;
        n[i++] = army.food() > 0 ? share : 0;
        n[i++] = Math.min(army.food(), 4) / TEN;
        n[i++] = army.starvation() / TEN;
        n[i++] = army.mutiny() / TEN;
        n[i++] = army.anger() / TEN;
        n[i++] = kept(march, army.hand()) / TEN;
        n[i++] = kept(march, army.hand()) * share / TEN;
        n[i++] = army.harshBefore() ? 1 : 0;
        n[i] = march.isRoller(army) ? 1 : 0;
        return n;
    }

    private double kept(MarchState march, Cards hand) {
        double sum = 0;
        for (int i = 0; i < hand.size(); i++) {
            sum += worth.kept(march, deck.card(hand.at(i)));
        }
        return sum;
    }
}
