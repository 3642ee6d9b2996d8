package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.port.ChannelRef;
import strategos.bot.verify.FileVerifier;
import strategos.engine.Game;
import strategos.engine.Result;
import strategos.engine.Rules;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.storage.Storage;

/** Whoever has given up sits there still, but is not asked any more where all are to agree. */
class GivenUpTest {
    private static final Seat ALPHA = new Seat("alpha");
    private static final Seat BETA = new Seat("beta");
    private static final Seat GAMMA = new Seat("gamma");

    private final TestHost host =
            TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock());
    private String match;

    @BeforeEach
    void begin() {
        Scenario race = RegisteredGames.LIBRARY.games().stream()
                .flatMap(game -> game.box().scenarios().stream())
                .filter(scenario -> scenario.id().equals("race"))
                .findFirst()
                .orElseThrow();
        match = new RandomPlayers(host, new SplittableRandom(3)).begin(TestHost.AGORA, "xenophon", race, 3);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private ActionResult draw(String who) {
        return host.proposals.propose(by(who), match, new Motion.Draw());
    }

    private ActionResult answer(String who, String word, boolean yes) {
        return host.proposals.answer(by(who), match, word, OptionalLong.empty(), yes);
    }

    private List<Seat> waiting() {
        return host.match(match).proposals().getFirst().waiting();
    }

    @Test
    void whoPlaysOnAgreesAlone() {
        done(host.matches.resign(by("gamma"), match, GAMMA));
        done(draw("alpha"));

        assertThat(waiting()).containsExactly(BETA);
        assertThat(host.settled().outlet.messages().stream()
                        .filter(message -> message.text().contains("A proposal of"))
                        .flatMap(message -> message.pings().stream()))
                .containsExactly("id-beta");
        assertThat(refused(answer("gamma", Motion.Draw.WORD, false))).isEqualTo("host.proposal.players-only");
        assertThat(refused(answer("gamma", Motion.Draw.WORD, true))).isEqualTo("host.proposal.players-only");
        assertThat(done(answer("beta", Motion.Draw.WORD, true)).stage()).isEqualTo(LiveMatch.Stage.OVER);
    }

    /** A wargamer who gives up has lost, whatever the others agree on. */
    @Test
    void whoHasGivenUpDoesNotShareTheDraw() {
        done(host.matches.resign(by("alpha"), match, ALPHA));
        done(draw("beta"));
        LiveMatch after = done(answer("gamma", Motion.Draw.WORD, true));

        assertThat(ranks(after)).containsExactly("1 beta", "1 gamma", "3 alpha");
        assertThat(host.settled().outlet.texts())
                .anyMatch(text -> text.contains("3. Alpha (alpha): was out of it before"));
        assertThat(host.outcomes.find(match).orElseThrow().points())
                .isEqualTo(Map.of("id-alpha", 0.0, "id-beta", 0.5, "id-gamma", 0.5));
        assertThat(findings()).isEmpty();
    }

    /** The game tells it, who knows what comes of it. */
    @Test
    void givingUpIsToldOnceInEveryGame() {
        for (Game<?> game : RegisteredGames.LIBRARY.games()) {
            String id = game.box().id();
            Scenario scenario = game.box().scenarios().getFirst();
            ChannelRef where = new ChannelRef("server", id);
            String one = new RandomPlayers(host, new SplittableRandom(3)).begin(where, id, scenario, scenario.least());
            Seat seat = scenario.seats().getFirst();
            done(host.matches.resign(by(seat.id()), one, seat));
            long told = host.settled().outlet.messages().stream()
                    .filter(message -> message.where().equals(where))
                    .map(MemoryOutlet.Message::text)
                    .filter(text -> !text.contains("The match is over"))
                    .flatMap(text -> Pattern.compile("give up|gives? up|given up|lays down its arms")
                            .matcher(text)
                            .results())
                    .count();
            assertThat(told).as(id).isEqualTo(1);
        }
    }

    /** Matches that are over stay what they were, and so do the records of them that people keep. */
    @Test
    void aDrawOfBeforeIsSharedByAll() {
        Rules<Integer> nobodyPlaysOn = mock();

        assertThat(AgreedDraw.of("draw", nobodyPlaysOn, 0, List.of(ALPHA, BETA)).ranking())
                .extracting(Result.Place::rank)
                .containsExactly(1, 1);
        assertThat(AgreedDraw.ends("draw")).isTrue();
    }

    private static List<String> ranks(LiveMatch over) {
        return over.result().orElseThrow().ranking().stream()
                .map(place -> place.rank() + " " + place.seat().id())
                .toList();
    }

    private List<Text> findings() {
        return new FileVerifier(RegisteredGames.LIBRARY, StubBeacon.check())
                .verify(host.matches.record(match).getBytes(StandardCharsets.UTF_8))
                .findings();
    }

    @Test
    void whoGivesUpMeanwhileIsWaitedForNoMore() {
        done(draw("alpha"));
        done(host.matches.resign(by("gamma"), match, GAMMA));

        assertThat(host.match(match).proposals()).isEmpty();
        assertThat(host.settled().outlet.texts()).anyMatch(text -> text.startsWith("The proposal of a draw falls"));
        done(draw("alpha"));
        done(answer("beta", Motion.Draw.WORD, true));
    }

    @Test
    void whoAgreedAndGivesUpKeepsNobodyWaiting() {
        done(draw("gamma"));
        done(host.matches.resign(by("gamma"), match, GAMMA));
        done(answer("alpha", Motion.Draw.WORD, true));

        assertThat(waiting()).containsExactly(BETA);
        done(answer("gamma", Motion.Draw.WORD, false));
        assertThat(host.match(match).proposals()).isEmpty();
    }

    /** It would be undone that he has given up. */
    @Test
    void whoWouldPlayAgainIsAsked() {
        done(host.matches.resign(by("gamma"), match, GAMMA));
        done(host.proposals.rewind(by("alpha"), match, 1, OptionalLong.empty()));

        assertThat(waiting()).containsExactly(BETA, GAMMA);
        done(answer("beta", Motion.Rewind.WORD, true));
        assertThat(host.match(match).proposals()).hasSize(1);
        done(answer("gamma", Motion.Rewind.WORD, true));
        assertThat(host.match(match).players()).hasSize(3);
    }

    @Test
    void whoHasGivenUpLetsNobodyIn() {
        done(host.matches.leave(by("beta"), match));
        done(host.matches.resign(by("gamma"), match, GAMMA));
        done(host.matches.join(by("carol"), match, BETA, Optional.empty()));

        assertThat(refused(host.matches.admit(by("gamma"), match, BETA, Optional.empty(), false)))
                .isEqualTo("host.players-only");
        done(host.matches.admit(by("alpha"), match, BETA, Optional.empty(), true));
        assertThat(host.match(match).held(TestHost.person("carol"))).containsExactly(BETA);
    }

    @Test
    void nobodyIsLeftToBeAsked() {
        done(host.matches.resign(by("beta"), match, BETA));
        done(host.matches.resign(by("gamma"), match, GAMMA));

        assertThat(host.match(match).players())
                .extracting(LiveMatch.Holder::seat)
                .containsExactly(ALPHA);
        assertThat(done(draw("alpha")).stage()).isEqualTo(LiveMatch.Stage.OVER);
    }
}
