package strategos.engine.games.sparta.computer;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Throws;
import strategos.engine.text.Text;

/** What a place promises to whoever goes there, in the words of a person. */
final class Errands {
    private final Printed printed;
    private final Procedures rules;
    private final Prizes prizes;
    private final Guards guards;
    private final Worth worth;

    Errands(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
        this.prizes = new Prizes(printed, rules);
        this.guards = new Guards(printed, rules, prizes);
        this.worth = new Worth(printed, rules, prizes, guards);
    }

    /** What it would bring the side to hold the place with such units as it has there. */
    Text hope(Seen<War> seen, Side side, int place) {
        return hope(seen, side, place, troops(seen.position(), side, place));
    }

    /** Whether land units of the side stand there: ships alone collect no tribute. */
    @Rule({"2.16", "ruling-W3"})
    static boolean troops(War war, Side side, int place) {
        return war.board().landCount(place, side) > 0;
    }

    /**
     * What it would bring the side to hold the place.
     *
     * @param troops whether it has land units for it
     */
    @Rule({"2.16", "ruling-W3"})
    Text hope(Seen<War> seen, Side side, int place, boolean troops) {
        Locale locale = printed.atlas().locale(place);
        if (prizes.fatal(seen, side, place) || prizes.value(seen, place) == Prizes.GREAT_CITY) {
            return Text.of("why.hope.war");
        }
        int tribute = troops ? Prizes.printed(side, locale) : 0;
        if (tribute > 0 && rules.ground().control().wouldPay(seen.position(), side, place)) {
            return Text.of("why.hope.tribute", "n", tribute);
        }
        return Text.of(locale.counted() ? "why.hope.counted" : "why.hope.ground");
    }

    /**
     * What these pieces go there for where nobody is to be fought.
     *
     * @param mover as far as the viewer knows it
     */
    Optional<Text> of(Seen<War> seen, MovingForce mover, int place) {
        boolean troops = mover.land() > 0 || troops(seen.position(), mover.side(), place);
        return prize(seen, mover.side(), place, troops)
                .or(() -> unrest(seen, mover, place))
                .or(() -> relief(seen, mover, place))
                .or(() -> thrift(seen, mover, place))
                .or(() -> friends(seen.position(), mover, place));
    }

    /**
     * What lies there for whoever comes.
     *
     * @param troops whether land units are among them, or there already
     */
    @Rule({"2.16", "ruling-W3"})
    Optional<Text> prize(Seen<War> seen, Side side, int place, boolean troops) {
        Locale locale = printed.atlas().locale(place);
        int tribute = troops ? prizes.tribute(seen, side, locale) : 0;
        boolean pays = tribute > 0 && rules.ground().control().wouldPay(seen.position(), side, place);
        if (pays && !prizes.sated(seen, side)) {
            return Optional.of(Text.of("why.march-tribute", "place", locale.named(), "n", tribute));
        }
        if (prizes.fortSite(seen, side, place) > 0) {
            return Optional.of(Text.of("why.march-fort", "place", locale.named()));
        }
        // Who stands outside the war may be attacked, too (2.10).
        boolean foreign = locale.city()
                && rules.ground().control().holder(seen.position(), place) != side
                && rules.ground().field().mayFight(seen.position(), side, place);
        return foreign
                ? Optional.of(Text.of("why.march", "place", locale.named(), "hope", hope(seen, side, place, troops)))
                : Optional.empty();
    }

    /** A fleet lies beside a city that it may stir up. */
    @Rule("10.1")
    private Optional<Text> unrest(Seen<War> seen, MovingForce mover, int place) {
        return mover.ships() == 0 || mover.side() == Side.ATHENS
                ? Optional.empty()
                : prizes.restless(seen, place)
                        .map(city -> Text.of(
                                "why.march-unrest",
                                "place",
                                printed.atlas().locale(place).named(),
                                "city",
                                city.named(),
                                "n",
                                faces(city)));
    }

    /** On how many faces the city revolts. */
    @Rule("10.1")
    static int faces(Locale city) {
        return Math.clamp(city.spartan() - 1L, 0, Throws.FACES);
    }

    /** Whether units there are a number to the viewer. */
    @Rule("5.2")
    static boolean concealed(War war, int place) {
        return war.board().hiddenUnits().stream().anyMatch(hidden -> hidden.place() == place);
    }

    /** An enemy near the capital is more than its guard can stand against; where units are a number, so would be the guess. */
    @Rule({"5.2", "9.0"})
    private Optional<Text> relief(Seen<War> seen, MovingForce mover, int place) {
        War war = seen.position();
        int wanting = guards.concealed(war, mover.side(), place) ? 0 : guards.wanting(war, mover.side(), place);
        return wanting > 0
                ? Optional.of(Text.of(
                        "why.march-home", "place", printed.atlas().locale(place).named(), "n", wanting))
                : Optional.empty();
    }

    @Rule("12.3")
    private Optional<Text> thrift(Seen<War> seen, MovingForce mover, int place) {
        int saved = worth.thrift(seen, mover, place, worth.upkeep(seen, mover));
        return saved > 0
                ? Optional.of(Text.of(
                        "why.march-thrift",
                        "place",
                        printed.atlas().locale(place).named(),
                        "n",
                        saved))
                : Optional.empty();
    }

    private Optional<Text> friends(War war, MovingForce mover, int place) {
        Board board = war.board();
        int units = board.units(board.at(place, mover.side())).size();
        return units > 0
                ? Optional.of(Text.of(
                        "why.march-join", "place", printed.atlas().locale(place).named(), "n", units))
                : Optional.empty();
    }
}
