package strategos.bot.command.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.same;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.command.CommandContext;
import strategos.bot.command.LibraryWords;
import strategos.bot.command.handler.RequestHandler.Refusals;
import strategos.bot.command.rules.RulesPage;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Faults;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.Request.Person;
import strategos.engine.duel.DuelFactory;
import strategos.engine.text.Escape;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** Whatever fails, somebody waits for a sentence; in the console nobody would take the next line. */
class RefusalsTest {
    private final Matches matches = mock();
    private final Faults faults = mock();
    private final Refusals refusals = new Refusals(
            matches, new LibraryWords(DuelFactory.library(), Escape.plain()), mock(RulesPage.class), faults);
    private final CommandContext at =
            new CommandContext(new Action("1", new Person("a", "A"), false), new ChannelRef("server", "agora"));

    @ParameterizedTest
    @MethodSource("strategos.bot.command.lesson.LessonFaultTest#faults")
    void nothingIsBegunWhereTheMatchCannotBeFound(Throwable fault) {
        when(matches.at(any())).thenThrow(fault);

        Answer told = refusals.told(at, Optional::empty, () -> Answer.done(Message.text("begun")));

        assertThat(told.refusal().orElseThrow().sentence()).contains("nothing was changed");
    }

    /** Everybody asks again while the database is gone: they are told that it passes, and the operator once each, in one line. */
    @Test
    void aDatabaseThatCannotBeAskedIsToldSo() {
        StorageException gone = new StorageException(Problem.UNREACHABLE, "The server is gone.");
        when(faults.outage(any(), any(), same(gone))).thenReturn(true);
        Answer told = refusals.told(at, Optional::empty, () -> {
            throw gone;
        });
        assertThat(told.refusal().orElseThrow().sentence()).contains("cannot be asked now", "nothing was changed");
    }
}
