package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivationEvents.Exhausted;
import strategos.engine.games.persians.battle.BattleEvents.LossesChosen;
import strategos.engine.games.persians.battle.BattleEvents.WillGiven;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.losses.Departures;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.losses.LossEvents.BoxesChosen;
import strategos.engine.games.persians.losses.LossEvents.CourtAnswered;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The verbs of a battle: what a side loses, whether it fights on, where it goes. */
public final class BattleActs {
    private BattleActs() {}

    /** {@code losses}: which units or ships are lost, one by one; and who goes home to Asia. */
    @Rule({"0.4", "1.2", "7.3"})
    public static final class LossesAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "losses";

        /** Units or ships. */
        public static final String UNITS = "units";

        /** As the side's order of losses has it. */
        public static final String PREFERRED = "preferred";

        /** Whose box loses first. */
        public static final String FROM = "from";

        private final Verb verb = Verb.order(NAME, "7.3", Slot.path(UNITS), Slot.path(FROM));
        private final Battles battles;
        private final Departures departures;
        private final Forces forces;

        public LossesAct(Battles battles, Departures departures, Forces forces) {
            this.battles = battles;
            this.departures = departures;
            this.forces = forces;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return switch (war.step()) {
                case Step.Fight f
                when losing(war.fight()) && battles.asks(war, war.fight(), side) -> {
                    Battle battle = war.fight();
                    LossChoice choice = battles.choice(war, battle, side);
                    String kind = battle.sea() ? "ship" : "unit";
                    yield Optional.of(new SlotOffer(
                            verb,
                            (slot, filled) -> slot.equals(UNITS)
                                    ? path(choice, kind, filled.all(UNITS))
                                    : boxes(war, side, filled)));
                }
                case Step.Palace palace
                when side == Side.GREEK && war.side(side).known() ->
                    Optional.of(new SlotOffer(
                            verb,
                            (slot, filled) ->
                                    slot.equals(UNITS) ? home(palace.shown(), filled.all(UNITS)) : Choices.nothing()));
                default -> Optional.empty();
            };
        }

        private static boolean losing(Battle battle) {
            return switch (battle.stage()) {
                case FIRE_LOSSES, MELEE_LOSSES, PURSUIT_LOSSES -> true;
                default -> false;
            };
        }

        private static Choices path(LossChoice choice, String words, List<String> chosen) {
            if (chosen.contains(PREFERRED)) {
                return new Choices.Step(List.of(), true);
            }
            List<Choice> next = new ArrayList<>();
            choice.next(chosen).forEach(id -> next.add(Slots.named(words, id)));
            boolean over = next.isEmpty();
            if (chosen.isEmpty()) {
                next.add(Slots.word(PREFERRED));
            }
            return new Choices.Step(next, over);
        }

        /** Where like units lie in several boxes, whose go first; who is not named comes after. */
        @Rule({"0.4", "ruling-losses"})
        private Choices boxes(War seen, Side side, Call filled) {
            Battle battle = seen.fight();
            List<CounterId> open = battle.sea()
                    ? List.of()
                    : new LossBoxes(seen, battle.force(side)).open(chosen(battles, forces, seen, side, filled));
            if (open.isEmpty()) {
                return Choices.nothing();
            }
            List<String> named = filled.all(FROM);
            return new Choices.Step(
                    Slots.counters(
                            open.stream().filter(id -> !named.contains(id.id())).toList()),
                    true);
        }

        private Choices home(Troops shown, List<String> chosen) {
            Troops left = shown.minus(Troops.of(chosen));
            boolean more = chosen.size() < Departures.homeGoers(shown);
            return new Choices.Step(
                    more ? left.kinds().stream().map(id -> numbered(left, id)).toList() : List.of(), !more);
        }

        /** What the court knows it tells: how many there are of each kind. */
        @Rule("11.2-intrigues")
        private static Choice numbered(Troops left, String id) {
            return new Choice(id, Text.of("choice.left", "name", new Arg.Name("unit", id), "n", left.count(id)));
        }

        /** The losses that the order means. */
        @Rule({"7.3", "ruling-prefer"})
        public static List<String> chosen(Battles battles, Forces forces, War seen, Side side, Call call) {
            List<String> named = call.all(UNITS);
            return named.contains(PREFERRED)
                    ? battles.choice(seen, seen.fight(), side).byOrder(forces.lossOrder(seen.side(side)))
                    : named;
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            if (play.state().step() instanceof Step.Palace) {
                Troops chosen = Troops.of(call.all(UNITS));
                List<CounterId> heirs = Boxes.activatedHeir(play.state().side(Side.PERSIAN), CounterId.XERXES, chosen);
                play.happen(new CourtAnswered());
                departures.goHome(play, chosen);
                // Whoever leads on what the king has led in this phase is activated, too (4.1).
                play.happen(new Exhausted(Side.PERSIAN, heirs));
                return;
            }
            List<String> from = call.all(FROM);
            if (!from.isEmpty()) {
                play.happen(new BoxesChosen(side, CounterId.list(from)));
            }
            play.happen(new LossesChosen(side, chosen(battles, forces, play.state(), side, call)));
        }
    }

    /** {@code fight}: what a side wants at the end of a round. */
    @Rule({"7", "7.6", "7.7", "9.3"})
    public static final class FightAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "fight";

        /** The will. */
        public static final String WILL = "will";

        private final Verb verb = Verb.order(NAME, "7", Slot.one(WILL));
        private final Battles battles;

        public FightAct(Battles battles) {
            this.battles = battles;
        }

        /** The order. */
        public static Call call(Will will) {
            return Call.of(NAME, WILL, will.id());
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return war.battle()
                    .filter(battle -> battle.stage() == Battle.Stage.ROUND_END && battles.asks(war, battle, side))
                    .map(battle -> SlotOffer.one(verb, wills(battle)));
        }

        private static List<Choice> wills(Battle battle) {
            List<Choice> wills = new ArrayList<>(List.of(word(Will.ON), word(Will.BREAK)));
            if (battle.parts()) {
                wills.add(word(Will.ACCORD));
            }
            return wills;
        }

        private static Choice word(Will will) {
            return Slots.word(will.id());
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            play.happen(new WillGiven(side, Will.of(call.one(WILL))));
        }
    }

    /** {@code retreat}: where the beaten force goes. */
    @Rule({"7.6", "9.3"})
    public static final class RetreatAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "retreat";

        /** Where to. */
        public static final String ZONE = "zone";

        private final Verb verb = Verb.order(NAME, "7.6", Slot.one(ZONE));
        private final Battles battles;

        public RetreatAct(Battles battles) {
            this.battles = battles;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            return war.battle()
                    .filter(battle -> battle.stage() == Battle.Stage.RETREAT && battles.asks(war, battle, side))
                    .map(battle -> SlotOffer.one(verb, zones(war, battle.force(side))));
        }

        private List<Choice> zones(War seen, Force force) {
            Retreats retreats = battles.retreats();
            List<Choice> zones = new ArrayList<>(Slots.zones(retreats.zones(seen, force)));
            if (retreats.refuge(seen, force)) {
                zones.add(Slots.word(Retreats.ABOARD));
            }
            return zones;
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            battles.retreat(
                    play,
                    play.state().fight(),
                    call.maybe(ZONE)
                            .filter(zone -> !zone.equals(Retreats.ABOARD))
                            .map(ZoneId::new));
        }
    }
}
