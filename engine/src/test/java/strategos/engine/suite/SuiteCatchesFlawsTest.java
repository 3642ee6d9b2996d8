package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.ChangedGame;
import strategos.engine.Decision;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.box.Box;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.duel.DuelFactory;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** The suite can fail: a game with one flaw breaks just the promise that it should. */
class SuiteCatchesFlawsTest {
    private static final Library LIBRARY = DuelFactory.library();
    private static final int MATCHES = 3;

    /** A duel asks far less often. */
    private static final int MOST_ORDERS = 300;

    @SuppressWarnings("unchecked") // the duel's position is a DuelState
    private static final Game<DuelState> DUEL = (Game<DuelState>) LIBRARY.open("duel");

    @Test
    void aSoundGameKeepsEveryPromise() {
        assertThat(broken(DUEL)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("flaws")
    void aFlawBreaksItsPromise(String promise, Flawed flawed) {
        assertThat(broken(flawed.game())).contains(promise);
    }

    static Stream<Arguments> flaws() {
        return Stream.of(
                Arguments.of("nothing hidden leaks", new ShowsAllCards()),
                Arguments.of("nothing hidden leaks", new OffersWhatItMayNotKnow()),
                Arguments.of("nothing hidden leaks", new RollsByAHiddenCard()),
                Arguments.of("every question has its stakes", new SaysNotWhatIsAtStake()),
                Arguments.of("every question has its stakes", new SaysItToThoseNotAsked()),
                Arguments.of("an answer left to a standing order stands", new RestsOnWhatIsIllegal()),
                Arguments.of("an order that throws dice tells its odds before", new ThrowsWithoutAWord()),
                Arguments.of("views, offers and answers are pure", new ChangesItsMind()),
                Arguments.of("views, offers and answers are pure", new HidesWhoIsAwaited()),
                Arguments.of("everything has words", new HasNoWords()),
                Arguments.of("what is offered is accepted", new FailsAtAFeint()),
                Arguments.of("what is offered is accepted", new TakesLessTheSecondTime()),
                Arguments.of("a verb alone is offered as among others", new OffersMoreAlone()),
                Arguments.of("the events alone lead to the position", new KeepsSomethingBeside()),
                Arguments.of("an order taken back can be given again", new CountsItsOrders()),
                Arguments.of("positions are sound", new OffersAQuestion()),
                Arguments.of("positions are sound", new HasABadFallback()),
                Arguments.of("matches end", new NeverEnds()));
    }

    private static List<String> broken(Game<DuelState> game) {
        Phrasebook words = LIBRARY.words("duel", Escape.plain());
        List<Promise<DuelState>> promises =
                AgnosticSuite.promises(game, LIBRARY.codec(game), words, AgnosticSuite.scramble(game));
        Walks<DuelState> walks = new Walks<>(game, Tables.of(game.box()).getFirst(), promises, 1, MATCHES, MOST_ORDERS);
        List<String> broken = new ArrayList<>();
        note(broken, "matches end", walks::ended);
        promises.forEach(promise -> note(broken, promise.name(), () -> walks.kept(promise.name())));
        return broken;
    }

    private static void note(List<String> broken, String name, Runnable test) {
        try {
            test.run();
        } catch (AssertionError e) {
            broken.add(name);
        }
    }

    /** The duel with a flaw. */
    abstract static class Flawed extends ChangedGame<DuelState> {
        Flawed() {
            super(DUEL);
        }
    }

    private static final class ShowsAllCards extends Flawed {
        @Override
        protected View view(Seen<DuelState> seen) {
            Line all = new Line(Text.of(
                    "view.round", "n", Math.floorMod(seen.position().deck().hashCode(), 1000)));
            return View.words(List.of(all));
        }

        @Override
        protected DuelState hide(DuelState state, Viewer viewer) {
            DuelState seen = super.hide(state, viewer);
            return new DuelState(
                    seen.lastWound(), seen.seats(), seen.round(), seen.fighters(), state.deck(), seen.phase());
        }
    }

    /** Has a secret channel past {@code conceal}. */
    private static final class OffersWhatItMayNotKnow extends Flawed {
        private DuelState real;

        @Override
        protected DuelState hide(DuelState state, Viewer viewer) {
            if (!state.deck().contains("?")) {
                real = state;
            }
            return super.hide(state, viewer);
        }

        @Override
        protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
            String top = real.deck().isEmpty() ? "" : real.deck().getFirst();
            return super.decision(seen, seat)
                    .map(d -> d.withPrompt(Text.of("told.taunted", "seat", seat, "words", top)));
        }
    }

    private static final class OffersMoreAlone extends Flawed {
        @Override
        protected Optional<Offer> offer(Seen<DuelState> seen, Seat seat, String verb) {
            return super.offer(seen, seat, verb).or(() -> DUEL.box().verb(verb).map(SlotOffer::bare));
        }
    }

    private static final class SaysNotWhatIsAtStake extends Flawed {
        @Override
        protected List<Text> stakes(Seen<DuelState> seen, Seat asked) {
            return seen.viewer().equals(Viewer.EVERYONE) ? List.of() : super.stakes(seen, asked);
        }
    }

    private static final class SaysItToThoseNotAsked extends Flawed {
        @Override
        protected List<Text> stakes(Seen<DuelState> seen, Seat asked) {
            return List.of(Text.of("stakes.stance"));
        }
    }

    private static final class RestsOnWhatIsIllegal extends Flawed {
        @Override
        protected List<Rest> rests(Seen<DuelState> seen, Seat seat) {
            StandingOrder never = new StandingOrder(seat, "parry", Map.of(), Call.of("pass"), 1);
            return List.of(new Rest("never", Text.of("verb.pass"), never));
        }
    }

    private static final class RollsByAHiddenCard extends Flawed {
        @Override
        protected void decide(Order order, Play<DuelState> play) {
            super.decide(order, play);
            if (play.state().deck().indexOf("oak") % 2 == 0) {
                Line purpose = new Line(Text.of("dice.shuffle"), "1");
                play.roll(new Cause(Chain.OPEN, "noise", Optional.empty(), purpose), 1, 6);
            }
        }
    }

    private static final class ThrowsWithoutAWord extends Flawed {
        @Override
        protected void decide(Order order, Play<DuelState> play) {
            super.decide(order, play);
            Line purpose = new Line(
                    Text.of("dice.shuffle"),
                    DUEL.box().verb(order.verb()).orElseThrow().rule());
            play.roll(new Cause(Chain.OPEN, "noise", Optional.of(order.seat()), purpose), 1, 6);
        }
    }

    private static final class ChangesItsMind extends Flawed {
        private int asked;

        @Override
        protected View view(Seen<DuelState> seen) {
            asked++;
            return View.words(List.of(new Line(Text.of("view.round", "n", asked))));
        }
    }

    private static final class HidesWhoIsAwaited extends Flawed {
        @Override
        protected SequencedMap<Seat, Text> awaited(DuelState seen) {
            SequencedMap<Seat, Text> awaited = new LinkedHashMap<>(super.awaited(seen));
            if (seen.deck().contains("?") && awaited.size() > 1) {
                awaited.pollLastEntry();
            }
            return awaited;
        }
    }

    private static final class HasNoWords extends Flawed {
        @Override
        protected Box box() {
            Box box = super.box();
            return new Box(
                    box.id(), Text.of("no.such.title"), box.scenarios(), box.options(), box.verbs(), box.topics());
        }
    }

    private static final class FailsAtAFeint extends Flawed {
        @Override
        protected void decide(Order order, Play<DuelState> play) {
            if (order.call().says("stance", "feint")) {
                throw new IllegalStateException("nobody thought of feints");
            }
            super.decide(order, play);
        }
    }

    /** Changes the position by an event that does not come back the same. */
    private static final class KeepsSomethingBeside extends Flawed {
        private int times;

        private final class Nudged implements Event<DuelState> {
            @Override
            public DuelState apply(DuelState duel) {
                times++;
                return new DuelState(duel.lastWound(), duel.seats(), times, duel.fighters(), duel.deck(), duel.phase());
            }

            @Override
            public Optional<Line> tell(Seen<DuelState> before) {
                return Optional.empty();
            }
        }

        @Override
        protected void decide(Order order, Play<DuelState> play) {
            super.decide(order, play);
            play.happen(new Nudged());
        }
    }

    private static final class CountsItsOrders extends Flawed {
        private int orders;

        @Override
        protected void decide(Order order, Play<DuelState> play) {
            orders++;
            super.decide(
                    order.verb().equals("taunt")
                            ? new Order(order.seat(), Call.of("taunt", "words", "number " + orders))
                            : order,
                    play);
        }
    }

    private static final class OffersAQuestion extends Flawed {
        @Override
        protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
            return super.decision(seen, seat).map(d -> {
                List<Offer> offers = new ArrayList<>(d.offers());
                offers.addAll(DUEL.views().queries(seen));
                return d.withOffers(offers);
            });
        }

        @Override
        protected void decide(Order order, Play<DuelState> play) {
            if (!order.verb().equals("odds")) {
                super.decide(order, play);
            }
        }
    }

    /** A slot that is no path takes something else once it has a value. */
    private static final class TakesLessTheSecondTime extends Flawed {
        @Override
        protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
            return super.decision(seen, seat)
                    .map(d -> d.withOffers(d.offers().stream()
                            .map(TakesLessTheSecondTime::changed)
                            .toList()));
        }

        private static Offer changed(Offer offer) {
            return new SlotOffer(offer.verb(), (slot, filled) -> {
                Choices choices = offer.choices(offer.verb().slot(slot).orElseThrow(), filled);
                return choices instanceof Choices.Pick && !filled.all(slot).isEmpty() ? Choices.nothing() : choices;
            });
        }
    }

    private static final class HasABadFallback extends Flawed {
        @Override
        protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
            return super.decision(seen, seat).map(d -> d.withFallback(() -> Optional.of(Call.of("sleep"))));
        }
    }

    /** Offers nothing but talk, without end. */
    private static final class NeverEnds extends Flawed {
        private static final Offer TALK =
                new SlotOffer(DUEL.box().verb("taunt").orElseThrow(), (slot, filled) -> new Choices.Words(1, 4));

        @Override
        protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
            return Optional.of(
                    new Decision(Text.of("prompt.idle"), "7", Optional.empty(), List.of(TALK), Optional::empty));
        }

        @Override
        protected boolean mayResign(DuelState seen, Seat seat) {
            return false;
        }
    }
}
