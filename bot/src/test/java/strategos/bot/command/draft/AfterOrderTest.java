package strategos.bot.command.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;

/** Who were told that it failed would give the order again. */
class AfterOrderTest {
    @ParameterizedTest
    @MethodSource("strategos.bot.command.lesson.LessonFaultTest#faults")
    void anOrderThatStandsIsToldSoWhateverFailsAfterIt(Throwable fault) {
        Matches matches = mock();
        when(matches.find(any())).thenThrow(fault);
        LiveMatch before = mock();
        Answer given = Answer.done(Message.text("The ram is given."));

        assertThat(new AfterOrder(matches, mock(), mock()).tell(new Person("a", "A"), before, new Seat("red"), given))
                .isEqualTo(given);
    }
}
