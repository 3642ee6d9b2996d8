package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Tried;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** An interception was tried; without contact nobody learns the column. */
@Rule({"6.1", "6.2", "9.2"})
@Recorded("interception-tried")
public record InterceptionTried(
        Side side,
        boolean sea,
        String place,
        int roll,
        List<Integer> dice,
        boolean contact,
        int difference,
        int bonus,
        String result,
        List<Tried> tried,
        boolean automatic)
        implements PersiansEvent {
    public InterceptionTried {
        dice = List.copyOf(dice);
        tried = List.copyOf(tried);
    }

    @Override
    public War apply(War before) {
        List<Integer> figures = new ArrayList<>(dice);
        figures.add(difference);
        figures.add(bonus);
        War after = before.with(new Notice(contact ? "contact " + result : "interception", place, figures));
        return after.steps(Told.tried(after.steps(), side, tried));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        if (automatic) {
            return Told.line(
                    "told.intercept.automatic", "5.4-thermopylae", "side", side.named(), "zone", Zone.named(place));
        }
        if (!contact) {
            return Told.line(
                    "told.intercept.none",
                    sea ? "9.2" : "6.2",
                    "side",
                    side.named(),
                    "zone",
                    Zone.named(place),
                    "of",
                    among(before),
                    "dice",
                    Told.faces(dice));
        }
        return sea
                ? Told.line(
                        "told.intercept.sea",
                        "9.2",
                        "side",
                        side.named(),
                        "zone",
                        Zone.named(place),
                        "dice",
                        Told.faces(dice),
                        "bonus",
                        bonus)
                : Told.line(
                        "told.intercept." + Told.contact(result),
                        "6.2",
                        "side",
                        side.named(),
                        "zone",
                        Zone.named(place),
                        "dice",
                        Told.faces(dice),
                        "difference",
                        difference,
                        "bonus",
                        bonus);
    }

    /** Among how many face-down counters the active side's target was drawn: all can count them. */
    @Rule({"6.3", "ruling-asked"})
    private int among(War before) {
        if (!(before.step() instanceof Active active) || open(tried.getFirst().id())) {
            return 0;
        }
        return before.camp(side.other()).counters(place) - Tried.marksAt(active.tried(), place);
    }

    private static boolean open(String id) {
        return id.equals(Tried.LOOSE) || Vessel.isSingle(id);
    }

    @Override
    public boolean reveals() {
        return contact;
    }

    @Override
    public Optional<Strip> strip(War before) {
        return automatic
                ? Optional.empty()
                : Optional.of(Told.strip(
                        "strip.interception",
                        sea ? "9.2" : "6.2",
                        side,
                        roll,
                        dice,
                        List.of(),
                        "",
                        contact && !sea ? "%+d".formatted(difference) : "",
                        Text.of(contact ? "strip.contact" : "strip.no-contact"),
                        tell(before, Viewer.EVERYONE)));
    }
}
