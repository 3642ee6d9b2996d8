package strategos.engine.games.sparta.common;

import java.util.HashSet;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** Cities, markers and leaders as pictures show them. */
public final class DrawnPieces {
    private DrawnPieces() {}

    /** The plate on which a side's strength stands: its lightness tells the side. */
    public static String plate(Side side) {
        return switch (side) {
            case ATHENS -> "light";
            case SPARTA -> "dark";
            case NEUTRAL -> "grey";
        };
    }

    /** A city with its holder and garrison. */
    public static Piece city(Locale locale, Side holder, int garrison, Set<String> looks) {
        Set<String> all = new HashSet<>(looks);
        all.add(plate(holder));
        return Piece.at(
                        locale.id(),
                        locale.nation().id() + (locale.walled() ? "-walls" : "-city"),
                        Text.of("scene.place", "place", locale.named(), "holder", holder.named(), "garrison", garrison))
                .numbered(garrison)
                .looking(all);
    }

    public static Piece marker(Locale locale, String style) {
        return Piece.at(locale.id(), style, Text.of("scene.marker." + style, "place", locale.named()));
    }

    /** A leader with its ratings: naval, land, campaign; its label is its name. */
    @Rule("2.4")
    public static Piece chit(String spot, Leader leader) {
        return Piece.at(spot, leader.side().id() + "-leader", Text.of("scene.leader", "leader", leader.named()))
                .numbered(leader.naval() + "-" + leader.land() + "-" + leader.campaign());
    }
}
