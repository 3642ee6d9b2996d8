package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.host.time.TimeRules;
import strategos.bot.port.Control;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.care.Pruning;

/** Who is asked, by whichever message of a match: at most one asks. */
class TurnCardTest {
    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    private MemoryOutlet.Message card() {
        return host.settled().outlet.card();
    }

    private List<MemoryOutlet.Message> withButtons() {
        return host.settled().outlet.messages().stream()
                .filter(m -> !m.controls().isEmpty())
                .toList();
    }

    private void stances(String match, String red, String blue) {
        done(host.order(match, "red", Call.of("stance", "stance", red)));
        host.settled();
        done(host.order(match, "blue", Call.of("stance", "stance", blue)));
        host.settled();
    }

    @Test
    void saysWhoIsAskedAndPingsThemOnce() {
        String match = host.duel(Map.of());

        assertThat(card().text()).contains("Red (red)", "Blue (blue)", "chooses a stance", "(2.1)", "<@id-red>");
        assertThat(card().pings()).containsExactly("id-red", "id-blue");
        String first = card().id();

        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        assertThat(card().id())
                .as("the question to blue stands: the card is edited")
                .isEqualTo(first);
        assertThat(card().pings()).isEmpty();
        assertThat(card().text()).doesNotContain("Red (red)");
    }

    @Test
    void anotherQuestionInTheSameReportIsACallAndTheReportAsksNoMore() {
        String match = host.duel(Map.of());
        String first = card().id();

        stances(match, "high", "low");

        assertThat(card().id()).isNotEqualTo(first);
        assertThat(withButtons()).hasSize(1);
        assertThat(host.outlet.messages().stream().filter(m -> m.id().equals(first)))
                .singleElement()
                .satisfies(report -> assertThat(report.text())
                        .contains("Red has chosen a stance", "Red stands high and Blue stands low")
                        .doesNotContain("▸", "<@"));
    }

    @Test
    void aCallIsDeletedWhenItIsAnswered() {
        String match = host.duel(Map.of());
        String report = card().id();
        stances(match, "high", "low");
        MemoryOutlet.Message call = card();
        assertThat(call.id()).isNotEqualTo(report);
        assertThat(call.pings()).hasSize(1);

        new RandomPlayers(host, new SplittableRandom(1)).play(match, 1);

        assertThat(host.settled().outlet.messages())
                .extracting(MemoryOutlet.Message::id)
                .doesNotContain(call.id());
        assertThat(withButtons()).hasSize(1);
    }

    @Test
    void whoHasJustActedIsNotPinged() {
        String match = host.duel(Map.of());
        stances(match, "low", "low");

        assertThat(host.match(match).awaited()).containsOnlyKeys(new Seat("red"), new Seat("blue"));
        assertThat(card().pings()).containsExactly("id-red");
    }

    @Test
    void bearsThreeAnswersOfEachPlayerTheMapAndAllElseBehindMyOrders() {
        String match = host.duel(Map.of());
        PressCodec codec = new PressCodec();

        List<PressId> ids = card().controls().stream()
                .map(Control::id)
                .flatMap(id -> codec.read(id).stream())
                .toList();

        Seat red = new Seat("red");
        assertThat(ids)
                .contains(
                        new PressId.Offered(match, new PressId.Mark(true, 1), red, "stance", "high"),
                        new PressId.Offered(match, new PressId.Mark(true, 1), red, "stance", "feint"),
                        new PressId.Rule(
                                DuelFactory.library().games().getFirst().box().id(), "2.1"),
                        new PressId.Chart(match),
                        new PressId.Mine(match))
                .hasSize(3 + 3 + 3)
                .noneMatch(id -> id.toString().contains("taunt"));
        assertThat(card().controls())
                .allSatisfy(control ->
                        assertThat(((Control.Button) control).label()).hasSizeBetween(1, 80));
    }

    @Test
    void anOldCardIsPostedAnewInsteadOfBeingEdited() {
        String match = host.duel(Map.of());
        String first = card().id();
        host.clock.move(Duration.ofMinutes(51));

        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        assertThat(card().id()).isNotEqualTo(first);
        assertThat(withButtons()).hasSize(1);
    }

    @Test
    void aCardThatTheServiceWillNotEditIsPostedAnew() {
        String match = host.duel(Map.of());
        String first = card().id();
        host.outlet.failing(post -> post.edits().isPresent()
                ? Optional.of(new Undelivered(Remedy.STANDS, "too old", null))
                : Optional.empty());

        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        assertThat(card().id()).isNotEqualTo(first);
    }

    @Test
    void afterALongRestAndARestartTheOldCardIsStillKnown() {
        try (Storage storage = Storage.inMemory()) {
            MemoryOutlet outlet = new MemoryOutlet();
            MovingClock clock = new MovingClock();
            String match;
            try (TestHost before = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
                match = before.duel(Map.of());
                before.settled();
            }
            clock.move(Duration.ofDays(30));
            new Pruning(storage).prune(clock.instant(), Pruning.Retention.USUAL);

            try (TestHost after = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
                done(after.order(match, "red", Call.of("stance", "stance", "low")));
                after.settled();
            }
            assertThat(outlet.messages().stream().filter(m -> !m.controls().isEmpty()))
                    .as("the new card alone has buttons")
                    .containsExactly(outlet.card());
        }
    }

    @Test
    void whenTheMatchEndsItShowsTheRankingWithoutButtons() {
        String match = host.duel(Map.of());
        card();

        done(host.matches.resign(by("red"), match, new Seat("red")));

        assertThat(withButtons()).isEmpty();
        assertThat(host.outlet.messages().getLast().text())
                .contains("The match is over", "One gave up", "Winner: Blue (blue)", "/dice verify");
        assertThat(host.outlet.texts()).anyMatch(text -> text.contains("The sealed dice are opened"));
    }

    /** Two play, strangers ask for the computers' seats, all seats are offered to others, and much is proposed. */
    @Test
    void howeverMuchIsAskedBesideTheQuestionOneMessageHoldsIt() {
        MemoryOutlet outlet = new MemoryOutlet();
        try (TestHost table = TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, outlet, new MovingClock())) {
            String match = done(table.matches.create(by("ann"), TestHost.AGORA, "xenophon", "race", Map.of()))
                    .id();
            List<Seat> seats = table.match(match).scenario().seats();
            done(table.matches.join(by("ann"), match, seats.get(0), Optional.of("an owl")));
            done(table.matches.join(by("bob"), match, seats.get(1), Optional.of("an eagle")));
            List<Seat> computers = seats.subList(2, seats.size());
            computers.forEach(seat -> done(table.matches.computer(by("ann"), match, seat, Level.EASY)));
            done(table.matches.start(by("ann"), match));
            table.settled();

            computers.forEach(seat -> done(table.matches.join(by("x" + seat.id()), match, seat, Optional.empty())));
            computers.forEach(seat -> done(table.matches.offer(
                    by("ann"), match, seat, SeatOffer.Kind.INVITATION, TestHost.person("y" + seat.id()))));
            done(table.matches.offer(
                    by("ann"), match, seats.get(0), SeatOffer.Kind.HAND_OVER, TestHost.person("carol")));
            done(table.matches.offer(
                    by("bob"), match, seats.get(1), SeatOffer.Kind.HAND_OVER, TestHost.person("dave")));
            for (Motion motion : List.of(
                    new Motion.Draw(),
                    new Motion.End(),
                    new Motion.Pause(),
                    Motion.Retime.of(Map.of(TimeRules.CLOCK, "24h")))) {
                done(table.proposals.propose(by("ann"), match, motion));
            }

            List<Control> buttons = table.settled().outlet.card().controls();
            PressCodec codec = new PressCodec();
            assertThat(buttons)
                    .hasSizeLessThanOrEqualTo(25)
                    .anyMatch(button -> codec.read(button.id())
                            .filter(PressId.Offered.class::isInstance)
                            .isPresent());
            assertThat(codec.read(buttons.getLast().id())).contains(new PressId.Mine(match));
        }
    }

    @Test
    void pingsNobodyWhereTheServerDoesNotWishIt() {
        host.close();
        MemoryOutlet outlet = new MemoryOutlet();
        Servers quiet = mock();
        when(quiet.of(any())).thenReturn(new ServerSettings(10, 10, false));
        HostParts usual = TestHost.inMemoryParts(outlet, host.clock);
        try (TestHost calm = TestHost.of(usual.withServers(quiet), outlet, host.clock)) {
            calm.duel(Map.of());
            assertThat(calm.settled().outlet.card().pings()).isEmpty();
            assertThat(calm.outlet.card().text()).doesNotContain("<@");
        }
    }

    /** Requests, offers and proposals at once are more than a message has room for: the others have their commands. */
    @Test
    void moreThanAMessageHasRoomForIsLeftToCommands() {
        try (TestHost many =
                TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock())) {
            String match = done(many.matches.create(by("alpha"), TestHost.AGORA, "xenophon", "race", Map.of()))
                    .id();
            List<Seat> seats = many.match(match).scenario().seats();
            seats.subList(0, 2)
                    .forEach(seat -> done(many.matches.join(by(seat.id()), match, seat, Optional.of("an owl"))));
            seats.subList(2, seats.size())
                    .forEach(seat -> done(many.matches.computer(by("alpha"), match, seat, Level.EASY)));
            done(many.matches.start(by("alpha"), match));
            many.settled();
            for (Seat seat : seats.subList(2, seats.size())) {
                done(many.matches.join(by("asks-" + seat.id()), match, seat, Optional.empty()));
                done(many.matches.offer(
                        by("alpha"), match, seat, SeatOffer.Kind.INVITATION, TestHost.person("for-" + seat.id())));
            }
            for (Motion motion : List.of(new Motion.Draw(), new Motion.End(), new Motion.Pause())) {
                done(many.proposals.propose(by("alpha"), match, motion));
            }
            done(many.times.setClock(by("alpha"), match, Map.of("clock", "24h")));
            done(many.proposals.propose(by("beta"), match, Motion.Retime.of(Map.of("clock", "48h"))));

            assertThat(many.settled().outlet.card().controls()).hasSizeLessThanOrEqualTo(25);
            assertThat(many.outlet.card().text())
                    .contains("for-" + seats.getLast().id(), "another clock: 48h");
        }
    }
}
