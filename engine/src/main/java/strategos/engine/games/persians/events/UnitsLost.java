package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Units are eliminated, each from its box or from among those without a leader. */
@Rule({"0.4", "1.2", "5.3", "7.3"})
@Recorded("units-lost")
public record UnitsLost(Side side, String why, boolean open, List<Loss> losses) implements PersiansEvent {
    public UnitsLost {
        losses = List.copyOf(losses);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (Loss loss : losses) {
            camp = loss.from(camp);
        }
        War after = before.with(camp);
        return open && before.battle().isPresent() ? after.with(fallen(before.clash())) : after;
    }

    private Clash fallen(Clash clash) {
        Clash now = clash;
        for (Loss loss : losses) {
            for (String kind : loss.troops().kinds()) {
                now = now.with(new Clash.Fallen(side, kind, loss.troops().count(kind)));
            }
        }
        return now;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        List<Loss> known = losses.stream()
                .filter(loss ->
                        open || viewer.equals(side.seat()) || loss.holder().isEmpty())
                .toList();
        Troops all = Troops.NONE;
        for (Loss loss : known) {
            all = all.plus(loss.troops());
        }
        return all.isEmpty()
                ? Optional.empty()
                : Told.line(
                        "told.units-lost",
                        "1.2",
                        "side",
                        side.named(),
                        "troops",
                        all.named(),
                        "why",
                        Text.of("why." + why));
    }

    /** Whether what is face up changes. */
    @Override
    public boolean reveals() {
        return losses.stream().anyMatch(loss -> loss.holder().isEmpty());
    }

    /** Units of one box, or of those without a leader in a zone. */
    public record Loss(String holder, String zone, Troops troops) {
        Camp from(Camp camp) {
            if (holder.isEmpty()) {
                return camp.with(camp.pile(zone).minus(troops));
            }
            Chief chief = camp.chief(holder).orElseThrow();
            return camp.with(chief.with(chief.troops().minus(troops)));
        }
    }
}
