package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What holds for the match or the phase, for all to see.
 *
 * @param isolation Spartan Isolation is in force
 * @param noMercy Pas de quartier is in force
 * @param union Panhellénisme gives its column this phase
 * @param mercyGiven the Greek has got Pas de quartier
 * @param fallen cities of 14.1 whose fall was thrown for
 * @param gone leaders who are dead or have left
 * @param fell leaders who were killed
 * @param out nations whose counters were removed (14.1)
 */
public record Tide(
        boolean isolation,
        boolean noMercy,
        boolean union,
        boolean mercyGiven,
        Set<String> fallen,
        List<String> gone,
        List<String> fell,
        List<String> out) {
    public Tide {
        fallen = Collections.unmodifiableSortedSet(new TreeSet<>(fallen));
        gone = List.copyOf(gone);
        fell = List.copyOf(fell);
        out = List.copyOf(out);
    }

    /** With or without Isolation. */
    public Tide isolation(boolean now) {
        return new Tide(now, noMercy, union, mercyGiven, fallen, gone, fell, out);
    }

    /** With Pas de quartier in force. */
    public Tide merciless() {
        return new Tide(isolation, true, union, mercyGiven, fallen, gone, fell, out);
    }

    /** With or without Panhellénisme's column. */
    public Tide union(boolean now) {
        return new Tide(isolation, noMercy, now, mercyGiven, fallen, gone, fell, out);
    }

    /** After Pas de quartier was given. */
    public Tide given() {
        return new Tide(isolation, noMercy, union, true, fallen, gone, fell, out);
    }

    /** After that city has fallen. */
    public Tide fallen(String city, String nation) {
        Set<String> now = new TreeSet<>(fallen);
        now.add(city);
        return new Tide(
                isolation, noMercy, union, mercyGiven, now, gone, fell, nation.isEmpty() ? out : with(out, nation));
    }

    /** Without that leader. */
    public Tide without(String leader, boolean killed) {
        return new Tide(
                isolation,
                noMercy,
                union,
                mercyGiven,
                fallen,
                with(gone, leader),
                killed ? with(fell, leader) : fell,
                out);
    }

    private static List<String> with(List<String> list, String one) {
        List<String> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }
}
