package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.FakePerson;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Post;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;

/** What the bot writes to one person alone, where there is no server, has buttons like any other message. */
class DirectMessagesTest {
    private final TinyDesk desk = new TinyDesk();
    private FakeDiscord discord;
    private Visitor visitor;
    private FakePerson carol;

    @BeforeEach
    void connect() throws Exception {
        discord = FakeDiscord.open();
        visitor = Visitor.to(discord, desk);
        carol = discord.person("Carol");
    }

    @AfterEach
    void leave() {
        visitor.close();
        discord.close();
    }

    @Test
    void theButtonOfANoteIsAnswered() throws Exception {
        Control stop = new Control.Button("leave|m7k2", "Follow no more", Control.Style.SECONDARY, true);
        ChannelRef alone = ChannelRef.direct(carol.id());
        visitor.outlet()
                .deliver(new Post(
                        1,
                        "m7k2",
                        alone,
                        new Message("A turn begins.", List.of(), List.of(stop)),
                        Optional.empty(),
                        Optional.empty(),
                        List.of()));
        FakeMessage note = discord.whispers(carol).getFirst();
        desk.answers(Message.text("You follow match m7k2 no more."));

        FakeInteraction pressed = discord.hands(carol, "@" + carol.id()).presses(note, "Follow no more");

        assertThat(pressed.answer().text()).isEqualTo("You follow match m7k2 no more.");
        assertThat(pressed.answer().ephemeral()).isTrue();
        assertThat(note.text()).isEqualTo("A turn begins.");
        Request request = desk.requests().getFirst();
        assertThat(request.input()).isEqualTo(new Input.Press("leave|m7k2", List.of()));
        assertThat(request.by().id()).isEqualTo(carol.id());
        assertThat(request.where()).isEqualTo(alone);
        assertThat(request.manager()).isFalse();
    }
}
