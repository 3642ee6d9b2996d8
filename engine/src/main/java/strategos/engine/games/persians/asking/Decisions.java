package strategos.engine.games.persians.asking;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.orders.Acts;
import strategos.engine.games.persians.phases.Sequence;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Occasion;
import strategos.engine.text.Text;

/** Who is waited for, and what each may do. That a side is asked depends on what all can see, and on nothing else. */
@Rule({"2", "6", "7"})
public final class Decisions {
    private final Acts acts;
    private final Sequence sequence;
    private final Topics topics;
    private final Fallbacks fallbacks;

    public Decisions(Acts acts, Sequence sequence, Topics topics) {
        this.acts = acts;
        this.sequence = sequence;
        this.topics = topics;
        this.fallbacks = new Fallbacks(sequence.rules());
    }

    /** Who is waited for. */
    public SequencedMap<Seat, Text> awaited(War seen) {
        SequencedMap<Seat, Text> awaited = new LinkedHashMap<>();
        Set<Side> asked = sequence.asked(seen);
        for (Side side : Side.values()) {
            if (asked.contains(side)) {
                awaited.put(side.seat(), prompt(seen, side));
            }
        }
        return awaited;
    }

    /** What the seat may do, in a position concealed for whoever asks. */
    public Optional<Decision> decision(Seen<War> seen, Seat seat) {
        War war = seen.position();
        Side side = Side.of(seat);
        if (!side.seat().equals(seat)) {
            return Optional.empty();
        }
        List<Offer> offers = acts.offers(seen, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        Optional<Occasion> occasion = Optional.of(topics.of(seen, side))
                .filter(topic -> !topic.isEmpty())
                .map(topic -> new Occasion(topic, () -> topics.facts(seen, side)));
        return Optional.of(
                new Decision(prompt(war, side), rule(war, side), occasion, offers, fallbacks.of(seen, side, offers)));
    }

    private static String rule(War seen, Side side) {
        return switch (seen.step()) {
            case Step.Reorganise r -> "4.3";
            case Step.Activation a -> seen.active().orElseThrow().side() == side ? "4.1" : "11.2-tempete";
            case Step.Entry e -> "6.1";
            case Step.Accord a -> "6.1";
            case Step.Fight f -> rule(seen.fight());
            case Step.Redeploy r -> "11.2-isolationnisme";
            case Step.Palace p -> "11.2-intrigues";
            default -> "2";
        };
    }

    private static String rule(Battle battle) {
        return switch (battle.stage()) {
            case CITY -> "8.1";
            case OPENING_ACTIVE, OPENING_PASSIVE, MERCY -> "11.2";
            case RETREAT -> "7.6";
            default -> battle.sea() ? "9.3" : "7.1";
        };
    }

    private static Text prompt(War seen, Side side) {
        return switch (seen.step()) {
            case Step.Reorganise r -> Text.of("prompt.reorganise", "side", side.named());
            case Step.Segment s -> Text.of("prompt.segment", "side", side.named());
            case Step.Activation a -> {
                boolean own = seen.active().orElseThrow().side() == side;
                yield Text.of(own ? "prompt.active" : "prompt.tempest", "side", side.named());
            }
            case Step.Entry entry ->
                Text.of(
                        "prompt.entry",
                        "side",
                        side.named(),
                        "zone",
                        Zone.named(entry.mover().place()));
            case Step.Accord accord ->
                Text.of(
                        "prompt.accord",
                        "side",
                        side.named(),
                        "zone",
                        Zone.named(accord.active().place()));
            case Step.Fight f -> prompt(seen.fight(), side);
            case Step.Redeploy r -> Text.of("prompt.redeploy", "side", side.named());
            case Step.Palace p -> Text.of("prompt.palace", "side", side.named());
            default -> Text.of("prompt.wait", "side", side.named());
        };
    }

    private static Text prompt(Battle battle, Side side) {
        String key = switch (battle.stage()) {
            case CITY -> "prompt.city";
            case OPENING_ACTIVE, OPENING_PASSIVE -> "prompt.opening";
            case MERCY -> "prompt.mercy";
            case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> "prompt.losses";
            case RETREAT -> "prompt.retreat";
            default -> "prompt.fight";
        };
        return Text.of(
                key,
                "side",
                side.named(),
                "zone",
                Zone.named(battle.place()),
                "round",
                battle.round().number(),
                "owes",
                battle.ranks(side).owes());
    }
}
