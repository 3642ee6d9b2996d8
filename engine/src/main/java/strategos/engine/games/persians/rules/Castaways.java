package strategos.engine.games.persians.rules;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.events.LeaderGone;
import strategos.engine.games.persians.events.UnitsLost;
import strategos.engine.games.persians.events.WashedAshore;
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
    void land(Play<War> play, Side side, List<Chief> aboard) {
        War war = play.state();
        Optional<String> coast = atlas.sea(aboard.getFirst().place()).coast().stream()
                .filter(zone -> !war.camp(side.other()).present(zone))
                .findFirst();
        if (coast.isPresent()) {
            play.happen(new WashedAshore(side, aboard.stream().map(Chief::id).toList(), coast.get()));
            return;
        }
        losses.happen(
                play,
                side,
                "drowned",
                false,
                aboard.stream()
                        .map(c -> new UnitsLost.Loss(c.id(), c.place(), c.troops()))
                        .toList());
        aboard.forEach(c -> play.happen(new LeaderGone(side, c.id(), "", true)));
    }
}
