package strategos.bot.command.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.command.CommandContext;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Lessons;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** Who were told that it failed would give the order again. */
class LessonFaultTest {
    private final Matches matches = mock();
    private final LessonGuide guide = new LessonGuide(mock(Lessons.class), matches, mock(SpeechSource.class));

    static List<Throwable> faults() {
        return List.of(
                new StorageException(Problem.UNREACHABLE, "The server is gone."),
                new IllegalStateException("a fault of our own"),
                new StackOverflowError());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void whatWasCarriedOutIsToldAsDoneWhateverFailsAfterIt(Throwable fault) {
        when(matches.at(any())).thenThrow(fault);
        CommandContext at =
                new CommandContext(new Action("1", new Person("a", "A"), false), new ChannelRef("server", "agora"));
        Answer done = Answer.done(Message.text("done"));

        assertThat(guide.after(at, new Input.Command("match", "settings", new LinkedHashMap<>()), done))
                .isEqualTo(done);
    }
}
