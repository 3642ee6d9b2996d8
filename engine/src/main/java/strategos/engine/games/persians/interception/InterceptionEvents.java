package strategos.engine.games.persians.interception;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Interception and battle by agreement (6). */
public sealed interface InterceptionEvents extends PersiansEvent {
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
            implements InterceptionEvents {
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
                return EventText.line(
                        "told.intercept.automatic", "5.4-thermopylae", "side", side.named(), "zone", Zone.named(place));
            }
            if (!contact) {
                return EventText.line(
                        "told.intercept.none",
                        sea ? "9.2" : "6.2",
                        "side",
                        side.named(),
                        "zone",
                        Zone.named(place),
                        "of",
                        among(before.position()),
                        "dice",
                        EventText.faces(dice));
            }
            return sea
                    ? EventText.line(
                            "told.intercept.sea",
                            "9.2",
                            "side",
                            side.named(),
                            "zone",
                            Zone.named(place),
                            "dice",
                            EventText.faces(dice),
                            "bonus",
                            bonus)
                    : EventText.line(
                            "told.intercept." + EventText.contact(result),
                            "6.2",
                            "side",
                            side.named(),
                            "zone",
                            Zone.named(place),
                            "dice",
                            EventText.faces(dice),
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
            return before.side(side.other()).counters(place)
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
                    : Optional.of(EventText.strip("strip.interception", sea ? "9.2" : "6.2", side)
                            .rolled(roll, dice)
                            .column(contact && !sea ? "%+d".formatted(difference) : "")
                            .meaning(
                                    Text.of(contact ? "strip.contact" : "strip.no-contact"),
                                    tell(before).orElseThrow().text()));
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
