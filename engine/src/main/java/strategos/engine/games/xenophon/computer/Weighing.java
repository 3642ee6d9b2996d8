package strategos.engine.games.xenophon.computer;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Leader;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.march.Token;
import strategos.engine.games.xenophon.orders.PlayAct;
import strategos.engine.games.xenophon.orders.PowerAct;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.games.xenophon.phases.Thrower;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.offer.Call;

/** Weighs what could be played now against keeping it. */
final class Weighing {
    /** How much of its worth in the hand a card costs when it is played. */
    private static final double PRICE = 0.5;

    private static final double RALLY_CHANCE = 1.0 / 3;

    private final Worth worth;
    private final Thrower thrower;

    Weighing(Worth worth, Thrower thrower) {
        this.worth = worth;
        this.thrower = thrower;
    }

    /** An order, and what is gained by it: worth giving when above 0. */
    record Option(Call call, double gain) {}

    /** What the cards that may be played would gain, for the roller or for an opponent of his. */
    List<Option> options(March seen, int place, List<Card> open, HandLimit limits) {
        boolean own = place == seen.active();
        // Cards over the limit are lost at the end of the turn, so they cost nothing then.
        boolean spare = own && seen.phase() == Phase.TRAVEL && limits.over(seen.roller()) > 0;
        List<Option> options = new ArrayList<>();
        for (Card card : open) {
            double price = spare ? 0.05 : PRICE * worth.kept(card);
            for (Way way : CardPlay.openWays(seen, place, card)) {
                double gain = own ? help(seen, way, open) : harm(seen, way);
                options.add(new Option(PlayAct.call(card, way), gain - price));
            }
        }
        return options;
    }

    /** Food from the hand for an army that has none. */
    List<Option> supplies(March seen, List<Card> open) {
        List<Option> options = new ArrayList<>();
        for (Card card : open) {
            for (Way way : CardPlay.openWays(seen, seen.active(), card)) {
                if (brings(way, Token.FOOD)) {
                    options.add(new Option(PlayAct.call(card, way), 1 / worth.kept(card)));
                }
            }
        }
        return options;
    }

    /** What the leader's power would gain. */
    List<Option> powers(March seen) {
        List<Option> options = new ArrayList<>();
        if (seen.stage() == Stage.ROLLER && seen.powerLeft()) {
            double now = worth.of(seen, thrower.outcome(seen));
            double least = seen.phase() == Phase.TRAVEL ? 0.1 : 1;
            if (seen.roller().leader() == Leader.XENOPHON) {
                options.add(new Option(PowerAct.again(), again(seen) - now - least));
            } else {
                options.add(new Option(PowerAct.change(true), changed(seen, 1) - now - least));
                options.add(new Option(PowerAct.change(false), changed(seen, -1) - now - least));
            }
        }
        return options;
    }

    /** What a roll of that kind is worth on average, as things stand. */
    double expected(March seen, RollKind kind) {
        double sum = 0;
        for (int face = 1; face <= Tables.SIDES; face++) {
            sum += worth.of(seen, thrower.outcome(seen, kind, face));
        }
        return sum / Tables.SIDES;
    }

    private double help(March seen, Way way, List<Card> open) {
        double gain = 0;
        for (Effect effect : way.effects()) {
            gain += help(seen, effect, open);
        }
        return gain;
    }

    private double help(March seen, Effect effect, List<Card> open) {
        return switch (effect) {
            case Effect.Modify modify -> together(seen, modify, open) - worth.of(seen, thrower.outcome(seen));
            case Effect.Reroll reroll -> again(seen) - worth.of(seen, thrower.outcome(seen));
            case Effect.RerollAny any -> again(seen) - worth.of(seen, thrower.outcome(seen));
            case Effect.ExtraRally rally -> RALLY_CHANCE * 4;
            case Effect.Draw draw -> 3;
            case Effect.Gain gain -> gain(seen.roller(), seen.phase(), gain);
        };
    }

    /** A card that does nothing alone may do something with another: then each bears half of it. */
    private double together(March seen, Effect.Modify modify, List<Card> open) {
        double now = worth.of(seen, thrower.outcome(seen));
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
    private double harm(March seen, Way way) {
        Army target = seen.roller();
        for (Army army : seen.armies()) {
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

    private double harm(March seen, Effect effect) {
        double now = CardPlay.throwOnTable(seen) ? worth.of(seen, thrower.outcome(seen)) : 0;
        return switch (effect) {
            case Effect.Modify modify -> now - changed(seen, modify.add());
            case Effect.Reroll reroll -> now - again(seen);
            case Effect.RerollAny any -> now - again(seen);
            case Effect.ExtraRally rally -> 0;
            case Effect.Draw draw -> 0;
            case Effect.Gain gain -> gain.token() == Token.FOOD && seen.roller().food() > 1 ? 0.5 : 1;
        };
    }

    private double changed(March seen, int add) {
        return worth.of(seen, thrower.outcome(seen, seen.cast().total() + add));
    }

    private double again(March seen) {
        int dice = seen.cast().kind().dice();
        int added = seen.cast().total() - seen.cast().natural();
        double sum = 0;
        int count = 0;
        for (int first = 1; first <= Tables.SIDES; first++) {
            for (int second = 1; second <= (dice == 1 ? 1 : Tables.SIDES); second++) {
                int natural = dice == 1 ? first : first + second;
                sum += worth.of(seen, thrower.outcome(seen, natural + added));
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
