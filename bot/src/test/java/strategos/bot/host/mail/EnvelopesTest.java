package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.mail.OutboxWriter.Envelopes.MessageState;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice.Call;
import strategos.engine.seat.Seat;

/** A match under way goes on with what an earlier version stored of its messages. */
class EnvelopesTest {
    private static final String STORED =
            "{\"known\":[{\"seat\":\"red\",\"user\":\"id-red\",\"asked\":7}],\"foot\":true,\"at\":3,\"version\":12}";

    private final Envelopes envelopes = new Envelopes();
    private final MessageState state = new MessageState(
            List.of(new Call(new Seat("red"), "id-red", 7, false)),
            true,
            3,
            Optional.of(12L),
            Optional.empty(),
            List.of());

    @Test
    void whatWasRememberedOfAMessageIsReadAsItWasStored() {
        assertThat(envelopes.write(state)).isEqualTo(STORED);
        assertThat(envelopes.read(STORED, MessageState.class)).isEqualTo(state);
    }
}
