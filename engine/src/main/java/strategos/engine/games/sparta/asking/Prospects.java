package strategos.engine.games.sparta.asking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.movement.Movement;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;

/** The fights that an order would bring about, as far as can be told from the position at hand. */
public final class Prospects {
    private final Printed printed;
    private final Procedures rules;
    private final Acts acts;

    public Prospects(Printed printed, Procedures rules, Acts acts) {
        this.printed = printed;
        this.rules = rules;
        this.acts = acts;
    }

    /** The fights of an attack: at sea first, then on land. */
    @Rule({"8.1", "8.5-naval"})
    public List<Strengths.Prospect> attack(War war, Side side, Call call) {
        Force.Party party = acts.force(war, side, call);
        Board board = war.board();
        PieceSet marines = acts.marines(war, party, call);
        boolean land = !call.says(AttackAct.TARGET, AttackAct.SEA);
        boolean sea = !call.says(AttackAct.TARGET, AttackAct.LAND);
        return fights(
                war,
                side,
                party,
                land ? board.land(party.pieces()) : PieceSet.NONE,
                land ? marines : PieceSet.NONE,
                sea ? board.fleet(party.pieces()).minus(marines) : PieceSet.NONE);
    }

    /** The siege as it would be declared. */
    public Engagement siege(War war, Side side, Call call) {
        Force.Party party = acts.besiegers(war, side, call);
        return party.siege(war.board(), side, rules.ground().field().landEnemy(war, side, party.place()));
    }

    /** The fight with ships that are in the way of that siege, of which nothing comes then. */
    @Rule({"9.0", "ruling-S1"})
    public List<Strengths.Prospect> besiege(War war, Side side, Call call) {
        Engagement siege = siege(war, side, call);
        Engagement fight = siege.fighting(rules.fights().engagements().besieged(war, siege));
        return fight.sea()
                ? List.of(rules.fights()
                        .participants()
                        .naval(
                                war,
                                fight,
                                fight.ships(),
                                rules.fights().participants().enemyShips(war, fight)))
                : List.of();
    }

    private List<Strengths.Prospect> fights(
            War war, Side side, Force.Party party, PieceSet troops, PieceSet marines, PieceSet ships) {
        Side enemy = troops.isEmpty() ? side.other() : rules.ground().field().landEnemy(war, side, party.place());
        Engagement declared = party.attack(side, enemy, new Engagement.Detachments(troops, marines, ships), false);
        PieceSet enemies =
                ships.isEmpty() ? PieceSet.NONE : rules.fights().participants().enemyShips(war, declared);
        // Where no fleets meet, no leader serves at sea: all are free to lead on land (8.5).
        Engagement e = enemies.isEmpty() ? declared.fighting(declared.fights().withSea(false)) : declared;
        List<Strengths.Prospect> prospects = new ArrayList<>();
        if (!enemies.isEmpty()) {
            prospects.add(rules.fights().participants().naval(war, e, ships, enemies));
        }
        if (!troops.isEmpty()) {
            PieceSet land = rules.ground().field().freeLand(war, enemy, party.place());
            boolean shore = land.isEmpty() && prospects.isEmpty();
            PieceSet defenders = shore ? rules.fights().participants().shore(war, enemy, party.place()) : land;
            prospects.add(rules.fights().participants().land(war, e, troops.or(marines), defenders));
        }
        return prospects;
    }

    /** How many units of the enemy there the viewer does not see. */
    @Rule("5.2")
    public int hidden(War war, Side side, int place) {
        return hidden(war, side, place, PieceSet.NONE);
    }

    private int hidden(War war, Side side, int place, PieceSet coming) {
        if (!rules.ground().field().mayFight(war, side, place, coming)) {
            return 0;
        }
        Board board = war.board();
        return board.landCount(place, side.other())
                - board.land(board.at(place, side.other())).size();
    }

    /** The last place of the march, as far as the call names any. */
    public Optional<Integer> end(Call call) {
        return call.maybe(MarchAct.TO)
                .or(() -> call.all(MarchAct.PATH).reversed().stream().findFirst())
                .map(printed.atlas()::number);
    }

    /**
     * Where on the way the march may come to a fight before its end: land units on foot that come upon land units of the enemy
     * have to fight them, unless these go inside.
     */
    @Rule({"7.5", "7.8"})
    public List<Integer> barred(War war, Side side, Call call) {
        List<Integer> way = acts.way(war, side, call);
        PieceSet coming = acts.force(war, side, call).pieces();
        if (way.isEmpty() || !MovingForce.of(war.board(), side, coming).walks()) {
            return List.of();
        }
        return way.subList(0, way.size() - 1).stream()
                .filter(place -> rules.ground().field().mayFight(war, side, place, coming))
                .filter(place -> hidden(war, side, place, coming) > 0
                        || !rules.ground()
                                .field()
                                .freeLand(war, side.other(), place)
                                .isEmpty())
                .toList();
    }

    /** The fights where the march ends, if the enemy stands; none that the viewer could tell while units are concealed there. */
    public List<Strengths.Prospect> march(War war, Side side, Call call) {
        return end(call).map(place -> march(war, side, call, place)).orElse(List.of());
    }

    /**
     * The fights where the march ends, if land units there are attacked with all crews beside one's own, as one may where a
     * fleet stops.
     */
    @Rule({"7.5", "8.5-naval"})
    public List<Strengths.Prospect> ashore(War war, Side side, Call call) {
        return end(call).map(place -> march(war, side, call, place, true)).orElse(List.of());
    }

    /** The same at that place of it. */
    @Rule({"7.5", "7.9"})
    public List<Strengths.Prospect> march(War war, Side side, Call call, int place) {
        return march(war, side, call, place, false);
    }

    /** The fights there where the march only comes through: on land alone, since ships that sail on attack nobody. */
    @Rule({"7.5", "7.9", "ruling-V4"})
    public List<Strengths.Prospect> through(War war, Side side, Call call, int place) {
        return arrival(war, side, call, place)
                .map(arrival -> fights(
                        arrival.war(),
                        side,
                        arrival.there(),
                        war.board().land(arrival.there().pieces()),
                        PieceSet.NONE,
                        PieceSet.NONE))
                .orElse(List.of());
    }

    private List<Strengths.Prospect> march(War war, Side side, Call call, int place, boolean crews) {
        return arrival(war, side, call, place)
                .map(arrival -> arriving(arrival.war(), side, arrival.there(), crews))
                .orElse(List.of());
    }

    private record Arrival(War war, Force.Party there) {}

    /** The march come to that place of it, where fights that the viewer could tell may await it. */
    private Optional<Arrival> arrival(War war, Side side, Call call, int place) {
        Force.Party party = acts.force(war, side, call);
        PieceSet coming = party.pieces();
        if (!rules.ground().field().mayFight(war, side, place, coming) || hidden(war, side, place, coming) > 0) {
            return Optional.empty();
        }
        List<Integer> way = acts.way(war, side, call);
        War arrived = war.with(war.board()
                .move(party.pieces(), place, southward(war, side, party, way.subList(0, way.lastIndexOf(place) + 1))));
        return Optional.of(new Arrival(arrived, new Force.Party(party.commander(), place, party.pieces())));
    }

    /** The fights of an expedition that comes to Syracuse; none that the viewer could tell while units are concealed there. */
    @Rule({"7.9", "16.1", "ruling-E5"})
    public List<Strengths.Prospect> voyage(EventAct.Voyage voyage) {
        War arrived = voyage.arrived();
        int place = voyage.party().place();
        return !rules.ground().field().mayFight(arrived, Side.ATHENS, place) || hidden(arrived, Side.ATHENS, place) > 0
                ? List.of()
                : arriving(arrived, Side.ATHENS, voyage.party(), false);
    }

    /** The fights of a party that has come there. */
    private List<Strengths.Prospect> arriving(War arrived, Side side, Force.Party there, boolean crews) {
        Board board = arrived.board();
        boolean troops = !rules.ground()
                .field()
                .freeLand(arrived, side.other(), there.place())
                .isEmpty();
        PieceSet landing = troops ? board.land(there.pieces()) : PieceSet.NONE;
        PieceSet fleet = board.fleet(there.pieces());
        boolean lent = crews && !landing.isEmpty();
        return fights(arrived, side, there, landing, lent ? fleet : PieceSet.NONE, lent ? PieceSet.NONE : fleet);
    }

    /** Whether that way ends off the southern shore, where its last place has two. */
    @Rule({"7.2", "ruling-V8"})
    private boolean southward(War war, Side side, Force.Party party, List<Integer> way) {
        Movement movement = rules.moves().movement();
        return movement.legs()
                .after(
                        war,
                        MovingForce.of(war.board(), side, party.pieces()),
                        movement.spot(war, party.pieces(), party.place()),
                        way)
                .south();
    }
}
