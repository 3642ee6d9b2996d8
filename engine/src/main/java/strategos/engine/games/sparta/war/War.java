package strategos.engine.games.sparta.war;

import java.util.ArrayList;
import java.util.List;

/**
 * The position.
 *
 * @param forts those that stand
 * @param razed those that are gone for good
 * @param steps what is under way, the innermost last; never empty
 * @param trails the marches of this Campaign Phase
 */
public record War(
        Terms terms,
        Calendar calendar,
        Board board,
        Ground ground,
        Bits forts,
        Bits razed,
        Politics politics,
        Government government,
        Purse purse,
        Prestige prestige,
        Chronicle chronicle,
        List<Step> steps,
        List<Trail> trails) {
    public War {
        steps = List.copyOf(steps);
        trails = List.copyOf(trails);
    }

    /** The innermost step. */
    public Step step() {
        return steps.getLast();
    }

    /** The step around the innermost one, or the innermost itself when it is alone. */
    public Step around() {
        return steps.get(Math.max(0, steps.size() - 2));
    }

    /** The year. */
    public int year() {
        return calendar.year();
    }

    /** With other terms. */
    public War with(Terms now) {
        return new War(
                now,
                calendar,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With another date. */
    public War with(Calendar now) {
        return new War(
                terms,
                now,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With other pieces. */
    public War with(Board now) {
        return new War(
                terms,
                calendar,
                now,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With other markers. */
    public War with(Ground now) {
        return new War(
                terms,
                calendar,
                board,
                now,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With exactly these forts standing, and those gone for good. */
    public War withForts(Bits now, Bits gone) {
        return new War(
                terms,
                calendar,
                board,
                ground,
                now,
                gone,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With other politics. */
    public War with(Politics now) {
        return new War(
                terms,
                calendar,
                board,
                ground,
                forts,
                razed,
                now,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With another government. */
    public War with(Government now) {
        return new War(
                terms, calendar, board, ground, forts, razed, politics, now, purse, prestige, chronicle, steps, trails);
    }

    /** With other money. */
    public War with(Purse now) {
        return new War(
                terms,
                calendar,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                now,
                prestige,
                chronicle,
                steps,
                trails);
    }

    /** With other prestige. */
    public War with(Prestige now) {
        return new War(
                terms,
                calendar,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                now,
                chronicle,
                steps,
                trails);
    }

    /** With more history. */
    public War with(Chronicle now) {
        return new War(
                terms,
                calendar,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                now,
                steps,
                trails);
    }

    /** With the innermost {@code pop} steps replaced by these. */
    public War proceed(int pop, List<Step> push) {
        List<Step> now = new ArrayList<>(steps.subList(0, steps.size() - pop));
        now.addAll(push);
        return new War(
                terms,
                calendar,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                now,
                trails);
    }

    /** With these marches on the map. */
    public War withTrails(List<Trail> now) {
        return new War(
                terms,
                calendar,
                board,
                ground,
                forts,
                razed,
                politics,
                government,
                purse,
                prestige,
                chronicle,
                steps,
                now);
    }
}
