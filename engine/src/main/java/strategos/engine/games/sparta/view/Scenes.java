package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.Labels.DrawnPieces;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.HiddenUnits;
import strategos.engine.games.sparta.war.Campaign.Trail;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Signs;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

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
        List<Piece> shown = pieces.of(seen);
        List<Arrow> marches = arrows(seen);
        Signs signs = new Signs(List.of(), shown, marches, style -> Text.of("panel.sign." + style));
        return new Scene(
                SHEET,
                Text.of("scene.title"),
                EventText.date(seen.position()).text(),
                brief.stream().map(Line::text).toList(),
                List.of(),
                shown,
                marches,
                panels.of(seen, signs));
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

    /** What lies on the map: places with their holders and garrisons, markers, piles of counters, leaders. */
    @Rule({"2.1", "2.3", "2.7", "2.9"})
    static final class MapPieces {
        private static final List<Marker> TRAPPED =
                List.of(Marker.ATHENS_TRAPPED, Marker.SPARTA_TRAPPED, Marker.NEUTRAL_TRAPPED);

        private final Printed printed;
        private final Procedures rules;

        MapPieces(Printed printed, Procedures rules) {
            this.printed = printed;
            this.rules = rules;
        }

        /** All pieces that the viewer sees, place by place. */
        List<Piece> of(Seen<War> seen) {
            List<Piece> pieces = new ArrayList<>();
            for (Locale locale : printed.atlas().locales()) {
                place(seen, locale, pieces);
                marks(seen, locale, pieces);
                for (Side side : Side.values()) {
                    piles(seen, locale.id(), locale.number(), side, pieces);
                }
            }
            return pieces;
        }

        private void place(Seen<War> seen, Locale locale, List<Piece> pieces) {
            int place = locale.number();
            if (locale.city()) {
                Side holder = rules.ground().control().holder(seen.position(), place);
                Set<String> looks = new HashSet<>();
                if (seen.position().ground().has(Marker.RAVAGED, place)
                        || seen.position().ground().has(Marker.BARE, place)) {
                    looks.add("ravaged");
                }
                int garrison = rules.ground().control().garrison(seen.position(), place);
                pieces.add(DrawnPieces.city(locale, holder, garrison, looks));
            } else if (locale.kind() == Locale.Kind.FORT_SITE) {
                pieces.add(site(seen, locale));
            }
        }

        /** A fort site is empty, or bears the tower of whoever has built there. */
        @Rule("2.7")
        private Piece site(Seen<War> seen, Locale locale) {
            for (Fort fort : printed.atlas().forts()) {
                if (fort.place() == locale.number() && seen.position().forts().has(fort.ref())) {
                    return Piece.at(
                                    locale.id(),
                                    fort.side().id() + "-fort",
                                    Text.of("scene.marker.fort", "place", locale.named()))
                            .numbered(fort.strength())
                            .looking(Set.of(DrawnPieces.plate(fort.side())));
                }
            }
            return Piece.at(locale.id(), locale.nation().id() + "-site", Text.of("scene.site", "place", locale.named()))
                    .looking(Set.of("grey"));
        }

        private void marks(Seen<War> seen, Locale locale, List<Piece> pieces) {
            int place = locale.number();
            if (locale.city()) {
                for (Fort fort : printed.atlas().forts()) {
                    if (fort.place() == place && seen.position().forts().has(fort.ref())) {
                        pieces.add(DrawnPieces.marker(locale, "fort")
                                .numbered(fort.strength())
                                .looking(Set.of(DrawnPieces.plate(fort.side()))));
                    }
                }
            }
            if (TRAPPED.stream().anyMatch(mark -> seen.position().ground().has(mark, place))) {
                pieces.add(DrawnPieces.marker(locale, "siege"));
            }
            if (seen.position().ground().has(Marker.RAVAGED, place)) {
                pieces.add(DrawnPieces.marker(locale, "ravaged"));
            }
            if (seen.position().ground().has(Marker.DEFECTED, place)) {
                pieces.add(DrawnPieces.marker(locale, "revolt"));
            }
            if (rules.ground().control().captured(seen.position(), place)) {
                pieces.add(DrawnPieces.marker(locale, "captured")
                        .looking(Set.of(
                                DrawnPieces.plate(rules.ground().control().holder(seen.position(), place)))));
            }
            if (seen.position().politics().blockade() && locale.propontus() && locale.sea()) {
                pieces.add(DrawnPieces.marker(locale, "blockade"));
            }
        }

        /** Of each people one pile a kind, apart for those inside walls; its number is the sum of points. */
        private void piles(Seen<War> seen, String spot, int place, Side side, List<Piece> pieces) {
            Board board = seen.position().board();
            PieceSet there = board.at(place, side);
            for (Nation nation : Nation.values()) {
                PieceSet units = printed.counters().of(nation).and(there);
                for (boolean inside : new boolean[] {false, true}) {
                    PieceSet group = inside ? units.and(board.inside()) : units.minus(board.inside());
                    pile(board, spot, nation, side, true, inside, board.land(group), pieces);
                    pile(board, spot, nation, side, false, inside, board.fleet(group), pieces);
                }
            }
            for (HiddenUnits hidden : board.hiddenUnits()) {
                if (hidden.place() == place && hidden.side() == side) {
                    String units = Integer.toString(hidden.units());
                    pieces.add(Piece.at(spot, side.id() + "-hidden", Text.of("tally.hidden", "n", hidden.units()))
                            .signed(units)
                            .badged(units));
                }
            }
            board.chiefs(there)
                    .each(piece -> pieces.add(DrawnPieces.chit(
                            seen.position(), spot, printed.counters().leader(piece))));
        }

        private void pile(
                Board board,
                String spot,
                Nation nation,
                Side side,
                boolean land,
                boolean inside,
                PieceSet units,
                List<Piece> pieces) {
            if (units.isEmpty()) {
                return;
            }
            PieceSet wavering = units.and(board.flipped());
            Set<String> looks = new HashSet<>(Set.of(DrawnPieces.plate(side)));
            if (!wavering.isEmpty()) {
                looks.add(wavering.equals(units) ? "wavering" : "some-wavering");
            }
            if (inside) {
                looks.add("inside");
            }
            int points = printed.counters().points(board, units);
            Text pile = label(nation, land, units.size(), points);
            pieces.add(Piece.at(
                            spot,
                            nation.id() + (land ? "-land" : "-naval"),
                            inside ? Text.of("scene.inside", "pile", pile) : pile)
                    .numbered(points)
                    .piled(units.size())
                    .looking(looks));
        }

        private static Text label(Nation nation, boolean land, int units, int points) {
            return Text.of("scene.pile", "nation", nation.named(), "kind", land ? 1 : 0, "n", units, "points", points);
        }
    }
}
