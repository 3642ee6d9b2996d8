package strategos.engine.games.xenophon.computer;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
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
    private static final double PRICE = 0.5;

    private static final double RALLY_CHANCE = 1.0 / 3;

    private final Worth worth;
    private final RollResolver resolver;

    Weighing(Worth worth, RollResolver resolver) {
        this.worth = worth;
        this.resolver = resolver;
    }

    /** An order, and what is gained by it: worth giving when above 0. */
    record Option(Call call, double gain) {}

    /** What the cards that may be played would gain, for the roller or for an opponent of his. */
    List<Option> options(Seen<MarchState> seen, Army army, List<Card> open, HandLimit limits) {
        boolean own = seen.position().isRoller(army);
        // Cards over the limit are lost at the end of the turn, so they cost nothing then.
        boolean spare = own
                && seen.position().phase() == Phase.TRAVEL
                && limits.over(seen.position().roller()) > 0;
        List<Option> options = new ArrayList<>();
        for (Card card : open) {
            double price = spare ? 0.05 : PRICE * worth.kept(card);
            for (Way way : CardPlay.openWays(seen.position(), army, card)) {
                double gain = own ? help(seen, way, open) : harm(seen, way);
                options.add(new Option(PlayAct.call(card, way), gain - price));
            }
        }
        return options;
    }

    /** Food from the hand for an army that has none. */
    List<Option> supplies(Seen<MarchState> seen, List<Card> open) {
        List<Option> options = new ArrayList<>();
        for (Card card : open) {
            for (Way way : CardPlay.openWays(seen.position(), seen.position().roller(), card)) {
                if (brings(way, Token.FOOD)) {
                    options.add(new Option(PlayAct.call(card, way), 1 / worth.kept(card)));
                }
            }
        }
        return options;
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

    /** What a roll of that kind is worth on average, as things stand. */
    double expected(Seen<MarchState> seen, RollKind kind) {
        double sum = 0;
        for (int face = 1; face <= RollKind.SIDES; face++) {
            sum += worth.of(seen, resolver.outcome(seen.position(), kind, face));
        }
        return sum / RollKind.SIDES;
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
            case Effect.ExtraRally rally -> RALLY_CHANCE * 4;
            case Effect.Draw draw -> 3;
            case Effect.Gain gain ->
                gain(seen.position().roller(), seen.position().phase(), gain);
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

    private static double gain(Army army, Phase phase, Effect.Gain gain) {
        if (gain.token() == Token.FOOD) {
            boolean last = phase == Phase.FORAGE && army.food() == 0;
            return last ? 3 : phase == Phase.TRAVEL ? 0.3 : 0;
        }
        return phase.compareTo(Phase.ATTACK) < 0 ? 0.4 * army.count(gain.token()) : 0.1;
    }

    /** Harm is for whoever is in front; a laggard is left alone. */
    private double harm(Seen<MarchState> seen, Way way) {
        Army target = seen.position().roller();
        for (Army army : seen.position().armies()) {
            if (army.marching() && army.space() > target.space() + 2) {
                return 0;
            }
        }
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
        int dice = seen.position().currentRoll().kind().dice();
        int added = seen.position().currentRoll().total()
                - seen.position().currentRoll().natural();
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

    private static boolean brings(Way way, Token token) {
        return way.effects().stream()
                .anyMatch(effect -> effect instanceof Effect.Gain gain && gain.token() == token && gain.count() > 0);
    }
}
