package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The position.
 *
 * @param turn from 0
 * @param provinces those that can be won over
 * @param steps what is under way, the innermost last; never empty
 * @param notice the last dice
 * @param sightings what scouts have seen
 * @param trails what moved in this segment
 * @param clash the round of battle under way, or the last one
 */
public record War(
        String scenario,
        int turn,
        Camp greek,
        Camp persian,
        List<Province> provinces,
        Ground ground,
        Pool pool,
        Tide tide,
        List<Step> steps,
        Notice notice,
        List<Sighting> sightings,
        List<Trail> trails,
        Clash clash) {
    public War {
        provinces = List.copyOf(provinces);
        steps = List.copyOf(steps);
        sightings = List.copyOf(sightings);
        trails = List.copyOf(trails);
    }

    /** That side's camp. */
    public Camp camp(Side side) {
        return side == Side.GREEK ? greek : persian;
    }

    /** The innermost step. */
    public Step step() {
        return steps.getLast();
    }

    /** The activation under way, if there is one. */
    public Optional<Active> active() {
        for (Step step : steps) {
            if (step instanceof Active active) {
                return Optional.of(active);
            }
        }
        return Optional.empty();
    }

    /** The segment under way, if there is one. */
    public Optional<Step.Segment> segment() {
        for (Step step : steps) {
            if (step instanceof Step.Segment segment) {
                return Optional.of(segment);
            }
        }
        return Optional.empty();
    }

    /** The innermost battle under way, if there is one. */
    public Optional<Battle> battle() {
        for (Step step : steps.reversed()) {
            if (step instanceof Step.Fight(Battle battle)) {
                return Optional.of(battle);
            }
        }
        return Optional.empty();
    }

    /** The province of that zone, if it can be won over. */
    public Optional<Province> province(String zone) {
        for (Province province : provinces) {
            if (province.zone().equals(zone)) {
                return Optional.of(province);
            }
        }
        return Optional.empty();
    }

    /** With that camp. */
    public War with(Camp camp) {
        return new War(
                scenario,
                turn,
                camp.side() == Side.GREEK ? camp : greek,
                camp.side() == Side.PERSIAN ? camp : persian,
                provinces,
                ground,
                pool,
                tide,
                steps,
                notice,
                sightings,
                trails,
                clash);
    }

    /** With that ground. */
    public War with(Ground now) {
        return new War(
                scenario, turn, greek, persian, provinces, now, pool, tide, steps, notice, sightings, trails, clash);
    }

    /** With that pool. */
    public War with(Pool now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, now, tide, steps, notice, sightings, trails, clash);
    }

    /** With that tide. */
    public War with(Tide now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, pool, now, steps, notice, sightings, trails, clash);
    }

    /** With that notice. */
    public War with(Notice now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, pool, tide, steps, now, sightings, trails, clash);
    }

    /** With that province changed. */
    public War with(Province now) {
        return new War(
                scenario,
                turn,
                greek,
                persian,
                provinces.stream()
                        .map(p -> p.zone().equals(now.zone()) ? now : p)
                        .toList(),
                ground,
                pool,
                tide,
                steps,
                notice,
                sightings,
                trails,
                clash);
    }

    /** With those steps. */
    public War steps(List<Step> now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, pool, tide, now, notice, sightings, trails, clash);
    }

    /** With the innermost steps over, and others begun. */
    public War proceed(int pop, List<Step> push) {
        List<Step> now = new ArrayList<>(steps.subList(0, steps.size() - pop));
        now.addAll(push);
        return steps(now);
    }

    /** With the activation changed. */
    public War with(Active active) {
        return steps(steps.stream().map(s -> s instanceof Active ? active : s).toList());
    }

    /** In that turn. */
    public War turn(int now) {
        return new War(
                scenario, now, greek, persian, provinces, ground, pool, tide, steps, notice, sightings, trails, clash);
    }

    /** With that seen. */
    public War seeing(Sighting sighting) {
        List<Sighting> now = new ArrayList<>(sightings);
        now.removeIf(s -> s.by() == sighting.by());
        now.add(sighting);
        return sightings(now);
    }

    /** With those sightings. */
    public War sightings(List<Sighting> now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, pool, tide, steps, notice, now, trails, clash);
    }

    /** With those trails. */
    public War trails(List<Trail> now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, pool, tide, steps, notice, sightings, now, clash);
    }

    /** With the battle as it is now; a new round begins afresh. */
    public War fighting(Battle now) {
        boolean same = battle().filter(b -> b.round() == now.round()).isPresent();
        return with(same ? clash : Clash.NONE).proceed(1, List.of(new Step.Fight(now)));
    }

    /** With that round of battle. */
    public War with(Clash now) {
        return new War(
                scenario, turn, greek, persian, provinces, ground, pool, tide, steps, notice, sightings, trails, now);
    }

    /** With a move drawn on the map: one that goes on where the last one ended is the same. */
    public War moved(Side side, String from, String to) {
        List<Trail> now = new ArrayList<>(trails);
        if (!now.isEmpty()
                && now.getLast().side() == side
                && now.getLast().places().getLast().equals(from)) {
            now.set(now.size() - 1, now.getLast().to(to));
        } else {
            now.add(new Trail(side, List.of(from, to)));
        }
        return trails(now);
    }
}
