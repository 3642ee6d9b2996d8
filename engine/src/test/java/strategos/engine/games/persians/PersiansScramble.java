package strategos.engine.games.persians;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import strategos.engine.Game;
import strategos.engine.Seat;
import strategos.engine.Viewer;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.events.ForcesShown;
import strategos.engine.games.persians.orders.LossesAct;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.rules.Control;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Hand;
import strategos.engine.games.persians.war.Pool;
import strategos.engine.games.persians.war.Purse;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.suite.Scramble;
import strategos.engine.suite.Twin;

/**
 * Changes what lies face down: which counter is a dummy and which leader is which, who follows whom, what is in the boxes and
 * fleets and how much of it, who is aboard of what, action points, stratagems and the pool, who was activated, what was
 * answered unseen. A change that would not be sound, or that
 * the viewer could see, is left out; so is one of who holds the cities that end scenario 14.1, which are looked at at once.
 */
@AutoService(Scramble.class)
@SuppressWarnings("rawtypes")
public final class PersiansScramble implements Scramble<War> {
    /**
     * All that can be taken there may be more, what is preferred something else, and of a fleet that gives away a ship nothing
     * may be left: no order says the same.
     */
    private static final String NOT_THE_SAME = "-";

    private static final List<String> VAGUE = List.of("all", LossesAct.PREFERRED, "reorganise");
    private static final int SWAPS = 3;
    private static final int MOST_POINTS = 12;

    private final GameData data = GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES);
    private final Printed printed = Printed.read(data);
    private final Game<War> game = new Persians(data);
    private final Control control = Procedures.of(printed).control();
    private final List<Change> changes = List.of(
            PersiansScramble::units,
            PersiansScramble::army,
            PersiansScramble::ships,
            PersiansScramble::lost,
            PersiansScramble::bands,
            PersiansScramble::berths,
            PersiansScramble::spent);

    @Override
    public String game() {
        return Persians.ID;
    }

    @Override
    public War scramble(War war, Viewer viewer, RandomGenerator luck) {
        War other = twin(war, viewer, luck).state();
        for (Side side : Side.values()) {
            if (others(viewer, side)) {
                War moved = quarters(other, side, luck);
                other = may(other, viewer, moved) ? moved : other;
            }
        }
        return other;
    }

    /** Where leaders aboard or ashore stand in the first turn is not changed: it is seen when both sides are ready. */
    @Override
    public Twin<War> twin(War war, Viewer viewer, RandomGenerator luck) {
        if (war.step() instanceof Step.Over) {
            return Twin.of(war);
        }
        Twin<War> twin = Twin.of(war);
        for (Side side : Side.values()) {
            if (others(viewer, side)) {
                for (int n = 0; n < SWAPS; n++) {
                    twin = swapped(twin, viewer, Exchange.chiefs(twin.state(), side, luck));
                    twin = swapped(twin, viewer, Exchange.vessels(twin.state(), side, luck));
                    for (Change change : changes) {
                        twin = keep(twin, viewer, change.of(twin.state(), side, luck));
                    }
                }
                twin = keep(twin, viewer, purse(twin.state(), side, luck));
                twin = keep(twin, viewer, hand(twin.state(), side, luck));
                twin = keep(twin, viewer, answers(twin.state(), side, luck));
                twin = keep(twin, viewer, order(twin.state(), side, luck));
            }
        }
        List<String> pool = new ArrayList<>(twin.state().pool().counters());
        Collections.shuffle(pool, new Random(luck.nextLong()));
        Map<String, String> names = new HashMap<>(twin.names());
        VAGUE.forEach(word -> names.put(word, NOT_THE_SAME));
        return new Twin<>(twin.state().with(Pool.of(pool)), names);
    }

    private static boolean others(Viewer viewer, Side side) {
        return !(viewer instanceof Seat seat) || Side.of(seat) != side;
    }

    /** One thing that is hidden, changed. */
    private interface Change {
        War of(War war, Side side, RandomGenerator luck);
    }

    private Twin<War> swapped(Twin<War> before, Viewer viewer, Exchange swap) {
        War after = swap.in(before.state());
        return stays(before.state(), viewer, after) ? new Twin<>(after, swap.names(before.names())) : before;
    }

    private Twin<War> keep(Twin<War> before, Viewer viewer, War after) {
        return stays(before.state(), viewer, after) ? new Twin<>(after, before.names()) : before;
    }

    /** Whether it looks the same, also when both sides have reorganised. */
    private boolean stays(War before, Viewer viewer, War after) {
        return may(before, viewer, after)
                && (!(before.step() instanceof Step.Reorganise)
                        || may(new ForcesShown().apply(before), viewer, new ForcesShown().apply(after)));
    }

    /** Whether it is sound, and looks the same. */
    private boolean may(War before, Viewer viewer, War after) {
        boolean atRest = Stream.of("milet", "ephese")
                .allMatch(city -> control.of(before, city).equals(control.of(after, city)));
        return atRest
                && game.broken(after).isEmpty()
                && game.conceal(after, viewer).equals(game.conceal(before, viewer));
    }

    static Set<String> shown(War war) {
        Set<String> shown = new HashSet<>();
        for (Step step : war.steps()) {
            if (step instanceof Step.Fight(Battle battle)) {
                shown.addAll(battle.shown());
            }
        }
        return shown;
    }

    static <T> T one(List<T> list, RandomGenerator luck) {
        return list.get(luck.nextInt(list.size()));
    }

    /** Units change boxes. */
    private static War units(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !c.dummy() && !shown.contains(c.id()) && !shown.contains(c.vessel()))
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Chief a = one(hidden, luck);
        Chief b = one(hidden, luck);
        if (a.id().equals(b.id()) || a.troops().isEmpty()) {
            return war;
        }
        Troops moved = Troops.of(one(a.troops().kinds(), luck), 1);
        return war.with(camp.with(a.with(a.troops().minus(moved)))
                .with(b.with(b.troops().plus(moved))));
    }

    /** Ships change fleets. */
    private static War ships(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Vessel> hidden = camp.vessels().stream()
                .filter(v -> v.fleet() && !shown.contains(v.id()))
                .filter(v -> war.active().filter(a -> a.voyage().equals(v.id())).isEmpty())
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Vessel a = one(hidden, luck);
        Vessel b = one(hidden, luck);
        if (a.id().equals(b.id()) || a.ships().size() < 2) {
            return war;
        }
        Ship ship = one(a.ships(), luck);
        Vessel less = a.minus(List.of(ship));
        Vessel more = b.plus(List.of(ship));
        return asFar(less, a) && asFar(more, b) ? war.with(camp.with(less).with(more)) : war;
    }

    /** A unit is no more, another, or one more: what was lost unseen is not known. */
    private static War army(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !c.dummy() && !shown.contains(c.id()) && !shown.contains(c.vessel()))
                .toList();
        if (hidden.isEmpty() || camp.army().isEmpty()) {
            return war;
        }
        Chief chief = one(hidden, luck);
        Troops now = chief.troops();
        if (!now.isEmpty() && luck.nextInt(3) > 0) {
            now = now.minus(Troops.of(one(now.kinds(), luck), 1));
        }
        if (luck.nextInt(3) > 0) {
            now = now.plus(Troops.of(one(camp.army().kinds(), luck), 1));
        }
        return war.with(camp.with(chief.with(now)));
    }

    /** A ship is no more, of a fleet that keeps another as well travelled. */
    private static War lost(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Vessel> hidden = camp.vessels().stream()
                .filter(v -> v.fleet() && !shown.contains(v.id()) && v.ships().size() > 1)
                .toList();
        if (hidden.isEmpty()) {
            return war;
        }
        Vessel fleet = one(hidden, luck);
        Vessel less = fleet.minus(List.of(one(fleet.ships(), luck)));
        return asFar(less, fleet) ? war.with(camp.with(less)) : war;
    }

    /** How far a counter has sailed, all have seen. */
    private static boolean asFar(Vessel now, Vessel before) {
        return now.travelled() == before.travelled() && now.due() == before.due();
    }

    /** Somebody follows another, or nobody any more; those who march now keep their number. */
    private static War bands(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<String> marching =
                war.active().map(active -> active.force().members()).orElse(List.of());
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !shown.contains(c.id()) && !shown.contains(c.vessel()) && !marching.contains(c.id()))
                .toList();
        if (hidden.isEmpty()) {
            return war;
        }
        Chief chief = one(hidden, luck);
        Chief boss = one(hidden, luck);
        boolean together = !boss.dummy()
                && !boss.id().equals(chief.id())
                && boss.vessel().equals(chief.vessel())
                && boss.spent()
                && chief.spent();
        if (chief.follows()) {
            return war.with(camp.with(chief.under("")));
        }
        return together && camp.band(chief.id()).size() == 1 ? war.with(camp.with(chief.under(boss.id()))) : war;
    }

    /** Who is aboard, with those who follow him, is aboard of another fleet there. */
    private static War berths(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> c.aboard() && !c.follows() && !shown.contains(c.vessel()))
                .toList();
        if (hidden.isEmpty()) {
            return war;
        }
        Chief chief = one(hidden, luck);
        Vessel to = one(camp.afloat(chief.place()), luck);
        if (to.dummy() || shown.contains(to.id())) {
            return war;
        }
        List<String> band = camp.band(chief.id());
        return war.with(camp.eachChief(c -> band.contains(c.id()) ? c.on(to.id(), to.sea()) : c));
    }

    /** While a side reorganises unseen, a leader goes aboard, or ashore. */
    private War quarters(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        List<Vessel> fleets = camp.vessels().stream().filter(Vessel::fleet).toList();
        List<Chief> leaders = camp.chiefs().stream().filter(c -> !c.dummy()).toList();
        if (!(war.step() instanceof Step.Reorganise) || fleets.isEmpty() || leaders.isEmpty()) {
            return war;
        }
        Chief chief = one(leaders, luck);
        Vessel fleet = one(fleets, luck);
        List<String> coast = printed.atlas().sea(fleet.sea()).coast();
        return war.with(camp.with(chief.aboard() ? chief.ashore(one(coast, luck)) : chief.on(fleet.id(), fleet.sea())));
    }

    private static War spent(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        Set<String> shown = shown(war);
        List<Chief> hidden = camp.chiefs().stream()
                .filter(c -> !shown.contains(c.id()) && !shown.contains(c.vessel()))
                .toList();
        return hidden.isEmpty() ? war : war.with(camp.with(one(hidden, luck).spent(luck.nextBoolean())));
    }

    private War purse(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        List<String> others = war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isPresent())
                .toList();
        if (camp.purse().counter().isEmpty()) {
            return war;
        }
        String drawn = one(others, luck);
        return war.with(camp.with(new Purse(drawn, luck.nextInt(MOST_POINTS))))
                .with(war.pool().without(drawn).with(camp.purse().counter()));
    }

    private War hand(War war, Side side, RandomGenerator luck) {
        Camp camp = war.camp(side);
        List<String> all = new ArrayList<>(camp.hand().held());
        war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isEmpty())
                .forEach(all::add);
        Collections.shuffle(all, new Random(luck.nextLong()));
        List<String> held = all.subList(0, camp.hand().size());
        List<String> pool = new ArrayList<>(all.subList(camp.hand().size(), all.size()));
        war.pool().counters().stream()
                .filter(id -> printed.tables().counter(id).isPresent())
                .forEach(pool::add);
        return war.with(camp.with(new Hand(held, camp.hand().size(), camp.hand().drawn())))
                .with(Pool.of(pool));
    }

    private static War answers(War war, Side side, RandomGenerator luck) {
        return war.steps(war.steps().stream()
                .map(step -> step instanceof Step.Fight(Battle battle)
                                && !battle.ranks(side).will().isEmpty()
                        ? new Step.Fight(battle.with(side, will(battle.ranks(side), luck)))
                        : step)
                .toList());
    }

    private static Ranks will(Ranks ranks, RandomGenerator luck) {
        return ranks.will(luck.nextBoolean() ? "on" : "break");
    }

    private War order(War war, Side side, RandomGenerator luck) {
        List<String> kinds = new ArrayList<>(printed.counters().lossOrder());
        Collections.shuffle(kinds, new Random(luck.nextLong()));
        return war.with(war.camp(side).preferring(kinds));
    }
}
