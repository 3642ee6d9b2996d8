package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.asking.Awaited;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.LeaderAct;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RouteEvents.Marched;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.CurrentRoll;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.RollKind.Favours;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What hangs on a question: what the roll comes to as it stands and with a card on it, what foraging brings. */
@Rule({"dice", "forage-phase", "ruling-X5", "end-phase", "leader-cards", "solitaire-play"})
final class Stakes {
    /** So much two cards or three add together; to some rolls one adds more. */
    private static final int USUALLY_ADDED = 3;

    /** So many of the own cards that bear on the roll are named. */
    private static final int CARDS = 2;

    private final RollResolver resolver;
    private final Solitaire solitaire;
    private final CardList deck;
    private final Awaited awaited;

    /** How far a change of such a roll is looked for: no card alone adds more. */
    private final Map<RollKind, Integer> mostAdded;

    Stakes(TurnSequence sequence, CardList deck, Awaited awaited) {
        this.resolver = sequence.resolver();
        this.solitaire = sequence.solitaire();
        this.deck = deck;
        this.awaited = awaited;
        this.mostAdded = mostAdded(deck);
    }

    @Rule("action-deck-card-list")
    private static Map<RollKind, Integer> mostAdded(CardList deck) {
        Map<RollKind, Integer> most = new EnumMap<>(RollKind.class);
        deck.all().stream()
                .flatMap(card -> card.ways().stream())
                .flatMap(way -> way.effects().stream())
                .forEach(effect -> {
                    if (effect instanceof Effect.Modify(RollKind roll, int add)) {
                        most.merge(roll, Math.abs(add), Math::max);
                    }
                });
        return most;
    }

    /** What hangs on the question that is put to the seat, as far as the viewer may know. */
    List<Text> of(Seen<MarchState> seen, Seat asked) {
        MarchState march = seen.position();
        if (!awaited.of(march).containsKey(asked)) {
            return List.of();
        }
        return switch (march.stage()) {
            case LEADERS -> List.of(leaders(march));
            case OPPONENTS, ROLLER -> roll(march, march.army(asked));
            case FORCED -> forced(march);
            case FORAGE -> List.of(fresh(march, RollKind.FORAGE, "stakes.forage"));
            case RALLY_AGAIN -> List.of(fresh(march, RollKind.RALLY, "stakes.rally"));
            case DISCARD -> List.of(Text.of("stakes.discard"));
            case LOTS, DEAL, START, ROLL, OVER -> List.of();
        };
    }

    private static Text leaders(MarchState march) {
        return Text.of(
                "stakes.leaders",
                "leaders",
                LeaderAct.left(march).stream()
                        .map(leader -> (Arg) leader.named())
                        .toList());
    }

    private List<Text> roll(MarchState march, Army answering) {
        List<Text> lines = new ArrayList<>();
        lines.add(now(march));
        changes(march, march.isRoller(answering)).ifPresent(lines::add);
        lines.addAll(own(march, answering));
        return lines;
    }

    private Text now(MarchState march) {
        CurrentRoll roll = march.currentRoll();
        return Text.of(
                "stakes.now",
                "roll",
                new Arg.Name("throw", roll.kind().id()),
                "total",
                roll.total(),
                "result",
                meaning(resolver.outcome(march)));
    }

    /** What comes of it, in a few words; of a march how far, and where to. */
    static Text meaning(Settled settled) {
        return settled instanceof Marched(int from, int to) && from != to
                ? Text.of(
                        "stakes.travel",
                        "spaces",
                        to - from,
                        "place",
                        new Arg.Name("space", Integer.toString(to)),
                        "space",
                        to)
                : settled.result();
    }

    /** The least that must be added, or taken away, for the roll to come to something else, as whoever is asked would wish it. */
    private Optional<Text> changes(MarchState march, boolean own) {
        Favours favours = march.currentRoll().kind().favours();
        if (favours == Favours.NEITHER) {
            return Optional.empty();
        }
        List<Text> changes = new ArrayList<>();
        int most = Math.max(
                USUALLY_ADDED, mostAdded.getOrDefault(march.currentRoll().kind(), 0));
        boolean up = favours == Favours.EITHER || (favours == Favours.HIGH) == own;
        boolean down = favours == Favours.EITHER || (favours == Favours.LOW) == own;
        if (up) {
            change(march, 1, most).ifPresent(changes::add);
        }
        if (down) {
            change(march, -1, most).ifPresent(changes::add);
        }
        return Optional.of(
                changes.isEmpty()
                        ? Text.of(
                                up && down ? "stakes.same" : up ? "stakes.same.more" : "stakes.same.less", "most", most)
                        : Text.of("stakes.changes", "changes", changes));
    }

    private Optional<Text> change(MarchState march, int sign, int most) {
        Settled now = resolver.outcome(march);
        int total = march.currentRoll().total();
        for (int n = 1; n <= most; n++) {
            Settled then = resolver.outcome(march, total + sign * n);
            if (!then.equals(now)) {
                return Optional.of(Text.of(sign > 0 ? "stakes.more" : "stakes.less", "n", n, "result", meaning(then)));
            }
        }
        return Optional.empty();
    }

    /** What the cards in his hand would make of the roll; nothing where the hand is not known. */
    private List<Text> own(MarchState march, Army answering) {
        Cards hand = answering.hand();
        List<Text> lines = new ArrayList<>();
        for (int i = 0; hand.known() && i < hand.size() && lines.size() < CARDS; i++) {
            Card card = deck.card(hand.at(i));
            for (Way way : CardPlay.openWays(march, answering, card)) {
                if (lines.size() < CARDS) {
                    own(march, card, way).ifPresent(lines::add);
                }
            }
        }
        return lines;
    }

    /** Nothing of a card that makes nothing of the roll. */
    @Rule("ruling-printed")
    private Optional<Text> own(MarchState march, Card card, Way way) {
        if (way.effects().getFirst() instanceof Effect.Modify(RollKind roll, int add)) {
            int total = march.currentRoll().total() + add;
            return Optional.of(own(card, total, resolver.outcome(march, total)));
        }
        if (way.touchesRoll()) {
            return Optional.of(Text.of("stakes.card.again", "card", card.named(), "says", way.words()));
        }
        return resolver.turned(march, way.effects())
                .map(then -> own(card, then.currentRoll().total(), resolver.outcome(then)));
    }

    private static Text own(Card card, int total, Settled then) {
        return Text.of("stakes.card", "card", card.named(), "total", total, "result", meaning(then));
    }

    private List<Text> forced(MarchState march) {
        List<Text> lines = new ArrayList<>();
        march.roll().ifPresent(roll -> lines.add(now(march)));
        solitaire.due(march).ifPresent(card -> {
            List<Text> ways =
                    Solitaire.waysDue(march, card).stream().map(Way::words).toList();
            lines.add(Text.of("stakes.forced", "card", card.named(), "ways", ways));
        });
        return lines.isEmpty() ? List.of(Text.of("stakes.forced.unseen")) : lines;
    }

    /** What a roll of that kind brings, as things stand, each result with its faces; alone, cards that will fall on it are counted. */
    private Text fresh(MarchState march, RollKind kind, String key) {
        int added = solitaire.added(march, kind);
        Map<Text, Integer> faces = new LinkedHashMap<>();
        for (int die = 1; die <= RollKind.SIDES; die++) {
            faces.merge(meaning(resolver.outcome(march, kind, die + added)), 1, Integer::sum);
        }
        List<Text> chances = new ArrayList<>();
        faces.forEach((result, n) -> chances.add(Text.of("stakes.chance", "n", n, "result", result)));
        return Text.of(key, "chances", chances);
    }
}
