package strategos.engine.games.persians.computer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade.Face;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Hand;
import strategos.engine.games.persians.war.Navy;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.search.Drawing;

/**
 * Puts something plausible below every counter of the enemy that lies face down: leaders, dummies and fleets that may be his
 * by the scenario's sheet, with what the war may have left of his army and his ships; stratagems and action points likewise.
 */
final class Imagination {
    /** What a turn of war leaves of an army, about. */
    private static final double LEFT_AFTER_A_TURN = 0.88;

    private static final int MOST_POINTS = 8;

    private final Printed printed;

    Imagination(Printed printed) {
        this.printed = printed;
    }

    /** Whether nothing is under way of which a counter is unknown. */
    static boolean clear(War war) {
        return war.active().map(Active::force).stream().noneMatch(Imagination::masked)
                && war.steps().stream()
                        .noneMatch(step -> step instanceof Step.Entry
                                || step instanceof Step.Accord
                                || step instanceof Step.Reorganise
                                || step instanceof Step.Redeploy
                                || step instanceof Step.Palace)
                && war.battle().stream()
                        .noneMatch(battle -> given(battle.greek()) || given(battle.persian()) || maskedIn(battle));
    }

    private static boolean masked(Force force) {
        return force.members().contains(CounterId.UNKNOWN);
    }

    private static boolean maskedIn(Battle battle) {
        return masked(battle.active()) || masked(battle.passive());
    }

    /** Whether the enemy has said something that is not yet shown. */
    private static boolean given(BattleSide side) {
        return side.will().equals(Optional.of(BattleSide.Will.GIVEN))
                || side.chosen().contains(BattleSide.GIVEN);
    }

    /** The position with the side that is not known filled in. */
    War of(War seen, RandomGenerator luck) {
        War war = seen;
        for (Side side : Side.values()) {
            if (!war.side(side).known()) {
                war = filled(war, side, luck);
            }
        }
        return pool(war, luck);
    }

    private War filled(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        ScenarioSheet sheet = printed.sheet(war);
        List<Vessel> vessels = new ArrayList<>(state.vessels());
        vessels.addAll(fleets(war, state, sheet, luck));
        List<Chief> chiefs = new ArrayList<>(state.chiefs());
        chiefs.addAll(leaders(war, state, sheet, vessels, luck));
        SideState known = state.withKnown(true)
                .withRoster(new Roster(chiefs))
                .withNavy(new Navy(vessels))
                .withFaces(List.of())
                .with(new Purse(Optional.empty(), luck.nextInt(1, MOST_POINTS)));
        return side == Side.GREEK ? war.withGreek(known) : war.withPersian(known);
    }

    /** Fleets and their dummies, below the counters at sea. */
    private List<Vessel> fleets(War war, SideState state, ScenarioSheet sheet, RandomGenerator luck) {
        List<Face> places = new ArrayList<>();
        for (Face face : state.faces()) {
            for (int n = 0; n < face.count() && face.place().sea(); n++) {
                places.add(new Face(face.place(), 1));
            }
        }
        Drawing.shuffle(places, luck);
        List<String> ships = ships(war, state, sheet, luck);
        int decoys = sheet.dummies().of(state.side()).decoys() - state.lostDecoys();
        int fleets = Math.min(Math.max(places.size() - decoys, 0), ships.size());
        List<Vessel> vessels = new ArrayList<>();
        int marker = 0;
        int decoy = 0;
        for (int n = 0; n < places.size(); n++) {
            if (n < fleets) {
                List<Ship> own = new ArrayList<>();
                for (int ship = n; ship < ships.size(); ship += fleets) {
                    own.add(Ship.fresh(ships.get(ship)));
                }
                marker = free(state, marker, true);
                vessels.add(Vessel.fleet(
                        CounterId.fleet(state.side(), marker), places.get(n).place(), own));
            } else {
                decoy = free(state, decoy, false);
                vessels.add(Vessel.fleet(
                        CounterId.decoy(state.side(), decoy), places.get(n).place(), List.of()));
            }
        }
        return vessels;
    }

    private static int free(SideState state, int after, boolean fleet) {
        int number = after + 1;
        while (state.vessel(fleet ? CounterId.fleet(state.side(), number) : CounterId.decoy(state.side(), number))
                .isPresent()) {
            number++;
        }
        return number;
    }

    /** Types of the ships that may be left in fleets. */
    private List<String> ships(War war, SideState state, ScenarioSheet sheet, RandomGenerator luck) {
        List<String> ships = new ArrayList<>();
        sheet.deployment(state.side()).sea().forEach(fleet -> ships.addAll(fleet.ships()));
        state.vessels().forEach(vessel -> vessel.ships().forEach(ship -> ships.remove(ship.type())));
        ships.removeIf(ship -> luck.nextDouble() > Math.pow(LEFT_AFTER_A_TURN, war.turn())
                || war.status()
                        .out()
                        .contains(
                                printed.counters().shipType(ship).orElseThrow().nation()));
        Drawing.shuffle(ships, luck);
        return ships;
    }

    /** Leaders and their dummies, below the counters ashore; those for whom there is no counter are aboard, if anything is. */
    private List<Chief> leaders(
            War war, SideState state, ScenarioSheet sheet, List<Vessel> vessels, RandomGenerator luck) {
        List<Face> places = new ArrayList<>();
        for (Face face : state.faces()) {
            for (int n = 0; n < face.count() && !face.place().sea(); n++) {
                places.add(new Face(face.place(), 1));
            }
        }
        Drawing.shuffle(places, luck);
        List<CounterId> leaders = new ArrayList<>(sheet.arrived(state.side(), war.turn()));
        leaders.removeAll(war.status().gone());
        leaders.removeIf(leader -> state.chief(leader).isPresent());
        Drawing.shuffle(leaders, luck);
        int dummies = sheet.dummies().of(state.side()).leaders() - state.lostDummies();
        int real = Math.min(leaders.size(), Math.max(places.size() - dummies, 0));
        List<Chief> chiefs = new ArrayList<>();
        int dummy = 0;
        for (int n = 0; n < places.size(); n++) {
            if (n < real) {
                chiefs.add(Chief.at(leaders.get(n), places.get(n).place()));
            } else {
                do {
                    dummy++;
                } while (state.chief(CounterId.dummy(state.side(), dummy)).isPresent());
                chiefs.add(Chief.at(
                        CounterId.dummy(state.side(), dummy), places.get(n).place()));
            }
        }
        List<Vessel> fleets = vessels.stream().filter(Vessel::fleet).toList();
        for (int n = real; n < leaders.size() && !fleets.isEmpty(); n++) {
            Vessel fleet = fleets.get(luck.nextInt(fleets.size()));
            if (state.vessel(fleet.id()).isEmpty()) {
                chiefs.add(Chief.at(leaders.get(n), fleet.sea()).on(fleet.id(), fleet.sea()));
            }
        }
        return manned(war, state, sheet, chiefs, luck);
    }

    /** With what may be left of the army in the boxes of those ashore. */
    private List<Chief> manned(
            War war, SideState state, ScenarioSheet sheet, List<Chief> chiefs, RandomGenerator luck) {
        double[] weights = new double[chiefs.size()];
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            Chief chief = chiefs.get(i);
            weights[i] = chief.dummy() || chief.aboard() ? 0 : 0.1 + luck.nextDouble() * luck.nextDouble();
            sum += weights[i];
        }
        if (sum == 0) {
            return chiefs;
        }
        double survive = Math.pow(LEFT_AFTER_A_TURN, war.turn());
        List<Troops> boxes = new ArrayList<>(Collections.nCopies(weights.length, Troops.NONE));
        for (Map.Entry<String, Integer> kind :
                unseen(war, state, sheet).counts().entrySet()) {
            String nation = printed.counters().unit(kind.getKey()).nation();
            for (int n = 0; n < kind.getValue(); n++) {
                if (luck.nextDouble() < survive && !war.status().out().contains(nation)) {
                    int box = drawn(weights, luck.nextDouble() * sum);
                    if (weights[box] > 0) {
                        boxes.set(box, boxes.get(box).plus(Troops.of(kind.getKey(), 1)));
                    }
                }
            }
        }
        List<Chief> manned = new ArrayList<>();
        for (int i = 0; i < boxes.size(); i++) {
            manned.add(chiefs.get(i).with(boxes.get(i)));
        }
        return manned;
    }

    /** What the side was set up with, and what is seen nowhere. */
    private static Troops unseen(War war, SideState state, ScenarioSheet sheet) {
        Troops all = Troops.NONE;
        for (ScenarioSheet.Land land : sheet.deployment(state.side()).land()) {
            all = all.plus(new Troops(land.units()));
        }
        Troops elsewhere = state.army().plus(war.side(state.side().other()).army());
        for (Province province : war.provinces()) {
            elsewhere = elsewhere.plus(province.troops());
        }
        return all.minus(all.and(elsewhere));
    }

    /** The one of these shares in which a point between nothing and their sum falls. */
    private static int drawn(double[] weights, double point) {
        double left = point;
        for (int box = 0; box < weights.length - 1; box++) {
            left -= weights[box];
            if (left < 0) {
                return box;
            }
        }
        return weights.length - 1;
    }

    /** Stratagems in the enemy's hand, and the pool, from the counters that are nowhere else. */
    private War pool(War war, RandomGenerator luck) {
        if (war.pool().counters().size() == war.pool().size()) {
            return war;
        }
        List<String> counters = new ArrayList<>();
        printed.tables().counters().stream().map(Tables.ActionCounter::id).forEach(counters::add);
        printed.sheet(war).pool().forEach((id, count) -> counters.addAll(Collections.nCopies(count, id)));
        for (Side side : Side.values()) {
            war.side(side).hand().held().forEach(held -> counters.remove(held.id()));
            war.side(side).purse().flatMap(Purse::counter).ifPresent(counters::remove);
        }
        Drawing.shuffle(counters, luck);
        War now = war;
        for (Side side : Side.values()) {
            Hand hand = now.side(side).hand();
            List<Stratagem> held = new ArrayList<>(hand.held());
            for (int n = 0; n < counters.size() && held.size() < hand.size(); ) {
                Optional<Stratagem> stratagem = Stratagem.of(counters.get(n));
                if (stratagem.isPresent()) {
                    held.add(stratagem.get());
                    counters.remove(n);
                } else {
                    n++;
                }
            }
            while (held.size() < hand.size()) {
                held.add(Stratagem.ORACLE);
            }
            SideState state = now.side(side).withHand(new Hand(held, hand.size(), hand.drawn()));
            now = side == Side.GREEK ? now.withGreek(state) : now.withPersian(state);
        }
        while (counters.size() > now.pool().size()) {
            counters.removeLast();
        }
        while (counters.size() < now.pool().size()) {
            counters.add(Stratagem.ORACLE.id());
        }
        return now.withPool(Pool.of(counters));
    }
}
