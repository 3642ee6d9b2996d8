package strategos.engine.games.xenophon;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen.Concealment;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Window;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.seat.Viewer;

/** What a viewer may not know: the deck's order, others' hands, and what others have laid down unseen. */
@Rule("ruling-O4")
final class Conceal extends Concealment<MarchState> {
    @Override
    protected MarchState hide(MarchState march, Viewer viewer) {
        Army[] armies = march.armies().toArray(Army[]::new);
        for (int i = 0; i < armies.length; i++) {
            if (!armies[i].hand().isEmpty() && !armies[i].seat().equals(viewer)) {
                armies[i] = armies[i].withHand(armies[i].hand().conceal());
            }
        }
        return new MarchState(
                march.mode(),
                List.of(armies),
                march.deck().conceal(),
                march.clock(),
                march.turn(),
                march.roll(),
                window(march.window(), viewer),
                march.lastMove());
    }

    /** That an army has answered is public; whether with a card is not. */
    private static Window window(Window window, Viewer viewer) {
        if (window.answers().isEmpty()) {
            return window;
        }
        Optional<Answer> own = window.answers().stream()
                .filter(answer -> answer.by().equals(viewer))
                .findFirst();
        return new Window(window.answered(), own.map(List::of).orElse(List.of()));
    }
}
