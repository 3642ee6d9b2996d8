package strategos.engine.games.persians.common;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.CounterEvents.DummyLost;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Counters.ShipType;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** What a force is made of. */
@Rule({"4.2", "7", "9"})
public final class Forces {
    private static final String SPARTA = "sparta";

    private final Printed printed;
    private final List<String> lossOrder;

    public Forces(Printed printed) {
        this.printed = printed;
        Stream<String> smallestShipsFirst = printed.counters().ships().stream()
                .sorted(Comparator.comparingInt(ShipType::points))
                .map(ShipType::id);
        lossOrder = Stream.concat(printed.counters().lossOrder().stream(), smallestShipsFirst)
                .toList();
    }

    /** Its land units: those in the boxes, or all without a leader but for those apart. */
    public Troops troops(War war, Force force) {
        return force.troops(war);
    }

    /** Its leaders, the commander first. */
    @Rule("4.2")
    public List<CounterId> leaders(War war, Force force) {
        SideState state = war.side(force.side());
        List<CounterId> leaders = new ArrayList<>(force.members().size());
        for (CounterId member : force.members()) {
            if (!member.isDummy() && state.chief(member).isPresent()) {
                leaders.add(member);
            }
        }
        leaders.sort(printed.counters().byRank());
        return leaders;
    }

    /** Leaders who fight with it, the commander first: at sea those aboard. */
    @Rule({"4.2", "9.3"})
    public List<CounterId> fighting(War war, Force force) {
        return force.place().sea() ? aboard(war, force) : leaders(war, force);
    }

    /** The leader whose values count on land. */
    @Rule({"4.2", "7.5"})
    public Optional<Leader> commander(War war, Force force) {
        List<CounterId> leaders = leaders(war, force);
        return leaders.isEmpty() ? Optional.empty() : printed.counters().leader(leaders.getFirst());
    }

    /** Its ships. */
    public List<Ship> ships(War war, Force force) {
        List<Ship> ships = new ArrayList<>();
        for (CounterId member : force.members()) {
            Optional<Vessel> vessel = war.side(force.side()).vessel(member);
            if (vessel.isPresent()) {
                ships.addAll(vessel.get().ships());
            }
        }
        return ships;
    }

    /** Leaders aboard its ships, by rank. */
    public List<CounterId> aboard(War war, Force force) {
        List<CounterId> leaders = new ArrayList<>();
        for (CounterId member : force.members()) {
            for (Chief chief : war.side(force.side()).aboard(member)) {
                leaders.add(chief.id());
            }
        }
        leaders.sort(printed.counters().byRank());
        return leaders;
    }

    /** Troops aboard its ships. */
    public Troops cargo(War war, Force force) {
        Troops all = Troops.NONE;
        for (CounterId member : force.members()) {
            all = all.plus(war.side(force.side()).cargo(member));
        }
        return all;
    }

    /** The best tactical value of a naval leader aboard: in an interception any of them may lend his. */
    @Rule("9.2")
    public int seamanship(War war, Force force) {
        return aboard(war, force).stream()
                .flatMap(id -> printed.counters().leader(id).stream())
                .mapToInt(Leader::atSea)
                .max()
                .orElse(0);
    }

    /** The highest naval leader aboard. */
    @Rule("9.3")
    public Optional<Leader> admiral(War war, Force force) {
        return aboard(war, force).stream()
                .flatMap(id -> printed.counters().leader(id).stream())
                .filter(Leader::naval)
                .findFirst();
    }

    /** Whether anything of it is left: units on land, ships at sea. */
    public boolean alive(War war, Force force) {
        return force.place().sea()
                ? !ships(war, force).isEmpty()
                : !troops(war, force).isEmpty();
    }

    /** Whether it still stands where it is said to stand. */
    public boolean there(War war, Force force) {
        SideState state = war.side(force.side());
        if (force.loose()) {
            return !troops(war, force).isEmpty();
        }
        return force.members().stream()
                .anyMatch(m -> state.chief(m)
                                .filter(c -> c.place().equals(force.place()))
                                .isPresent()
                        || state.vessel(m)
                                .filter(v -> v.sea().equals(force.place()))
                                .isPresent());
    }

    /** The strategic value of a force in an interception: the commander's, a dummy's, or 0. */
    @Rule({"6.2", "11.1"})
    public int strategic(War war, Force force) {
        Optional<Leader> commander = commander(war, force);
        if (commander.isPresent()) {
            return commander.get().strategic();
        }
        return force.members().stream()
                .mapToInt(printed.counters()::strategic)
                .max()
                .orElse(0);
    }

    /** Counters for each kind of ship. */
    public Map<String, Integer> byType(List<Ship> ships) {
        Map<String, Integer> counts = new TreeMap<>();
        ships.forEach(ship -> counts.merge(ship.type(), 1, Integer::sum));
        return counts;
    }

    /** The order in which a side loses what it is not asked about. */
    @Rule("0.4")
    public List<String> lossOrder(SideState state) {
        if (state.lossOrder().isEmpty()) {
            return lossOrder;
        }
        List<String> order = new ArrayList<>(state.lossOrder());
        order.addAll(lossOrder);
        return order;
    }

    /** Whether units, leader or ships of Sparta are in it. */
    @Rule("11.2-isolationism")
    public boolean spartan(War war, Force force) {
        return spartan(troops(war, force))
                || spartan(cargo(war, force))
                || spartan(war, leaders(war, force))
                || spartan(war, aboard(war, force))
                || spartan(ships(war, force));
    }

    private boolean spartan(Troops troops) {
        for (String kind : troops.kinds()) {
            if (printed.counters().unit(kind).nation().equals(SPARTA)) {
                return true;
            }
        }
        return false;
    }

    private boolean spartan(War war, List<CounterId> leaders) {
        for (CounterId leader : leaders) {
            if (isOf(war, leader, SPARTA)) {
                return true;
            }
        }
        return false;
    }

    private boolean spartan(List<Ship> ships) {
        for (Ship ship : ships) {
            if (nation(ship).equals(SPARTA)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a leader is of that nation in this scenario; a dummy is of none. */
    public boolean isOf(War war, CounterId leader, String nation) {
        Optional<Leader> known = printed.counters().leader(leader);
        return known.isPresent() && known.get().nation(war.scenario()).equals(nation);
    }

    /** The nation of a ship. */
    public String nation(Ship ship) {
        return printed.counters().shipType(ship.type()).orElseThrow().nation();
    }

    /** Nations of the land units. */
    public List<String> nations(Troops troops) {
        return troops.kinds().stream()
                .map(kind -> printed.counters().unit(kind).nation())
                .distinct()
                .toList();
    }

    /** Units of that nation. */
    public Troops of(Troops troops, String nation) {
        return troops.only(kind -> printed.counters().unit(kind).nation().equals(nation));
    }

    /** The force of a counter: he with all who follow the same leader, the commander first. */
    public Force around(War war, Side side, CounterId id) {
        SideState state = war.side(side);
        Optional<Chief> chief = state.chief(id);
        if (chief.isEmpty()) {
            Vessel vessel = state.vessel(id).orElseThrow();
            return new Force(side, vessel.sea(), List.of(id));
        }
        CounterId head = chief.get().boss().orElse(id);
        return new Force(side, chief.get().place(), state.band(head));
    }

    /** The force that is met or seen: without its dummies, which are found out; nobody, where it has nothing else. */
    @Rule("11.1")
    public static Force unmasked(Play<War> play, Force force) {
        List<CounterId> real = new ArrayList<>();
        for (CounterId member : force.members()) {
            boolean decoy = play.state()
                    .side(force.side())
                    .vessel(member)
                    .filter(Vessel::dummy)
                    .isPresent();
            if (decoy || member.isDummy()) {
                play.happen(new DummyLost(force.side(), member, force.place()));
            } else {
                real.add(member);
            }
        }
        boolean empty = real.isEmpty() && !force.loose();
        return force.of(empty ? List.of(CounterId.UNKNOWN) : real);
    }

    /** All single ships of a side in a sea zone. */
    public Force singles(War war, Side side, ZoneId sea) {
        return new Force(
                side,
                sea,
                war.side(side).afloat(sea).stream()
                        .filter(Vessel::single)
                        .map(Vessel::id)
                        .toList());
    }

    /** The arms of a kind. */
    public Arms arms(String kind) {
        return printed.counters().unit(kind);
    }

    /** What is printed. */
    public Printed printed() {
        return printed;
    }
}
