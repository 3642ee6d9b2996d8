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
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Attacks, battles and negotiations. */
public sealed interface BattleEvents extends MarchEvent {
    /** Whether the barbarians attack. */
    @Rule("attack-phase")
    @Recorded("attack-judged")
    record AttackJudged(boolean attacked) implements BattleEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return before.withTurn(before.turn().withAttacked(attacked)).begin(Phase.BATTLE);
        }

        @Override
        public RollKind kind() {
            return RollKind.ATTACK;
        }

        @Override
        public Text result() {
            return Text.of(attacked ? "result.attack.yes" : "result.attack.no");
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of(
                    attacked ? "told.attack.yes" : "told.attack.no",
                    "army",
                    before.roller().seat());
        }
    }

    /** A battle is fought; the worst is counted by a second die. */
    @Rule("battle-phase")
    @Recorded("battle-fought")
    record BattleFought(int men, boolean worst) implements BattleEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return worst
                    ? before.pend(RollKind.CASUALTIES)
                    : before.with(before.roller().lose(men)).begin(Phase.EXPOSURE);
        }

        @Override
        public RollKind kind() {
            return RollKind.BATTLE;
        }

        @Override
        public Text result() {
            return worst ? Text.of("result.battle.worst") : Text.of("result.men", "men", 100 * men);
        }

        @Override
        public Text sentence(MarchState before) {
            String key = worst ? "told.battle.worst" : men == 0 ? "told.battle.none" : "told.battle";
            return Text.of(key, "army", before.roller().seat(), "men", 100 * men);
        }
    }

    /** The barbarians attack, and some of their anger is spent. */
    @Rule("battle-phase")
    @Recorded("battle-joined")
    record BattleJoined(int anger) implements BattleEvents {
        @Override
        public MarchState apply(MarchState before) {
            return before.with(before.roller().gain(Token.ANGER, -anger));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            int spent = Math.min(anger, before.roller().anger());
            return Optional.of(new Line(
                    Text.of(
                            spent > 0 ? "told.battle-joined" : "told.battle-joined.calm",
                            "army",
                            before.roller().seat(),
                            "anger",
                            spent),
                    "battle-phase"));
        }
    }

    /** The dead of the worst of battles are counted. */
    @Rule({"battle-phase", "battle-worst"})
    @Recorded("casualties-counted")
    record CasualtiesCounted(int men) implements BattleEvents, MenLost {
        @Override
        public RollKind kind() {
            return RollKind.CASUALTIES;
        }

        @Override
        public String sentenceKey() {
            return "told.casualties";
        }
    }

    /** Whether a satrap crosses the road. */
    @Rule("satrap-phase")
    @Recorded("satrap-sought")
    record SatrapSought(boolean met) implements BattleEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return before.withTurn(before.turn().withMet(met)).begin(Phase.NEGOTIATIONS);
        }

        @Override
        public RollKind kind() {
            return RollKind.SATRAP;
        }

        @Override
        public Text result() {
            return Text.of(met ? "result.satrap.yes" : "result.satrap.no");
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of(
                    met ? "told.satrap.yes" : "told.satrap.no",
                    "army",
                    before.roller().seat());
        }
    }

    /** How the satrap met the army, and what came of it. */
    @Rule("negotiations-phase")
    @Recorded("satrap-dealt")
    record SatrapDealt(String mood, int anger, int food, boolean calmed) implements BattleEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            Army army = before.roller();
            Army after = (calmed ? army.set(Token.ANGER, 0) : army)
                    .gain(Token.ANGER, anger)
                    .gain(Token.FOOD, food);
            return before.with(after).begin(Phase.ATTACK);
        }

        @Override
        public RollKind kind() {
            return RollKind.NEGOTIATION;
        }

        @Override
        public Text result() {
            return Text.of("result.mood", "mood", new Arg.Name("mood", mood));
        }

        @Override
        public Text sentence(MarchState before) {
            boolean forgotten = calmed && before.roller().anger() > 0;
            String key =
                    forgotten ? "told.satrap-dealt.calmed" : food > 0 ? "told.satrap-dealt.food" : "told.satrap-dealt";
            return Text.of(
                    key,
                    "army",
                    before.roller().seat(),
                    "mood",
                    new Arg.Name("mood", mood),
                    "anger",
                    anger,
                    "food",
                    food);
        }
    }
}
