package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.BattleEvents.AttackJudged;
import strategos.engine.games.xenophon.events.BattleEvents.BattleFought;
import strategos.engine.games.xenophon.events.BattleEvents.CasualtiesCounted;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapDealt;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapSought;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertersCounted;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertionTested;
import strategos.engine.games.xenophon.events.HardshipEvents.ExposureSuffered;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.events.HardshipEvents.MoraleTested;
import strategos.engine.games.xenophon.events.HardshipEvents.RallyHeld;
import strategos.engine.games.xenophon.events.HardshipEvents.Starved;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RollEvents.RollStrip;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.events.RouteEvents.RouteFound;
import strategos.engine.games.xenophon.events.RouteEvents.WeatherTurned;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What can happen in a match of Xenophon and the Ten Thousand. */
public sealed interface MarchEvent extends Event<MarchState>
        permits CardEvents, RollEvents, BattleEvents, HardshipEvents, RouteEvents, TurnEvents, Settled {

    /** A roll is read and carried out: nobody answers it any more. Two totals with equal results lead to the same. */
    sealed interface Settled extends MarchEvent
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
        Text sentence(MarchState before);

        @Override
        default Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return Optional.of(new Line(sentence(before), kind().phase().rule()));
        }

        @Override
        default Optional<Strip> strip(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return Optional.of(RollStrip.settled(before, this));
        }
    }

    /** A roll that costs the roller men, and nothing else. */
    sealed interface MenLost extends Settled permits CasualtiesCounted, DesertersCounted, ExposureSuffered, Starved {
        /** In hundreds. */
        int men();

        /** The sentence for those lost; with {@code .none} behind it, for when there are none. */
        String sentenceKey();

        @Override
        default MarchState apply(MarchState before) {
            return before.with(before.roller().lose(men())).begin(kind().phase().next());
        }

        @Override
        default Text result() {
            return Text.of("result.men", "men", 100 * men());
        }

        @Override
        default Text sentence(MarchState before) {
            return Text.of(
                    men() == 0 ? sentenceKey() + ".none" : sentenceKey(),
                    "army",
                    before.roller().seat(),
                    "men",
                    100 * men());
        }
    }
}
