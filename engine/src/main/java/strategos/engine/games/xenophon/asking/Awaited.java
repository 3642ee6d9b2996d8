package strategos.engine.games.xenophon.asking;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.cards.LeaderAct;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Window.Answer;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * Who is waited for, each with the question put to him: all may read it, so it tells nothing hidden. Those on rolls are made
 * once, since every decision has one; what the dice show stands in the story and on the strip.
 */
@Rule({"ruling-order", "ruling-O1"})
public final class Awaited {
    private static final SequencedMap<Seat, Text> NOBODY = Collections.unmodifiableSequencedMap(new LinkedHashMap<>());

    private final HandLimit limits;
    private final Map<RollKind, Text> respond = new EnumMap<>(RollKind.class);
    private final Map<Seat, Map<RollKind, SequencedMap<Seat, Text>>> responding = new HashMap<>();
    private final Map<Seat, Map<RollKind, Text>> answer = new HashMap<>();

    public Awaited(HandLimit limits, List<Seat> seats) {
        this.limits = limits;
        for (RollKind kind : RollKind.values()) {
            respond.put(kind, Text.of("prompt.respond", "roll", kind.named()));
            for (Seat seat : seats) {
                answer.computeIfAbsent(seat, s -> new EnumMap<>(RollKind.class))
                        .put(kind, Text.of("prompt.answer", "army", seat, "roll", kind.named()));
                responding
                        .computeIfAbsent(seat, s -> new EnumMap<>(RollKind.class))
                        .put(kind, one(seat, respond.get(kind)));
            }
        }
    }

    /** Who is waited for: this depends on what all may see, on how many cards a hand holds and never on which. */
    public SequencedMap<Seat, Text> of(MarchState march) {
        return switch (march.stage()) {
            case LOTS, DEAL, START, ROLL, OVER -> NOBODY;
            case LEADERS -> {
                Optional<Army> chooser = LeaderAct.chooser(march);
                yield chooser.isPresent() ? one(chooser.get().seat(), prompt(march)) : NOBODY;
            }
            case OPPONENTS -> march.mode().asking() ? opponents(march) : NOBODY;
            case ROLLER ->
                march.rollerMayAnswer()
                        ? responding
                                .get(march.roller().seat())
                                .get(march.currentRoll().kind())
                        : NOBODY;
            case RALLY_AGAIN ->
                march.roller().hand().isEmpty() ? NOBODY : one(march.roller().seat(), prompt(march));
            case FORCED, FORAGE, DISCARD -> one(march.roller().seat(), prompt(march));
        };
    }

    private static SequencedMap<Seat, Text> one(Seat seat, Text prompt) {
        SequencedMap<Seat, Text> one = new LinkedHashMap<>(2);
        one.put(seat, prompt);
        return Collections.unmodifiableSequencedMap(one);
    }

    /** All opponents with cards are asked at the same moment. */
    @Rule("ruling-O1")
    private SequencedMap<Seat, Text> opponents(MarchState march) {
        SequencedMap<Seat, Text> asked = new LinkedHashMap<>();
        for (Army opponent : march.opponents()) {
            if (march.mayAnswer(opponent) && !march.window().answered(opponent.seat())) {
                asked.put(opponent.seat(), prompt(march));
            }
        }
        return asked;
    }

    /**
     * The same to one who has answered, and may change that until all have: what his answer is, also where it waits for dice
     * that are thrown again.
     */
    @Rule({"ruling-order", "ruling-O1"})
    Text prompt(MarchState march, Army army) {
        Optional<Answer> laid = march.laidDown(army);
        if (laid.isEmpty() && !march.answered(army)) {
            return prompt(march);
        }
        Seat roller = march.roller().seat();
        Arg.Name roll = march.currentRoll().kind().named();
        if (laid.isEmpty()) {
            return Text.of("prompt.answered.pass", "army", roller, "roll", roll);
        }
        String key = march.answered(army) ? "prompt.answered.card" : "prompt.answered.waits";
        return Text.of(key, "card", new Arg.Name("card", laid.get().card()), "army", roller, "roll", roll);
    }

    /** The question now put to whoever is asked. */
    @Rule("ruling-O1")
    Text prompt(MarchState march) {
        Army roller = march.roller();
        return switch (march.stage()) {
            case LEADERS -> Text.of("prompt.leader");
            case OPPONENTS -> answer.get(roller.seat()).get(march.currentRoll().kind());
            case ROLLER -> respond.get(march.currentRoll().kind());
            case FORCED -> Text.of("prompt.forced");
            case FORAGE -> Text.of("prompt.forage", "food", roller.food(), "starvation", roller.starvation());
            case RALLY_AGAIN -> Text.of("prompt.rally-again", "mutiny", roller.mutiny());
            case DISCARD ->
                Text.of(
                        "prompt.discard",
                        "count",
                        limits.over(roller),
                        "cards",
                        roller.hand().size(),
                        "most",
                        limits.of(roller));
            case LOTS, DEAL, START, ROLL, OVER ->
                Text.of(
                        "prompt.start",
                        "army",
                        roller.seat(),
                        "phase",
                        march.phase().named());
        };
    }
}
