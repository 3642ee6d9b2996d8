package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.AGORA;
import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.ChangedGame;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.config.ConfigFolder;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** A computer player that fails, and a default answer that does: a legal order is given instead, and the match goes on. */
class FailingComputerTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final Logger deeds = (Logger) LoggerFactory.getLogger("strategos.bot.host.deed");
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void listen() {
        log.start();
        deeds.setAdditive(false);
        deeds.addAppender(log);
    }

    @AfterEach
    void stop() {
        deeds.detachAppender(log);
        deeds.setAdditive(true);
    }

    private List<String> errors() {
        return List.copyOf(log.list).stream()
                .filter(event -> event.getLevel() == Level.ERROR)
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
    }

    /** What is wrong with a computer player. */
    enum Flaw {
        THROWS,
        NEVER_ENDS,
        ANSWERS_NOTHING,
        ANSWERS_EMPTY,
        TALKS_NONSENSE,
        NAMES_A_WRONG_VALUE,
        LEAVES_ALL_OUT;

        Call choose(Decision decision) {
            String verb = decision.offers().getFirst().verb().name();
            return switch (this) {
                case THROWS -> throw new IllegalStateException("the feint is a secret");
                case NEVER_ENDS -> choose(decision);
                case ANSWERS_NOTHING -> null;
                case ANSWERS_EMPTY -> Call.of("");
                case TALKS_NONSENSE -> Call.of("sing", "song", "feint");
                case NAMES_A_WRONG_VALUE ->
                    Call.of(
                            verb,
                            decision.offers()
                                    .getFirst()
                                    .verb()
                                    .slots()
                                    .getFirst()
                                    .name(),
                            "feint?");
                case LEAVES_ALL_OUT -> Call.of(verb);
            };
        }
    }

    private static String betweenComputers(TestHouse house) {
        String match = done(house.matches.create(by("host"), AGORA, "duel", "sabres", Map.of()))
                .id();
        done(house.matches.computer(by("host"), match, RED));
        done(house.matches.computer(by("host"), match, BLUE));
        done(house.matches.start(by("host"), match));
        return match;
    }

    @ParameterizedTest
    @EnumSource
    void isStoodInFor(Flaw flaw) {
        Library library = flawed(duel -> duel.withComputer((seen, seat, decision, luck) -> flaw.choose(decision)));
        try (TestHouse house = TestHouse.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            String match = betweenComputers(house);

            assertThat(house.settled().match(match).stage()).isEqualTo(Stage.OVER);
            assertThat(errors())
                    .anyMatch(line -> line.contains("match " + match) && line.contains("order for red"))
                    .noneMatch(line -> line.contains("feint"));
        }
    }

    /** Neither the computer's order nor the default answer can be given: any legal order is. */
    @Test
    void andSoIsTheDefaultAnswer() {
        Library library = flawed(FailingComputerTest::withoutAUsableFallback);
        try (TestHouse house = TestHouse.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            String match = house.duel(Map.of("clock", "1h"));
            long before = house.settled().match(match).version();

            house.clock.move(Duration.ofHours(1));
            house.house.tick();

            assertThat(house.settled().match(match).version()).isEqualTo(before + 2);
            assertThat(errors()).anyMatch(line -> line.contains("order for red, sing [song], is refused"));
        }
    }

    private static Game<DuelState> withoutAUsableFallback(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
                return super.decision(seen, seat)
                        .map(decision -> decision.withFallback(Optional.of(Call.of("sing", "song", "loud"))));
            }
        }.game();
    }

    private static Library flawed(UnaryOperator<Game<DuelState>> flaw) {
        return Library.of(ConfigFolder.packed(), List.of(new ChangedDuel(flaw)));
    }
}
