package strategos.engine.games.xenophon.computer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.offer.Call;

/** Weighs what could be played now against keeping it. */
final class Weighing {
    /** How much of its worth in the hand a card costs when it is played. */
    private static final double PRICE = 0.7;

    /** The same of a card that harms another: new ones come soon. */
    private static final double HARM_PRICE = 0.3;

    private static final double LEAST = 0.05;

    private static final double RALLY_CHANCE = 1.0 / 3;

    private final Worth worth;
    private final RollResolver resolver;
    private final Solitaire solitaire;
    private final CardList deck;
    private final int foraged;

    /** @param foraged what foraging adds to the roll for travel */
    Weighing(Worth worth, RollResolver resolver, Solitaire solitaire, CardList deck, int foraged) {
        this.solitaire = solitaire;
        this.foraged = foraged;
        this.deck = deck;
        this.worth = worth;
        this.resolver = resolver;
    }

    /** An order, and what is gained by it: worth giving when above 0. */
    record Option(Call call, double gain) {}

    /** What the cards that may be played would gain, for the roller or for an opponent of his. */
    List<Option> options(Seen<MarchState> seen, Army army, List<Card> open, HandLimit limits) {
        boolean own = seen.position().isRoller(army);
        double share = own ? PRICE : HARM_PRICE;
        // An opponent draws before he lays any down.
        double lost = lost(seen, army, limits.over(army, own ? 0 : limits.draw()));
        List<Option> options = new ArrayList<>();
        for (Card card : open) {
            double price = Math.max(LEAST, share * (worth.kept(seen.position(), card) - lost));
            for (Way way : CardPlay.openWays(seen.position(), army, card)) {
                double gain = own ? help(seen, way, open) : harm(seen, way);
                options.add(new Option(PlayAct.call(card, way), gain - price));
            }
        }
        return options;
    }

    /** What the best card is worth that will be laid down if none is played before, so many being over the limit. */
    private double lost(Seen<MarchState> seen, Army army, int over) {
        if (over == 0) {
            return 0;
        }
        double[] kept = new double[army.hand().size()];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = worth.kept(seen.position(), deck.card(army.hand().at(i)));
        }
        Arrays.sort(kept);
        return kept[over - 1];
    }

    /** What the leader's power would gain. */
    List<Option> powers(Seen<MarchState> seen) {
        List<Option> options = new ArrayList<>();
        if (seen.position().stage() == Stage.ROLLER && seen.position().powerLeft()) {
            double now = worth.of(seen, resolver.outcome(seen.position()));
            double least = seen.position().phase() == Phase.TRAVEL ? 0.1 : 1;
            if (seen.position().roller().leader() == Leader.XENOPHON) {
                options.add(new Option(PowerAct.again(), again(seen) - now - least));
            } else {
                options.add(new Option(PowerAct.change(true), changed(seen, 1) - now - least));
                options.add(new Option(PowerAct.change(false), changed(seen, -1) - now - least));
            }
        }
        return options;
    }

    /** What a roll of that kind is worth on average, as things stand; alone, with the cards that will fall on it. */
    @Rule("ruling-S1")
    private double expected(Seen<MarchState> seen, RollKind kind) {
        int added = solitaire.added(seen.position(), kind);
        double sum = 0;
        for (int face = 1; face <= RollKind.SIDES; face++) {
            sum += worth.of(seen, resolver.outcome(seen.position(), kind, face + added));
        }
        return sum / RollKind.SIDES;
    }

    /** What foraging gains, with what it costs in the travel phase: an army that is held up anyway loses little by it. */
    double foraging(Seen<MarchState> seen) {
        int added = solitaire.added(seen.position(), RollKind.TRAVEL);
        double held = 0;
        for (int face = 1 + added; face <= RollKind.SIDES + added; face++) {
            held += worth.of(seen, resolver.outcome(seen.position(), RollKind.TRAVEL, face))
                    - worth.of(seen, resolver.outcome(seen.position(), RollKind.TRAVEL, face + foraged));
        }
        return expected(seen, RollKind.FORAGE) - held / RollKind.SIDES;
    }

    private double help(Seen<MarchState> seen, Way way, List<Card> open) {
        double gain = 0;
        for (Effect effect : way.effects()) {
            gain += help(seen, effect, open);
        }
        return gain;
    }

    private double help(Seen<MarchState> seen, Effect effect, List<Card> open) {
        return switch (effect) {
            case Effect.Modify modify ->
                together(seen, modify, open) - worth.of(seen, resolver.outcome(seen.position()));
            case Effect.Reroll reroll -> again(seen) - worth.of(seen, resolver.outcome(seen.position()));
            case Effect.RerollAny any -> again(seen) - worth.of(seen, resolver.outcome(seen.position()));
            case Effect.ExtraRally rally ->
                -RALLY_CHANCE * worth.mutiny(seen.position().roller());
            case Effect.Draw draw -> 3;
            case Effect.Gain gain -> gain(seen, gain);
        };
    }

    /** A card that does nothing alone may do something with another: then each bears half of it. */
    private double together(Seen<MarchState> seen, Effect.Modify modify, List<Card> open) {
        double now = worth.of(seen, resolver.outcome(seen.position()));
        double alone = changed(seen, modify.add());
        if (alone != now) {
            return alone;
        }
        int helpers = 0;
        for (Card card : open) {
            for (Way way : card.ways()) {
                helpers += way.effects().contains(modify) ? 1 : 0;
            }
        }
        return helpers < 2 ? now : now + (changed(seen, 2 * modify.add()) - now) / 2;
    }

    private double gain(Seen<MarchState> seen, Effect.Gain gain) {
        Army army = seen.position().roller();
        Phase phase = seen.position().phase();
        if (gain.token() == Token.FOOD) {
            boolean needed = phase == Phase.FORAGE && army.food() == 0;
            return needed || phase == Phase.TRAVEL ? worth.fed(seen, gain.count()) : 0;
        }
        return phase.compareTo(Phase.ATTACK) < 0 ? 0.4 * army.count(gain.token()) : 0.1;
    }

    private double harm(Seen<MarchState> seen, Way way) {
        double gain = 0;
        for (Effect effect : way.effects()) {
            gain += harm(seen, effect);
        }
        return gain;
    }

    private double harm(Seen<MarchState> seen, Effect effect) {
        double now = seen.position().rollOnTable() ? worth.of(seen, resolver.outcome(seen.position())) : 0;
        return switch (effect) {
            case Effect.Modify modify -> now - changed(seen, modify.add());
            case Effect.Reroll reroll -> now - again(seen);
            case Effect.RerollAny any -> now - again(seen);
            case Effect.ExtraRally rally -> 0;
            case Effect.Draw draw -> 0;
            case Effect.Gain gain ->
                gain.token() == Token.FOOD && seen.position().roller().food() > 1 ? 0.5 : 1;
        };
    }

    private double changed(Seen<MarchState> seen, int add) {
        return worth.of(
                seen,
                resolver.outcome(seen.position(), seen.position().currentRoll().total() + add));
    }

    private double again(Seen<MarchState> seen) {
        RollKind kind = seen.position().currentRoll().kind();
        int dice = kind.dice();
        int added = seen.position().currentRoll().total()
                - seen.position().currentRoll().natural()
                + solitaire.added(seen.position(), kind);
        double sum = 0;
        int count = 0;
        for (int first = 1; first <= RollKind.SIDES; first++) {
            for (int second = 1; second <= (dice == 1 ? 1 : RollKind.SIDES); second++) {
                int natural = dice == 1 ? first : first + second;
                sum += worth.of(seen, resolver.outcome(seen.position(), natural + added));
                count++;
            }
        }
        return sum / count;
    }
}
