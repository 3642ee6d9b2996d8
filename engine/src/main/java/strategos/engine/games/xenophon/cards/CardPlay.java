package strategos.engine.games.xenophon.cards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.printed.Effect.Aim;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;

/** When a card may be played. The target is always the army whose turn it is. */
@Rule({"ruling-P1", "ruling-aims", "ruling-X1", "ruling-X8"})
public final class CardPlay {
    private final CardList deck;
    private final List<Uses> own;
    private final List<Uses> others;

    public CardPlay(CardList deck) {
        this.deck = deck;
        this.own = deck.all().stream().map(card -> Uses.of(card, Aim::self)).toList();
        this.others =
                deck.all().stream().map(card -> Uses.of(card, Aim::opponent)).toList();
    }

    /**
     * How a card may be used, in one's own turn or in another's: sorted once, since all hands are gone through at every
     * decision.
     *
     * @param rolls those that it touches
     * @param ways those that touch no roll
     */
    private record Uses(EnumSet<RollKind> rolls, List<Way> ways) {
        static Uses of(Card card, Predicate<Aim> aimed) {
            EnumSet<RollKind> rolls = EnumSet.noneOf(RollKind.class);
            List<Way> ways = new ArrayList<>();
            for (Way way : card.ways()) {
                if (aimed.test(way.aim())) {
                    rolls.addAll(way.rolls());
                    if (!way.touchesRoll()) {
                        ways.add(way);
                    }
                }
            }
            return new Uses(rolls, List.copyOf(ways));
        }

        boolean open(MarchState march) {
            if (march.rollOnTable() && rolls.contains(march.currentRoll().kind())) {
                return true;
            }
            for (int i = 0; i < ways.size(); i++) {
                if (hasTarget(march, ways.get(i))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The cards. */
    public CardList deck() {
        return deck;
    }

    /** The cards of that army that can be played now; none when its hand is hidden. */
    public List<Card> open(MarchState march, Army army) {
        Cards hand = army.hand();
        if (hand.isEmpty() || !hand.known() || !hasWord(march, army)) {
            return List.of();
        }
        List<Uses> uses = march.isRoller(army) ? own : others;
        List<Card> open = new ArrayList<>(hand.size());
        for (int i = 0; i < hand.size(); i++) {
            if (uses.get(hand.at(i)).open(march)) {
                open.add(deck.card(hand.at(i)));
            }
        }
        return open;
    }

    /** Whether the army may play cards at all. */
    @Rule({"ruling-X6", "ruling-X7", "ruling-X9"})
    private static boolean hasWord(MarchState march, Army army) {
        if (!army.marching()) {
            return false;
        }
        boolean own = march.isRoller(army);
        return switch (march.stage()) {
            case START, OPPONENTS -> !own;
            case ROLLER -> own && !march.currentRoll().closed();
            case FORAGE, RALLY_AGAIN -> own;
            default -> false;
        };
    }

    /** Whether that army may play a card in this way now. */
    public static boolean isOpen(MarchState march, Army army, Way way) {
        return (march.isRoller(army) ? way.aim().self() : way.aim().opponent()) && hasTarget(march, way);
    }

    /** The ways in which that army may play the card now. */
    public static List<Way> openWays(MarchState march, Army army, Card card) {
        List<Way> open = new ArrayList<>(card.ways().size());
        for (Way way : card.ways()) {
            if (isOpen(march, army, way)) {
                open.add(way);
            }
        }
        return open;
    }

    /** Whether all that the way does has something to work on now. */
    @Rule({"ruling-P1", "ruling-X4", "ruling-X5", "ruling-X6", "ruling-X7"})
    public static boolean hasTarget(MarchState march, Way way) {
        List<Effect> effects = way.effects();
        for (int i = 0; i < effects.size(); i++) {
            if (!hasTarget(march, effects.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasTarget(MarchState march, Effect effect) {
        return switch (effect) {
            case Effect.ExtraRally rally -> march.stage() == Stage.RALLY_AGAIN;
            case Effect.Gain gain -> gain.count() > 0 || march.roller().count(gain.token()) > 0;
            case Effect.Draw draw -> true;
            case Effect.Modify modify -> onTable(march, modify.roll());
            case Effect.Reroll reroll -> onTable(march, reroll.roll());
            case Effect.RerollAny any -> march.rollOnTable();
        };
    }

    private static boolean onTable(MarchState march, RollKind kind) {
        return march.rollOnTable() && march.currentRoll().kind() == kind;
    }
}
