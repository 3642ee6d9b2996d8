package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A side has answered; what, its enemy does not see yet. */
@Rule({"7.1", "7.3"})
@Recorded("answer-given")
public record AnswerGiven(Side side, String will, List<String> losses) implements PersiansEvent {
    public AnswerGiven {
        losses = List.copyOf(losses);
    }

    @Override
    public War apply(War before) {
        Battle battle = before.battle().orElseThrow();
        Ranks ranks = battle.ranks(side);
        Ranks after = will.isEmpty() ? ranks.choosing(losses) : ranks.will(will);
        return before.proceed(1, List.of(new Step.Fight(battle.with(side, after))));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.answered", "7.1", "side", side.named());
    }
}
