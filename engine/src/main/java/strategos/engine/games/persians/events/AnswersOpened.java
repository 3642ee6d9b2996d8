package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** What both have answered unseen is known. */
@Rule("7.1")
@Recorded(value = "answers-opened", version = 3)
public record AnswersOpened(Battle battle, String greek, String persian) implements PersiansEvent {
    @Override
    public War apply(War before) {
        return before.fighting(battle).with(new Notice(greek + " " + persian, battle.place(), List.of(battle.round())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.wills", "7.1", "greek", new Arg.Name("will", greek), "persian", new Arg.Name("will", persian));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
