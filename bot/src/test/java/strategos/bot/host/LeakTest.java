package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;

/** Two matches that differ only in what is hidden are told alike to everyone. */
class LeakTest {
    /** Everything public: texts, buttons with their ids, exports, history. */
    private record Shown(
            List<MemoryOutlet.Message> messages,
            List<Matches.HistoryLine> history,
            String diceLog,
            String record,
            long rolls) {
        static Shown of(TestHost host, String match) {
            host.settled();
            return new Shown(
                    host.outlet.messages(),
                    host.matches.history(match, Viewer.EVERYONE, 1_000),
                    host.matches.diceLog(match),
                    host.matches.record(match),
                    host.match(match).rolls());
        }
    }

    private static Shown afterRedChose(String stance, boolean standing) {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            done(host.order(match, "red", Call.of("stance", "stance", stance)));
            if (standing) {
                done(host.matches.stand(
                        by("red"),
                        match,
                        new StandingOrder(new Seat("red"), "parry", Map.of(), Call.of("pass"), 3),
                        0));
            }
            return Shown.of(host, match);
        }
    }

    @Test
    void aSecretChoiceShowsNowhereInPublic() {
        assertThat(afterRedChose("low", false)).isEqualTo(afterRedChose("feint", false));
    }

    @Test
    void aStandingOrderShowsNowhereInPublic() {
        assertThat(afterRedChose("low", true)).isEqualTo(afterRedChose("low", false));
    }

    @Test
    void whoActedIsToldPrivatelyWhatTheyAloneMayKnow() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            ActionResult.Done done = (ActionResult.Done) host.order(match, "red", Call.of("stance", "stance", "feint"));

            assertThat(done.told())
                    .extracting(done.after().words()::cite)
                    .containsExactly("You have chosen feint. (2.1)");
            assertThat(host.settled().outlet.texts()).noneMatch(text -> text.contains("feint."));
            assertThat(host.matches.history(match, new Seat("red"), 100))
                    .anyMatch(told -> told.words().contains("You have chosen feint"));
            assertThat(host.matches.history(match, new Seat("blue"), 100))
                    .noneMatch(told -> told.words().contains("feint"));
        }
    }

    @Test
    void beforeTheEndTheRecordHoldsNoEntriesAndNoSealedRoll() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.order(match, "red", Call.of("stance", "stance", "feint")));

            assertThat(host.matches.record(match))
                    .doesNotContain("feint", "entries")
                    .contains("unrevealed");
            assertThat(host.matches.rolls(match)).isEmpty();

            done(host.matches.resign(by("red"), match, new Seat("red")));
            assertThat(host.matches.record(match)).contains("feint", "entries").doesNotContain("unrevealed");
            assertThat(host.matches.rolls(match)).hasSize(1);
        }
    }

    /** Names stand in posts and lists, and nowhere in the record; a forgotten player's name stands nowhere. */
    @Test
    void aForgottenPlayerIsNamedNowhere() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of("vacant", "fallback"));
            host.settled();
            host.matches.forget(TestHost.person("blue"));

            LiveMatch after = host.match(match);
            assertThat(after.seats())
                    .allMatch(
                            h -> h.person().filter(p -> p.name().equals("blue")).isEmpty());
            assertThat(host.matches.list("server").getFirst().players())
                    .extracting(p -> p.name())
                    .containsExactly("red");
            assertThat(host.matches.record(match)).doesNotContain("id-blue");
            done(host.order(match, "red", Call.of("stance", "stance", "low")));
            assertThat(host.settled().match(match).version()).isGreaterThan(2);
        }
    }
}
