package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.ChangedGame;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.common.CounterEvents.DummyLaid;
import strategos.engine.games.persians.interception.InterceptionEvents.EntryClosed;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.sea.SeaEvents.Landed;
import strategos.engine.games.persians.stratagem.StratagemEvents.CourtShown;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Order;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.PairedPlay;
import strategos.engine.suite.PairedWorlds;
import strategos.engine.text.Text.Line;

/** The game with one leak, as it once had it: worlds compared in pairs find each of them, and without it none. */
class PlantedLeaksTest {
    private static final long SEED = 1;

    /** Each leak is found within so many orders from a position in which it can show. */
    private static final int ORDERS = 1_500;

    /** Without it, so many show nothing. */
    private static final int CLEAN = 240;

    /** Soon the position is another. */
    private static final int OF_A_MATCH = 24;

    static Stream<Arguments> leaks() {
        return Stream.of(
                Arguments.of("which fleet carries an active leader", new ShowsWhereTheLeaderIs(HiddenThings.fleets())),
                Arguments.of("how many tried, or follow the target", new CountsWhoTried(HiddenThings.armies())),
                Arguments.of(
                        "the commander-in-chief, by a dummy", new LaysDummiesAtTheCommander(HiddenThings.dummies())),
                Arguments.of("what Intrigues shows", new Quiet(HiddenThings.intrigues(), Planted::intrigue)),
                Arguments.of(
                        "a landing", new Quiet(HiddenThings.landing(), e -> e instanceof Landed ? new Unsaid(e) : e)),
                Arguments.of("who is asked, by what is hidden", new AsksRealLeadersOnly(HiddenThings.marches())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("leaks")
    void isFound(String leak, Planted planted) {
        assertThatThrownBy(() -> compare(planted.game(), ORDERS)).as(leak).isInstanceOf(AssertionError.class);
        assertThat(compare(new Planted(planted.first).game(), CLEAN).alike()).isPositive();
    }

    private static PairedWorlds<War> compare(Game<War> game, int orders) {
        return new PairedPlay<>(game, seed -> Table.setup(Printed.SECOND_WAR), OF_A_MATCH).compare(SEED, orders);
    }

    /** The game, from that position. */
    static class Planted extends ChangedGame<War> {
        final War first;

        Planted(War first) {
            super(Table.game());
            this.first = first;
        }

        @Override
        protected War setUp(Setup setup) {
            return first;
        }

        static Event<War> intrigue(Event<War> event) {
            return event instanceof CourtShown shown ? new Unbarred(shown) : event;
        }
    }

    /** What the court shows, as if it were nothing. */
    private record Unbarred(CourtShown shown) implements Event<War> {
        @Override
        public War apply(War before) {
            return shown.apply(before);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return shown.tell(before);
        }
    }

    private static final class ShowsWhereTheLeaderIs extends Planted {
        ShowsWhereTheLeaderIs(War first) {
            super(first);
        }

        @Override
        protected War hide(War state, Viewer viewer) {
            War seen = super.hide(state, viewer);
            Optional<Active> real = state.active();
            return real.isEmpty()
                    ? seen
                    : seen.with(seen.active()
                            .map(a ->
                                    a.withForce(a.force().in(real.get().force().place())))
                            .orElseThrow());
        }
    }

    private static final class CountsWhoTried extends Planted {
        CountsWhoTried(War first) {
            super(first);
        }

        @Override
        protected War hide(War state, Viewer viewer) {
            War seen = super.hide(state, viewer);
            return state.active()
                    .map(real -> seen.with(seen.active().orElseThrow().withTried(all(real.tried()))))
                    .orElse(seen);
        }

        private static List<Tried> all(List<Tried> tried) {
            return tried.stream().map(t -> Tried.mark(t.place())).toList();
        }
    }

    private static final class AsksRealLeadersOnly extends Planted {
        AsksRealLeadersOnly(War first) {
            super(first);
        }

        @Override
        protected void decide(Order order, Play<War> play) {
            super.decide(order, play);
            if (play.state().step() instanceof Step.Entry entry
                    && play.state().side(entry.asked()).ashore(entry.mover().place()).stream()
                            .allMatch(Chief::dummy)) {
                play.happen(new EntryClosed(false));
            }
        }
    }

    /** Events of orders and steps are changed before they happen. */
    private static class Quiet extends Planted {
        private final UnaryOperator<Event<War>> change;

        Quiet(War first, UnaryOperator<Event<War>> change) {
            super(first);
            this.change = change;
        }

        Event<War> changed(Event<War> event, War before) {
            return change.apply(event);
        }

        @Override
        protected void decide(Order order, Play<War> play) {
            super.decide(order, new Changing(play));
        }

        @Override
        protected void advance(Play<War> play) {
            super.advance(new Changing(play));
        }

        private final class Changing implements Play<War> {
            private final Play<War> play;

            Changing(Play<War> play) {
                this.play = play;
            }

            @Override
            public War state() {
                return play.state();
            }

            @Override
            public void happen(Event<War> event) {
                play.happen(changed(event, play.state()));
            }

            @Override
            public Roll roll(Cause cause, int count, int sides) {
                return play.roll(cause, count, sides);
            }

            @Override
            public Roll shuffle(Cause cause, int size) {
                return play.shuffle(cause, size);
            }
        }
    }

    private static final class LaysDummiesAtTheCommander extends Quiet {
        LaysDummiesAtTheCommander(War first) {
            super(first, UnaryOperator.identity());
        }

        @Override
        Event<War> changed(Event<War> event, War before) {
            return event instanceof DummyLaid laid
                            && before.side(laid.side())
                                    .chief(new CounterId("leonidas"))
                                    .isPresent()
                    ? new DummyLaid(
                            laid.side(),
                            laid.id(),
                            before.side(laid.side())
                                    .chief(new CounterId("leonidas"))
                                    .orElseThrow()
                                    .place())
                    : event;
        }
    }

    /** An event that does not say that it shows something. */
    private record Unsaid(Event<War> event) implements Event<War> {
        @Override
        public War apply(War before) {
            return event.apply(before);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return event.tell(before);
        }
    }
}
