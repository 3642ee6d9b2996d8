package strategos.engine.games.persians.view;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Arrow;
import strategos.engine.scene.Scene;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The theatre of war as a picture. */
@Rule({"0.2", "2"})
final class Scenes {
    /** The sheet. */
    static final String SHEET = "theatre";

    private final Printed printed;
    private final MapPieces map;
    private final SidePanels panels;

    Scenes(Printed printed) {
        this.printed = printed;
        this.map = new MapPieces(printed);
        this.panels = new SidePanels(printed);
    }

    Scene of(Seen<War> seen, List<Line> brief) {
        War war = seen.position();
        List<String> turns = printed.sheet(war).turns();
        int turn = Math.min(war.turn(), turns.size() - 1);
        return new Scene(
                SHEET,
                Text.of("scene.title"),
                Text.of(
                        "scene.turn",
                        "season",
                        new Arg.Name("season", turns.get(turn)),
                        "turn",
                        turn + 1,
                        "turns",
                        turns.size()),
                brief.stream().map(Line::text).toList(),
                map.tints(war),
                map.pieces(war),
                war.trails().stream()
                        .map(trail ->
                                new Arrow(trail.places(), "move-" + trail.side().id()))
                        .toList(),
                panels.of(war));
    }
}
