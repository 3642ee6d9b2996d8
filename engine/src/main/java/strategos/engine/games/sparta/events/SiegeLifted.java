package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A siege is over. */
@Rule("9.0")
@Recorded("siege-lifted")
public record SiegeLifted(Side besieged, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Board board = before.board();
        Bits markers = board.at(place.number()).minus(board.of(besieged));
        return before.with(before.ground().without(Mark.trapped(besieged), place.number()))
                .with(board.withBesieging(board.besieging().minus(markers)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        // Where the besieged have perished, or where there were none, nobody is free.
        return !before.board().at(place.number(), besieged).meets(before.board().inside())
                ? Optional.empty()
                : Told.line("told.siege-lifted", "9.0", "side", besieged.named(), "place", place.named("place"));
    }
}
