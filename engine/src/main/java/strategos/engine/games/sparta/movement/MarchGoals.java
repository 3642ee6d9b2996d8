package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.movement.MarchAct.MarchOffer;
import strategos.engine.games.sparta.movement.Movement.Legs.Spot;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.Movement.Reach;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.text.Text;

/**
 * Where a leader may march: each place with the largest group that can get there and stop there, by the cheapest way; and
 * once more on foot, where the largest group would go aboard and as many can walk.
 */
@Rule({"5.1", "7.1", "7.3", "7.4"})
final class MarchGoals {
    private static final String ON_FOOT = ".foot";

    private final MarchAct act;
    private final MarchOffer offer;
    private final War war;
    private final Side side;
    private final Presence presence;

    MarchGoals(MarchAct act, MarchOffer offer, War war, Side side) {
        this.act = act;
        this.offer = offer;
        this.war = war;
        this.side = side;
        this.presence = new Presence(act.force().labels().printed(), war, side);
    }

    /** So many of each kind, the strongest first. */
    private record Size(int land, int ships) {
        int units() {
            return land + ships;
        }
    }

    /** A group with all that it can reach. */
    private record Group(Size size, Call call, Reach reach) {
        boolean reaches(int place) {
            return reach.cost(place).isPresent();
        }

        /** Of a place that it reaches. */
        int cost(int place) {
            return reach.cost(place).orElseThrow();
        }

        boolean better(int place, Group other) {
            if (size.units() != other.size.units()) {
                return size.units() > other.size.units();
            }
            int cheaper = Integer.compare(cost(place), other.cost(place));
            return cheaper != 0 ? cheaper < 0 : size.land() > other.size.land();
        }
    }

    /** All of them, once the leader is named. */
    List<Goal> all(Call filled) {
        Call base = Call.of(act.verb().name());
        if (offer.underWay()) {
            return of(offer.party(base), base);
        }
        return filled.maybe(Slots.LEADER)
                .map(leader -> of(piece(leader), base.with(Slots.LEADER, leader)))
                .orElse(List.of());
    }

    /** Other groups that can go where that order leads. */
    List<Goal> others(Call whole) {
        Optional<String> leader = whole.maybe(Slots.LEADER);
        Optional<String> to = whole.maybe(MarchAct.TO);
        return offer.underWay() || leader.isEmpty() || to.isEmpty()
                ? List.of()
                : others(
                        piece(leader.get()),
                        Call.of(act.verb().name(), Slots.LEADER, leader.get()),
                        act.force().labels().place(to.get()));
    }

    private int piece(String leader) {
        return act.force().labels().piece(leader);
    }

    /** Of the stack on campaign, which goes as it is. */
    private List<Goal> of(MarchOffer.Party party, Call base) {
        Reach reach = act.movement().reach(war, party.mover(), party.start(), party.points());
        return goals(List.of(new Group(new Size(0, 0), base, reach)), party.points());
    }

    /** Of a leader who takes units along. */
    private List<Goal> of(int leader, Call base) {
        return goals(groups(leader, base), points(leader));
    }

    private int points(int leader) {
        return act.force().labels().printed().counters().leader(leader).campaign();
    }

    /** All groups of different sizes that he can take to that place, the largest first. */
    private List<Goal> others(int leader, Call base, int place) {
        String id = act.force().labels().place(place).value();
        List<Group> there = groups(leader, base).stream()
                .filter(group -> group.reaches(place))
                .sorted(Comparator.comparingInt((Group group) -> -group.size.units()))
                .toList();
        return there.stream()
                .map(group -> new Goal(
                        "group-" + (there.indexOf(group) + 1),
                        Text.of(
                                "goal.group",
                                "land",
                                group.size.land(),
                                "ships",
                                group.size.ships(),
                                "cost",
                                group.cost(place),
                                "points",
                                points(leader)),
                        group.call.with(MarchAct.TO, id)))
                .toList();
    }

    private List<Group> groups(int leader, Call base) {
        int points = points(leader);
        int start = war.board().place(leader);
        PieceSet all = war.board().units(act.force().available(war, side, leader));
        List<Group> groups = new ArrayList<>();
        for (PieceSet party : act.force().parties(war, start, all)) {
            List<Integer> land = strongest(war.board().land(party));
            List<Integer> ships = strongest(war.board().fleet(party));
            for (Size size : sizes(start, land.size(), ships.size())) {
                PieceSet chosen = first(land, size.land()).or(first(ships, size.ships()));
                Call call = act.force().labels().units(base, chosen, !party.equals(all));
                if (offer.mayGo(call)) {
                    PieceSet pieces = chosen.with(leader);
                    MovingForce mover = MovingForce.of(war.board(), side, pieces);
                    Spot spot = act.movement().spot(war, pieces, start);
                    groups.add(new Group(size, call, act.movement().reach(war, mover, spot, points)));
                }
            }
        }
        return groups;
    }

    /** As many as there is room for somewhere, aboard and on foot. */
    private Set<Size> sizes(int start, int land, int ships) {
        Stacking stacking = act.movement().stacking();
        Set<Size> sizes = new LinkedHashSet<>();
        for (int place = 0; place < act.force().labels().printed().atlas().size(); place++) {
            if (place != start) {
                int ashore = Math.clamp(stacking.landRoom(war, side, place, PieceSet.NONE), 0, land);
                for (boolean south : new boolean[] {false, true}) {
                    int moored = Math.clamp(stacking.shipRoom(war, side, place, south, PieceSet.NONE), 0, ships);
                    sizes.add(new Size(ashore, moored));
                    sizes.add(new Size(Math.min(ashore, moored), moored));
                }
                sizes.add(new Size(ashore, 0));
            }
        }
        sizes.add(new Size(0, 0));
        return sizes;
    }

    private List<Integer> strongest(PieceSet units) {
        Counters counters = act.force().labels().printed().counters();
        List<Integer> order = new ArrayList<>();
        units.each(order::add);
        order.sort(Comparator.comparingInt((Integer unit) -> -counters.points(war.board(), unit)));
        return order;
    }

    private static PieceSet first(List<Integer> units, int n) {
        PieceSet first = PieceSet.NONE;
        for (int unit : units.subList(0, n)) {
            first = first.with(unit);
        }
        return first;
    }

    private List<Goal> goals(List<Group> groups, int points) {
        List<Found> found = new ArrayList<>();
        for (int place = 0; place < act.force().labels().printed().atlas().size(); place++) {
            Group best = null;
            Group foot = null;
            for (Group group : groups) {
                if (group.reaches(place)) {
                    best = best == null || group.better(place, best) ? group : best;
                    boolean walks = group.size.ships() == 0 && group.size.land() > 0;
                    foot = walks && (foot == null || group.better(place, foot)) ? group : foot;
                }
            }
            if (best != null) {
                found.add(new Found(place, best, false));
            }
            if (foot != null && best.size.ships() > 0 && foot.size.land() >= best.size.land()) {
                found.add(new Found(place, foot, true));
            }
        }
        return found.stream()
                .sorted(Comparator.comparingInt(f -> f.group.cost(f.place)))
                .map(f -> goal(f, points))
                .toList();
    }

    private record Found(int place, Group group, boolean foot) {}

    private Goal goal(Found found, int points) {
        Labels labels = act.force().labels();
        int cost = found.group.cost(found.place);
        String id = labels.place(found.place).value();
        Text label = found.foot
                ? Text.of(
                        "goal.on-foot",
                        "place",
                        labels.printed().atlas().locale(found.place).named(),
                        "cost",
                        cost,
                        "points",
                        points)
                : labels.cost(found.place, cost, points).label();
        Optional<Text> note = presence.at(found.place);
        return new Goal(found.foot ? id + ON_FOOT : id, label, note, found.group.call.with(MarchAct.TO, id));
    }
}
