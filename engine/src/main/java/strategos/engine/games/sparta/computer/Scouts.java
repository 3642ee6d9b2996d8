package strategos.engine.games.sparta.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.computer.Worth.Muster;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.movement.Movement;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.Movement.Reach;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;

/** Finds where a force does most good, and what it should take along. */
final class Scouts {
    /** A promise as great as this counts no costs. */
    private static final int DECISIVE = 15;

    /** To run into an enemy from whom nothing is to be won. */
    private static final int DEFEAT = 40;

    /** So many marches of each leader are worth a thought. */
    private static final int EACH = 4;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final Worth worth;
    private final Prizes prizes;
    private final Guards guards;

    Scouts(Printed printed, Procedures rules, Worth worth, Prizes prizes, Guards guards) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        this.worth = worth;
        this.prizes = prizes;
        this.guards = guards;
    }

    /** Where a unit is most wanted of these places: at a capital whose guard is too weak, else where the side's strength is. */
    String post(Seen<War> seen, Side side, List<Choice> places) {
        int capital = guards.capital(side);
        String home = printed.atlas().locale(capital).id();
        boolean open = places.stream().anyMatch(choice -> choice.value().equals(home));
        return open && guards.wanting(seen.position(), side, capital) > 0 ? home : rallyPoint(seen, side, places);
    }

    /** Of these places the one where most of the side's strength is: a leader is wanted there. */
    String rallyPoint(Seen<War> seen, Side side, List<Choice> places) {
        String best = places.getFirst().value();
        int most = -1;
        for (Choice choice : places) {
            int place = printed.atlas().number(choice.value());
            Board board = seen.position().board();
            PieceSet units = board.units(board.at(place, side)).minus(board.inside());
            int points = counters.points(board, units) * 2
                    - 9 * board.chiefs(board.at(place, side)).size();
            if (points > most) {
                most = points;
                best = choice.value();
            }
        }
        return best;
    }

    /** The best march of any leader who is free, with as much as he should take. */
    Optional<Call> bestMarch(Seen<War> seen, Side side, Offer offer) {
        Sites sites = worth.sites(seen, side);
        Optional<Call> pressing = watch(seen, side, offer).or(() -> relief(sites, side, offer));
        if (pressing.isPresent()) {
            return pressing;
        }
        Call best = Call.of(MarchAct.NAME);
        boolean poor = worth.poor(seen, side);
        int most = 0;
        for (int leader : free(offer)) {
            PieceSet party = party(seen, side, leader);
            if (!party.isEmpty()) {
                Optional<Target> target = target(
                        sites,
                        MovingForce.of(seen.position().board(), side, party.with(leader)),
                        seen.position().board().place(leader),
                        counters.leader(leader).campaign(),
                        poor,
                        most);
                if (target.isPresent()) {
                    most = target.get().worth;
                    best = march(seen.position().board(), leader, party, target.get().place);
                }
            }
        }
        return most > 0 ? Optional.of(best) : Optional.empty();
    }

    private Call march(Board board, int leader, PieceSet party, int place) {
        Call call = Call.of(MarchAct.NAME, "leader", counters.id(leader));
        for (int piece : party.or(passengers(board, leader, party)).numbers()) {
            call = call.with("units", counters.id(piece));
        }
        return call.with(MarchAct.TO, printed.atlas().locale(place).id());
    }

    /** The leaders who sail along, since no ship would be left to them at sea. */
    @Rule("7.4")
    private PieceSet passengers(Board board, int leader, PieceSet party) {
        int place = board.place(leader);
        PieceSet rest = board.at(place, board.owner(leader)).minus(party).without(leader);
        return printed.atlas().locale(place).sea() && board.fleet(rest).isEmpty()
                ? board.chiefs(rest).minus(board.used())
                : PieceSet.NONE;
    }

    /** One unit for the city that must be watched, in as many ships as find room beside its own (5.1). */
    private Optional<Call> watch(Seen<War> seen, Side side, Offer offer) {
        OptionalInt city = prizes.unwatched(seen, side);
        if (city.isEmpty()) {
            return Optional.empty();
        }
        Board board = seen.position().board();
        int place = city.getAsInt();
        int room = printed.tables().limits().ships()
                - board.fleet(board.at(place, side)).size();
        for (int leader : free(offer)) {
            PieceSet there = board.at(board.place(leader), side)
                    .minus(board.used())
                    .minus(board.inside())
                    .minus(board.besieging());
            PieceSet ships = guards.strongest(board, board.fleet(there), room);
            PieceSet guard = guards.strongest(board, prizes.watchmen(board.land(there)), 1);
            PieceSet party = ships.or(guard);
            if (!ships.isEmpty() && !guard.isEmpty() && reaches(seen, side, leader, party, place)) {
                return Optional.of(march(board, leader, party, place));
            }
        }
        return Optional.empty();
    }

    /**
     * The strongest of those who can come home to a capital whose guard is too weak, with all but who besieges a city; nobody
     * through an enemy who stands before it already.
     */
    private Optional<Call> relief(Sites sites, Side side, Offer offer) {
        int capital = guards.capital(side);
        Seen<War> seen = sites.seen();
        if (sites.at(capital).wanting() == 0 || sites.at(capital).beset()) {
            return Optional.empty();
        }
        Board board = seen.position().board();
        Optional<Call> best = Optional.empty();
        int most = 0;
        for (int leader : free(offer)) {
            PieceSet party = board.place(leader) == capital
                    ? PieceSet.NONE
                    : whole(seen, side, leader).minus(board.besieging());
            int points = counters.points(board, party);
            if (points > most && reaches(seen, side, leader, party, capital)) {
                most = points;
                best = Optional.of(march(board, leader, party, capital));
            }
        }
        return best;
    }

    private boolean reaches(Seen<War> seen, Side side, int leader, PieceSet party, int place) {
        Board board = seen.position().board();
        MovingForce mover = MovingForce.of(board, side, party.with(leader));
        return reach(
                        seen.position(),
                        mover,
                        board.place(leader),
                        counters.leader(leader).campaign())
                .cost(place)
                .isPresent();
    }

    private Reach reach(War war, MovingForce mover, int start, int points) {
        Movement movement = rules.moves().movement();
        return movement.reach(war, mover, movement.spot(war, mover.pieces(), start), points);
    }

    /** The leaders who may march. */
    private List<Integer> free(Offer offer) {
        return offer.choices(offer.verb().slots().get(0), Call.of(MarchAct.NAME)).listed().stream()
                .map(choice -> counters.number(choice.value()))
                .toList();
    }

    private record March(Call call, int value) {}

    /** The best marches of every leader who is free, with his usual party and with all he has, the best first. */
    List<Call> marches(Seen<War> seen, Side side, Offer offer, int most) {
        List<March> marches = new ArrayList<>();
        Sites sites = worth.sites(seen, side);
        for (int leader : free(offer)) {
            PieceSet usual = party(seen, side, leader);
            PieceSet whole = whole(seen, side, leader);
            marches.addAll(marches(sites, side, leader, usual));
            if (!whole.equals(usual)) {
                marches.addAll(marches(sites, side, leader, whole));
            }
        }
        return marches.stream()
                .sorted(Comparator.comparingInt((March march) -> -march.value()))
                .limit(most)
                .map(March::call)
                .toList();
    }

    private List<March> marches(Sites sites, Side side, int leader, PieceSet party) {
        if (party.isEmpty()) {
            return List.of();
        }
        Board board = sites.seen().position().board();
        return ranked(
                sites,
                MovingForce.of(board, side, party.with(leader)),
                board.place(leader),
                counters.leader(leader).campaign(),
                EACH,
                place -> march(board, leader, party, place));
    }

    /** The best place to march on to, even where none is worth it. */
    Optional<Call> onward(Seen<War> seen, Stack stack, Offer offer) {
        Board board = seen.position().board();
        PieceSet pieces = stack.here(board);
        if (board.units(pieces).isEmpty()) {
            return Optional.empty();
        }
        MovingForce mover = MovingForce.of(board, stack.side(), pieces);
        Sites sites = worth.sites(seen, stack.side());
        return ranked(sites, mover, stack.place(board), stack.points(), 1, place -> on(offer, place)).stream()
                .findFirst()
                .map(March::call);
    }

    private Call on(Offer offer, int place) {
        return Call.of(
                offer.verb().name(), MarchAct.TO, printed.atlas().locale(place).id());
    }

    private List<March> ranked(
            Sites sites, MovingForce mover, int start, int points, int most, IntFunction<Call> order) {
        Seen<War> seen = sites.seen();
        Muster moving = worth.muster(seen.position().board(), mover);
        Reach reach = reach(seen.position(), mover, start, points);
        int kept = worth.upkeep(seen, mover);
        List<March> marches = new ArrayList<>();
        for (int place = 0; place < printed.atlas().size(); place++) {
            OptionalInt reached = reach.cost(place);
            if (reached.isPresent()) {
                int cost = reached.getAsInt();
                int gain = worth.of(sites, moving, place, points - cost);
                int besides = lost(sites, place, gain) ? -DEFEAT : worth.thrift(seen, mover, place, kept) * 3 / 2;
                marches.add(new March(order.apply(place), 4 * gain - cost + besides));
            }
        }
        marches.sort(Comparator.comparingInt((March march) -> -march.value()));
        return marches.subList(0, Math.min(most, marches.size()));
    }

    /** All that may go with a leader, whatever it leaves behind but a capital without its guard. */
    private PieceSet whole(Seen<War> seen, Side side, int leader) {
        Board board = seen.position().board();
        int place = board.place(leader);
        PieceSet free = board.at(place, side).minus(board.used()).minus(board.inside());
        PieceSet there = free.minus(guards.always(seen, side, place, board.units(free)));
        PieceSet ships = guards.strongest(
                board, board.fleet(there), printed.tables().limits().ships());
        PieceSet land = board.land(there);
        return ships.isEmpty()
                ? guards.strongest(board, land, printed.tables().limits().land())
                : ships.or(guards.strongest(board, land, Math.min(ships.size(), land.size())));
    }

    /** On with the march, if something is still worth it. */
    Optional<Call> marchOn(Seen<War> seen, Stack stack, Offer offer) {
        War war = seen.position();
        PieceSet pieces = stack.here(war.board());
        if (war.board().units(pieces).isEmpty()) {
            return Optional.empty();
        }
        MovingForce mover = MovingForce.of(war.board(), stack.side(), pieces);
        Sites sites = worth.sites(seen, stack.side());
        return target(sites, mover, stack.place(war.board()), stack.points(), false, 0)
                .map(target -> on(offer, target.place));
    }

    private record Target(int place, int worth) {}

    /** The best place for the mover, if one is worth more than {@code least}. */
    private Optional<Target> target(Sites sites, MovingForce mover, int start, int points, boolean poor, int least) {
        Seen<War> seen = sites.seen();
        War war = seen.position();
        Reach reach = reach(war, mover, start, points);
        Muster muster = worth.muster(war.board(), mover);
        int weight = poor ? 4 : 3;
        int kept = worth.upkeep(seen, mover);
        Optional<Target> best = Optional.empty();
        int most = least;
        for (int place = 0; place < printed.atlas().size(); place++) {
            OptionalInt nearest = reach.nearest(place);
            if (nearest.isEmpty()) {
                continue;
            }
            // More than this it cannot be worth: no place saves more than all that is paid now, and most fall here.
            int near = nearest.getAsInt();
            int hoped = worth.of(sites, muster, place, points - near);
            if (4 * hoped - near + kept * weight / 2 <= most || lost(sites, place, hoped)) {
                continue;
            }
            OptionalInt reached = reach.cost(place);
            if (reached.isPresent()) {
                int cost = reached.getAsInt();
                int gain = cost == near ? hoped : worth.of(sites, muster, place, points - cost);
                if (lost(sites, place, gain)) {
                    continue;
                }
                int value = 4 * gain - cost;
                // What may decide the war is worth any maintenance.
                if (gain < DECISIVE) {
                    value += worth.thrift(seen, mover, place, kept) * weight / 2;
                }
                if (value > most) {
                    most = value;
                    best = Optional.of(new Target(place, value));
                }
            }
        }
        return best;
    }

    /** Whether the enemy waits there and nothing is to be won from him: what is saved on the way to a defeat is no gain. */
    private static boolean lost(Sites sites, int place, int gain) {
        return gain == 0 && sites.at(place).beset();
    }

    /** What a leader should take: a fleet with troops aboard where there are ships, else most of the army. */
    private PieceSet party(Seen<War> seen, Side side, int leader) {
        Board board = seen.position().board();
        int place = board.place(leader);
        PieceSet here = board.at(place, side).minus(board.used()).minus(board.inside());
        // Besiegers stay as long as the siege may succeed.
        boolean siege = here.meets(board.besieging())
                && !worth.poor(seen, side)
                && worth.siege(seen, side, place, board.units(here)) > 0;
        PieceSet there = siege ? here.minus(board.besieging()) : here;
        PieceSet guard = guards.of(seen, side, place, board.units(there));
        PieceSet fleet = board.fleet(there).minus(guard);
        PieceSet land = board.land(there).minus(guard);
        boolean sea = printed.atlas().locale(place).sea();
        if (sea) {
            return board.units(there);
        }
        if (printed.atlas().locale(place).divided()) {
            PieceSet north = fleet.minus(board.south());
            fleet = north.isEmpty() ? fleet : north;
        }
        int most = printed.tables().limits().ships();
        if (!fleet.isEmpty()) {
            PieceSet ships = guards.strongest(board, fleet, most);
            return ships.or(guards.strongest(board, land, Math.min(ships.size(), land.size())));
        }
        return guards.strongest(board, land, Math.min(printed.tables().limits().land(), land.size()));
    }

    /** Troops of the side that stand idle here go aboard as far as there is room. */
    Optional<Call> pickUp(Seen<War> seen, Stack stack) {
        War war = seen.position();
        Board board = war.board();
        MovingForce mover = MovingForce.of(board, stack.side(), stack.here(war.board()));
        PieceSet idle = worth.idle(seen, mover, stack.place(war.board()));
        if (idle.isEmpty()) {
            return Optional.empty();
        }
        Call call = Call.of("pickup");
        for (int unit : idle.numbers()) {
            call = call.with("pieces", counters.id(unit));
        }
        return Optional.of(call);
    }

    /** The weakest land unit stays in a city that would pay for it, if more are left. */
    Optional<Call> garrison(Seen<War> seen, Stack stack) {
        War war = seen.position();
        Board board = war.board();
        int place = stack.place(war.board());
        PieceSet land = board.land(stack.here(war.board()));
        PieceSet others = board.land(board.at(place, stack.side())).minus(land);
        PieceSet watchmen = prizes.watchmen(land);
        if (prizes.watched(seen, stack.side(), place) && prizes.watchmen(others).isEmpty() && !watchmen.isEmpty()) {
            return Optional.of(Call.of("drop", "pieces", counters.id(watchmen.first())));
        }
        boolean pays = printed.atlas().locale(place).confederate()
                && rules.ground().control().holder(war, place) == stack.side();
        if (!pays || !others.isEmpty() || land.size() < 2) {
            return Optional.empty();
        }
        int weakest = land.first();
        for (int unit : land.numbers()) {
            weakest = counters.points(board, unit) < counters.points(board, weakest) ? unit : weakest;
        }
        return Optional.of(Call.of("drop", "pieces", counters.id(weakest)));
    }

    /** A leader with no units goes to the strongest stack that has no leader. */
    Optional<Call> transfer(Seen<War> seen, Side side, Offer offer) {
        Board board = seen.position().board();
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(TransferAct.NAME))
                .listed()) {
            int leader = counters.number(choice.value());
            int place = board.place(leader);
            boolean idle = Places.onMap(place)
                    && board.units(board.at(place, side)).minus(board.inside()).size() < 2;
            Call filled = Call.of(TransferAct.NAME, "leader", choice.value());
            // To give a leader up is never its choice.
            List<Choice> places = offer.choices(offer.verb().slots().get(1), filled).listed().stream()
                    .filter(where -> printed.atlas().find(where.value()).isPresent())
                    .toList();
            if (idle && !places.isEmpty()) {
                return Optional.of(TransferAct.call(choice.value(), rallyPoint(seen, side, places)));
            }
        }
        return Optional.empty();
    }
}
