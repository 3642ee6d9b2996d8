package strategos.engine.games.sparta.view;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text;

/** What one follows the war by: prestige, and what each side holds, has and commands. */
@Rule({"2.9", "2.11", "2.16", "12.1"})
final class Measures {
    private final Printed printed;
    private final Control control;

    Measures(Printed printed, Control control) {
        this.printed = printed;
        this.control = control;
    }

    List<Measure> of(War war) {
        return List.of(
                prestige(war),
                measure("places", side -> places(war, side)),
                measure("talents", side -> war.purse().of(side)),
                measure("land", side -> land(war.board(), side)),
                measure("ships", side -> ships(war.board(), side)));
    }

    @Rule("2.11")
    private static Measure prestige(War war) {
        return new Measure(
                Text.of("measure.prestige"),
                Text.of("measure.prestige.note"),
                true,
                true,
                Optional.of(
                        new Measure.Poles(Side.SPARTA.id(), name(Side.SPARTA), Side.ATHENS.id(), name(Side.ATHENS))),
                List.of(new Measure.Reading(
                        Text.of("measure.prestige"),
                        Optional.empty(),
                        Side.ATHENS.id(),
                        OptionalDouble.of(war.prestige().level()))));
    }

    private static Measure measure(String name, ToIntFunction<Side> count) {
        return new Measure(
                Text.of("measure." + name),
                Text.of("measure." + name + ".note"),
                List.of(reading(Side.ATHENS, count), reading(Side.SPARTA, count)));
    }

    private static Measure.Reading reading(Side side, ToIntFunction<Side> count) {
        return new Measure.Reading(name(side), side.seat(), side.id(), count.applyAsInt(side));
    }

    private static Text name(Side side) {
        return Text.of("panel.side", "side", side.named());
    }

    /** Cities that it controls. */
    @Rule("2.9")
    private int places(War war, Side side) {
        return Math.toIntExact(printed.atlas().locales().stream()
                .filter(Locale::city)
                .filter(locale -> control.holder(war, locale.number()) == side)
                .count());
    }

    /** Land units on the map, as far as the board shows them, and those that lie there unseen. */
    static int land(Board board, Side side) {
        int hidden = board.hiddenUnits().stream()
                .filter(v -> v.side() == side)
                .mapToInt(v -> v.units())
                .sum();
        return board.land(onMap(board, side)).size() + hidden;
    }

    /** Naval units on the map. */
    static int ships(Board board, Side side) {
        return board.fleet(onMap(board, side)).size();
    }

    private static PieceSet onMap(Board board, Side side) {
        return board.units(board.of(side)).filter(unit -> Places.onMap(board.place(unit)));
    }
}
