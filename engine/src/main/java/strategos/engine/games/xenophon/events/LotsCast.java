package strategos.engine.games.xenophon.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.March;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The armies throw for the first turn; those that are equal throw again. */
@Rule({"setup", "ruling-T1"})
@Recorded("lots-cast")
public record LotsCast(List<Seat> seats, List<Integer> faces) implements MarchEvent {
    public LotsCast {
        seats = List.copyOf(seats);
        faces = List.copyOf(faces);
    }

    @Override
    public March apply(March before) {
        return before;
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        List<Text> lots = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            lots.add(Text.of("told.lot", "army", seats.get(i), "face", faces.get(i)));
        }
        return Optional.of(new Line(Text.of("told.lots", "lots", lots), "setup"));
    }
}
