package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.games.persians.battle.Boards;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Choice;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What one viewer may know: in words, in the hand, on the map. */
@Rule("11.2")
public final class Views {
    private final Briefs briefs;
    private final Scenes scenes;
    private final Boards boards;

    public Views(Procedures rules) {
        this.briefs = new Briefs(rules.printed());
        this.scenes = new Scenes(rules.printed());
        this.boards = new Boards(rules.forces(), rules.battles());
    }

    /** The view of a position concealed for that viewer. */
    public View of(Seen<War> seen) {
        List<Line> brief = briefs.of(seen);
        return new View(brief, hand(seen), Optional.of(scenes.of(seen, brief)), boards.of(seen));
    }

    /** Stratagems in the viewer's hand, numbered since two may be alike. */
    private static List<Choice> hand(Seen<War> seen) {
        if (!(seen.viewer() instanceof Seat seat)) {
            return List.of();
        }
        return seen.position().side(Side.of(seat)).hand().held().stream()
                .map(id -> new Choice(id, Text.of("choice.named", "name", new Arg.Name("stratagem", id))))
                .toList();
    }

    /** The end of a battle as a picture. */
    public Optional<Board> board(PersiansEvent event, Seen<War> before) {
        return boards.of(event, before);
    }

    /** The battle under way as a picture, if there is one. */
    List<Board> boards(Seen<War> seen) {
        return boards.of(seen);
    }

    /** The viewer's own side, whole: what lies open, what lies face down, the hand. */
    View own(Seen<War> seen, Side side) {
        List<Line> lines = new ArrayList<>();
        briefs.unled(seen.position().side(side), lines);
        briefs.own(seen.position(), side, lines);
        return new View(lines, hand(seen), Optional.empty());
    }
}
