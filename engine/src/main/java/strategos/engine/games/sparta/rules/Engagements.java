package strategos.engine.games.sparta.rules;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.events.ChaseRolled;
import strategos.engine.games.sparta.events.LetPass;
import strategos.engine.games.sparta.events.Sheltered;
import strategos.engine.games.sparta.events.Spent;
import strategos.engine.games.sparta.events.StoodOutside;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step.Engagement;
import strategos.engine.games.sparta.war.Step.Engagement.Kind;
import strategos.engine.games.sparta.war.Step.Engagement.Stage;
import strategos.engine.games.sparta.war.Step.Stack;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;

/**
 * A fight from its declaration to its combats: evasion, port, shelter, marines, the fight at sea, the fight on land, and
 * the siege of those who went inside.
 */
@Rule({"7.5", "7.8", "7.9", "7.10", "7.11", "8.5-naval"})
public final class Engagements {
    private final Printed printed;
    private final Counters counters;
    private final Control control;
    private final Field field;
    private final Strengths strengths;
    private final Combats combats;
    private final Sieges sieges;

    public Engagements(
            Printed printed, Control control, Field field, Strengths strengths, Combats combats, Sieges sieges) {
        this.printed = printed;
        this.counters = printed.counters();
        this.control = control;
        this.field = field;
        this.strengths = strengths;
        this.combats = combats;
        this.sieges = sieges;
    }

    /** A fight by the attacker's order, or because he had to stop. */
    @Rule({"7.5", "8.1", "9.0"})
    public static Engagement attack(
            Side attacker,
            Side defender,
            int place,
            int commander,
            Bits troops,
            Bits marines,
            Bits ships,
            boolean siege) {
        return new Engagement(
                attacker,
                defender,
                place,
                commander,
                troops,
                marines,
                ships,
                Bits.NONE,
                !ships.isEmpty() && !siege,
                !troops.isEmpty() || siege,
                siege,
                Kind.ATTACK,
                siege ? Stage.SHELTER : Stage.EVASION,
                false);
    }

    /** The shore on which the attacker's ships lie. */
    private static boolean south(War war, Engagement e) {
        return e.ships().meets(war.board().south());
    }

    /** The defender's ships that could be fought at sea. */
    @Rule({"7.2", "7.11"})
    public Bits enemyShips(War war, Engagement e) {
        Bits free = field.freeShips(war, e.defender(), e.place(), south(war, e));
        if (e.kind() == Kind.INTERCEPTION && war.around() instanceof Stack stack) {
            return free.and(stack.pieces());
        }
        return e.stage().compareTo(Stage.PORT) > 0 ? free.minus(war.board().inside()) : free;
    }

    /** The defender's ships that may fight on land. */
    @Rule("8.5-naval")
    public Bits guards(War war, Engagement e) {
        Board board = war.board();
        return board.fleet(board.at(e.place(), e.defender())).minus(board.inside());
    }

    /** Whether land units of the defender may choose to go inside now. */
    @Rule({"7.8", "9.0"})
    private boolean choosesShelter(War war, Engagement e) {
        return e.land()
                && e.kind() == Kind.ATTACK
                && control.shelters(war, e.defender(), e.place())
                && !field.freeLand(war, e.defender(), e.place()).isEmpty()
                && !(war.around() instanceof Stack stack && stack.declared());
    }

    /** Whether a player is asked now. */
    public boolean asks(War war, Engagement e) {
        return switch (e.stage()) {
            case EVASION ->
                e.sea() && e.kind() == Kind.ATTACK && !enemyShips(war, e).isEmpty();
            case PORT -> true;
            case SHELTER -> choosesShelter(war, e);
            case MARINES -> choosesMarines(war, e);
            case SEA, LAND, END -> false;
        };
    }

    /** The defender's ships are free to choose only beside troops or a garrison that can fight without them. */
    @Rule("8.5-naval")
    private boolean choosesMarines(War war, Engagement e) {
        return e.land()
                && !e.siege()
                && !guards(war, e).isEmpty()
                && !field.openLand(war, e.defender(), e.place()).isEmpty();
    }

    /** One step that needs no choice. */
    public void advance(Play<War> play, Engagement e) {
        switch (e.stage()) {
            case EVASION, PORT -> Flow.replace(play, e.at(Stage.SHELTER));
            case SHELTER -> Flow.replace(play, sheltered(play.state(), e).at(Stage.MARINES));
            case MARINES ->
                Flow.replace(play, e.guarded(forcedMarines(play.state(), e)).at(Stage.SEA));
            case SEA -> atSea(play, e);
            case LAND -> onLand(play, e);
            case END -> end(play, e);
        }
    }

    /** A bare garrison behind walls is always inside. */
    @Rule({"7.8", "9.0"})
    private Engagement sheltered(War war, Engagement e) {
        boolean nobodyOutside = field.openLand(war, e.defender(), e.place()).isEmpty();
        return e.siege() && nobodyOutside ? e.noLand() : e.siege() ? e.open() : e;
    }

    /** Ships without troops beside them defend the shore themselves when nobody fights them at sea. */
    @Rule("8.5-naval")
    private Bits forcedMarines(War war, Engagement e) {
        boolean alone = field.openLand(war, e.defender(), e.place()).isEmpty();
        return e.land() && !e.siege() && !e.sea() && alone ? guards(war, e) : Bits.NONE;
    }

    /** The defender evades, or stands. */
    @Rule("7.10")
    public void evade(Play<War> play, Engagement e, boolean tries) {
        if (!tries) {
            Flow.replace(play, e.at(Stage.SHELTER));
            return;
        }
        War war = play.state();
        boolean south = south(war, e);
        int captain = strengths.captain(war, e.defender(), e.place(), true, -1);
        if (chase(play, false, e.attacker(), e.commander(), e.defender(), captain, e.place())) {
            Flow.replace(play, e.noSea().at(Stage.SHELTER));
        } else if (control.harbour(war, e.defender(), e.place(), south)) {
            Flow.replace(play, e.at(Stage.PORT));
        } else {
            Flow.replace(play, e.at(Stage.SHELTER));
        }
    }

    /** Both roll: the side that chases must roll as high, the side that evades higher. */
    @Rule({"7.9", "7.10"})
    private boolean chase(
            Play<War> play, boolean interception, Side mover, int leader, Side other, int captain, int place) {
        String kind = interception ? "interception" : "evasion";
        String rule = interception ? "7.9" : "7.10";
        Roll first = Flow.roll(play, mover, kind, rule, 1);
        Roll second = Flow.roll(play, other, kind, rule, 1);
        int moving = leader < 0 ? 0 : counters.leader(leader).naval();
        int chasing = captain < 0 ? 0 : counters.leader(captain).naval();
        int difference = second.face() + chasing - first.face() - moving;
        boolean success = interception ? difference >= 0 : difference > 0;
        play.happen(new ChaseRolled(
                interception,
                other,
                printed.atlas().locale(place).tag(),
                first.face(),
                second.face(),
                moving,
                chasing,
                second.index(),
                success));
        return success;
    }

    /** Ships go into port, or stay out. */
    @Rule({"7.11", "7.12"})
    public void port(Play<War> play, Engagement e, Bits inside) {
        Tag tag = printed.atlas().locale(e.place()).tag();
        Bits fleet = enemyShips(play.state(), e);
        Bits outside = fleet.minus(inside);
        if (!inside.isEmpty()) {
            play.happen(new Sheltered(e.defender(), tag, counters.company(inside), true));
        }
        if (!outside.isEmpty()) {
            play.happen(new StoodOutside(e.defender(), tag, outside));
        }
        Flow.replace(play, (outside.isEmpty() ? e.noSea() : e).at(Stage.SHELTER));
    }

    /** Land units go inside, or stand outside. */
    @Rule({"7.8", "9.0"})
    public void shelter(Play<War> play, Engagement e, boolean inside) {
        Tag tag = printed.atlas().locale(e.place()).tag();
        Bits units = field.freeLand(play.state(), e.defender(), e.place());
        if (inside) {
            play.happen(new Sheltered(e.defender(), tag, counters.company(units), false));
            Flow.replace(play, e.noLand().at(Stage.MARINES));
            return;
        }
        play.happen(new StoodOutside(e.defender(), tag, units));
        Flow.replace(play, e.open().at(Stage.MARINES));
    }

    /** The defender's ships fight on land, or at sea. */
    @Rule("8.5-naval")
    public void marines(Play<War> play, Engagement e, Bits ships) {
        Flow.replace(play, e.guarded(ships).at(Stage.SEA));
    }

    private void atSea(Play<War> play, Engagement e) {
        War war = play.state();
        Bits ships = e.ships().and(war.board().at(e.place()));
        Bits enemies = enemyShips(war, e).minus(e.guards());
        if (!e.sea() || ships.isEmpty() || enemies.isEmpty()) {
            Flow.replace(play, e.at(Stage.LAND));
            return;
        }
        Strengths.Prospect prospect = naval(war, e, ships, enemies);
        Flow.replace(play, e.afterCombat().at(Stage.LAND));
        combats.join(play, prospect);
    }

    /** The fight at sea as it would be fought. */
    @Rule("8.5-naval")
    public Strengths.Prospect naval(War war, Engagement e, Bits ships, Bits enemies) {
        int chief = e.kind() == Kind.INTERCEPTION
                ? strengths.captain(war, e.attacker(), e.place(), true, -1)
                : e.land() && betterOnLand(e.commander()) ? -1 : e.commander();
        int captain = strengths.captain(war, e.defender(), e.place(), true, -1);
        return strengths.naval(war, e.attacker(), e.defender(), e.place(), ships, enemies, chief, captain);
    }

    /** In a mixed fight a leader serves on land or at sea: where he is better. */
    @Rule({"6.2", "8.5-naval"})
    private boolean betterOnLand(int leader) {
        return leader >= 0
                && counters.leader(leader).land() >= counters.leader(leader).naval();
    }

    private void onLand(Play<War> play, Engagement e) {
        War war = play.state();
        Bits troops = e.troops().and(war.board().at(e.place()));
        Bits units = troops.or(e.marines().and(war.board().at(e.place())));
        Bits defenders = landDefenders(war, e);
        boolean lone = defenders.isEmpty()
                && strengths.garrisonFights(war, e.defender(), e.place())
                && guards(war, e).isEmpty()
                && !(e.fought() && e.sea());
        boolean able = e.kind() == Kind.SALLY ? !units.isEmpty() : !troops.isEmpty();
        if (!e.land() || !able || (defenders.isEmpty() && !lone)) {
            Flow.replace(play, e.at(Stage.END));
            return;
        }
        Strengths.Prospect prospect = land(war, e, units, defenders);
        Flow.replace(play, e.afterCombat().at(Stage.END));
        combats.join(play, prospect);
    }

    /** Who defends on land: those outside, and ships that serve there; besieged units take no part. */
    @Rule({"8.1", "8.5-naval", "9.0"})
    public Bits landDefenders(War war, Engagement e) {
        return field.openLand(war, e.defender(), e.place())
                .or(e.guards().and(war.board().at(e.place())));
    }

    /** The fight on land as it would be fought. */
    @Rule("8.1")
    public Strengths.Prospect land(War war, Engagement e, Bits units, Bits defenders) {
        boolean mixed = e.sea() && e.kind() != Kind.SALLY;
        int chief = mixed && !betterOnLand(e.commander()) ? -1 : e.commander();
        if (chief >= 0 && war.board().place(chief) != e.place()) {
            chief = -1;
        }
        int atSea = mixed ? strengths.captain(war, e.defender(), e.place(), true, -1) : -1;
        int captain = e.defender() == Side.NEUTRAL ? -1 : strengths.captain(war, e.defender(), e.place(), false, atSea);
        return strengths.land(war, e.attacker(), e.defender(), e.place(), units, defenders, chief, captain);
    }

    /** The siege of those who stayed inside; then units and leader are done, or their stack goes on. */
    @Rule({"4.1", "7.3", "8.2", "9.0"})
    private void end(Play<War> play, Engagement e) {
        Flow.pop(play);
        boolean besieges = e.siege() && !e.fought();
        if (play.state().step() instanceof Stack stack) {
            if (e.fought() || besieges) {
                Flow.replace(play, stack.planning(List.of()).at(Stack.Stage.END));
            } else {
                unfought(play, stack, e);
            }
        }
        if (besieges) {
            Bits units = e.attackers().and(play.state().board().at(e.place()));
            sieges.besiege(play, e.attacker(), e.defender(), e.place(), units);
        }
        if (e.fought() && e.kind() == Kind.SALLY) {
            play.happen(new Spent(e.attackers()));
        }
    }

    /** Who has gone inside or slipped away is not called out again before the stack has moved. */
    @Rule({"7.8", "7.10"})
    private void unfought(Play<War> play, Stack stack, Engagement e) {
        boolean inside = !field.inside(play.state(), e.defender(), e.place()).isEmpty();
        boolean evaded = !e.ships().isEmpty() && !e.sea();
        Stack now = inside ? stack.withDeclared() : stack;
        Stack after = evaded ? now.withEvaded() : now;
        if (!after.equals(stack)) {
            Flow.replace(play, after);
        }
    }

    /** An enemy fleet is let pass, or intercepted. */
    @Rule({"7.9", "8.5-naval"})
    public void intercept(Play<War> play, boolean tries) {
        War war = play.state();
        if (!(war.around() instanceof Stack stack)) {
            throw new IllegalStateException("nobody sails past");
        }
        int place = war.board().place(stack.commander());
        Side other = stack.side().other();
        if (!tries) {
            play.happen(new LetPass(other, printed.atlas().locale(place).tag()));
            Flow.pop(play);
            return;
        }
        boolean south = war.board().fleet(stack.pieces()).meets(war.board().south());
        Bits fleet = field.freeShips(war, other, place, south);
        int captain = strengths.captain(war, other, place, true, -1);
        if (!chase(play, true, stack.side(), stack.commander(), other, captain, place)) {
            Flow.pop(play);
            return;
        }
        Flow.replace(
                play,
                new Engagement(
                        other,
                        stack.side(),
                        place,
                        captain,
                        Bits.NONE,
                        Bits.NONE,
                        fleet,
                        Bits.NONE,
                        true,
                        false,
                        false,
                        Kind.INTERCEPTION,
                        Stage.SEA,
                        false));
    }
}
