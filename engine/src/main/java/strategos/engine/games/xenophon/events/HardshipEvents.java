package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.MarchEvent.MenLost;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Food, weather, morale and men who leave. */
public sealed interface HardshipEvents extends MarchEvent {
    /** The army eats, or hungers. */
    @Rule("consumption-phase")
    @Recorded("consumed")
    record Consumed(boolean fed) implements HardshipEvents {
        private String eaten(Army army) {
            if (!fed) {
                return "told.hungry";
            }
            return army.starvation() > 0 ? "told.fed" : "told.fed.full";
        }

        @Override
        public MarchState apply(MarchState before) {
            Army army = before.roller();
            Army after = fed ? army.set(Token.STARVATION, 0).gain(Token.FOOD, -1) : army.gain(Token.STARVATION, 1);
            return before.with(after).begin(Phase.STARVATION);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return Optional.of(new Line(
                    Text.of(eaten(before.roller()), "army", before.roller().seat()), "consumption-phase"));
        }
    }

    /** What hunger cost. */
    @Rule("starvation-phase")
    @Recorded("starved")
    record Starved(int men) implements HardshipEvents, MenLost {
        @Override
        public RollKind kind() {
            return RollKind.STARVATION;
        }

        @Override
        public String sentenceKey() {
            return "told.starved";
        }
    }

    /** What the cold cost. */
    @Rule("exposure-phase")
    @Recorded("exposure-suffered")
    record ExposureSuffered(int men) implements HardshipEvents, MenLost {
        @Override
        public RollKind kind() {
            return RollKind.EXPOSURE;
        }

        @Override
        public String sentenceKey() {
            return "told.exposure";
        }
    }

    /** What foraging brought. */
    @Rule("forage-phase")
    @Recorded("foraged")
    record Foraged(int food, int anger) implements HardshipEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            Army after = before.roller().gain(Token.FOOD, food).gain(Token.ANGER, anger);
            return before.withTurn(before.turn().withForaged(true)).with(after).begin(Phase.CONSUMPTION);
        }

        @Override
        public RollKind kind() {
            return RollKind.FORAGE;
        }

        @Override
        public Text result() {
            return Text.of("result.forage", "food", food, "anger", anger);
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of("told.forage", "army", before.roller().seat(), "food", food, "anger", anger);
        }
    }

    /** The army forages, or leaves it be. */
    @Rule("forage-phase")
    @Recorded("forage-chosen")
    record ForageChosen(boolean forage) implements HardshipEvents {
        @Override
        public MarchState apply(MarchState before) {
            return forage ? before.pend(RollKind.FORAGE) : before.begin(Phase.CONSUMPTION);
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            return Optional.of(new Line(
                    Text.of(
                            forage ? "told.forages" : "told.forages-not",
                            "army",
                            before.roller().seat()),
                    "forage-phase"));
        }
    }

    /** How many men are gone overnight. */
    @Rule("desertion-phase")
    @Recorded("deserters-counted")
    record DesertersCounted(int men) implements HardshipEvents, MenLost {
        @Override
        public RollKind kind() {
            return RollKind.DESERTERS;
        }

        @Override
        public String sentenceKey() {
            return "told.deserters";
        }
    }

    /** Whether men desert; a second die counts them. */
    @Rule("desertion-phase")
    @Recorded("desertion-tested")
    record DesertionTested(boolean deserts) implements HardshipEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return deserts ? before.pend(RollKind.DESERTERS) : before.begin(Phase.TRAVEL);
        }

        @Override
        public RollKind kind() {
            return RollKind.DESERTION;
        }

        @Override
        public Text result() {
            return Text.of(deserts ? "result.desertion.yes" : "result.desertion.no");
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of(
                    deserts ? "told.desertion.yes" : "told.desertion.no",
                    "army",
                    before.roller().seat());
        }
    }

    /** Whether the men lose heart. */
    @Rule("morale-phase")
    @Recorded("morale-tested")
    record MoraleTested(boolean shaken) implements HardshipEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return before.with(before.roller().gain(Token.MUTINY, shaken ? 1 : 0))
                    .begin(Phase.RALLY);
        }

        @Override
        public RollKind kind() {
            return RollKind.MORALE;
        }

        @Override
        public Text result() {
            return Text.of(shaken ? "result.morale.yes" : "result.morale.no");
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of(
                    shaken ? "told.morale.yes" : "told.morale.no",
                    "army",
                    before.roller().seat());
        }
    }

    /** Whether mutinous men are rallied; with mutiny and cards left, the army may call for another roll. */
    @Rule({"rally-phase", "ruling-X5"})
    @Recorded("rally-held")
    record RallyHeld(boolean rallied) implements HardshipEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            MarchState after = before.with(before.roller().gain(Token.MUTINY, rallied ? -1 : 0));
            return after.roller().mutiny() > 0 && !after.roller().hand().isEmpty()
                    ? after.begin(Phase.RALLY).in(Stage.RALLY_AGAIN)
                    : after.begin(Phase.DESERTION);
        }

        @Override
        public RollKind kind() {
            return RollKind.RALLY;
        }

        @Override
        public Text result() {
            return Text.of(rallied ? "result.rally.yes" : "result.rally.no");
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of(
                    rallied ? "told.rally.yes" : "told.rally.no",
                    "army",
                    before.roller().seat());
        }
    }
}
