package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.games.xenophon.events.BattleEvents.AttackJudged;
import strategos.engine.games.xenophon.events.BattleEvents.BattleFought;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapDealt;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapSought;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertionTested;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.events.HardshipEvents.MoraleTested;
import strategos.engine.games.xenophon.events.HardshipEvents.RallyHeld;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.events.RouteEvents.RouteFound;
import strategos.engine.games.xenophon.events.RouteEvents.WeatherTurned;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A throw is read and carried out: nobody answers it any more. Two totals with equal results lead to the same. */
public sealed interface Settled extends MarchEvent
        permits AttackJudged,
                BattleFought,
                DesertionTested,
                Foraged,
                Marched,
                MenLost,
                MoraleTested,
                RallyHeld,
                RouteFound,
                SatrapDealt,
                SatrapSought,
                WeatherTurned {
    /** What was rolled for. */
    RollKind kind();

    /** What came of it, in a word or a number. */
    Text result();

    /** What it means, in a sentence. */
    Text sentence(March before);

    @Override
    default Optional<Line> tell(March before, Viewer viewer) {
        return Optional.of(new Line(sentence(before), kind().phase().rule()));
    }

    @Override
    default Optional<Strip> strip(March before) {
        return Optional.of(Strips.settled(before, this));
    }
}
