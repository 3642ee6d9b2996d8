package strategos.engine.games.sparta.view;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.games.sparta.combat.Boards;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Board;
import strategos.engine.text.Line;

/** What a viewer may know, from the position concealed for him. */
public final class Views {
    private final Briefs briefs;
    private final Scenes scenes;
    private final Boards boards;

    public Views(Printed printed, Procedures rules) {
        briefs = new Briefs(printed, rules);
        scenes = new Scenes(printed, rules);
        boards = new Boards(printed, rules.control(), rules.field());
    }

    /** Words and map. */
    public View of(Seen<War> seen) {
        List<Line> brief = briefs.of(seen);
        return new View(brief, List.of(), Optional.of(scenes.of(seen, brief)), boards.of(seen));
    }

    /** The fight that an event decided, as a picture. */
    public Optional<Board> board(Event<War> event, Seen<War> before) {
        return boards.of(event, before);
    }
}
