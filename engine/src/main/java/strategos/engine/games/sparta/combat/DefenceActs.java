package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ForceEvents.Stranded;
import strategos.engine.games.sparta.forces.ShelterEvents.Sheltered;
import strategos.engine.games.sparta.forces.ShelterEvents.StoodOutside;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Engagement.Fights;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.kit.Counted;
import strategos.engine.kit.RephrasedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** What the defender answers: behind walls or outside, ships ashore or at sea. */
public final class DefenceActs {
    private DefenceActs() {}

    /** {@code shelter}: land units go inside a fort or walled city, ships into port; or they stay outside. */
    @Rule({"7.8", "7.11"})
    public static final class ShelterAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "shelter";

        static final String INSIDE = "inside";
        static final String OUTSIDE = "outside";
        private static final String SHIPS = "ships";

        private final Verb verb = Verb.order(NAME, "7.8", Slot.one(Slots.CHOICE), Slot.path(SHIPS));
        private final Force force;
        private final CombatParticipants participants;
        private final Engagements engagements;
        private final StandingSieges standing;

        public ShelterAct(
                Force force, CombatParticipants participants, Engagements engagements, StandingSieges standing) {
            this.force = force;
            this.participants = participants;
            this.engagements = engagements;
            this.standing = standing;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        /** The order to go inside, or to stay outside. */
        public static Call call(boolean inside) {
            return Call.of(NAME, Slots.CHOICE, inside ? INSIDE : OUTSIDE);
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            boolean port = seen.at(Engagement.Stage.PORT);
            if (!port && !seen.at(Engagement.Stage.SHELTER)) {
                return Optional.empty();
            }
            Engagement e = seen.engagement().orElseThrow();
            SlotOffer offer = new SlotOffer(verb, (slot, filled) -> {
                if (slot.equals(Slots.CHOICE)) {
                    return Choices.oneOf(Labels.words(INSIDE, OUTSIDE));
                }
                boolean some = port && filled.says(Slots.CHOICE, INSIDE);
                return some ? ships(seen, e).choices(filled.all(SHIPS)) : Choices.nothing();
            });
            return Optional.of(port ? RephrasedOffer.citing(offer, "7.11") : offer);
        }

        /** Ships that go into port; none named means all. */
        private Selection ships(War war, Engagement e) {
            return new Selection(force.labels(), war, participants.enemyShips(war, e), false, any -> true);
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            Engagement e = play.state().engagement().orElseThrow();
            boolean inside = call.says(Slots.CHOICE, INSIDE);
            if (play.state().at(Engagement.Stage.SHELTER)) {
                shelter(play, e, inside);
                return;
            }
            PieceSet named = ships(play.state(), e).resolve(call.all(SHIPS));
            PieceSet all = participants.enemyShips(play.state(), e);
            port(play, e, inside ? named.isEmpty() ? all : named : PieceSet.NONE);
        }

        /** Ships go into port, or stay out. */
        @Rule({"7.11", "7.12"})
        private void port(Play<War> play, Engagement e, PieceSet inside) {
            PlaceRef ref = force.labels().printed().atlas().locale(e.place()).ref();
            PieceSet fleet = participants.enemyShips(play.state(), e);
            PieceSet outside = fleet.minus(inside);
            if (!inside.isEmpty()) {
                standing.leave(play, e.defender(), e.place(), inside);
                play.happen(new Sheltered(
                        e.defender(), ref, force.labels().printed().counters().company(inside), true));
            }
            if (!outside.isEmpty()) {
                play.happen(new StoodOutside(e.defender(), ref, outside));
            }
            Fights fights = e.fights();
            Engagements.settle(play, e, outside.isEmpty() ? fights.withSea(false) : fights, Engagement.Stage.SHELTER);
        }

        /** Land units go inside, or stand outside; before a siege ships in port do as they do. */
        @Rule({"7.8", "9.0", "ruling-S1"})
        private void shelter(Play<War> play, Engagement e, boolean inside) {
            War war = play.state();
            PlaceRef ref = force.labels().printed().atlas().locale(e.place()).ref();
            PieceSet units = engagements.choosing(war, e);
            PieceSet troops = war.board().land(units);
            PieceSet ships = war.board().fleet(units);
            if (!inside) {
                play.happen(new StoodOutside(e.defender(), ref, units));
                Engagements.settle(play, e, engagements.outside(play.state(), e, units), Engagement.Stage.MARINES);
                return;
            }
            // Who besieged another stronghold here besieges it no more from behind walls (7.8, 9.0).
            standing.leave(play, e.defender(), e.place(), units);
            if (!troops.isEmpty()) {
                play.happen(new Sheltered(
                        e.defender(), ref, force.labels().printed().counters().company(troops), false));
            }
            if (!ships.isEmpty()) {
                play.happen(new Sheltered(
                        e.defender(), ref, force.labels().printed().counters().company(ships), true));
            }
            Engagements.settle(play, e, engagements.besieged(play.state(), e), Engagement.Stage.MARINES);
        }
    }

    /** {@code marines}: ships of the defender that fight on land instead of at sea. */
    @Rule("8.5-naval")
    public static final class MarinesAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "marines";

        private final Verb verb = Verb.order(NAME, "8.5-naval", Slot.path(Slots.UNITS));
        private final Force force;
        private final CombatParticipants participants;
        private final Engagements engagements;

        public MarinesAct(Force force, CombatParticipants participants, Engagements engagements) {
            this.force = force;
            this.participants = participants;
            this.engagements = engagements;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        /** The order that lands all crews, or none. */
        public static Call call(boolean all) {
            return all ? Call.of(NAME, Slots.UNITS, Counted.ALL) : Call.of(NAME);
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            if (!seen.at(Engagement.Stage.MARINES)) {
                return Optional.empty();
            }
            Engagement e = seen.engagement().orElseThrow();
            return Optional.of(
                    new SlotOffer(verb, (slot, filled) -> ships(seen, e).choices(filled.all(Slots.UNITS))));
        }

        private Selection ships(War war, Engagement e) {
            return new Selection(force.labels(), war, participants.guards(war, e), false, any -> true);
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            Engagement e = play.state().engagement().orElseThrow();
            engagements.marines(play, e, ships(play.state(), e).resolve(call.all(Slots.UNITS)));
        }
    }

    /** {@code lose}: whether a result is downgraded, which units are lost, which enemy leader falls. */
    @Rule({"5.1", "6.7", "8.2", "8.4"})
    public static final class LoseAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "lose";

        /** Whether the weaker result is taken, at the price of morale: yes or no. */
        public static final String DOWNGRADE = "downgrade";

        static final String WEAKEST = "weakest";
        static final String STRONGEST = "strongest";

        /** The best of the enemy's leaders. */
        public static final String BEST = "best";

        private final Verb verb =
                Verb.order(NAME, "8.2", Slot.one(DOWNGRADE), Slot.path(Slots.UNITS), Slot.one(Slots.LEADER));
        private final Force force;
        private final Combats combats;
        private final Mortality mortality;
        private final Stacking stacking;
        private final Losses losses;

        public LoseAct(Force force, Combats combats, Mortality mortality, Stacking stacking) {
            this.force = force;
            this.combats = combats;
            this.mortality = mortality;
            this.stacking = stacking;
            this.losses = combats.losses();
        }

        @Override
        public Verb verb() {
            return verb;
        }

        /** The order to downgrade, or not. */
        public static Call downgrade(boolean yes) {
            return Call.of(NAME, DOWNGRADE, yes ? Slots.YES : Slots.NO);
        }

        /** The order to lose the weakest units, or the strongest. */
        public static Call units(boolean weakest) {
            return Call.of(NAME, Slots.UNITS, weakest ? WEAKEST : STRONGEST);
        }

        /** The order to kill that leader. */
        public static Call leader(String id) {
            return Call.of(NAME, Slots.LEADER, id);
        }

        /** Units of which so many must go, by the rule's order or freely; some of them are lost in any case. */
        private record Due(Side side, PieceSet units, PieceSet doomed, int count, boolean free) {}

        private Optional<Due> due(War war) {
            if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.loses()) {
                Combat combat = war.combat().orElseThrow();
                boolean attacking = stage.attacking();
                return Optional.of(new Due(
                        combat.force(attacking).side(),
                        Combats.alive(war, combat, attacking),
                        Combats.doomed(war, combat, attacking),
                        Combats.required(war, combat, attacking),
                        false));
            }
            if (war.step() instanceof PendingStep.Excess(Side side, int place, boolean naval)) {
                Board board = war.board();
                int count = naval ? stacking.excessShips(war, side, place) : stacking.excessLand(war, side, place);
                PieceSet units = naval ? stacking.crowding(war, side, place) : board.land(board.at(place, side));
                return Optional.of(new Due(side, units, PieceSet.NONE, count, true));
            }
            return Optional.empty();
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            boolean downgrading = seen.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.downgrades();
            Optional<Due> due = due(seen);
            boolean falls = seen.step() instanceof PendingStep.LeaderFalls;
            if (!downgrading && due.isEmpty() && !falls) {
                return Optional.empty();
            }
            SlotOffer offer = new SlotOffer(verb, (slot, filled) -> switch (slot) {
                case DOWNGRADE -> downgrading ? Choices.oneOf(Labels.words(Slots.YES, Slots.NO)) : Choices.nothing();
                case Slots.UNITS ->
                    due.isPresent() ? units(seen, due.get(), filled.all(Slots.UNITS)) : Choices.nothing();
                default -> falls ? leaders(seen) : Choices.nothing();
            });
            boolean excess = seen.step() instanceof PendingStep.Excess;
            return Optional.of(
                    RephrasedOffer.citing(offer, falls ? "6.7" : downgrading ? "8.4" : excess ? "5.1" : "8.2"));
        }

        private Choices leaders(War war) {
            List<Choice> leaders = new ArrayList<>(force.leaders(war, victims(war)));
            leaders.add(Labels.word(BEST));
            return Choices.oneOf(leaders);
        }

        private PieceSet victims(War war) {
            PendingStep.LeaderFalls falls = (PendingStep.LeaderFalls) war.step();
            return force.field().chiefs(war, falls.side(), falls.place());
        }

        /** Whether the combat in which a leader falls is one at sea. */
        @Rule("6.7")
        public static boolean naval(War war) {
            return war.combat().filter(Combat::naval).isPresent();
        }

        /** The leader who falls: the one named, or the best for that kind of combat. */
        @Rule("6.7")
        private int victim(War war, String named) {
            return named.equals(BEST)
                    ? force.labels()
                            .printed()
                            .counters()
                            .bestLeader(victims(war), naval(war))
                            .orElseThrow()
                    : force.labels().piece(named);
        }

        /** One unit after the other, as the rule lets the owner choose; or in one word the weakest or the strongest. */
        @Rule("8.2")
        private Choices units(War war, Due due, List<String> taken) {
            PieceSet chosen = resolve(war, due, taken);
            List<Choice> next = new ArrayList<>();
            if (chosen.size() < due.count()) {
                if (taken.isEmpty()) {
                    next.add(Labels.word(WEAKEST));
                    next.add(Labels.word(STRONGEST));
                }
                PieceSet left = due.units().minus(chosen);
                PieceSet open = due.free() ? left : losses.next(due.side(), left);
                open.each(unit -> next.add(force.labels().withLoad(war, unit)));
            }
            return new Choices.Step(next, next.isEmpty() || chosen.size() >= due.count());
        }

        private PieceSet resolve(War war, Due due, List<String> taken) {
            PieceSet chosen = PieceSet.NONE;
            for (String token : taken) {
                if (token.equals(WEAKEST) || token.equals(STRONGEST)) {
                    boolean weakest = token.equals(WEAKEST);
                    return due.free()
                            ? losses.freely(war.board(), due.units(), due.count(), weakest)
                            : losses.choose(war.board(), due.side(), due.units(), due.doomed(), due.count(), weakest);
                }
                chosen = chosen.with(force.labels().piece(token));
            }
            return chosen;
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            War war = play.state();
            Optional<Due> due = due(war);
            if (war.step() instanceof PendingStep.LeaderFalls) {
                int victim = victim(war, call.one(Slots.LEADER));
                Flow.pop(play);
                mortality.killedInCombat(play, victim);
            } else if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.downgrades()) {
                combats.downgrade(play, stage, call.says(DOWNGRADE, Slots.YES));
            } else if (war.step() instanceof PendingStep.InCombat(Combat.Stage stage)) {
                PieceSet chosen = resolve(war, due.orElseThrow(), call.all(Slots.UNITS));
                combats.lose(play, war.combat().orElseThrow(), stage.attacking(), chosen);
            } else if (war.step() instanceof PendingStep.Excess excess) {
                PieceSet chosen = resolve(war, due.orElseThrow(), call.all(Slots.UNITS));
                Flow.pop(play);
                play.happen(new Stranded(
                        excess.side(),
                        force.labels().printed().counters().company(chosen),
                        force.labels().printed().atlas().locale(excess.place()).ref(),
                        true));
                mortality.sword(play, excess.side(), excess.place());
            }
        }
    }
}
