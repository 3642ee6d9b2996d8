package strategos.engine.games.sparta;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.Veil;
import strategos.engine.games.sparta.war.War;

/**
 * What a viewer may not know when forces are concealed: which land units stand with a leader who has a force marker, as
 * long as no enemy unit is in the same place. Money, leaders, ships, garrisons and numbers are open.
 */
@Rule({"2.15", "5.2"})
final class Conceal {
    private final Printed printed;

    Conceal(Printed printed) {
        this.printed = printed;
    }

    War from(War war, Viewer viewer) {
        if (!war.terms().concealed() || !war.board().veils().isEmpty() || war.step() instanceof Step.Over) {
            return war;
        }
        Bits hidden = Bits.NONE;
        List<Veil> veils = new ArrayList<>();
        for (Side side : List.of(Side.ATHENS, Side.SPARTA)) {
            if (viewer.equals(side.seat())) {
                continue;
            }
            Bits places = marked(war, side);
            for (int place = places.first(); place >= 0; place = places.next(place + 1)) {
                Bits units = war.board().land(war.board().at(place, side));
                if (!units.isEmpty()) {
                    hidden = hidden.or(units);
                    veils.add(new Veil(side, place, units.size()));
                }
            }
        }
        return hidden.isEmpty() ? war : war.with(war.board().veil(hidden, veils));
    }

    /** The places of the side's forces with a marker: those of its first leaders, where no enemy unit is. */
    private Bits marked(War war, Side side) {
        Board board = war.board();
        Bits places = Bits.NONE;
        int markers = printed.tables().limits().markers();
        Bits leaders = board.chiefs(board.of(side));
        for (int leader = leaders.first(); leader >= 0; leader = leaders.next(leader + 1)) {
            int place = board.place(leader);
            boolean free = Places.onMap(place)
                    && board.units(board.at(place)).minus(board.of(side)).isEmpty();
            if (free && places.size() < markers) {
                places = places.with(place);
            }
        }
        return places;
    }
}
