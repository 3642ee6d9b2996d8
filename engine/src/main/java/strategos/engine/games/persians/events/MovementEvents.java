package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Tried;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Forces on land: marches, attrition, interception (5, 6, 12). */
public sealed interface MovementEvents extends PersiansEvent {
    /** A force enters a zone on land. */
    @Rule({"5.1", "5.4", "13"})
    @Recorded("marched")
    record Marched(Side side, List<String> members, String from, String to, int cost, boolean lifts)
            implements MovementEvents {
        public Marched {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            for (String member : members) {
                camp = camp.with(camp.chief(member).orElseThrow().ashore(to));
            }
            camp = camp.withPurse(camp.purse().spend(cost));
            War after = before.with(camp)
                    .with(before.active().orElseThrow().enters(to))
                    .moved(side, from, to);
            return lifts ? after.withGround(after.ground().lift(to)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? Told.line(
                            "told.marched-own",
                            "5.1",
                            "leaders",
                            Told.counters(members),
                            "n",
                            members.size(),
                            "from",
                            Zone.named(from),
                            "to",
                            Zone.named(to),
                            "cost",
                            cost)
                    : Told.line(
                            "told.marched",
                            "5.1",
                            "side",
                            side.named(),
                            "n",
                            members.size(),
                            "from",
                            Zone.named(from),
                            "to",
                            Zone.named(to));
        }

        @Override
        public boolean reveals() {
            return lifts;
        }
    }

    /** The die of attrition: all see it and what the table says, not what is lost. */
    @Rule({"5.3", "9.1", "12"})
    @Recorded("attrition-rolled")
    record AttritionRolled(Side side, String kind, String place, int roll, int die, int column, int lost)
            implements MovementEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line(
                    "told.attrition." + kind,
                    Told.attritionRule(kind),
                    "side",
                    side.named(),
                    "zone",
                    Zone.named(place),
                    "die",
                    die,
                    "column",
                    column,
                    "lost",
                    lost);
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(Told.strip(
                    "strip.attrition",
                    Told.attritionRule(kind),
                    side,
                    roll,
                    List.of(die),
                    List.of(),
                    "",
                    column > 0 ? Integer.toString(column) : "",
                    Text.of("strip.units", "n", lost),
                    tell(before)));
        }
    }

    /** An unbroken run of marches is over: whatever marches next begins anew. */
    @Rule({"5.3", "ruling-run"})
    @Recorded("march-ended")
    record MarchEnded() implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().withRun(0));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }
    }

    /** Somebody whose counters lie there may intercept what has come. */
    @Rule({"6.1", "ruling-asked"})
    @Recorded("entry-opened")
    record EntryOpened(Side asked, Force mover, int chain) implements MovementEvents {
        @Override
        public War apply(War before) {
            List<Tried> tried =
                    before.active().map(active -> active.metBy(mover)).orElse(List.of());
            return before.push(new Step.Entry(asked, mover, chain, tried));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }
    }

    /**
     * Nobody intercepts what has come.
     *
     * @param gone whether it is there no more
     */
    @Rule("6.1")
    @Recorded("entry-closed")
    record EntryClosed(boolean gone) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.pop();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }

        @Override
        public boolean reveals() {
            return gone;
        }
    }

    /** The active side asks for battle where both have tried in vain. */
    @Rule({"6.1", "ruling-agreed"})
    @Recorded("battle-offered")
    record BattleOffered(Force passive) implements MovementEvents {
        @Override
        public War apply(War before) {
            Active active = before.active().orElseThrow();
            return before.with(active.withAsked(true)).push(new Step.Accord(passive.side(), active.force(), passive));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }
    }

    /** The passive side agrees to fight. */
    @Rule("6.1")
    @Recorded("battle-agreed")
    record BattleAgreed() implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.pop();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }
    }

    /** An interception was tried; without contact nobody learns the column. */
    @Rule({"6.1", "6.2", "9.2"})
    @Recorded("interception-tried")
    record InterceptionTried(
            Side side,
            boolean sea,
            String place,
            int roll,
            List<Integer> dice,
            boolean contact,
            int difference,
            int bonus,
            String result,
            List<Tried> tried,
            boolean automatic)
            implements MovementEvents {
        public InterceptionTried {
            dice = List.copyOf(dice);
            tried = List.copyOf(tried);
        }

        @Override
        public War apply(War before) {
            return before.tried(side, tried);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (automatic) {
                return Told.line(
                        "told.intercept.automatic", "5.4-thermopylae", "side", side.named(), "zone", Zone.named(place));
            }
            if (!contact) {
                return Told.line(
                        "told.intercept.none",
                        sea ? "9.2" : "6.2",
                        "side",
                        side.named(),
                        "zone",
                        Zone.named(place),
                        "of",
                        among(before.position()),
                        "dice",
                        Told.faces(dice));
            }
            return sea
                    ? Told.line(
                            "told.intercept.sea",
                            "9.2",
                            "side",
                            side.named(),
                            "zone",
                            Zone.named(place),
                            "dice",
                            Told.faces(dice),
                            "bonus",
                            bonus)
                    : Told.line(
                            "told.intercept." + Told.contact(result),
                            "6.2",
                            "side",
                            side.named(),
                            "zone",
                            Zone.named(place),
                            "dice",
                            Told.faces(dice),
                            "difference",
                            difference,
                            "bonus",
                            bonus);
        }

        /** Among how many face-down counters the active side's target was drawn: all can count them. */
        @Rule({"6.3", "ruling-asked"})
        private int among(War before) {
            if (before.acting().isEmpty() || open(tried.getFirst().id())) {
                return 0;
            }
            return before.camp(side.other()).counters(place)
                    - Tried.marksAt(before.acting().get().tried(), place);
        }

        private static boolean open(String id) {
            return id.equals(Tried.LOOSE) || Vessel.isSingle(id);
        }

        @Override
        public boolean reveals() {
            return contact;
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return automatic
                    ? Optional.empty()
                    : Optional.of(Told.strip(
                            "strip.interception",
                            sea ? "9.2" : "6.2",
                            side,
                            roll,
                            dice,
                            List.of(),
                            "",
                            contact && !sea ? "%+d".formatted(difference) : "",
                            Text.of(contact ? "strip.contact" : "strip.no-contact"),
                            tell(before)));
        }
    }

    /** A leader leaves units or leaders behind. */
    @Rule({"5.2", "ruling-left"})
    @Recorded("troops-left")
    record TroopsLeft(Side side, String zone, Troops troops, List<String> holders, List<String> leaders)
            implements MovementEvents {
        public TroopsLeft {
            holders = List.copyOf(holders);
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            Camp camp = Boxes.drop(before.camp(side), holders, zone, troops, true);
            for (String leader : leaders) {
                camp = camp.with(camp.chief(leader).orElseThrow().under(""));
            }
            War after = before.with(camp);
            Active active = after.active().orElseThrow();
            List<Pile> left = new ArrayList<>(active.left());
            Troops marched = troops;
            for (String leader : active.joined()) {
                Troops box = before.camp(side).chief(leader).orElseThrow().troops();
                marched =
                        marched.minus(box.minus(camp.chief(leader).orElseThrow().troops()));
            }
            if (!marched.isEmpty()) {
                left.add(new Pile(zone, Troops.NONE, marched));
            }
            List<String> parted = new ArrayList<>(active.parted());
            parted.addAll(leaders);
            parted.removeAll(active.joined());
            return after.with(
                    active.withForce(active.force().of(holders)).withLeft(left).withParted(parted));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (troops.isEmpty() && !before.viewer().equals(side.seat())) {
                return Optional.empty();
            }
            return Told.line(
                    "told.left", "5.2", "side", side.named(), "troops", troops.named(), "zone", Zone.named(zone));
        }

        /** Units that lay in boxes now lie face up, or a leader stands where he is left. */
        @Override
        public boolean reveals() {
            return true;
        }

        /** Units that lay in boxes now lie face up; a leader left behind could as well be a dummy. */
        @Override
        public boolean closesUndo() {
            return !troops.isEmpty();
        }
    }

    /** A leader takes units or leaders along. */
    @Rule("5.2")
    @Recorded("troops-taken")
    record TroopsTaken(Side side, String zone, Troops troops, String holder, List<String> leaders)
            implements MovementEvents {
        public TroopsTaken {
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            Pile pile = camp.pile(zone);
            camp = camp.with(new Pile(zone, pile.fresh().minus(troops), pile.spent()));
            Chief chief = camp.chief(holder).orElseThrow();
            camp = camp.with(chief.with(chief.troops().plus(troops)));
            for (String leader : leaders) {
                camp = camp.with(camp.chief(leader).orElseThrow().under(holder).spent(true));
            }
            War after = before.with(camp);
            Active active = after.active().orElseThrow();
            List<String> members = new ArrayList<>(active.force().members());
            members.addAll(leaders);
            Active now = active.withForce(active.force().of(members));
            return after.with(now.taking(new Pile(zone, troops, Troops.NONE), leaders));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (troops.isEmpty() && !before.viewer().equals(side.seat())) {
                return Optional.empty();
            }
            return Told.line(
                    "told.taken", "5.2", "side", side.named(), "troops", troops.named(), "zone", Zone.named(zone));
        }

        /** Units that stood there lay face up; that a leader or a dummy goes along, others see only now. */
        @Override
        public boolean reveals() {
            return !leaders.isEmpty();
        }

        /** Units that are taken lay face up, and who goes along stays face down. */
        @Override
        public boolean closesUndo() {
            return false;
        }
    }

    /** Action points are spent. */
    @Rule({"3", "6"})
    @Recorded("points-spent")
    record PointsSpent(Side side, int points, String on) implements MovementEvents {
        /** What is paid only by who has a point left: that is nobody else's business. */
        public static final String FREE = "battle";

        /** What only a leader with units does. */
        private static final List<String> OF_LEADERS = List.of("scorch", "sack");

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            return before.with(camp.withPurse(camp.purse().spend(points)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            boolean known = before.viewer().equals(side.seat()) || !on.equals(FREE);
            return known && points > 0
                    ? Told.line("told.spent", "3", "side", side.named(), "points", points, "on", Text.of("on." + on))
                    : Optional.empty();
        }

        /** Who pays for such a deed is no dummy, and has units left after what the march has cost him. */
        @Override
        public boolean reveals() {
            return OF_LEADERS.contains(on);
        }
    }
}
