package strategos.engine.games.persians.war;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Roster.Chief;

/**
 * What moves or fights as one: leaders with their boxes (the commander first), fleets and ships, a dummy, or all units of
 * a side in a zone without a leader.
 *
 * @param members ids; none for units without a leader; {@code "?"} for a counter that lies face down
 * @param apart units without a leader in its zone that are not of it: its own have lost their commander in this battle
 */
@Rule({"4.2", "7", "ruling-forces", "ruling-heir"})
public record Force(Side side, ZoneId place, List<CounterId> members, Troops apart) {
    public Force {
        members = List.copyOf(members);
    }

    /** With nobody apart. */
    public Force(Side side, ZoneId place, List<CounterId> members) {
        this(side, place, members, Troops.NONE);
    }

    /** Whether it is units without a leader. */
    public boolean loose() {
        return members.isEmpty();
    }

    /** Its first member; units without a leader are led by nobody, and are not asked. */
    public CounterId lead() {
        return members.getFirst();
    }

    /** In another zone. */
    public Force in(ZoneId zone) {
        return new Force(side, zone, members);
    }

    /** With other members. */
    public Force of(List<CounterId> now) {
        return new Force(side, place, now, apart);
    }

    /** Without its only leader, who has fallen: apart from others in the zone who have none either. */
    Force bereft(CounterId fallen, Troops others) {
        return members.equals(List.of(fallen)) ? new Force(side, place, List.of(), others) : this;
    }

    /** Those who are left of it; a force that has lost its last member is nobody. */
    Force left(SideState state) {
        if (members.stream().allMatch(id -> here(state, id))) {
            return this;
        }
        List<CounterId> left = members.stream().filter(id -> here(state, id)).toList();
        return of(left.isEmpty() ? List.of(CounterId.UNKNOWN) : left);
    }

    private static boolean here(SideState state, CounterId id) {
        return id.equals(CounterId.UNKNOWN)
                || state.chief(id).isPresent()
                || state.vessel(id).isPresent();
    }

    /** Its land units: those in the boxes, or all without a leader but for those apart. */
    public Troops troops(War war) {
        SideState state = war.side(side);
        if (loose()) {
            return state.pile(place).all().minus(apart);
        }
        Troops all = Troops.NONE;
        for (CounterId member : members) {
            Optional<Chief> chief = state.chief(member);
            all = chief.isPresent() ? all.plus(chief.get().troops()) : all;
        }
        return all;
    }

    /** As others see it: what is shown keeps its name. */
    public Force hidden(Set<CounterId> shown) {
        return of(members.stream()
                .map(m -> m.isShip() || shown.contains(m) ? m : CounterId.UNKNOWN)
                .sorted()
                .toList());
    }
}
