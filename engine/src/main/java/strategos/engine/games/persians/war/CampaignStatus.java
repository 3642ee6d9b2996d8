package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What holds for the match or the phase, for all to see.
 *
 * @param isolation Spartan Isolation is in force
 * @param noMercy No Quarter is in force
 * @param union Panhellenism gives its column this phase
 * @param mercyGiven the Greek has got No Quarter
 * @param fallen cities of 14.1 whose fall was thrown for
 * @param gone leaders who are dead or have left
 * @param fell leaders who were killed
 * @param out nations whose counters were removed (14.1)
 */
@RecordBuilder
public record CampaignStatus(
        boolean isolation,
        boolean noMercy,
        boolean union,
        boolean mercyGiven,
        Set<ZoneId> fallen,
        List<CounterId> gone,
        List<CounterId> fell,
        List<String> out)
        implements CampaignStatusBuilder.With {
    public CampaignStatus {
        fallen = Collections.unmodifiableSortedSet(new TreeSet<>(fallen));
        gone = List.copyOf(gone);
        fell = List.copyOf(fell);
        out = List.copyOf(out);
    }

    /** After that city has fallen. */
    public CampaignStatus fallen(ZoneId city) {
        Set<ZoneId> now = new TreeSet<>(fallen);
        now.add(city);
        return withFallen(now);
    }

    /** Without that leader. */
    public CampaignStatus without(CounterId leader, boolean killed) {
        return withGone(with(gone, leader)).withFell(killed ? with(fell, leader) : fell);
    }

    /** With the counters of that nation removed. */
    public CampaignStatus without(String nation) {
        return withOut(with(out, nation));
    }

    private static <T> List<T> with(List<T> list, T one) {
        List<T> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }
}
