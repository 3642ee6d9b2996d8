package strategos.bot.discord;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.requests.restaction.MessageCreateAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.Answerer.Waiting;
import strategos.bot.host.MovingClock;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;

/** What a channel hears of answers that were lost. */
class LostAnswersTest {
    private static final ChannelRef AGORA = new ChannelRef("server", "agora");

    private final MovingClock clock = new MovingClock();
    private final LostAnswers lost = new LostAnswers(new DiscordWords(text -> "lost"), clock);
    private final JDA jda = mock();
    private final GuildMessageChannel agora = mock();

    @BeforeEach
    void open() {
        MessageCreateAction sending = mock();
        when(jda.getChannelById(GuildMessageChannel.class, AGORA.channel())).thenReturn(agora);
        when(agora.getId()).thenReturn(AGORA.channel());
        when(agora.canTalk()).thenReturn(true);
        when(agora.sendMessage(any(MessageCreateData.class))).thenReturn(sending);
    }

    private void tell(int answers) {
        for (int i = 0; i < answers; i++) {
            lost.tell(
                    new Waiting(jda, "1", "token", new Person("a", "Alice"), AGORA, new CompletableFuture<>(), false));
        }
    }

    private void heard(int notices) {
        verify(agora, times(notices)).sendMessage(any(MessageCreateData.class));
    }

    @Test
    void aFewAMinute() {
        tell(LostAnswers.MOST + 3);
        heard(LostAnswers.MOST);
        clock.move(Duration.ofMinutes(2));
        tell(1);
        heard(LostAnswers.MOST + 1);
    }

    /** Else nobody would hear of any until that clock says the same again. */
    @Test
    void soTooAfterTheClockWasPutBack() {
        tell(LostAnswers.MOST);
        clock.move(Duration.ofHours(-1));
        tell(1);
        heard(LostAnswers.MOST + 1);
    }
}
