package strategos.engine.games.xenophon.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Modifier;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.games.xenophon.Throw;
import strategos.engine.games.xenophon.cards.Aim;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A card is played and laid on the discards, and does what it does, even if that changes nothing. */
@Rule({"action-deck", "ruling-X8", "ruling-X3"})
@Recorded("card-played")
public record CardPlayed(Seat by, Seat on, int number, String card, List<Effect> effects) implements MarchEvent {
    public CardPlayed {
        effects = List.copyOf(effects);
    }

    @Override
    public March apply(March before) {
        int place = before.place(by);
        Army army = before.army(place);
        March after = before.with(place, army.holding(army.hand().without(number)))
                .with(before.deck().discard(number));
        if (place != before.active()) {
            after = after.with(after.window().without(by).answer(place));
        }
        for (Effect effect : effects) {
            after = apply(after, effect);
        }
        return after;
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        int add = added();
        boolean moved = add != 0 && before.thrown().isPresent();
        int total = moved ? before.cast().total() : 0;
        Optional<RollKind> kind = before.thrown().map(Throw::kind);
        return Optional.of(new Line(
                Text.of(
                        key() + (moved ? ".roll" : ""),
                        "by",
                        by,
                        "on",
                        on,
                        "card",
                        new Arg.Name("card", card),
                        "says",
                        Effect.told(effects, on, kind),
                        "before",
                        total,
                        "after",
                        total + add),
                "action-deck"));
    }

    private int added() {
        int added = 0;
        for (Effect effect : effects) {
            added += effect instanceof Effect.Modify modify ? modify.add() : 0;
        }
        return added;
    }

    /** Others' cards, and forced ones, are a barrier to undo; what one plays oneself may be taken back. */
    @Override
    @Rule("ruling-O5")
    public boolean reveals() {
        return effects.getFirst().aim() == Aim.OPPONENT || !by.equals(on);
    }

    private March apply(March march, Effect effect) {
        return switch (effect) {
            case Effect.Modify modify -> march.with(march.cast().play(new Modifier("card", card, modify.add()), false));
            case Effect.Reroll reroll -> march.in(Stage.THROW);
            case Effect.RerollAny any -> march.in(Stage.THROW);
            case Effect.ExtraRally rally -> march.pend(RollKind.RALLY);
            case Effect.Draw draw -> march;
            case Effect.Gain gain -> march.with(march.roller().gain(gain.token(), gain.count()));
        };
    }

    private String key() {
        // What is drawn is told as it is drawn.
        if (effects.getFirst() instanceof Effect.Draw) {
            return "told.card.bare";
        }
        if (!by.equals(on)) {
            return "told.card.against";
        }
        return effects.getFirst().aim() == Aim.OPPONENT ? "told.card.forced" : "told.card.own";
    }
}
