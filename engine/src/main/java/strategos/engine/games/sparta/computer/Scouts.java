package strategos.engine.games.sparta.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Offer;
import strategos.engine.games.sparta.orders.AttackAct;
import strategos.engine.games.sparta.orders.BesiegeAct;
import strategos.engine.games.sparta.orders.InciteAct;
import strategos.engine.games.sparta.orders.MarchAct;
import strategos.engine.games.sparta.orders.SallyAct;
import strategos.engine.games.sparta.orders.TransferAct;
import strategos.engine.games.sparta.phases.Procedures;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Route;
import strategos.engine.games.sparta.rules.Mover;
import strategos.engine.games.sparta.rules.Reach;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;

/** Finds where a force does most good. */
final class Scouts {
    /** A revolt is tried where at least so many faces of the die succeed. */
    private static final int REVOLT_FACES = 2;

    private static final int SALLY_FACES = 3;

    /** Athens is not left with fewer points than these, its garrison included: a siege of it needs as many. */
    private static final int WALLED_GUARD = 28;

    /** Sparta, which no road leads to from Athens, is not left with fewer than these: what a fleet lands is less. */
    private static final int OPEN_GUARD = 16;

    /** From this year on the Peace may be over by the next (15.11). */
    private static final int LAST_YEARS_OF_PEACE = 418;

    /** A promise as great as this counts no costs. */
    private static final int DECISIVE = 15;

    /** An enemy so many steps away may be at the gates next season. */
    private static final int NEAR = 4;

    private final Printed printed;
    private final Procedures rules;
    private final Counters counters;
    private final Worth worth;

    Scouts(Printed printed, Procedures rules) {
        this.printed = printed;
        this.rules = rules;
        this.counters = printed.counters();
        this.worth = new Worth(printed, rules);
    }

    /** Of these places the one where most of the side's strength is. */
    String rallyPoint(War war, Side side, List<Choice> places) {
        String best = places.getFirst().value();
        int most = -1;
        for (Choice choice : places) {
            int place = printed.atlas().number(choice.value());
            Board board = war.board();
            Bits units = board.units(board.at(place, side)).minus(board.inside());
            int points = counters.points(board, units) * 2
                    - 9 * board.chiefs(board.at(place, side)).size();
            if (points > most) {
                most = points;
                best = choice.value();
            }
        }
        return best;
    }

    /** The city that revolts most readily. */
    Optional<Call> revolt(War war, Offer offer) {
        String best = "";
        int most = REVOLT_FACES - 1;
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(InciteAct.NAME))
                .listed()) {
            Locale locale = printed.atlas().locale(printed.atlas().number(choice.value()));
            int faces = locale.confederate() ? locale.spartan() - 1 : 0;
            if (faces > most) {
                most = faces;
                best = locale.id();
            }
        }
        if (!best.isEmpty()) {
            return Optional.of(Call.of(InciteAct.NAME, "city", best));
        }
        boolean athens = rules.revolts().athensOpen(war) && war.prestige().level() <= 3;
        return athens
                ? Optional.of(Call.of(InciteAct.NAME, "city", "athens").with("effect", "revenue"))
                : Optional.empty();
    }

    /** A sally that succeeds at least as often as not. */
    Optional<Call> sally(War war, Side side, Offer offer) {
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(SallyAct.NAME))
                .listed()) {
            int place = printed.atlas().number(choice.value());
            int chances = rules.sieges()
                    .sally(war, side, place)
                    .chances(printed.tables().siege());
            if (chances >= SALLY_FACES) {
                return Optional.of(Call.of(SallyAct.NAME, "place", choice.value()));
            }
        }
        return Optional.empty();
    }

    /** An order for a leader and all he has with him, where it promises well. */
    Optional<Call> lead(War war, Side side, Offer offer) {
        String verb = offer.verb().name();
        for (Choice choice :
                offer.choices(offer.verb().slots().get(0), Call.of(verb)).listed()) {
            int leader = counters.number(choice.value());
            int place = war.board().place(leader);
            Bits units = war.board()
                    .units(war.board().at(place, side))
                    .minus(war.board().used())
                    .minus(war.board().inside());
            boolean good = switch (verb) {
                case BesiegeAct.NAME -> worth.siege(war, side, place, units) > 0;
                case AttackAct.NAME -> worth.landFight(war, side, place, units) > 0;
                default -> worth.ravage(war, side, place) > 0;
            };
            if (good) {
                Call call = Call.of(verb, "leader", choice.value());
                call = call.with("units", "all");
                return Optional.of(verb.equals(AttackAct.NAME) ? call.with(AttackAct.TARGET, "land") : call);
            }
        }
        return Optional.empty();
    }

    /** The best march of any leader who is free, with as much as he should take. */
    Optional<Call> bestMarch(War war, Side side, Offer offer) {
        Call best = Call.of(MarchAct.NAME);
        int most = 0;
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(MarchAct.NAME))
                .listed()) {
            int leader = counters.number(choice.value());
            Bits party = party(war, side, leader);
            if (!party.isEmpty()) {
                Target target = target(
                        war,
                        Mover.of(war.board(), side, party.with(leader)),
                        war.board().place(leader),
                        counters.leader(leader).campaign(),
                        worth.poor(war, side));
                if (target.worth > most) {
                    most = target.worth;
                    best = Call.of(MarchAct.NAME, "leader", choice.value());
                    for (int piece : party.numbers()) {
                        best = best.with("units", counters.id(piece));
                    }
                    best = best.with(
                            MarchAct.TO, printed.atlas().locale(target.place).id());
                }
            }
        }
        return most > 0 ? Optional.of(best) : Optional.empty();
    }

    /** On with the march, if something is still worth it. */
    Optional<Call> marchOn(War war, Stack stack, Offer offer) {
        Bits pieces = Stacks.here(war, stack);
        if (war.board().units(pieces).isEmpty()) {
            return Optional.empty();
        }
        Mover mover = Mover.of(war.board(), stack.side(), pieces);
        Target target = target(war, mover, Stacks.place(war, stack), stack.points(), false);
        return target.worth > 0
                ? Optional.of(Call.of(
                        offer.verb().name(),
                        MarchAct.TO,
                        printed.atlas().locale(target.place).id()))
                : Optional.empty();
    }

    private record Target(int place, int worth) {}

    private Target target(War war, Mover mover, int start, int points, boolean poor) {
        Reach reach = rules.movement().reach(war, mover, rules.movement().spot(war, mover.pieces(), start), points);
        int best = -1;
        int most = 0;
        for (int place = 0; place < printed.atlas().size(); place++) {
            int cost = reach.cost(place);
            if (cost > 0) {
                int gain = worth.of(war, mover, place, points - cost);
                int value = 4 * gain - cost;
                // What may decide the war is worth any maintenance.
                value += gain >= DECISIVE ? 0 : worth.thrift(war, mover, place) * (poor ? 4 : 3) / 2;
                if (value > most) {
                    most = value;
                    best = place;
                }
            }
        }
        return new Target(best, most);
    }

    /** What a leader should take: a fleet with troops aboard where there are ships, else most of the army. */
    private Bits party(War war, Side side, int leader) {
        Board board = war.board();
        int place = board.place(leader);
        Bits here = board.at(place, side).minus(board.used()).minus(board.inside());
        // Besiegers stay as long as the siege may succeed.
        boolean siege = here.meets(board.besieging())
                && !worth.poor(war, side)
                && worth.siege(war, side, place, board.units(here)) > 0;
        Bits there = siege ? here.minus(board.besieging()) : here;
        Bits guard = guard(war, side, place, board.units(there));
        Bits fleet = board.fleet(there).minus(guard);
        Bits land = board.land(there).minus(guard);
        boolean sea = printed.atlas().locale(place).sea();
        if (sea) {
            return board.units(there);
        }
        if (printed.atlas().locale(place).divided()) {
            Bits north = fleet.minus(board.south());
            fleet = north.isEmpty() ? fleet : north;
        }
        int most = printed.tables().limits().ships();
        if (!fleet.isEmpty()) {
            Bits ships = strongest(board, fleet, most);
            return ships.or(strongest(board, land, Math.min(ships.size(), land.size())));
        }
        return strongest(board, land, Math.min(printed.tables().limits().land(), land.size()));
    }

    /** What stays where it is: one unit in a city that pays, and enough in a capital that the enemy near cannot take it. */
    private Bits guard(War war, Side side, int place, Bits units) {
        Board board = war.board();
        Locale locale = printed.atlas().locale(place);
        if (worth.holdsLeague(war, side, place)) {
            return board.land(units);
        }
        if (!locale.id().equals(side == Side.ATHENS ? "athens" : "sparta")) {
            boolean held = locale.confederate() || war.ground().has(Mark.captured(side), place);
            return held ? weakest(board, board.land(units), 1) : Bits.NONE;
        }
        int wanted = leastGuard(war, side, place) - rules.control().garrison(war, place);
        Bits left = units;
        Bits guard = Bits.NONE;
        while (counters.points(board, guard) < wanted && !left.isEmpty()) {
            Bits next = weakest(board, board.land(left).isEmpty() ? left : board.land(left), 1);
            guard = guard.or(next);
            left = left.minus(next);
        }
        return guard;
    }

    /** With how many points, the garrison included, a capital is safe from a siege: more than the enemy can bring. */
    private int leastGuard(War war, Side side, int place) {
        int threat = threat(war, side.other(), place) + 1;
        boolean walled = printed.atlas().locale(place).walled();
        // In the Peace no capital is attacked; but it may end once Tegea has decided (15.7, 15.10, 15.11).
        if (war.politics().peace() && (!walled || war.year() > LAST_YEARS_OF_PEACE)) {
            return walled ? 0 : threat;
        }
        return Math.max(walled ? WALLED_GUARD : OPEN_GUARD, threat);
    }

    /** Points of the strongest stack that an enemy leader near enough could bring before the capital next season. */
    private int threat(War war, Side enemy, int place) {
        Board board = war.board();
        Bits near = around(Bits.of(place), NEAR);
        int most = 0;
        for (int leader : board.chiefs(board.of(enemy)).numbers()) {
            int from = board.place(leader);
            if (Places.onMap(from) && near.has(from)) {
                Bits units = Bits.NONE;
                for (int at : around(Bits.of(from), 1).numbers()) {
                    units = units.or(board.land(board.at(at, enemy)));
                }
                int points = counters.points(
                        board, strongest(board, units, printed.tables().limits().land()));
                most = Math.max(most, points);
            }
        }
        return most;
    }

    private Bits around(Bits places, int steps) {
        Bits near = places;
        for (int step = 0; step < steps; step++) {
            Bits further = near;
            for (int from : near.numbers()) {
                for (Route route : printed.atlas().from(from)) {
                    further = route.kind() == Route.Kind.SEA ? further : further.with(route.to());
                }
            }
            near = further;
        }
        return near;
    }

    private Bits weakest(Board board, Bits units, int count) {
        return units.minus(strongest(board, units, units.size() - count));
    }

    private Bits strongest(Board board, Bits units, int count) {
        Bits left = units;
        Bits chosen = Bits.NONE;
        for (int n = 0; n < count && !left.isEmpty(); n++) {
            int best = left.first();
            for (int unit = best; unit >= 0; unit = left.next(unit + 1)) {
                best = counters.points(board, unit) > counters.points(board, best) ? unit : best;
            }
            chosen = chosen.with(best);
            left = left.without(best);
        }
        return chosen;
    }

    /** A siege here, with the whole stack. */
    Optional<Call> besiege(War war, Stack stack, Offer offer) {
        Bits units = war.board().units(Stacks.here(war, stack));
        if (worth.siege(war, stack.side(), Stacks.place(war, stack), units) <= 0) {
            return Optional.empty();
        }
        return Optional.of(Call.of(offer.verb().name(), "units", "all"));
    }

    /** An attack here, if it promises well. */
    Optional<Call> attack(War war, Stack stack, Offer offer) {
        Bits units = war.board().units(Stacks.here(war, stack));
        return worth.landFight(war, stack.side(), Stacks.place(war, stack), units) > 0
                ? Optional.of(Call.of(offer.verb().name(), AttackAct.TARGET, "land"))
                : Optional.empty();
    }

    /** The weakest land unit stays in a city that would pay for it, if more are left. */
    Optional<Call> garrison(War war, Stack stack) {
        Board board = war.board();
        int place = Stacks.place(war, stack);
        Bits land = board.land(Stacks.here(war, stack));
        Bits others = board.land(board.at(place, stack.side())).minus(land);
        boolean pays =
                printed.atlas().locale(place).confederate() && rules.control().holder(war, place) == stack.side();
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
    Optional<Call> transfer(War war, Side side, Offer offer) {
        Board board = war.board();
        for (Choice choice : offer.choices(offer.verb().slots().get(0), Call.of(TransferAct.NAME))
                .listed()) {
            int leader = counters.number(choice.value());
            int place = board.place(leader);
            boolean idle = Places.onMap(place)
                    && board.units(board.at(place, side)).minus(board.inside()).size() < 2;
            if (idle) {
                Call filled = Call.of(TransferAct.NAME, "leader", choice.value());
                List<Choice> places =
                        offer.choices(offer.verb().slots().get(1), filled).listed();
                return Optional.of(TransferAct.call(choice.value(), rallyPoint(war, side, places)));
            }
        }
        return Optional.empty();
    }
}
