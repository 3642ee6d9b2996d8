package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Campaign.Trail;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** The theatre as a picture: places and what stands in them, this campaign's marches, and the tracks beside the map. */
@Rule({"2.8", "2.11", "2.14", "2.17"})
final class Scenes {
    private static final String SHEET = "theatre";
    private static final String LAST = "march";
    private static final String EARLIER = "-march";

    private final MapPieces pieces;
    private final SidePanels panels;

    Scenes(Printed printed, Procedures rules) {
        pieces = new MapPieces(printed, rules);
        panels = new SidePanels(printed, rules);
    }

    /** The picture of what the viewer may know. */
    Scene of(Seen<War> seen, List<Line> brief) {
        return new Scene(
                SHEET,
                Text.of("scene.title"),
                EventText.date(seen.position()).text(),
                brief.stream().map(Line::text).toList(),
                List.of(),
                pieces.of(seen),
                arrows(seen),
                panels.of(seen));
    }

    /** The last march stands out; those before it are in the colours of their sides. */
    private static List<Arrow> arrows(Seen<War> seen) {
        List<Arrow> arrows = new ArrayList<>();
        List<Trail> marched = seen.position().campaign().trails().stream()
                .filter(t -> t.places().size() > 1)
                .toList();
        for (Trail trail : marched) {
            boolean last = trail.equals(marched.getLast());
            arrows.add(new Arrow(trail.places(), last ? LAST : trail.side().id() + EARLIER));
        }
        return arrows;
    }
}
