package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.host.Pictures;

/** A person is picked as Discord picks them, and notified by their id. */
class NamedPeopleTest {
    private HostedTable table;

    @BeforeEach
    void open() throws Exception {
        table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0));
        table.bob().types("help").answer();
        table.alice()
                .types("match new", Map.of("game", "sparta", "scenario", "peace-of-nicias"))
                .answer();
    }

    @AfterEach
    void leave() {
        table.close();
    }

    @Test
    void whoIsInvitedIsNotifiedAndTheOneWhoMayAnswer() {
        table.alice()
                .types("seat invite", Map.of("who", "Bob", "seat", "athens"))
                .answer();
        FakeMessage called = table.discord().awaitMessage("agora", m -> m.text().contains("invites"));
        assertThat(called.pinged()).hasSize(1);

        FakeMessage card = table.discord()
                .awaitMessage("agora", m -> m.control("Play Athens").isPresent());
        FakeMessage answer = table.bob().presses(card, "Play Athens").answer();

        assertThat(answer.text()).startsWith("You play Athens. ");
    }

    @Test
    void oneWhoIsNotInTheServerIsNotInvited() {
        FakeMessage refused =
                table.alice().types("seat invite", Map.of("who", "Xanthippe")).answer();

        assertThat(refused.text()).isEqualTo("Xanthippe is not in this server.");
    }
}
