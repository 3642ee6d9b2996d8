package strategos.engine.games.sparta.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;

/**
 * A Campaign Phase: the marches so far, and what is under way in it. The steps of the position say how far that is; what
 * they no longer name is over.
 *
 * @param trails the marches of this phase
 * @param transferred leaders that were transferred already
 * @param stack the stack on campaign
 * @param engagement the fight that is declared
 * @param combat the combat that is fought
 */
@Rule({"4.0", "6.6"})
@RecordBuilder
public record Campaign(
        List<Trail> trails,
        PieceSet transferred,
        Optional<Stack> stack,
        Optional<Engagement> engagement,
        Optional<Combat> combat)
        implements CampaignBuilder.With {
    /** Nothing under way, and no march on the map. */
    public static final Campaign NONE =
            new Campaign(List.of(), PieceSet.NONE, Optional.empty(), Optional.empty(), Optional.empty());

    public Campaign {
        trails = List.copyOf(trails);
    }

    /** A march: the ids of the places that it touched. */
    public record Trail(Side side, int leader, List<String> places) {
        public Trail {
            places = List.copyOf(places);
        }

        private Trail to(String place) {
            List<String> longer = new ArrayList<>(places);
            longer.add(place);
            return new Trail(side, leader, longer);
        }
    }

    /** With that stack on its way from that place. */
    public Campaign begun(Stack first, String place) {
        List<Trail> more = new ArrayList<>(trails);
        more.add(new Trail(first.side(), first.commander(), List.of(place)));
        return withTrails(more).with(first);
    }

    /** After the stack has gone on to that place. */
    public Campaign marched(Stack now, String place) {
        List<Trail> longer = new ArrayList<>(trails);
        longer.set(longer.size() - 1, longer.getLast().to(place));
        return withTrails(longer).with(now);
    }

    /** With the stack as it is now. */
    public Campaign with(Stack now) {
        return withStack(Optional.of(now));
    }

    /** With the engagement as it is now. */
    public Campaign with(Engagement now) {
        return withEngagement(Optional.of(now));
    }

    /** With the combat as it is now. */
    public Campaign with(Combat now) {
        return withCombat(Optional.of(now));
    }

    /** Without what none of these steps names. */
    Campaign under(List<PendingStep> steps) {
        boolean marching = false;
        boolean engaged = false;
        boolean fighting = false;
        for (int n = 0; n < steps.size(); n++) {
            PendingStep step = steps.get(n);
            marching |= step instanceof PendingStep.OnCampaign;
            engaged |= step instanceof PendingStep.InEngagement;
            fighting |= step instanceof PendingStep.InCombat;
        }
        return marching == stack.isPresent() && engaged == engagement.isPresent() && fighting == combat.isPresent()
                ? this
                : new Campaign(
                        trails,
                        transferred,
                        stack.filter(marching ? s -> true : s -> false),
                        engagement.filter(engaged ? e -> true : e -> false),
                        combat.filter(fighting ? c -> true : c -> false));
    }
}
