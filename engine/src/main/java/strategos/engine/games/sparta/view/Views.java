package strategos.engine.games.sparta.view;

import java.util.List;
import java.util.Optional;
import strategos.engine.View;
import strategos.engine.games.sparta.events.SpartaEvent;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Board;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What a viewer may know, from the position concealed for him. */
public final class Views {
    private final Briefs briefs;
    private final Scenes scenes;
    private final Boards boards;

    public Views(Printed printed, Procedures rules) {
        briefs = new Briefs(printed, rules);
        scenes = new Scenes(printed, rules);
        boards = new Boards(printed, rules, briefs);
    }

    /** A level of prestige in words. */
    public static Text level(int level) {
        return Briefs.level(level);
    }

    /** Words and map. */
    public View of(War seen, Viewer viewer) {
        List<Line> brief = briefs.of(seen);
        return new View(brief, List.of(), Optional.of(scenes.of(seen, brief)), boards.of(seen));
    }

    /** The fight that an event decided, as a picture. */
    public Optional<Board> board(SpartaEvent event, War before) {
        return boards.of(event, before);
    }
}
