package strategos.engine.games.persians.interception;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.interception.Interception.Odds;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Interception and battle by agreement (6). */
public sealed interface InterceptionEvents extends PersiansEvent {
    /**
     * An interception was tried; without contact nobody learns the column.
     *
     * @param thrown the dice; none at Thermopylae, where forces meet without any
     * @param met how the forces met, if they did
     */
    @Rule({"6.1", "6.2", "9.2"})
    @Recorded("interception-tried")
    record InterceptionTried(Side side, ZoneId place, Optional<Thrown> thrown, Optional<Met> met, List<Tried> tried)
            implements InterceptionEvents {
        public InterceptionTried {
            tried = List.copyOf(tried);
        }

        /**
         * What was thrown.
         *
         * @param roll the index in its chain
         */
        public record Thrown(int roll, List<Integer> dice) {
            public Thrown {
                dice = List.copyOf(dice);
            }
        }

        /** How forces met, and by what odds: then all know. */
        public record Met(Contact contact, Odds odds) {}

        @Override
        public War apply(War before) {
            return before.tried(side, tried, met.isPresent());
        }

        private boolean sea() {
            return place.sea();
        }

        private String rule() {
            return sea() ? "9.2" : "6.2";
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (thrown.isEmpty()) {
                return EventText.line(
                        "told.intercept.automatic", "5.4-thermopylae", "side", side.named(), "zone", place.named());
            }
            Arg dice = EventText.faces(thrown.get().dice());
            if (met.isEmpty()) {
                return EventText.line(
                        "told.intercept.none",
                        rule(),
                        "side",
                        side.named(),
                        "zone",
                        place.named(),
                        "of",
                        among(before.position()),
                        "dice",
                        dice);
            }
            Odds odds = met.get().odds();
            return sea()
                    ? EventText.line(
                            "told.intercept.sea",
                            rule(),
                            "side",
                            side.named(),
                            "zone",
                            place.named(),
                            "dice",
                            dice,
                            "bonus",
                            odds.bonus())
                    : EventText.line(
                            "told.intercept." + met.get().contact().id(),
                            rule(),
                            "side",
                            side.named(),
                            "zone",
                            place.named(),
                            "dice",
                            dice,
                            "difference",
                            odds.difference(),
                            "bonus",
                            odds.bonus());
        }

        /** Among how many face-down counters the active side's target was drawn: all can count them. */
        @Rule({"6.3", "ruling-asked"})
        private int among(War before) {
            if (before.acting().isEmpty() || open(tried.getFirst().id())) {
                return 0;
            }
            int all = before.side(side.other()).counters(place);
            int left = all - Tried.marksAt(before.acting().get().tried(), place);
            return left > 0 ? left : all;
        }

        private static boolean open(CounterId id) {
            return id.equals(CounterId.UNLED) || id.isShip();
        }

        @Override
        public boolean reveals() {
            return met.isPresent();
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            Optional<Odds> column = met.map(Met::odds).filter(odds -> !sea());
            return thrown.map(dice -> EventText.strip("strip.interception", rule(), side)
                    .rolled(dice.roll(), dice.dice())
                    .column(column.map(odds -> String.format(Locale.ROOT, "%+d", odds.difference())))
                    .meaning(
                            Text.of(met.isPresent() ? "strip.contact" : "strip.no-contact"),
                            tell(before).orElseThrow().text()));
        }
    }

    /** Who fell into an ambush met leaders who have no units to lay one: that nothing follows shows what they are. */
    @Rule({"4.4", "6.2"})
    @Recorded("nobody-lay-in-wait")
    record NobodyLayInWait(Side side, ZoneId place) implements InterceptionEvents {
        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.intercept.nobody", "4.4", "side", side.named(), "zone", place.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * Nobody intercepts what has come.
     *
     * @param gone whether it is there no more
     */
    @Rule("6.1")
    @Recorded("entry-closed")
    record EntryClosed(boolean gone) implements InterceptionEvents, Untold {
        @Override
        public War apply(War before) {
            return before.pop();
        }

        @Override
        public boolean reveals() {
            return gone;
        }
    }

    /** The active side asks for battle where both have tried in vain. */
    @Rule({"6.1", "ruling-agreed"})
    @Recorded("battle-offered")
    record BattleOffered(Force passive) implements InterceptionEvents, Untold {
        @Override
        public War apply(War before) {
            Active active = before.active().orElseThrow();
            return before.with(active.withAsked(true)).push(new Step.Accord(passive.side(), active.force(), passive));
        }
    }

    /** The passive side agrees to fight. */
    @Rule("6.1")
    @Recorded("battle-agreed")
    record BattleAgreed() implements InterceptionEvents, Untold {
        @Override
        public War apply(War before) {
            return before.pop();
        }
    }
}
