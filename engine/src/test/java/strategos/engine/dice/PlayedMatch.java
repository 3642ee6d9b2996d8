package strategos.engine.dice;

import java.util.List;
import java.util.Optional;
import strategos.engine.dice.DiceLog.DescribedRoll;

/** A match of the vectors with rolls of all sorts, on two open chains and one sealed. */
record PlayedMatch(Vectors vectors, MatchDice dice, List<Roll> rolls) {
    static PlayedMatch of(Vectors vectors) {
        MatchDice match = vectors.match().withNextChain(Chain.OPEN);
        ChainDice ruling = match.dice();
        for (int i = 0; i < 6; i++) {
            ruling.roll(Vectors.open("battle", "Athens"), 3 + i, 6);
            ruling.roll(Vectors.open("morale", "Sparta"), 4, 10);
            if (i % 2 == 0) {
                ruling.shuffle(Vectors.sealed("deck"), 5 + i);
            }
        }
        return new PlayedMatch(vectors, match.after(ruling.rolls()), ruling.rolls());
    }

    List<DescribedRoll> described() {
        return rolls.stream()
                .map(roll -> new DescribedRoll(
                        roll, roll.cause().kind() + " (1.1)", "2026-11-21T20:00:00Z", Optional.empty()))
                .toList();
    }

    DiceLog log(boolean over) {
        return DiceLog.of(
                vectors.text("match"),
                vectors.seats(),
                vectors.text("start"),
                dice,
                Optional.empty(),
                described(),
                over);
    }
}
