package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** A government brings a source of revenue. */
@Rule({"12.2", "2.13"})
@Recorded("stipend-began")
public record StipendBegan(String id, int talents, int years) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Purse purse = before.purse();
        return before.with(
                switch (id) {
                    case "property-tax" -> purse.taxed(years);
                    case "black-sea-toll" -> purse.tolled();
                    default -> purse.funded(talents);
                });
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.stipend", "12.2", "name", new Arg.Name("item", id), "talents", talents);
    }
}
