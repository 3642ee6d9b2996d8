package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;

/**
 * A leader is active, or a dummy.
 *
 * @param zones entered in this activation
 * @param toll those since its last won battle
 * @param run those since attrition was last rolled for
 * @param left units left on the way
 * @param parted leaders left on the way, with their boxes
 * @param taken units taken along where it stands, which have not marched with it yet
 * @param joined leaders taken along there, with their boxes
 * @param tried enemy counters that it has tried to intercept
 * @param met enemy counters that have tried to intercept it
 * @param halted whether it may not march any more
 * @param sacked whether it has stormed an undefended city
 * @param asked whether battle by agreement was asked for in this zone
 * @param voyage the vessel under sail
 * @param over whether the activation has ended
 */
@Rule("4.1")
public record Active(
        Force force,
        int zones,
        int toll,
        int run,
        List<Pile> left,
        List<String> parted,
        List<Pile> taken,
        List<String> joined,
        List<Tried> tried,
        List<Tried> met,
        boolean halted,
        boolean sacked,
        boolean asked,
        String voyage,
        boolean over)
        implements Step {
    /** Where others know a force that is aboard: on which fleet, they do not. */
    private static final String AFLOAT = "";

    public Active {
        left = List.copyOf(left);
        parted = List.copyOf(parted);
        taken = List.copyOf(taken);
        joined = List.copyOf(joined);
        tried = List.copyOf(tried);
        met = List.copyOf(met);
    }

    /** At the start. */
    public static Active of(Force force) {
        return new Active(
                force, 0, 0, 0, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), false, false, false,
                "", false);
    }

    /** Whose. */
    public Side side() {
        return force.side();
    }

    /** Whether the force is aboard, or so it looks to others. */
    private boolean aboard() {
        return SeaZone.is(force.place()) || force.place().equals(AFLOAT);
    }

    /** Whether it is that counter which marches, or is under sail. */
    public boolean moves(String counter) {
        return !counter.isEmpty() && (counter.equals(force.lead()) || counter.equals(voyage));
    }

    /** With that force. */
    public Active with(Force now) {
        return new Active(
                now, zones, toll, run, left, parted, taken, joined, tried, met, halted, sacked, asked, voyage, over);
    }

    /** In the next zone. */
    public Active enters(String zone) {
        return new Active(
                force.in(zone),
                zones + 1,
                toll + 1,
                run + 1,
                left,
                parted,
                List.of(),
                List.of(),
                tried,
                met,
                halted,
                sacked,
                false,
                voyage,
                over);
    }

    /** After attrition. */
    public Active rested() {
        return new Active(
                force, zones, toll, 0, left, parted, taken, joined, tried, met, halted, sacked, asked, voyage, over);
    }

    /** After a won battle. */
    public Active victorious() {
        return new Active(
                force, zones, 0, 0, left, parted, taken, joined, tried, met, halted, sacked, asked, voyage, over);
    }

    /** With units and leaders left on the way. */
    public Active left(List<Pile> now, List<String> leaders) {
        return new Active(
                force, zones, toll, run, now, leaders, taken, joined, tried, met, halted, sacked, asked, voyage, over);
    }

    /** With units and leaders taken along. */
    public Active taking(Pile more, List<String> leaders) {
        List<Pile> now = new ArrayList<>(taken);
        if (!more.isEmpty()) {
            now.add(more);
        }
        List<String> all = new ArrayList<>(joined);
        all.addAll(leaders);
        return new Active(
                force, zones, toll, run, left, parted, now, all, tried, met, halted, sacked, asked, voyage, over);
    }

    /** After an attempt of its own. */
    public Active tried(List<Tried> now) {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, now, met, halted, sacked, asked, voyage, over);
    }

    /** After attempts against it. */
    public Active met(List<Tried> now) {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, tried, now, halted, sacked, asked, voyage, over);
    }

    /** No longer able to march. */
    public Active halts() {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, tried, met, true, sacked, asked, voyage, over);
    }

    /** After storming. */
    public Active sacks() {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, tried, met, halted, true, asked, voyage, over);
    }

    /** After asking for battle. */
    public Active asks() {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, tried, met, halted, sacked, true, voyage, over);
    }

    /** With that vessel under sail. */
    public Active under(String vessel) {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, tried, met, halted, sacked, asked, vessel, over);
    }

    /** Ended. */
    public Active ends() {
        return new Active(
                force, zones, toll, run, left, parted, taken, joined, tried, met, halted, sacked, asked, voyage, true);
    }

    @Override
    public Step hidden(Optional<Side> viewer, Set<String> shown) {
        boolean own = viewer.equals(Optional.of(side()));
        boolean enemy = viewer.equals(Optional.of(side().other()));
        Force seen = own ? force : aboard() ? force.in(AFLOAT).hidden(shown) : force.hidden(shown);
        List<Tried> ours = Tried.aims(tried);
        List<Tried> theirs = enemy ? met : Tried.marks(met);
        String sails = own || voyage.isEmpty() || Vessel.isSingle(voyage) ? voyage : Force.UNKNOWN;
        List<String> behind = own ? parted : List.of();
        List<String> more = own ? joined : List.of();
        return new Active(
                seen,
                zones,
                toll,
                run,
                left,
                behind,
                taken,
                more,
                ours,
                theirs,
                own && halted,
                sacked,
                asked,
                sails,
                over);
    }
}
