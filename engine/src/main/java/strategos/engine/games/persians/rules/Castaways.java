package strategos.engine.games.persians.rules;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.Boxes;
import strategos.engine.games.persians.events.LossEvents.LeaderGone;
import strategos.engine.games.persians.events.LossEvents.UnitsLost;
import strategos.engine.games.persians.events.SeaEvents.WashedAshore;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** Others aboard, when ships leave the game without a fight: they come ashore next to that sea zone, or are lost. */
@Rule({"11.2-isolationnisme", "14.1", "ruling-castaways"})
final class Castaways {
    private final Atlas atlas;
    private final Losses losses;

    Castaways(Atlas atlas, Losses losses) {
        this.atlas = atlas;
        this.losses = losses;
    }

    /** After ships of those fleets are gone. */
    void settle(Play<War> play, Side side, List<String> vessels) {
        for (String id : vessels) {
            Camp camp = play.state().camp(side);
            List<Chief> aboard = camp.aboard(id);
            boolean room =
                    camp.vessel(id).filter(v -> losses.free(camp, v) >= 0).isPresent();
            if (!aboard.isEmpty() && !room) {
                land(play, side, aboard);
            }
        }
    }

    /** Puts them ashore, or they are lost. */
    private void land(Play<War> play, Side side, List<Chief> aboard) {
        if (!landed(play, side, aboard)) {
            drown(play, side, aboard);
            aboard.forEach(c -> play.happen(new LeaderGone(side, c.id(), "", true)));
        }
    }

    /** A leader leaves for good, alive: his units go to another leader aboard, or come ashore with him and stay. */
    @Rule("11.2")
    void leave(Play<War> play, Side side, String leader) {
        Camp camp = play.state().camp(side);
        Optional<Chief> chief = camp.chief(leader);
        if (chief.isPresent()) {
            String heir = chief.get().aboard() ? Boxes.heir(camp, chief.get()) : "";
            if (chief.get().aboard() && heir.isEmpty() && !chief.get().troops().isEmpty()) {
                strand(play, side, List.of(chief.get()));
            }
            play.happen(new LeaderGone(side, leader, heir, false));
        }
    }

    /**
     * Leaders aboard are about to leave, and units of theirs stay with nobody to lead them on that vessel: they come ashore
     * first, or the units are lost.
     */
    void strand(Play<War> play, Side side, List<Chief> leaving) {
        if (!landed(play, side, leaving)) {
            drown(play, side, leaving);
        }
    }

    private boolean landed(Play<War> play, Side side, List<Chief> aboard) {
        War war = play.state();
        Optional<String> coast = atlas.sea(aboard.getFirst().place()).coast().stream()
                .filter(zone -> !war.camp(side.other()).present(zone))
                .findFirst();
        coast.ifPresent(zone -> play.happen(
                new WashedAshore(side, aboard.stream().map(Chief::id).toList(), zone)));
        return coast.isPresent();
    }

    private void drown(Play<War> play, Side side, List<Chief> aboard) {
        losses.happen(
                play,
                side,
                "drowned",
                false,
                aboard.stream()
                        .map(c -> new UnitsLost.Loss(c.id(), c.place(), c.troops()))
                        .toList());
    }
}
