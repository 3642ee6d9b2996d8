package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Clash;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Part;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Ranks;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Battles on land and at sea (7, 9.3). */
public sealed interface BattleEvents extends PersiansEvent {
    /** Two forces fight: both lie face up. */
    @Rule({"7", "7.1", "9.3"})
    @Recorded(value = "battle-joined", version = 3)
    record BattleJoined(Battle battle) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.with(Clash.NONE).proceed(0, List.of(new Step.Fight(battle)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    battle.sea() ? "told.battle.sea" : "told.battle",
                    battle.sea() ? "9.3" : "7",
                    "active",
                    battle.active().side().named(),
                    "passive",
                    battle.passive().side().named(),
                    "zone",
                    Zone.named(battle.place()));
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

    /** The battle goes on. */
    @Rule("7.1")
    @Recorded(value = "battle-changed", version = 3)
    record BattleChanged(Battle battle) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.fighting(battle);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** The battle is over. */
    @Rule("7")
    @Recorded("battle-ended")
    record BattleEnded(boolean sea, String place, Optional<Side> winner) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.with(Clash.NONE).proceed(1, List.of());
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return winner.isPresent()
                    ? Told.line(
                            "told.won", sea ? "9.3" : "7", "side", winner.get().named(), "zone", Zone.named(place))
                    : Told.line("told.drawn", sea ? "9.3" : "7", "zone", Zone.named(place));
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A side has answered; what, its enemy does not see yet. */
    @Rule({"7.1", "7.3"})
    @Recorded("answer-given")
    record AnswerGiven(Side side, String will, List<String> losses) implements BattleEvents {
        public AnswerGiven {
            losses = List.copyOf(losses);
        }

        @Override
        public War apply(War before) {
            Battle battle = before.battle().orElseThrow();
            Ranks ranks = battle.ranks(side);
            Ranks after = will.isEmpty() ? ranks.choosing(losses) : ranks.will(will);
            return before.proceed(1, List.of(new Step.Fight(battle.with(side, after))));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.answered", "7.1", "side", side.named());
        }
    }

    /** What both have answered unseen is known. */
    @Rule("7.1")
    @Recorded(value = "answers-opened", version = 3)
    record AnswersOpened(Battle battle, String greek, String persian) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.fighting(battle)
                    .with(new Notice(greek + " " + persian, battle.place(), List.of(battle.round())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.wills",
                    "7.1",
                    "greek",
                    new Arg.Name("will", greek),
                    "persian",
                    new Arg.Name("will", persian));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A side throws on a combat table. */
    @Rule({"7.2", "7.3", "7.6", "9.3"})
    @Recorded(value = "combat-rolled", version = 3)
    record CombatRolled(
            Side side,
            String phase,
            String place,
            int points,
            String base,
            List<Part> shifts,
            String column,
            int roll,
            int die,
            List<Part> added,
            String result,
            Ranks owing,
            boolean dull)
            implements BattleEvents {
        public CombatRolled {
            shifts = List.copyOf(shifts);
            added = List.copyOf(added);
        }

        @Override
        public War apply(War before) {
            Battle battle = before.battle().orElseThrow();
            Ranks own = battle.ranks(side);
            Battle after = battle.with(side, (phase.equals(own.oracleOn()) ? own.oracle(0, "") : own).rolled(true))
                    .with(side.other(), owing);
            Clash.Volley volley = new Clash.Volley(side, phase, points, base, shifts, column, roll, die, added, result);
            return before.with(before.clash().with(volley))
                    .proceed(1, List.of(new Step.Fight(dull ? after : after.dull(-1))));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.combat." + phase,
                    Told.combatRule(phase),
                    "side",
                    side.named(),
                    "points",
                    points,
                    "die",
                    die,
                    "column",
                    new Arg.Typed(column),
                    "result",
                    Meaning.of(result));
        }

        @Override
        public Optional<Strip> strip(War before) {
            return Optional.of(Told.strip(
                    "strip." + phase,
                    Told.combatRule(phase),
                    side,
                    roll,
                    List.of(die),
                    Stream.concat(shifts.stream(), added.stream())
                            .map(Part::modifier)
                            .toList(),
                    "",
                    column,
                    Text.of("strip.result", "result", new Arg.Typed(result)),
                    tell(before, Viewer.EVERYONE)));
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
            return before.with(new Notice("danger", "", dice));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return fate == 0
                    ? Optional.empty()
                    : Told.line(
                            "told.danger", "7.5", "side", side.other().named(), "dice", Told.faces(dice), "fate", fate);
        }
    }

    /** Units test their morale. */
    @Rule("7.4")
    @Recorded("morale-tested")
    record MoraleTested(Side side, int roll, Troops tested, Troops broken, Troops fled) implements BattleEvents {
        @Override
        public War apply(War before) {
            Battle battle = before.battle().orElseThrow();
            Ranks ranks = battle.ranks(side);
            return before.proceed(
                    1,
                    List.of(new Step.Fight(battle.with(
                            side,
                            ranks.out(ranks.out().plus(broken).minus(fled)).owing(0, false, false)))));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return broken.isEmpty() && fled.isEmpty()
                    ? Told.line("told.morale.held", "7.4", "side", side.named(), "n", tested.size())
                    : Told.line(
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

    /** A side has lost the battle. */
    @Rule({"7.6", "4.1"})
    @Recorded(value = "broke-off", version = 3)
    record BrokeOff(Side side, boolean pursued, Battle battle) implements BattleEvents {
        @Override
        public War apply(War before) {
            return before.proceed(1, List.of(new Step.Fight(battle)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(pursued ? "told.broke-off.pursued" : "told.broke-off", "7.6", "side", side.named());
        }
    }

    /** A beaten force goes. */
    @Rule("7.6")
    @Recorded("retreated")
    record Retreated(Side side, List<String> members, Troops loose, String from, String to, boolean lifts)
            implements BattleEvents {
        public Retreated {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            for (String member : members) {
                camp = camp.vessel(member).isPresent()
                        ? Boxes.drive(camp, member, to)
                        : camp.with(camp.chief(member).orElseThrow().ashore(to));
            }
            if (!loose.isEmpty()) {
                Pile pile = camp.pile(from);
                Troops spent = pile.spent().and(loose);
                camp = camp.with(pile.minus(loose)).lay(to, spent, true).lay(to, loose.minus(spent), false);
            }
            War after = before.with(camp).moved(side, from, to).steps(Told.moved(before.steps(), members, to));
            after = Told.recounted(before, after);
            after = carried(after);
            after = loose.isEmpty() ? after : trailing(after);
            return lifts ? after.with(after.ground().lift(to)) : after;
        }

        /** A leader who is active aboard goes where his ships go. */
        private War carried(War after) {
            Optional<Active> active = after.active().filter(a -> a.side() == side);
            boolean aboard = active.flatMap(
                            a -> after.camp(side).chief(a.force().lead()))
                    .filter(leader -> members.contains(leader.vessel()))
                    .isPresent();
            return aboard ? after.with(active.get().with(active.get().force().in(to))) : after;
        }

        /** Units that marched with a leader who has fallen are his marchers where they go, too. */
        private War trailing(War after) {
            Optional<Active> active = after.active()
                    .filter(a -> a.side() == side && a.force().lead().equals(Force.UNKNOWN));
            if (active.isEmpty()) {
                return after;
            }
            Troops gone = loose;
            List<Pile> left = new ArrayList<>();
            for (Pile pile : active.get().left().reversed()) {
                Troops some = pile.zone().equals(from) ? pile.spent().and(gone) : Troops.NONE;
                gone = gone.minus(some);
                left.addFirst(pile.minus(some));
                left.add(new Pile(to, Troops.NONE, some));
            }
            left.removeIf(Pile::isEmpty);
            return after.with(active.get()
                    .with(active.get().force().in(to))
                    .left(left, active.get().parted()));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line(
                    "told.retreated", "7.6", "side", side.named(), "from", Zone.named(from), "to", Zone.named(to));
        }
    }

    /** On the field of battle another leader takes over: who is below him in rank follows him now, and an equal nobody. */
    @Rule({"7.5", "4.2", "ruling-succession"})
    @Recorded("succeeded")
    record Succeeded(Side side, String heir, List<String> followers) implements BattleEvents {
        public Succeeded {
            followers = List.copyOf(followers);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            for (String follower : followers) {
                camp = camp.with(camp.chief(follower).orElseThrow().under(heir));
            }
            return before.with(camp)
                    .steps(before.steps().stream().map(this::led).toList());
        }

        /** What moves is the new commander with his own; in the battle all who were in it stay. */
        private Step led(Step step) {
            return switch (step) {
                case Active active -> {
                    Force now = led(active.force());
                    List<String> parted = new ArrayList<>(active.parted());
                    active.force().members().stream()
                            .filter(member -> !now.members().contains(member))
                            .forEach(parted::add);
                    yield active.with(now).left(active.left(), parted);
                }
                case Step.Entry entry ->
                    new Step.Entry(entry.asked(), led(entry.mover()), entry.chain(), entry.tried());
                default -> step;
            };
        }

        private Force led(Force force) {
            if (force.side() != side || !force.members().contains(heir)) {
                return force;
            }
            List<String> members = new ArrayList<>(List.of(heir));
            members.addAll(followers);
            return force.of(members);
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** The winner at sea counts its zones anew. */
    @Rule("9.1")
    @Recorded("victorious")
    record Victorious(Side side, List<String> vessels) implements BattleEvents {
        public Victorious {
            vessels = List.copyOf(vessels);
        }

        @Override
        public War apply(War before) {
            return before.with(before.camp(side).eachVessel(v -> vessels.contains(v.id()) ? v.victorious() : v));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }
}
