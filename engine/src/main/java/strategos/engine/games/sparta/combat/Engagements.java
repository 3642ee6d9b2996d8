package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.CombatEvents.BattleAvoided;
import strategos.engine.games.sparta.combat.CombatEvents.CrewsLanded;
import strategos.engine.games.sparta.combat.CombatEvents.EngagementBegun;
import strategos.engine.games.sparta.combat.CombatEvents.FightsSettled;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ForceEvents.Spent;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Engagement.Detachments;
import strategos.engine.games.sparta.war.Engagement.Fights;
import strategos.engine.games.sparta.war.Engagement.Kind;
import strategos.engine.games.sparta.war.Engagement.Stage;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/**
 * A fight from its declaration to its combats, once nobody has evaded: port, shelter, marines, the fight at sea, the fight
 * on land, and the siege of those who went inside.
 */
@Rule({"7.5", "7.8", "7.11", "8.5-naval"})
public final class Engagements {
    private final Printed printed;
    private final Control control;
    private final Field field;
    private final Strengths strengths;
    private final CombatParticipants participants;
    private final Combats combats;
    private final Sieges sieges;

    public Engagements(
            Printed printed,
            Control control,
            Field field,
            Strengths strengths,
            CombatParticipants participants,
            Combats combats,
            Sieges sieges) {
        this.printed = printed;
        this.control = control;
        this.field = field;
        this.strengths = strengths;
        this.participants = participants;
        this.combats = combats;
        this.sieges = sieges;
    }

    /** The fight that a commander declares, or has to. */
    @Rule({"7.5", "8.1", "8.5-naval", "9.0"})
    public void declare(Play<War> play, Stack stack, Side enemy, Detachments forces, boolean siege) {
        play.happen(new EngagementBegun(
                Kind.ATTACK,
                stack.side(),
                enemy,
                printed.atlas().locale(stack.place(play.state().board())).ref(),
                Optional.of(printed.counters().leader(stack.commander()).ref()),
                forces,
                siege));
    }

    /** The defender's units that may choose to go inside now: land units; and before a siege ships in port with them. */
    @Rule({"7.8", "9.0", "ruling-S1"})
    public PieceSet choosing(War war, Engagement e) {
        if (!e.land() || e.kind() != Kind.ATTACK || !control.shelters(war, e.defender(), e.place())) {
            return PieceSet.NONE;
        }
        boolean declared = war.stack().filter(Stack::declared).isPresent();
        PieceSet troops = declared ? PieceSet.NONE : field.freeLand(war, e.defender(), e.place());
        return e.siege() ? troops.or(callable(war, e)) : troops;
    }

    /** The defender's ships at the besieged port that have not gone into it for this very stack. */
    @Rule({"7.11", "9.0"})
    private PieceSet callable(War war, Engagement e) {
        PieceSet ships = strengths.inHarbour(war, e.defender(), e.place());
        return war.stack().filter(Stack::evaded).isPresent()
                ? ships.minus(war.board().inside())
                : ships;
    }

    /** Only who meets a fleet by entering its place gives it cause to slip away. */
    @Rule({"7.10", "7.17", "ruling-V5"})
    private boolean choosesEvasion(War war, Engagement e) {
        return fleetsMeet(war, e) && war.stack().filter(Stack::marched).isPresent();
    }

    private boolean fleetsMeet(War war, Engagement e) {
        return e.sea()
                && e.kind() == Kind.ATTACK
                && !participants.enemyShips(war, e).isEmpty();
    }

    /** Whether a player is asked now. */
    public boolean asks(War war, Stage stage) {
        Engagement e = war.engagement().orElseThrow();
        return switch (stage) {
            case EVASION -> choosesEvasion(war, e);
            case PORT -> true;
            case SHELTER -> !choosing(war, e).isEmpty();
            case MARINES -> choosesMarines(war, e);
            case SEA, LAND, END -> false;
        };
    }

    /** The defender's ships are free to choose only beside troops; in a sally none of them is withheld (9.1). */
    @Rule({"8.5-naval", "9.1", "ruling-F3", "ruling-S2"})
    private boolean choosesMarines(War war, Engagement e) {
        return e.land()
                && !e.siege()
                && (e.sea() || e.kind() == Kind.ATTACK)
                && !participants.guards(war, e).isEmpty()
                && !field.openLand(war, e.defender(), e.place()).isEmpty();
    }

    /** One step that needs no choice. */
    public void advance(Play<War> play, Stage stage) {
        Engagement e = play.state().engagement().orElseThrow();
        switch (stage) {
            case EVASION -> Flow.go(play, choosesPort(play.state(), e) ? Stage.PORT : Stage.SHELTER);
            case PORT -> Flow.go(play, Stage.SHELTER);
            case SHELTER -> settle(play, e, sheltered(play.state(), e), Stage.MARINES);
            case MARINES -> land(play, e, forcedMarines(play.state(), e));
            case SEA -> atSea(play, e);
            case LAND -> onLand(play, e);
            case END -> end(play, e);
        }
    }

    /** These fights are still to come of it. */
    static void settle(Play<War> play, Engagement e, Fights fights, Stage next) {
        if (!fights.equals(e.fights())) {
            play.happen(new FightsSettled(fights));
        }
        Flow.go(play, next);
    }

    /** These ships of the defender fight on land, and those that must. */
    private void land(Play<War> play, Engagement e, PieceSet ships) {
        PieceSet crews = ships.or(participants.landed(play.state(), e));
        if (!crews.isEmpty()) {
            play.happen(new CrewsLanded(crews));
        }
        Flow.go(play, Stage.SEA);
    }

    /** Ships that nobody has come upon are called out where they lie: those at a friendly port may be in it. */
    @Rule({"7.11", "ruling-V5"})
    private boolean choosesPort(War war, Engagement e) {
        boolean south = e.ships().meets(war.board().south());
        return fleetsMeet(war, e) && control.harbour(war, e.defender(), e.place(), south);
    }

    /** A bare garrison behind walls is always inside. */
    @Rule({"7.8", "9.0"})
    private Fights sheltered(War war, Engagement e) {
        boolean nobodyOutside = field.openLand(war, e.defender(), e.place()).isEmpty();
        return e.siege() && nobodyOutside ? besieged(war, e) : e.fights().withSiege(false);
    }

    /**
     * The siege of those inside; but ships that have no port to go into, and that besieging ships can reach, are in the way:
     * they are fought at sea instead, unless they have slipped away from this very stack.
     */
    @Rule({"7.11", "9.0", "ruling-S1", "ruling-V5"})
    public Fights besieged(War war, Engagement e) {
        boolean inTheWay = e.siege()
                && !reached(war, e)
                        .minus(war.board().inside())
                        .minus(choosing(war, e))
                        .isEmpty();
        return inTheWay ? new Fights(true, false, false) : e.fights().withLand(false);
    }

    /**
     * Who stands outside is fought, by land units and by ships, and there is no siege; ships outside that no besieging ship
     * can reach, or that have slipped away from this very stack, are in nobody's way.
     */
    @Rule({"8.1", "8.5-naval", "9.0", "ruling-F3", "ruling-S1", "ruling-V5"})
    public Fights outside(War war, Engagement e, PieceSet units) {
        boolean reached = reached(war, e).meets(war.board().fleet(units));
        return war.board().land(units).isEmpty()
                ? new Fights(reached || e.sea(), false, !reached && e.siege())
                : new Fights(reached || e.sea(), e.land(), false);
    }

    /** The defender's ships that besieging ships can reach, on the shore where these are: none that have evaded this stack. */
    @Rule({"7.10", "7.12", "ruling-S1", "ruling-V5"})
    private PieceSet reached(War war, Engagement e) {
        boolean evaded = war.stack().filter(Stack::evaded).isPresent();
        return evaded || e.marines().isEmpty()
                ? PieceSet.NONE
                : field.freeShips(
                        war,
                        e.defender(),
                        e.place(),
                        e.marines().meets(war.board().south()));
    }

    /** Ships without troops beside them, or that are sallied against, fight on land when nobody fights them at sea. */
    @Rule({"8.5-naval", "ruling-F3", "ruling-F12"})
    private PieceSet forcedMarines(War war, Engagement e) {
        boolean alone = e.kind() == Kind.SALLY
                || field.openLand(war, e.defender(), e.place()).isEmpty();
        return e.land() && !e.siege() && !e.sea() && alone
                ? participants.shore(war, e.defender(), e.place())
                : PieceSet.NONE;
    }

    /** The defender's ships fight on land, or at sea. */
    @Rule("8.5-naval")
    public void marines(Play<War> play, Engagement e, PieceSet ships) {
        land(play, e, ships);
    }

    private void atSea(Play<War> play, Engagement e) {
        War war = play.state();
        PieceSet ships = e.ships().and(war.board().at(e.place()));
        PieceSet enemies = participants.enemyShips(war, e).minus(e.guards());
        if (!e.sea() || ships.isEmpty() || enemies.isEmpty()) {
            Flow.go(play, Stage.LAND);
            return;
        }
        Strengths.Prospect prospect = participants.naval(war, e, ships, enemies);
        Flow.go(play, Stage.LAND);
        serve(play, e, prospect);
        combats.join(play, prospect);
    }

    private void onLand(Play<War> play, Engagement e) {
        War war = play.state();
        PieceSet troops = e.troops().and(war.board().at(e.place()));
        PieceSet units = troops.or(ashore(e).and(war.board().at(e.place())));
        PieceSet defenders = participants.landDefenders(war, e);
        boolean lone = defenders.isEmpty()
                && strengths.garrisonFights(war, e.defender(), e.place())
                && participants.shore(war, e.defender(), e.place()).isEmpty()
                && !(e.fought() && e.sea());
        boolean able = e.kind() == Kind.SALLY ? !units.isEmpty() : !troops.isEmpty();
        if (!e.land() || !able || (defenders.isEmpty() && !lone)) {
            Flow.go(play, Stage.END);
            return;
        }
        Strengths.Prospect prospect = participants.land(war, e, units, defenders);
        Flow.go(play, Stage.END);
        serve(play, e, prospect);
        combats.join(play, prospect);
    }

    /**
     * The attacker's ships that fight on land. Those of a sally that no fleet meets, since all its crews serve on land, do so too:
     * nobody is withheld (9.1).
     */
    @Rule({"8.5-naval", "9.1", "ruling-S2"})
    private static PieceSet ashore(Engagement e) {
        boolean unmet = e.kind() == Kind.SALLY && !e.fought();
        return unmet ? e.marines().or(e.ships()) : e.marines();
    }

    /** Whoever leads the fight after a sally has had his campaign in it. */
    @Rule({"9.1", "ruling-S2"})
    private static void serve(Play<War> play, Engagement e, Strengths.Prospect prospect) {
        Optional<Integer> chief = prospect.combat().attacker().leader();
        if (e.kind() == Kind.SALLY && chief.isPresent()) {
            play.happen(new Spent(PieceSet.of(chief.get())));
        }
    }

    /** The siege of those who stayed inside; then units and leader are done, or their stack goes on. */
    @Rule({"4.1", "7.3", "8.2", "9.0", "ruling-F8"})
    private void end(Play<War> play, Engagement e) {
        Flow.pop(play);
        boolean besieges = e.siege() && !e.fought();
        if (play.state().step() instanceof PendingStep.OnCampaign) {
            if (e.fought() || besieges) {
                Flow.go(play, Stack.Stage.END);
            } else {
                unfought(play, e);
            }
        }
        if (besieges) {
            PieceSet units = e.attackers().and(play.state().board().at(e.place()));
            sieges.besiege(play, e.attacker(), e.defender(), e.place(), units);
        }
        if (e.fought() && e.kind() == Kind.SALLY) {
            play.happen(new Spent(e.attackers()));
        }
    }

    /**
     * Who has gone inside or slipped away is not called out again before the stack has moved. Land units that have been inside
     * already have given no answer where ships alone were to be fought.
     */
    @Rule({"7.8", "7.10", "ruling-S1", "ruling-V5"})
    private void unfought(Play<War> play, Engagement e) {
        Board board = play.state().board();
        boolean inside = !e.troops().isEmpty()
                && !board.land(field.inside(play.state(), e.defender(), e.place()))
                        .isEmpty()
                && field.openLand(play.state(), e.defender(), e.place()).isEmpty();
        boolean evaded = !e.ships().isEmpty() && !e.sea();
        if (inside || evaded) {
            play.happen(new BattleAvoided(inside, evaded));
        }
    }
}
