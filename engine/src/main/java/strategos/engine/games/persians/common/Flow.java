package strategos.engine.games.persians.common;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** How procedures go on, and how they throw dice. */
public final class Flow {
    private Flow() {}

    /** The battle under way. */
    public static Battle battle(Play<War> play) {
        return play.state().fight();
    }

    /** An open roll of six-sided dice for that side. */
    public static Roll roll(Play<War> play, Side side, String kind, String rule, int dice) {
        return play.roll(cause(Chain.OPEN, side, kind, rule), dice, Tables.SIDES);
    }

    /** A sealed roll of six-sided dice for that side. */
    public static Roll sealed(Play<War> play, Side side, String kind, String rule, int dice) {
        return play.roll(cause(Chain.SEALED, side, kind, rule), dice, Tables.SIDES);
    }

    /** One of so many, drawn unseen: its place in the list. */
    public static int draw(Play<War> play, Side side, String kind, String rule, int of) {
        return play.roll(cause(Chain.SEALED, side, kind, rule), 1, of).face() - 1;
    }

    /** Those in an order drawn unseen; one alone needs no draw. */
    public static <T> List<T> shuffled(Play<War> play, Side side, String kind, String rule, List<T> all) {
        return all.size() < 2
                ? all
                : play.shuffle(cause(Chain.SEALED, side, kind, rule), all.size()).result().stream()
                        .map(all::get)
                        .toList();
    }

    private static Cause cause(Chain chain, Side side, String kind, String rule) {
        return new Cause(
                chain,
                kind,
                Optional.of(side.seat()),
                new Line(Text.of("purpose." + kind, "side", side.named()), rule));
    }
}
