package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Province;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A province joins a side, or becomes neutral. */
@Rule("14.3-political")
@Recorded("province-turned")
public record ProvinceTurned(String zone, Optional<Side> to, Troops troops) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Province province = before.province(zone).orElseThrow();
        War after = before;
        if (province.side().isPresent()) {
            Camp camp = Boxes.strip(after.camp(province.side().get()), troops);
            after = after.with(camp);
        }
        after = after.with(new Province(zone, to, to.isEmpty() ? troops : Troops.NONE));
        return to.isPresent() ? after.with(after.camp(to.get()).lay(zone, troops, false)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return to.isPresent()
                ? Told.line(
                        "told.joined",
                        "14.3-political",
                        "zone",
                        Zone.named(zone),
                        "side",
                        to.get().named())
                : Told.line("told.neutral", "14.3-political", "zone", Zone.named(zone));
    }

    /** What of its units was still alive in boxes, others did not know. */
    @Override
    public boolean reveals() {
        return to.isEmpty();
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
