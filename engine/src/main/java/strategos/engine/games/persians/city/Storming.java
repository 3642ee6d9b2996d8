package strategos.engine.games.persians.city;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.city.CityEvents.StormRolled;
import strategos.engine.games.persians.common.CounterEvents.StratagemGained;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** What becomes of a city that is taken. */
@Rule("8.2")
public final class Storming {

    private final Printed printed;

    public Storming(Printed printed) {
        this.printed = printed;
    }

    /** The throw of the victor: Persians destroy on 1 to 5, Greeks on 1 or 2. */
    public void roll(Play<War> play, Side side, ZoneId zone) {
        Roll roll = Flow.roll(play, side, "storm", "8.2", 1);
        boolean destroyed = roll.face() <= highest(side);
        play.happen(new StormRolled(side, zone, roll.index(), roll.face(), destroyed));
        if (destroyed) {
            consequence(play, side);
        }
    }

    /** The highest die that destroys. */
    public int highest(Side side) {
        return side == Side.PERSIAN
                ? printed.tables().destruction().persian()
                : printed.tables().destruction().greek();
    }

    private void consequence(Play<War> play, Side side) {
        War war = play.state();
        boolean quarter =
                !war.scenario().equals(Printed.REVOLT) && !war.status().mercyGiven();
        if (side == Side.PERSIAN && quarter) {
            play.happen(new StratagemGained(Side.GREEK, Stratagem.NO_QUARTER, false));
        }
        boolean manoeuvres = war.scenario().equals(Printed.SECOND_WAR)
                && war.pool().counters().contains(Stratagem.MANOEUVRES.id());
        if (side == Side.GREEK && manoeuvres) {
            play.happen(new StratagemGained(Side.PERSIAN, Stratagem.MANOEUVRES, true));
        }
    }

    /** Whether an active force alone with units may storm an undefended city that is the enemy's, or was at the start. */
    @Rule("ruling-sack")
    public boolean open(War war, Side side, ZoneId zone) {
        Side enemy = side.other();
        boolean enemys = war.ground().holder(zone).equals(Optional.of(enemy))
                || printed.sheet(war).control().of(enemy).contains(zone);
        return printed.atlas().zone(zone).city().isPresent()
                && enemys
                && !war.ground().destroyed().contains(zone)
                && !war.side(enemy).present(zone);
    }
}
