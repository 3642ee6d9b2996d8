package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Units test their morale. */
@Rule("7.4")
@Recorded("morale-tested")
public record MoraleTested(Side side, int roll, Troops tested, Troops broken, Troops fled) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Battle battle = before.battle().orElseThrow();
        Ranks ranks = battle.ranks(side);
        return before.proceed(
                1,
                List.of(new Step.Fight(battle.with(
                        side, ranks.out(ranks.out().plus(broken).minus(fled)).owing(0, false, false)))));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return broken.isEmpty() && fled.isEmpty()
                ? Told.line("told.morale.held", "7.4", "side", side.named(), "n", tested.size())
                : Told.line(
                        "told.morale",
                        "7.4",
                        "side",
                        side.named(),
                        "n",
                        tested.size(),
                        "broken",
                        broken.named(),
                        "fled",
                        fled.named());
    }
}
