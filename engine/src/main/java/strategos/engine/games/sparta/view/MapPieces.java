package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Fort;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Veil;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** What lies on the map: places with their holders and garrisons, markers, piles of counters, leaders. */
@Rule({"2.1", "2.3", "2.7", "2.9"})
final class MapPieces {
    private static final List<Mark> TRAPPED = List.of(Mark.ATHENS_TRAPPED, Mark.SPARTA_TRAPPED, Mark.NEUTRAL_TRAPPED);

    private final Printed printed;
    private final Procedures rules;

    MapPieces(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** All pieces that the viewer sees, place by place. */
    List<Piece> of(War seen) {
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

    /** The plate on which a side's strength stands: its lightness tells the side. */
    static String plate(Side side) {
        return switch (side) {
            case ATHENS -> "light";
            case SPARTA -> "dark";
            case NEUTRAL -> "grey";
        };
    }

    private void place(War seen, Locale locale, List<Piece> pieces) {
        int place = locale.number();
        if (locale.city()) {
            Side holder = rules.control().holder(seen, place);
            Set<String> looks = new HashSet<>();
            if (seen.ground().has(Mark.RAVAGED, place) || seen.ground().has(Mark.BARE, place)) {
                looks.add("ravaged");
            }
            int garrison = rules.control().garrison(seen, place);
            pieces.add(city(locale, holder, garrison, looks));
        } else if (locale.kind() == Locale.Kind.FORT_SITE) {
            pieces.add(site(seen, locale));
        }
    }

    /** A city with its holder and garrison. */
    static Piece city(Locale locale, Side holder, int garrison, Set<String> looks) {
        Set<String> all = new HashSet<>(looks);
        all.add(plate(holder));
        return new Piece(
                locale.id(),
                locale.nation().id() + (locale.walled() ? "-walls" : "-city"),
                "",
                Integer.toString(garrison),
                "",
                all,
                Text.of("scene.place", "place", locale.named(), "holder", holder.named(), "garrison", garrison));
    }

    /** A fort site is empty, or bears the tower of whoever has built there. */
    @Rule("2.7")
    private Piece site(War seen, Locale locale) {
        for (Fort fort : printed.atlas().forts()) {
            if (fort.place() == locale.number() && seen.forts().has(fort.number())) {
                return new Piece(
                        locale.id(),
                        fort.side().id() + "-fort",
                        "",
                        Integer.toString(fort.strength()),
                        "",
                        Set.of(plate(fort.side())),
                        Text.of("scene.marker.fort", "place", locale.named()));
            }
        }
        return new Piece(
                locale.id(),
                locale.nation().id() + "-site",
                "",
                "",
                "",
                Set.of("grey"),
                Text.of("scene.site", "place", locale.named()));
    }

    private void marks(War seen, Locale locale, List<Piece> pieces) {
        int place = locale.number();
        if (locale.city()) {
            for (Fort fort : printed.atlas().forts()) {
                if (fort.place() == place && seen.forts().has(fort.number())) {
                    pieces.add(marker(locale, "fort", Integer.toString(fort.strength()), Set.of(plate(fort.side()))));
                }
            }
        }
        if (TRAPPED.stream().anyMatch(mark -> seen.ground().has(mark, place))) {
            pieces.add(marker(locale, "siege", "", Set.of()));
        }
        if (seen.ground().has(Mark.RAVAGED, place)) {
            pieces.add(marker(locale, "ravaged", "", Set.of()));
        }
        if (seen.ground().has(Mark.DEFECTED, place)) {
            pieces.add(marker(locale, "revolt", "", Set.of()));
        }
        if (rules.control().captured(seen, place)) {
            pieces.add(
                    marker(locale, "captured", "", Set.of(plate(rules.control().holder(seen, place)))));
        }
        if (seen.politics().blockade() && locale.propontus() && locale.sea()) {
            pieces.add(marker(locale, "blockade", "", Set.of()));
        }
    }

    static Piece marker(Locale locale, String style, String number, Set<String> looks) {
        return new Piece(
                locale.id(), style, "", number, "", looks, Text.of("scene.marker." + style, "place", locale.named()));
    }

    /** Of each people one pile a kind, apart for those inside walls; its number is the sum of points. */
    private void piles(War seen, String spot, int place, Side side, List<Piece> pieces) {
        Board board = seen.board();
        Bits there = board.at(place, side);
        for (Nation nation : Nation.values()) {
            Bits units = printed.counters().of(nation).and(there);
            for (boolean inside : new boolean[] {false, true}) {
                Bits group = inside ? units.and(board.inside()) : units.minus(board.inside());
                pile(board, spot, nation, side, true, inside, board.land(group), pieces);
                pile(board, spot, nation, side, false, inside, board.fleet(group), pieces);
            }
        }
        for (Veil veil : board.veils()) {
            if (veil.place() == place && veil.side() == side) {
                pieces.add(new Piece(
                        spot,
                        side.id() + "-hidden",
                        Integer.toString(veil.units()),
                        "",
                        Integer.toString(veil.units()),
                        Set.of(),
                        Text.of("tally.hidden", "n", veil.units())));
            }
        }
        board.chiefs(there)
                .each(piece -> pieces.add(chit(spot, printed.counters().leader(piece))));
    }

    private void pile(
            Board board,
            String spot,
            Nation nation,
            Side side,
            boolean land,
            boolean inside,
            Bits units,
            List<Piece> pieces) {
        if (units.isEmpty()) {
            return;
        }
        Bits wavering = units.and(board.flipped());
        Set<String> looks = new HashSet<>(Set.of(plate(side)));
        if (!wavering.isEmpty()) {
            looks.add(wavering.equals(units) ? "wavering" : "some-wavering");
        }
        if (inside) {
            looks.add("inside");
        }
        int points = printed.counters().points(board, units);
        pieces.add(new Piece(
                spot,
                nation.id() + (land ? "-land" : "-naval"),
                "",
                Integer.toString(points),
                units.size() > 1 ? Integer.toString(units.size()) : "",
                looks,
                inside
                        ? Text.of("scene.inside", "pile", label(nation, land, units.size(), points))
                        : label(nation, land, units.size(), points)));
    }

    private static Text label(Nation nation, boolean land, int units, int points) {
        return Text.of("scene.pile", "nation", nation.named(), "kind", land ? 1 : 0, "n", units, "points", points);
    }

    /** A leader with its ratings: naval, land, campaign; its label is its name. */
    @Rule("2.4")
    static Piece chit(String spot, Leader leader) {
        return new Piece(
                spot,
                leader.side().id() + "-leader",
                "",
                leader.naval() + "-" + leader.land() + "-" + leader.campaign(),
                "",
                Set.of(),
                Text.of("scene.leader", "leader", leader.named()));
    }
}
