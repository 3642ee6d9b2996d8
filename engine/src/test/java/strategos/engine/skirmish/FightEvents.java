package strategos.engine.skirmish;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.kit.Strips;
import strategos.engine.scene.Strip;
import strategos.engine.skirmish.Printed.Outcome;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Meeting and fighting: rules 4.1 and 4.2. */
sealed interface FightEvents extends SkirmishEvent {
    @Rule("4.1")
    @Recorded("met")
    record Met(String attacker, int strength, String defender) implements FightEvents {
        @Override
        public Valley apply(Valley valley) {
            return valley.with(attacker, b -> b.withShown(true).withMoved(true))
                    .withStep(new Step.Meeting(attacker, defender));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            Valley valley = before.position();
            return SkirmishEvent.line(
                    "4.1",
                    "told.met",
                    "attacker",
                    valley.band(attacker).named(),
                    "strength",
                    strength,
                    "defender",
                    valley.band(defender).named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    @Rule("4.1")
    @Recorded("stood")
    record Stood(String attacker, String defender) implements FightEvents {
        @Override
        public Valley apply(Valley valley) {
            return valley.withStep(new Step.Fight(attacker, defender));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return SkirmishEvent.line(
                    "4.1",
                    "told.stood",
                    "band",
                    before.position().band(defender).named());
        }
    }

    @Rule({"4.1", "ruling-place"})
    @Recorded("fell-back")
    record FellBack(String attacker, String defender, String from, String to) implements FightEvents {
        @Override
        public Valley apply(Valley valley) {
            return valley.with(defender, b -> b.in(to))
                    .with(attacker, b -> b.in(from))
                    .withStep(new Step.Move(valley.band(attacker).seat()));
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return SkirmishEvent.line(
                    "4.1",
                    "told.fell-back",
                    "band",
                    before.position().band(defender).named(),
                    "place",
                    new Arg.Name("place", to));
        }
    }

    /**
     * A fight.
     *
     * @param place of the defender
     * @param attack the attacker's strength
     * @param defence the defender's strength, as it counted
     * @param roll its index in the open chain
     */
    @Rule({"4.2", "ruling-place"})
    @Recorded("fought")
    record Fought(
            String attacker,
            String defender,
            String place,
            int attack,
            int defence,
            int roll,
            int face,
            Outcome outcome)
            implements FightEvents {
        @Override
        public Valley apply(Valley valley) {
            Valley after = valley.with(defender, b -> b.withShown(true))
                    .withStep(new Step.Move(valley.band(attacker).seat()));
            return switch (outcome) {
                case BEATEN -> after.with(attacker, Band::lost);
                case HELD -> after;
                case ROUTED -> after.with(defender, Band::lost).with(attacker, b -> b.in(place));
            };
        }

        @Override
        public Optional<Line> tell(Seen<Valley> before) {
            return Optional.of(new Line(sentence(before), "4.2"));
        }

        private Text sentence(Seen<Valley> before) {
            Arg beaten = before.position()
                    .band(outcome == Outcome.ROUTED ? defender : attacker)
                    .named();
            return outcome == Outcome.HELD
                    ? Text.of("told.held", "attack", attack, "defence", defence)
                    : Text.of("told.lost", "attack", attack, "defence", defence, "band", beaten);
        }

        @Override
        public Optional<Strip> strip(Seen<Valley> before) {
            List<Strip.Modifier> strengths = List.of(
                    Strip.Modifier.of(attack, Text.of("strip.attack")),
                    Strip.Modifier.of(-defence, Text.of("strip.defence")));
            return Optional.of(Strips.of(
                            Text.of("strip.fight"),
                            Text.of("strip.citation"),
                            before.position().band(attacker).seat().id(),
                            Printed.SIDES)
                    .rolled(roll, List.of(face))
                    .column(Integer.toString(attack - defence))
                    .adding(strengths)
                    .meaning(Text.of("name", "name", outcome.named()), sentence(before)));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return outcome != Outcome.HELD;
        }
    }
}
