package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Control;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Time limits: a notice at half time, the default answer when the time is out. */
class ClockTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    private void pass(Duration time) {
        host.settled();
        host.clock.move(time);
        host.gameHost.tick();
        host.settled();
    }

    /** The lines in which the words stand, each as often as they stand in it. */
    private List<String> told(String words) {
        return host.settled().outlet.texts().stream()
                .flatMap(String::lines)
                .flatMap(line -> Collections.nCopies(line.split(Pattern.quote(words), -1).length - 1, line).stream())
                .toList();
    }

    @Test
    void pingsOnceAtHalfTimeAndAnswersWhenTheTimeIsOut() {
        String match = host.duel(Map.of("clock", "6h"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        pass(Duration.ofHours(2));
        assertThat(told("hours are left")).isEmpty();
        pass(Duration.ofHours(1));
        assertThat(told("hours are left"))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("-# 3 hours are left for Blue (blue). [What came before](");
        MemoryOutlet.Message reminder = host.outlet.messages().getLast();
        assertThat(reminder.text())
                .as("the question itself, at the bottom")
                .contains("▸", "hours are left", "<@id-blue>");
        assertThat(reminder.pings()).containsExactly("id-blue");
        assertThat(reminder.controls()).extracting(Control::id).endsWith("mine|" + match, "since|" + match + "|0");
        pass(Duration.ofHours(1));
        assertThat(told("hours are left")).hasSize(1);
        assertThat(host.match(match).version()).isEqualTo(2);

        pass(Duration.ofHours(2));
        assertThat(told("The time of Blue is out")).hasSize(1);
        assertThat(host.match(match).version()).isEqualTo(3);
    }

    @Test
    void anAnswerStopsTheClock() {
        String match = host.duel(Map.of("clock", "1h"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        pass(Duration.ofMinutes(20));
        done(host.order(match, "blue", Call.of("stance", "stance", "low")));

        pass(Duration.ofMinutes(50));
        assertThat(told("is out")).isEmpty();
        assertThat(host.match(match).version()).isEqualTo(3);
        pass(Duration.ofMinutes(10));
        assertThat(told("is out")).hasSize(2);
    }

    @Test
    void anotherSeatsAnswerLeavesTheTimeRunning() {
        String match = host.duel(Map.of("clock", "1h"));
        pass(Duration.ofMinutes(50));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        pass(Duration.ofMinutes(10));
        assertThat(told("The time of Blue is out")).hasSize(1);
    }

    @Test
    void aLongTimeAtOnceGivesTheNoticeAndTheAnswer() {
        String match = host.duel(Map.of("clock", "24h"));
        done(host.order(match, "red", Call.of("stance", "stance", "high")));

        pass(Duration.ofDays(3));
        pass(Duration.ZERO);

        assertThat(told("The time of Blue is out")).hasSize(1);
        assertThat(host.match(match).version()).isEqualTo(3);
    }

    @Test
    void withoutADefaultAnswerTheMatchWaits() {
        String match = host.duel(Map.of("clock", "1h"));
        done(host.order(match, "red", Call.of("stance", "stance", "high")));
        done(host.order(match, "blue", Call.of("stance", "stance", "low")));
        assertThat(host.match(match).awaited()).hasSize(1);
        long version = host.match(match).version();

        pass(Duration.ofHours(2));
        pass(Duration.ofHours(2));

        assertThat(told("no default answer")).hasSize(1);
        assertThat(host.match(match).version()).isEqualTo(version);
    }

    @Test
    void whoTakesASeatOverHasTheWholeTime() {
        String match = host.duel(Map.of("clock", "1h"));
        done(host.order(match, "red", Call.of("stance", "stance", "high")));
        done(host.order(match, "blue", Call.of("stance", "stance", "low")));
        Seat asked = host.match(match).awaited().firstEntry().getKey();
        done(host.matches.leave(by(asked.id()), match));
        pass(Duration.ofHours(5));
        done(host.matches.join(TestHost.manager("eve"), match, asked, Optional.empty()));

        pass(Duration.ofMinutes(29));
        assertThat(told("left for")).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(told("30 minutes are left for")).hasSize(1);
    }

    /** Else nobody's time would ever be out who leaves and comes back in time. */
    @Test
    void whoLeavesAndComesBackHasTheTimeThatWasLeft() {
        String match = host.duel(Map.of("clock", "1h"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        pass(Duration.ofMinutes(50));
        done(host.matches.leave(by("blue"), match));
        pass(Duration.ofHours(5));
        done(host.matches.join(by("blue"), match, BLUE, Optional.empty()));

        pass(Duration.ofMinutes(9));
        assertThat(told("is out")).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(told("The time of Blue is out")).hasSize(1);
    }

    @Test
    void whoComesBackToAnotherQuestionHasTheWholeTime() {
        String match = host.duel(Map.of("clock", "1h", "vacant", "fallback"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        pass(Duration.ofMinutes(50));
        done(host.matches.leave(by("blue"), match));
        pass(Duration.ofMinutes(1));
        done(host.matches.join(by("blue"), match, BLUE, Optional.empty()));
        if (!host.match(match).awaited().containsKey(BLUE)) {
            done(host.order(match, "red", Call.of("stance", "stance", "low")));
        }

        pass(Duration.ofMinutes(59));
        assertThat(told("The time of Blue is out")).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(told("The time of Blue is out")).hasSize(1);
    }

    @Test
    void whoLostTheSeatByTheClockAndComesBackHasTheWholeTime() {
        String match = host.duel(Map.of("clock", "1h", "lapse", "open"));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        pass(Duration.ofHours(1));
        assertThat(host.match(match).held(TestHost.person("blue"))).isEmpty();
        done(host.matches.join(by("blue"), match, BLUE, Optional.empty()));

        pass(Duration.ofMinutes(59));
        assertThat(host.match(match).held(TestHost.person("blue"))).containsExactly(BLUE);
        pass(Duration.ofMinutes(1));
        assertThat(host.match(match).held(TestHost.person("blue"))).isEmpty();
    }

    /** It was spent waiting: an answer that comes after all finds none of it again. */
    @Test
    void aBankThatIsOutStaysEmptyWhereThereIsNoDefaultAnswer() {
        String match = host.duel(Map.of("clock", "bank 2h to 2h"));
        done(host.order(match, "red", Call.of("stance", "stance", "high")));
        done(host.order(match, "blue", Call.of("stance", "stance", "low")));
        Seat asked = host.match(match).awaited().firstEntry().getKey();

        pass(Duration.ofHours(3));

        assertThat(told("no default answer")).hasSize(1);
        assertThat(host.times.saved(match, asked)).contains(Duration.ZERO);
    }

    @Test
    void withoutAClockNobodyIsHurried() {
        String match = host.duel(Map.of());
        pass(Duration.ofDays(1_000));

        assertThat(host.match(match).version()).isEqualTo(1);
        assertThat(host.match(match).awaited()).containsOnlyKeys(RED, BLUE);
    }
}
