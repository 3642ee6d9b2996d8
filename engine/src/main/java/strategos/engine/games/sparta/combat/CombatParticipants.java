package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Engagement.Kind;
import strategos.engine.games.sparta.war.Engagement.Stage;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/** Who would fight in an engagement, at sea and on land, and under which leaders. */
@Rule({"6.2", "7.11", "8.1", "8.5-naval"})
public final class CombatParticipants {
    private final Atlas atlas;
    private final Counters counters;
    private final Field field;
    private final Strengths strengths;

    public CombatParticipants(Printed printed, Field field, Strengths strengths) {
        this.atlas = printed.atlas();
        this.counters = printed.counters();
        this.field = field;
        this.strengths = strengths;
    }

    /** The defender's ships that could be fought at sea. */
    @Rule({"7.2", "7.11"})
    public PieceSet enemyShips(War war, Engagement e) {
        PieceSet free = field.freeShips(
                war, e.defender(), e.place(), e.ships().meets(war.board().south()));
        Optional<Stack> stack = war.stack();
        if (e.kind() == Kind.INTERCEPTION && stack.isPresent()) {
            return free.and(stack.get().pieces());
        }
        boolean mayShelter = e.kind() == Kind.ATTACK
                && !e.siege()
                && !(war.step() instanceof PendingStep.InEngagement(Stage stage) && stage.compareTo(Stage.PORT) > 0);
        return mayShelter ? free : free.minus(war.board().inside());
    }

    /** The defender's ships that may fight on land, if their owner will. */
    @Rule("8.5-naval")
    public PieceSet guards(War war, Engagement e) {
        return outside(war, e.defender(), e.place()).minus(landed(war, e));
    }

    /** In a sally nobody is withheld (9.1): ships off the shore without a fight at sea must fight on land. */
    @Rule({"7.2", "9.1", "ruling-S6"})
    public PieceSet landed(War war, Engagement e) {
        return e.kind() == Kind.SALLY && e.sea() && atlas.locale(e.place()).divided()
                ? outside(war, e.defender(), e.place()).minus(enemyShips(war, e))
                : PieceSet.NONE;
    }

    /** The side's ships there that are out of port. */
    @Rule("7.11")
    public PieceSet outside(War war, Side side, int place) {
        Board board = war.board();
        return board.fleet(board.at(place, side)).minus(board.inside());
    }

    /** The defender's ships that may fight beside its land units, if their owner will: odds told beforehand are without them. */
    @Rule({"8.5-naval", "ruling-F3"})
    public PieceSet crews(War war, Combat combat) {
        boolean beside =
                !combat.naval() && !war.board().land(combat.defender().units()).isEmpty();
        return beside ? outside(war, combat.defender().side(), combat.place()) : PieceSet.NONE;
    }

    /** The defender's ships that alone, or beside a bare garrison, defend the shore: behind no walls those in port too. */
    @Rule({"8.1", "8.5", "8.5-naval", "ruling-F3", "ruling-F12"})
    public PieceSet shore(War war, Side defender, int place) {
        Board board = war.board();
        PieceSet fleet = board.fleet(board.at(place, defender));
        return atlas.locale(place).walled() ? fleet.minus(board.inside()) : fleet;
    }

    /** Who defends on land: those outside, and ships that serve there; besieged units take no part. */
    @Rule({"8.1", "8.5-naval", "9.0"})
    public PieceSet landDefenders(War war, Engagement e) {
        return field.openLand(war, e.defender(), e.place())
                .or(e.guards().and(war.board().at(e.place())));
    }

    /** The fight at sea as it would be fought. */
    @Rule("8.5-naval")
    public Strengths.Prospect naval(War war, Engagement e, PieceSet ships, PieceSet enemies) {
        boolean mixed = e.land();
        Optional<Integer> chief = e.kind() == Kind.ATTACK
                ? e.commander().filter(leader -> !mixed || !betterOnLand(leader))
                : captain(war, e.attacker(), e.place(), true, mixed);
        Optional<Integer> captain =
                e.kind() == Kind.INTERCEPTION ? underWay(war, e) : captain(war, e.defender(), e.place(), true, mixed);
        return strengths.naval(
                war,
                e.place(),
                new CombatForce(e.attacker(), ships, chief),
                new CombatForce(e.defender(), enemies, captain));
    }

    /** The leader of the fleet that was intercepted: the one who leads it, and nobody ashore. */
    @Rule({"7.9", "ruling-F2"})
    private static Optional<Integer> underWay(War war, Engagement e) {
        return war.stack().map(Stack::commander).filter(leader -> war.board().place(leader) == e.place());
    }

    /** The fight on land as it would be fought. */
    @Rule("8.1")
    public Strengths.Prospect land(War war, Engagement e, PieceSet units, PieceSet defenders) {
        // Where nobody has fought at sea after all, nobody has served there.
        boolean mixed = e.sea() && (e.fought() || !war.at(Stage.LAND));
        Optional<Integer> chief = e.kind() == Kind.ATTACK
                ? e.commander().filter(leader -> !mixed || betterOnLand(leader))
                : captain(war, e.attacker(), e.place(), false, mixed);
        Optional<Integer> captain =
                e.defender() == Side.NEUTRAL ? Optional.empty() : captain(war, e.defender(), e.place(), false, mixed);
        return strengths.land(
                war,
                e.place(),
                new CombatForce(
                        e.attacker(), units, chief.filter(leader -> war.board().place(leader) == e.place())),
                new CombatForce(e.defender(), defenders, captain));
    }

    /** The leader of the side there who serves in that kind of fight. */
    @Rule({"6.2", "8.5-naval", "ruling-F2"})
    private Optional<Integer> captain(War war, Side side, int place, boolean naval, boolean mixed) {
        if (!mixed) {
            return strengths.captain(war, side, place, naval);
        }
        PieceSet chiefs = field.chiefs(war, side, place);
        if (chiefs.size() == 1) {
            return naval == betterOnLand(chiefs.first()) ? Optional.empty() : Optional.of(chiefs.first());
        }
        Optional<Integer> serves = Optional.empty();
        int most = -1;
        for (int sailor = chiefs.next(0); sailor >= 0; sailor = chiefs.next(sailor + 1)) {
            int other = counters.bestLeader(chiefs.without(sailor), false).orElseThrow();
            int together =
                    counters.leader(sailor).naval() + counters.leader(other).land();
            if (together > most) {
                most = together;
                serves = Optional.of(naval ? sailor : other);
            }
        }
        return serves;
    }

    /** In a mixed fight a leader serves on land or at sea: where he is better. */
    @Rule({"6.2", "8.5-naval", "ruling-F2"})
    private boolean betterOnLand(int leader) {
        return counters.leader(leader).land() >= counters.leader(leader).naval();
    }

    /** How strong forces are, and which column they fight on. */
    @Rule({"2.3", "5.3", "8.1", "8.5-naval"})
    public static final class Strengths {
        private final Printed printed;
        private final Counters counters;
        private final Control control;
        private final Field field;
        private final int sparta;

        public Strengths(Printed printed, Control control, Field field) {
            this.printed = printed;
            this.counters = printed.counters();
            this.control = control;
            this.field = field;
            sparta = printed.atlas().number("sparta");
        }

        /** A combat with its leadership shift. */
        public record Prospect(Combat combat, int shift) {}

        /** Points of these units. */
        public int points(War war, PieceSet units) {
            return counters.points(war.board(), units);
        }

        /** The combat on land between these forces. */
        @Rule({"5.3", "7.8", "8.1", "8.5"})
        public Prospect land(War war, int place, CombatForce attacker, CombatForce defender) {
            Side side = defender.side();
            boolean garrison = garrisonFights(war, side, place);
            int more = forceOne(war, side, place, defender.units());
            if (garrison) {
                more += control.garrison(war, place);
            }
            if (side != Side.NEUTRAL) {
                more += control.fort(war, side, place);
            }
            int defence = points(war, defender.units()) + more;
            Prospect bare = prospect(war, false, place, attacker, defender, defence);
            return new Prospect(bare.combat().withGarrison(garrison), bare.shift());
        }

        /** The combat at sea between these ships. */
        @Rule("8.5-naval")
        public Prospect naval(War war, int place, CombatForce attacker, CombatForce defender) {
            return prospect(war, true, place, attacker, defender, points(war, defender.units()));
        }

        @Rule("ruling-F1")
        private Prospect prospect(
                War war, boolean naval, int place, CombatForce attacker, CombatForce defender, int defence) {
            int attack = points(war, attacker.units());
            int shift = rating(attacker, naval) - rating(defender, naval);
            int column = printed.tables().combat(naval).column(Odds.of(attack, defence), shift);
            Combat.Sums sums = new Combat.Sums(attack, defence, column);
            return new Prospect(Combat.joined(naval, place, attacker, defender, false, sums), shift);
        }

        private int rating(CombatForce force, boolean naval) {
            return force.leader()
                    .map(leader -> counters.leader(leader).rating(naval))
                    .orElse(0);
        }

        /** Whether the city's garrison fights beside its defenders: not behind walls, and not where it is captured. */
        @Rule({"2.3", "8.5", "ruling-F4"})
        public boolean garrisonFights(War war, Side defender, int place) {
            return control.holds(war, defender, place)
                    && control.garrisoned(war, place)
                    && !printed.atlas().locale(place).walled();
        }

        @Rule({"5.3", "ruling-F11"})
        private int forceOne(War war, Side defender, int place, PieceSet defenders) {
            if (place != sparta || defender != Side.SPARTA) {
                return 0;
            }
            Board board = war.board();
            return printed.tables().forceOne().bonus()
                    * board.land(defenders.and(counters.of(Nation.SPARTA))).size();
        }

        /** The best leader of the side there for that kind of fight. */
        @Rule({"5.0", "6.2", "8.1", "ruling-F2"})
        public Optional<Integer> captain(War war, Side side, int place, boolean naval) {
            return counters.bestLeader(field.chiefs(war, side, place), naval);
        }

        /** What a siege must overcome: garrison, fort and all that is or would be inside. */
        @Rule({"2.7", "9.0"})
        public int stronghold(War war, Side defender, int place) {
            return stronghold(war, defender, place, sheltering(war, defender, place));
        }

        /** Garrison and fort, with these inside. */
        @Rule({"2.7", "9.0"})
        public int stronghold(War war, Side defender, int place, PieceSet inside) {
            int strength = points(war, inside);
            if (control.walls(war, defender, place)) {
                strength += control.garrison(war, place);
            }
            return defender == Side.NEUTRAL ? strength : strength + control.fort(war, defender, place);
        }

        /** The units that are inside, or would go in: land units, and ships in a friendly port. */
        @Rule({"7.8", "7.11", "9.0"})
        public PieceSet sheltering(War war, Side defender, int place) {
            Board board = war.board();
            PieceSet there = board.at(place, defender);
            return board.units(there)
                    .and(board.inside())
                    .or(board.land(there).minus(board.aboard()))
                    .or(inHarbour(war, defender, place));
        }

        /** Ships of the side that lie at a friendly port there and are not trapped in it. */
        @Rule({"7.11", "7.12", "9.0"})
        public PieceSet inHarbour(War war, Side side, int place) {
            PieceSet ships = PieceSet.NONE;
            for (boolean south : new boolean[] {false, true}) {
                if (control.harbour(war, side, place, south)) {
                    ships = ships.or(field.freeShips(war, side, place, south));
                }
            }
            return ships;
        }
    }
}
