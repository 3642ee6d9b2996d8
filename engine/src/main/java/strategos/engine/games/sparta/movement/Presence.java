package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Company.Tally;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;

/** Who stands in a place, as far as the side may know it, in few words: what one looks for before one goes there. */
@Rule("5.2")
record Presence(Printed printed, War war, Side side) {
    /** The enemy first, then its own; empty where nobody stands. */
    Optional<Text> at(int place) {
        List<Text> there = new ArrayList<>();
        for (Side whose : List.of(side.other(), Side.NEUTRAL, side)) {
            of(place, whose).ifPresent(there::add);
        }
        return there.isEmpty() ? Optional.empty() : Optional.of(Text.of("goal.there", "forces", there));
    }

    private Optional<Text> of(int place, Side whose) {
        Board board = war.board();
        var shown = board.units(board.at(place, whose));
        List<Text> units = new ArrayList<>(printed.counters().company(shown).units().stream()
                .map(Tally::words)
                .toList());
        int hidden = board.landCount(place, whose) - board.land(shown).size();
        if (hidden > 0) {
            units.add(Text.of("tally.hidden", "n", hidden));
        }
        return units.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Text.of(whose == side ? "goal.yours" : "goal.theirs", "side", whose.named(), "units", units));
    }
}
