package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.engine.RandomComputer;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.storage.Storage;

/** Answers given beforehand: private, in their order, fired and then seen. */
class StandingOrderTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");
    private static final Condition WEATHER = new Condition.OneOf(Set.of("weather"));

    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    private ActionResult stand(String who, String match, StandingOrder standing, int priority) {
        return host.matches.stand(by(who), match, standing, priority);
    }

    private static StandingOrder pass(Seat seat, int uses) {
        return new StandingOrder(seat, "parry", Map.of(), Call.of("pass"), uses);
    }

    @Test
    void isKeptInItsPlaceAndSeenByNobodyElse() {
        String match = host.duel(Map.of());
        int posts = host.settled().outlet.messages().size();
        done(stand("red", match, pass(RED, 1), 0));
        done(stand("red", match, pass(RED, 2), 0));
        LiveMatch after = done(stand("red", match, pass(RED, 3), 2));

        assertThat(after.version()).isEqualTo(1);
        assertThat(after.standing(RED)).extracting(StandingOrder::uses).containsExactly(1, 3, 2);
        assertThat(after.standing(BLUE)).isEmpty();
        assertThat(host.settled().outlet.messages()).hasSize(posts);

        done(host.matches.drop(by("red"), match, RED, 2));
        assertThat(host.match(match).standing(RED))
                .extracting(StandingOrder::uses)
                .containsExactly(1, 2);
        done(host.matches.drop(by("red"), match, RED, 0));
        assertThat(host.match(match).standing(RED)).isEmpty();
    }

    @Test
    void whatCannotStandIsRefused() {
        String match = host.duel(Map.of());

        assertThat(refused(stand("red", match, new StandingOrder(RED, "rain", Map.of(), Call.of("pass"), 1), 0)))
                .isEqualTo("host.standing.no-topic");
        assertThat(refused(stand("red", match, new StandingOrder(RED, "parry", Map.of(), Call.of("lunge"), 1), 0)))
                .isEqualTo("host.standing.no-answer");
        assertThat(refused(stand("red", match, pass(RED, 0), 0))).isEqualTo("host.standing.no-use");
        assertThat(refused(stand("blue", match, pass(RED, 1), 0))).isEqualTo("host.not-your-seat");
        assertThat(refused(host.matches.drop(by("red"), match, RED, 1))).isEqualTo("host.standing.no-number");
        IntStream.range(0, 50).forEach(i -> done(stand("red", match, pass(RED, 1), 0)));
        assertThat(refused(stand("red", match, pass(RED, 1), 0))).isEqualTo("host.standing.too-many");
    }

    @Test
    void firesVisiblyAndIsUsedUp() {
        String match = host.duel(Map.of());
        done(stand("blue", match, pass(BLUE, 1), 0));
        done(host.order(match, "red", Call.of("stance", "stance", "high")));
        done(host.order(match, "blue", Call.of("stance", "stance", "low")));
        LiveMatch asked = host.match(match);
        Offer lunge = asked.decision(RED).orElseThrow().offer("lunge").orElseThrow();
        Call call = new RandomComputer<>().fill(lunge, new SplittableRandom(1));

        LiveMatch after = done(host.order(match, "red", call));

        assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains("A standing order of Blue answers."));
        assertThat(after.standing(BLUE)).isEmpty();
    }

    /** What somebody lets pass unseen shows nowhere, and so the standing order that does it does not either. */
    @Test
    void firesUnseenWhereItsSeatAloneIsToldOfIt() {
        MemoryOutlet outlet = new MemoryOutlet();
        try (TestHost march = TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, outlet, new MovingClock())) {
            String match = done(march.matches.create(by("alpha"), AGORA, "xenophon", "race", Map.of()))
                    .id();
            done(march.matches.join(by("alpha"), match, new Seat("alpha"), Optional.empty()));
            done(march.matches.join(by("beta"), match, new Seat("beta"), Optional.empty()));
            Seat roller = done(march.matches.start(by("alpha"), match))
                    .awaited()
                    .firstEntry()
                    .getKey();
            Seat other = new Seat(roller.id().equals("alpha") ? "beta" : "alpha");
            Call pass = Call.of("pass");
            done(march.matches.stand(
                    by(other.id()),
                    match,
                    new StandingOrder(other, "interfere", Map.of(), pass, StandingOrder.UNLIMITED),
                    0));
            done(march.matches.stand(
                    by(roller.id()),
                    match,
                    new StandingOrder(roller, "respond", Map.of("roll", WEATHER), pass, StandingOrder.UNLIMITED),
                    0));
            done(march.order(match, roller.id(), pass));

            assertThat(march.settled().outlet.texts())
                    .anyMatch(text -> text.contains("A standing order of " + name(roller) + " answers."))
                    .noneMatch(text -> text.contains("A standing order of " + name(other) + " answers."));
        }
    }

    private static String name(Seat seat) {
        return seat.id().equals("alpha") ? "Alpha" : "Beta";
    }
}
