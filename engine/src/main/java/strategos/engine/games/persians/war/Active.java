package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
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
@RecordBuilder
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
        implements ActiveBuilder.With {
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

    /** Who has tried to intercept this very force here in this activation. */
    public List<Tried> metBy(Force mover) {
        return side() == mover.side() && moves(mover.lead())
                ? met.stream().filter(t -> t.place().equals(mover.place())).toList()
                : List.of();
    }

    /** In the next zone. */
    public Active enters(String zone) {
        return with(next -> next.force(force.in(zone))
                .zones(zones + 1)
                .toll(toll + 1)
                .run(run + 1)
                .taken(List.of())
                .joined(List.of())
                .asked(false));
    }

    /** With units and leaders taken along. */
    public Active taking(Pile more, List<String> leaders) {
        List<Pile> now = new ArrayList<>(taken);
        if (!more.isEmpty()) {
            now.add(more);
        }
        List<String> all = new ArrayList<>(joined);
        all.addAll(leaders);
        return withTaken(now).withJoined(all);
    }

    /** Elsewhere, if those who have gone there are led as it is. To come there is an event of its own: who has tried there may try again. */
    public Active carried(List<String> members, String to) {
        return members.contains(force.lead()) ? withForce(force.in(to)).withMet(Tried.elsewhere(met, to)) : this;
    }

    /** A fallen commander whom nobody succeeds leaves his units where they are: whatever marched with him still owes its attrition. */
    @Rule({"5.3", "7.5", "ruling-heir"})
    Active bereft(Chief fallen) {
        if (!force.members().equals(List.of(fallen.id()))) {
            return this;
        }
        List<Pile> now = new ArrayList<>(left);
        now.add(new Pile(fallen.place(), Troops.NONE, fallen.troops()));
        return withLeft(now);
    }

    /** After counters of a side have gone, or have come elsewhere. */
    Active settled(Camp before, Camp after) {
        return after.side() == side()
                ? withForce(force.left(after))
                : withTried(Tried.settled(tried, before, after, false))
                        .withMet(Tried.settled(met, before, after, true));
    }

    /** As a viewer of that side, or of none, sees it. */
    public Active hidden(Optional<Side> viewer, Set<String> shown) {
        boolean own = viewer.equals(Optional.of(side()));
        boolean enemy = viewer.equals(Optional.of(side().other()));
        return with(seen -> seen.force(own ? force : aboard() ? force.in(AFLOAT).hidden(shown) : force.hidden(shown))
                .parted(own ? parted : List.of())
                .joined(own ? joined : List.of())
                .tried(Tried.aims(tried))
                .met(enemy ? met : Tried.marks(met))
                .halted(own && halted)
                .voyage(own || voyage.isEmpty() || Vessel.isSingle(voyage) ? voyage : Force.UNKNOWN));
    }
}
