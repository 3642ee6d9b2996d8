package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;

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
        static Shown of(TestHouse house, String match) {
            house.settled();
            return new Shown(
                    house.outlet.messages(),
                    house.matches.history(match, Viewer.EVERYONE, 1_000),
                    house.matches.diceLog(match),
                    house.matches.record(match),
                    house.match(match).rolls());
        }
    }

    private static Shown afterRedChose(String stance, boolean standing) {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            house.settled();
            done(house.order(match, "red", Call.of("stance", "stance", stance)));
            if (standing) {
                done(house.matches.stand(
                        by("red"),
                        match,
                        new StandingOrder(new Seat("red"), "parry", Map.of(), Call.of("pass"), 3),
                        0));
            }
            return Shown.of(house, match);
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
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            ActionResult.Done done =
                    (ActionResult.Done) house.order(match, "red", Call.of("stance", "stance", "feint"));

            assertThat(done.told())
                    .extracting(done.after().words()::cite)
                    .containsExactly("You have chosen feint. (2.1)");
            assertThat(house.settled().outlet.texts()).noneMatch(text -> text.contains("feint."));
            assertThat(house.matches.history(match, new Seat("red"), 100))
                    .anyMatch(told -> told.words().contains("You have chosen feint"));
            assertThat(house.matches.history(match, new Seat("blue"), 100))
                    .noneMatch(told -> told.words().contains("feint"));
        }
    }

    @Test
    void beforeTheEndTheRecordHoldsNoEntriesAndNoSealedRoll() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.order(match, "red", Call.of("stance", "stance", "feint")));

            assertThat(house.matches.record(match))
                    .doesNotContain("feint", "entries")
                    .contains("unrevealed");
            assertThat(house.matches.rolls(match)).isEmpty();

            done(house.matches.resign(by("red"), match, new Seat("red")));
            assertThat(house.matches.record(match)).contains("feint", "entries").doesNotContain("unrevealed");
            assertThat(house.matches.rolls(match)).hasSize(1);
        }
    }

    /** Names stand in posts and lists, and nowhere in the record; a forgotten player's name stands nowhere. */
    @Test
    void aForgottenPlayerIsNamedNowhere() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of("vacant", "fallback"));
            house.settled();
            house.matches.forget(TestHouse.person("blue"));

            LiveMatch after = house.match(match);
            assertThat(after.seats())
                    .allMatch(
                            h -> h.person().filter(p -> p.name().equals("blue")).isEmpty());
            assertThat(house.matches.list("server").getFirst().players())
                    .extracting(p -> p.name())
                    .containsExactly("red");
            assertThat(house.matches.record(match)).doesNotContain("id-blue");
            done(house.order(match, "red", Call.of("stance", "stance", "low")));
            assertThat(house.settled().match(match).version()).isGreaterThan(2);
        }
    }
}
