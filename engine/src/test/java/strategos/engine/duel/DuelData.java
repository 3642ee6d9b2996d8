package strategos.engine.duel;

import java.util.List;

/** What the duel's box prints. */
record DuelData(int wounds, int rounds, int length, List<String> cards) {
    DuelData {
        cards = List.copyOf(cards);
    }
}
