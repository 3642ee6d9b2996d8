package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.BattleSide.Will;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Battles on land and at sea (7, 9.3). */
public sealed interface BattleEvents extends PersiansEvent {
    /**
     * Two forces fight: both lie face up.
     *
     * @param city whether its holder is asked first
     * @param points with which the active side begins
     * @param against with which the passive side does
     */
    @Rule({"7", "7.1", "8.1", "9.3"})
    @Recorded("battle-joined")
    record BattleJoined(Force active, Force passive, Optional<Side> ambusher, boolean city, int points, int against)
            implements BattleEvents {
        @Override
        public War apply(War before) {
            Battle battle = Battle.of(active, passive, ambusher, points, against)
                    .withStage(city ? Battle.Stage.CITY : Battle.Stage.OPENING_ACTIVE)
                    .withChain(before.step() instanceof Step.Entry entry ? entry.chain() : 0);
            return before.with(battle).push(new Step.Fight());
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            boolean sea = active.place().sea();
            return EventText.line(
                    sea ? "told.battle.sea" : "told.battle",
                    sea ? "9.3" : "7",
                    "active",
                    active.side().named(),
                    "passive",
                    passive.side().named(),
                    "zone",
                    active.place().named());
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** The rule of a round: at sea it has one of its own. */
    @Rule({"7.1", "9.3"})
    private static String round(Seen<War> before) {
        return before.position().fight().sea() ? "9.3" : "7.1";
    }

    /** The battle goes on to that stage. */
    @Rule("7.1")
    @Recorded("stage-reached")
    record StageReached(Battle.Stage stage) implements BattleEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.fight().withStage(stage));
        }
    }

    /** Another round begins. */
    @Rule("7.1")
    @Recorded("round-began")
    record RoundBegan() implements BattleEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.fight().next());
        }
    }

    /** The round is fought: one more of the dull ones, or none of them any more. */
    @Rule({"7.1", "7.7", "ruling-dull"})
    @Recorded("round-fought")
    record RoundFought() implements BattleEvents, Untold {
        @Override
        public War apply(War before) {
            Battle battle = before.fight();
            return before.with(battle.withDull(battle.dulled()).withStage(Battle.Stage.ROUND_END));
        }
    }

    /** The battle is over. */
    @Rule("7")
    @Recorded("battle-ended")
    record BattleEnded(boolean sea, ZoneId place, Optional<Side> winner) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.withBattle(Optional.empty()).pop();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return winner.isPresent()
                    ? EventText.line(
                            "told.won", sea ? "9.3" : "7", "side", winner.get().named(), "zone", place.named())
                    : EventText.line("told.drawn", sea ? "9.3" : "7", "zone", place.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A side has said whether it fights on; its enemy does not see yet. */
    @Rule("7.1")
    @Recorded("will-given")
    record WillGiven(Side side, Will will) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.with(side, before.fight().side(side).withWill(Optional.of(will)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.answered", round(before), "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** A side has chosen what it loses; its enemy does not see yet. */
    @Rule("7.3")
    @Recorded("losses-chosen")
    record LossesChosen(Side side, List<String> losses) implements BattleEvents {
        public LossesChosen {
            losses = List.copyOf(losses);
        }

        @Override
        public War apply(War before) {
            return before.with(side, before.fight().side(side).withChosen(losses));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.answered", round(before), "side", side.named());
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** A side has taken what it owed, and only those who are left are disorganised. */
    @Rule({"7.3", "9.3"})
    @Recorded("losses-taken")
    record LossesTaken(Side side) implements BattleEvents, Untold {
        @Override
        public War apply(War before) {
            Battle battle = before.fight();
            BattleSide standing = battle.side(side);
            Troops left = battle.sea() ? Troops.NONE : battle.force(side).troops(before);
            return before.with(
                    side,
                    standing.owing(0, false, standing.tests())
                            .withOut(standing.out().and(left)));
        }
    }

    /** What both have answered unseen is known. */
    @Rule("7.1")
    @Recorded("answers-opened")
    record AnswersOpened(Will greek, Will persian) implements BattleEvents {
        @Override
        public War apply(War before) {
            Battle battle = before.fight();
            return before.with(battle.withGreek(battle.greek().withWill(Optional.of(greek)))
                    .withPersian(battle.persian().withWill(Optional.of(persian))));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.wills",
                    round(before),
                    "greek",
                    new Arg.Name("will", greek.id()),
                    "persian",
                    new Arg.Name("will", persian.id()));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A side throws on a combat table; its enemy owes what comes of it. */
    @Rule({"7.2", "7.3", "7.6", "9.3"})
    @Recorded("combat-rolled")
    record CombatRolled(BattleRound.Volley volley) implements BattleEvents {
        @Override
        public War apply(War before) {
            Battle battle = before.fight();
            Side side = volley.side();
            return before.with(battle.withRound(battle.round().with(volley))
                    .with(side, battle.side(side).thrown(volley.phase()))
                    .with(side.other(), battle.owing(side, volley.phase(), volley.result())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.of(new Line(volley.told(), rule()));
        }

        private String rule() {
            return volley.phase().rule();
        }

        /** What counts in it may lie face down: units aboard (9.3), and beside a strait those whose support it has (5.4-straits). */
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip." + volley.phase().id(), rule(), volley.side())
                    .rolled(volley.roll(), List.of(volley.die()))
                    .adding(Stream.concat(volley.shifts().stream(), volley.added().stream())
                            .map(Part::modifier)
                            .toList())
                    .column(volley.column())
                    .meaning(volley.result().brief(), volley.told()));
        }
    }

    /** Whether the enemy commander is in danger, and what became of him. */
    @Rule("7.5")
    @Recorded("danger-rolled")
    record DangerRolled(Side side, int roll, List<Integer> dice, int fate) implements BattleEvents {
        public DangerRolled {
            dice = List.copyOf(dice);
        }

        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return fate == 0
                    ? Optional.empty()
                    : EventText.line(
                            "told.danger",
                            "7.5",
                            "side",
                            side.other().named(),
                            "dice",
                            EventText.faces(dice),
                            "fate",
                            fate);
        }
    }

    /** Units test their morale. */
    @Rule("7.4")
    @Recorded("morale-tested")
    record MoraleTested(Side side, int roll, Troops tested, Troops broken, Troops fled) implements BattleEvents {
        @Override
        public War apply(War before) {
            BattleSide standing = before.fight().side(side);
            return before.with(
                    side,
                    standing.withOut(standing.out().plus(broken).minus(fled)).owing(0, false, false));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return broken.isEmpty() && fled.isEmpty()
                    ? EventText.line("told.morale.held", "7.4", "side", side.named(), "n", tested.size())
                    : EventText.line(
                            "told.morale",
                            "7.4",
                            "side",
                            side.named(),
                            "n",
                            tested.size(),
                            "broken",
                            broken.named(),
                            "fled",
                            fled.named());
        }
    }

    /** A side has no unit in order, or nobody to lead it: it must break off. */
    @Rule({"7.4", "7.5"})
    @Recorded("routed")
    record Routed(Side side) implements BattleEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(side, before.fight().side(side).withRouted(true));
        }
    }

    /** The round of Leonidas' sacrifice is over. */
    @Rule("11.2-sacrifice")
    @Recorded("sacrifice-made")
    record SacrificeMade() implements BattleEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(Side.GREEK, before.fight().greek().withSacrifice(false));
        }
    }

    /** A side has lost the battle. */
    @Rule({"7.6", "4.1"})
    @Recorded("broke-off")
    record BrokeOff(Side side, boolean pursued) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.with(
                    before.fight().lost(side, pursued).withStage(pursued ? Battle.Stage.MERCY : Battle.Stage.RETREAT));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    pursued ? "told.broke-off.pursued" : "told.broke-off",
                    before.position().fight().sea() ? "9.3" : "7.6",
                    "side",
                    side.named());
        }
    }

    /**
     * A beaten force goes.
     *
     * @param anew whether the active side, too, may try again at whom it has tried there before
     */
    @Rule({"6.1", "7.6", "ruling-asked"})
    @Recorded(value = "retreated", version = 2)
    record Retreated(
            Side side, List<CounterId> members, Troops loose, ZoneId from, ZoneId to, boolean lifts, boolean anew)
            implements BattleEvents {
        public Retreated {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            for (CounterId member : members) {
                state = state.vessel(member).isPresent()
                        ? Boxes.drive(state, member, to)
                        : state.with(state.chief(member).orElseThrow().ashore(to));
            }
            if (!loose.isEmpty()) {
                UnledStack pile = state.pile(from);
                Troops spent = pile.spent().and(loose);
                state = state.with(pile.minus(loose)).lay(to, spent, true).lay(to, loose.minus(spent), false);
            }
            War after = before.with(state).moved(side, from, to).carried(members, to);
            after = carried(after);
            after = anew ? after.anew(side, members, to) : after;
            after = loose.isEmpty() ? after : trailing(after);
            return lifts ? after.withGround(after.ground().lift(to)) : after;
        }

        /** A leader who is active aboard goes where his ships go. */
        private War carried(War after) {
            Optional<Active> active = after.active().filter(a -> a.side() == side);
            boolean aboard = active.flatMap(
                            a -> after.side(side).chief(a.force().lead()))
                    .flatMap(Chief::vessel)
                    .filter(members::contains)
                    .isPresent();
            return aboard
                    ? after.with(active.get().withForce(active.get().force().in(to)))
                    : after;
        }

        /** Units that marched with a leader who has fallen are his marchers where they go, too. */
        private War trailing(War after) {
            Optional<Active> active = after.active()
                    .filter(a -> a.side() == side && a.force().lead().equals(CounterId.UNKNOWN));
            if (active.isEmpty()) {
                return after;
            }
            Troops gone = loose;
            List<UnledStack> left = new ArrayList<>();
            for (UnledStack pile : active.get().left().reversed()) {
                Troops some = pile.zone().equals(from) ? pile.spent().and(gone) : Troops.NONE;
                gone = gone.minus(some);
                left.addFirst(pile.minus(some));
                left.add(new UnledStack(to, Troops.NONE, some));
            }
            left.removeIf(UnledStack::isEmpty);
            return after.with(
                    active.get().withForce(active.get().force().in(to)).withLeft(left));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.retreated",
                    from.sea() ? "9.3" : "7.6",
                    "side",
                    side.named(),
                    "from",
                    from.named(),
                    "to",
                    to.named());
        }
    }

    /** On the field of battle another leader takes over: who is below him in rank follows him now, and an equal nobody. */
    @Rule({"7.5", "4.2", "ruling-succession"})
    @Recorded("succeeded")
    record Succeeded(Side side, CounterId heir, List<CounterId> followers) implements BattleEvents, Untold {
        public Succeeded {
            followers = List.copyOf(followers);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            for (CounterId follower : followers) {
                state = state.with(state.chief(follower).orElseThrow().under(heir));
            }
            return before.with(state)
                    .withActive(before.active().map(this::led))
                    .eachEntry(entry -> entry.with(led(entry.mover())));
        }

        /** What moves is the new commander with his own; in the battle all who were in it stay. */
        private Active led(Active active) {
            Force now = led(active.force());
            List<CounterId> parted = new ArrayList<>(active.parted());
            active.force().members().stream()
                    .filter(member -> !now.members().contains(member))
                    .forEach(parted::add);
            return active.withForce(now).withParted(parted);
        }

        private Force led(Force force) {
            if (force.side() != side || !force.members().contains(heir)) {
                return force;
            }
            List<CounterId> members = new ArrayList<>(List.of(heir));
            members.addAll(followers);
            return force.of(members);
        }
    }
}
