package strategos.engine.games.xenophon.asking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.Beforehand;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"ruling-O2", "ruling-O3", "ruling-S3"})
final class Objections {
    private static final Set<String> PLAY_SLOTS = Set.of(PlayAct.CARD, PlayAct.WAY);

    private static final String MATTERS = "matters";
    private static final String YES = "yes";

    private final CardList deck;
    private final List<Topic> topics;
    private final int turnsInAll;
    private final ForageAct forage = new ForageAct();

    Objections(CardList deck, Topics topics, int turnsInAll) {
        this.deck = deck;
        this.topics = topics.all();
        this.turnsInAll = turnsInAll;
    }

    /** The first objection; empty while the order stands. */
    Optional<Line> to(StandingOrder standing, Seen<MarchState> seen) {
        Army army = seen.position().find(standing.seat()).orElse(null);
        if (army == null || !army.marching() || seen.position().stage() == Stage.OVER) {
            return line("object.out", "ruling-X9");
        }
        Optional<Topic> topic =
                topics.stream().filter(t -> t.name().equals(standing.topic())).findFirst();
        if (topic.isEmpty() || !topic.get().answers().contains(standing.answer().verb())) {
            return line("object.topic", "ruling-O2");
        }
        for (String fact : standing.when().keySet()) {
            if (topic.get().fact(fact).isEmpty()) {
                return Optional.of(new Line(Text.of("object.fact", "fact", fact), "ruling-O2"));
            }
        }
        if (standing.when().get("turn") instanceof Condition.Between turns
                && (turns.most() < seen.position().clock().round() || turns.least() > turnsInAll)) {
            return line("object.expired", "ruling-O2");
        }
        boolean interferes = standing.topic().equals(Topics.INTERFERE);
        if (interferes) {
            Optional<Line> target = target(standing, seen);
            if (target.isPresent()) {
                return target;
            }
        }
        if (standing.when().containsKey(MATTERS) && !standing.answer().verb().equals(PlayAct.NAME)) {
            return line("object.matters", "ruling-O2");
        }
        List<Moment> moments = Moment.of(standing.topic());
        if (!moments.isEmpty() && moments.stream().noneMatch(moment -> moment.suits(standing.when()))) {
            return line("object.conditions", "ruling-O2");
        }
        return switch (standing.answer().verb()) {
            case PlayAct.NAME -> card(standing, army, interferes);
            case PowerAct.NAME -> PowerAct.objection(army.leader(), standing.answer());
            case ForageAct.NAME -> forage.objection(standing.answer());
            default -> Optional.empty();
        };
    }

    private static Optional<Line> line(String key, String rule) {
        return Optional.of(new Line(Text.of(key), rule));
    }

    /** Alone there is nobody to interfere with, and an army that is out is no target any more. */
    @Rule({"ruling-S3", "ruling-X9"})
    private static Optional<Line> target(StandingOrder standing, Seen<MarchState> seen) {
        if (seen.position().solitaire()) {
            return line("object.solitaire", "ruling-S3");
        }
        if (standing.when().get("roller") instanceof Condition.OneOf rollers) {
            for (String roller : rollers.words()) {
                boolean marching = seen.position()
                        .find(new Seat(roller))
                        .filter(Army::marching)
                        .isPresent();
                if (marching && !roller.equals(standing.seat().id())) {
                    return Optional.empty();
                }
            }
            return line("object.target", "ruling-X9");
        }
        return Optional.empty();
    }

    /** The card must be there, must be aimed where the topic aims, and its roll must be among those named. */
    @Rule({"ruling-O2", "ruling-aims"})
    private Optional<Line> card(StandingOrder standing, Army army, boolean interferes) {
        Call answer = standing.answer();
        Optional<Card> known = answer.maybe(PlayAct.CARD).flatMap(deck::card);
        if (known.isEmpty()
                || !PLAY_SLOTS.containsAll(answer.values().keySet())
                || answer.all(PlayAct.CARD).size() > 1
                || answer.all(PlayAct.WAY).size() > 1) {
            return Optional.of(new Line(
                    Text.of(
                            "object.card",
                            "held",
                            named(army.hand()),
                            "n",
                            army.hand().size()),
                    "ruling-O2"));
        }
        Card card = known.get();
        if (!army.hand().has(card.number())) {
            return Optional.of(new Line(
                    Text.of(
                            "object.not-held",
                            "card",
                            card.named(),
                            "held",
                            named(army.hand()),
                            "n",
                            army.hand().size()),
                    "ruling-O2"));
        }
        List<Way> aimed = Beforehand.aimed(card, interferes);
        if (aimed.isEmpty()) {
            return Optional.of(new Line(
                    Text.of(interferes ? "object.helps" : "object.harms", "card", card.named()), "ruling-aims"));
        }
        Optional<String> value = answer.maybe(PlayAct.WAY);
        List<Way> meant = aimed.stream()
                .filter(way ->
                        value.filter(v -> !way.choice().value().equals(v)).isEmpty())
                .toList();
        if (meant.isEmpty() || (value.isPresent() && !card.hasChoice())) {
            List<Text> legal = card.hasChoice() ? aimed.stream().map(Way::words).toList() : List.of();
            return Optional.of(new Line(
                    Text.of(
                            legal.isEmpty() ? "refuse.way.none" : "refuse.way",
                            "value",
                            value.orElseThrow(),
                            "legal",
                            legal),
                    "ruling-X2"));
        }
        return never(standing, card, meant).or(() -> which(standing, card, meant));
    }

    private static Optional<Line> never(StandingOrder standing, Card card, List<Way> ways) {
        if (ways.stream().noneMatch(way -> mayMatter(standing, way))) {
            return Optional.of(new Line(Text.of("object.always-matters", "card", card.named()), "ruling-O2"));
        }
        return possible(standing, ways).isEmpty()
                ? Optional.of(new Line(Text.of("object.never", "card", card.named()), "ruling-P1"))
                : Optional.empty();
    }

    /** Where both effects could be had at the same time, the order must say which. */
    @Rule("ruling-X2")
    private static Optional<Line> which(StandingOrder standing, Card card, List<Way> ways) {
        List<Way> possible = possible(standing, ways);
        if (possible.size() < 2) {
            return Optional.empty();
        }
        Way first = possible.getFirst();
        Way second = possible.getLast();
        boolean neverBoth =
                first.touchesRoll() && second.touchesRoll() && Collections.disjoint(first.rolls(), second.rolls());
        return neverBoth
                ? Optional.empty()
                : Optional.of(new Line(
                        Text.of(
                                "object.which",
                                "card",
                                card.named(),
                                "legal",
                                possible.stream().map(Way::words).toList()),
                        "ruling-X2"));
    }

    private static List<Way> possible(StandingOrder standing, List<Way> ways) {
        List<Moment> moments = Moment.of(standing.topic()).stream()
                .filter(moment -> moment.suits(standing.when()))
                .toList();
        return ways.stream()
                .filter(way -> mayMatter(standing, way) && moments.stream().anyMatch(moment -> moment.opens(way)))
                .toList();
    }

    /** What touches no roll always changes something: an order for when it does not would never fire. */
    @Rule("ruling-O2")
    private static boolean mayMatter(StandingOrder standing, Way way) {
        Condition matters = standing.when().get(MATTERS);
        return matters == null || way.touchesRoll() || matters.holds(YES);
    }

    private List<Arg> named(Cards hand) {
        return deck.ids(hand).stream().<Arg>map(id -> new Arg.Name("card", id)).toList();
    }

    /**
     * A moment at which a standing order may be asked: with a roll on the table, as a phase begins, or between rally rolls.
     *
     * @param roll as the fact names it
     * @param dice how many lie on the table; none between rolls
     */
    @Rule("ruling-O2")
    private record Moment(String roll, Phase phase, int dice) {
        private static final List<Moment> ROLLS = rollsOfATurn();
        private static final List<Moment> INTERFERE = interfere();
        private static final List<Moment> RESPOND = respond();

        /** All moments at which the topic comes up; none where its facts name no roll. */
        static List<Moment> of(String topic) {
            return switch (topic) {
                case Topics.INTERFERE -> INTERFERE;
                case Topics.RESPOND -> RESPOND;
                default -> List.of();
            };
        }

        private static List<Moment> rollsOfATurn() {
            List<Moment> all = new ArrayList<>();
            for (RollKind kind : RollKind.values()) {
                all.add(new Moment(kind.id(), kind.phase(), kind.dice()));
            }
            return List.copyOf(all);
        }

        private static List<Moment> interfere() {
            List<Moment> all = new ArrayList<>(ROLLS);
            for (Phase phase : Phase.values()) {
                all.add(new Moment(Topics.NO_ROLL, phase, 0));
            }
            return List.copyOf(all);
        }

        private static List<Moment> respond() {
            List<Moment> all = new ArrayList<>(ROLLS);
            all.add(new Moment(RollKind.RALLY.id(), Phase.RALLY, 0));
            return List.copyOf(all);
        }

        /** Whether all that is asked of the roll and the phase can be so at this moment. */
        boolean suits(Map<String, Condition> when) {
            return when.entrySet().stream().allMatch(one -> switch (one.getKey()) {
                case "roll" -> one.getValue().holds(roll);
                case "phase" -> one.getValue().holds(phase.id());
                case "natural" -> dice > 0 && meets(one.getValue(), dice, dice * RollKind.SIDES);
                case "modified" -> dice > 0;
                default -> true;
            });
        }

        private static boolean meets(Condition condition, int least, int most) {
            return condition instanceof Condition.Between(int from, int to) && from <= most && to >= least;
        }

        /** Whether a card can be played in that way at this moment. */
        @Rule({"ruling-P1", "ruling-X5"})
        boolean opens(Way way) {
            if (way.touchesRoll()) {
                return dice > 0
                        && way.rolls().stream().anyMatch(kind -> kind.id().equals(roll));
            }
            return !(way.effects().getFirst() instanceof Effect.ExtraRally) || (dice == 0 && phase == Phase.RALLY);
        }
    }
}
