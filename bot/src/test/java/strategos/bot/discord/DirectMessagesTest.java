package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.FakePerson;
import strategos.bot.discord.fake.Fault;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Post;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Undelivered;

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

    private void whisper() throws Undelivered {
        whisper(1, Optional.empty());
    }

    private String whisper(long number, Optional<Post.Search> search) throws Undelivered {
        Control stop = new Control.Button("leave|m7k2", "Follow no more", Control.Style.SECONDARY, true);
        return visitor.outlet()
                .deliver(new Post(
                        number,
                        "m7k2",
                        ChannelRef.direct(carol.id()),
                        new Message("A turn begins.", List.of(), List.of(stop)),
                        Optional.empty(),
                        search,
                        List.of()));
    }

    /** Whoever is written to by several matches gets the same words more than once: its mark tells which note it is. */
    @Test
    void aNoteOfWhichNobodyKnowsWhetherItArrivedIsFoundAfterALongOutage() throws Exception {
        whisper(1, Optional.empty());
        discord.fault(Fault.after("POST /channels/\\d+/messages", 500));
        assertThatThrownBy(() -> whisper(2, Optional.empty())).isInstanceOf(Undelivered.class);
        discord.forgetNonces();
        Optional<Post.Search> search = Optional.of(new Post.Search(Instant.now(), List.of()));

        String found = whisper(2, search);

        assertThat(discord.whispers(carol))
                .hasSize(2)
                .last()
                .extracting(FakeMessage::id)
                .isEqualTo(found);
        whisper(3, search);
        assertThat(discord.whispers(carol)).hasSize(3);
    }

    @Test
    void theButtonOfANoteIsAnswered() throws Exception {
        ChannelRef alone = ChannelRef.direct(carol.id());
        whisper();
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

    /** The place of what is told to one user alone bears that user's id. */
    @Test
    void theLogTellsNobodysId() throws Exception {
        try (Overheard log = Overheard.of("strategos")) {
            whisper();
            FakeMessage note = discord.whispers(carol).getFirst();
            desk.answers(request -> {
                throw new IllegalStateException("a bug");
            });
            discord.fault(Fault.after("POST /interactions/.*", 500));
            FakeInteraction pressed = discord.hands(carol, "@" + carol.id()).presses(note, "Follow no more");
            assertThat(pressed.answer()).isNotNull();
            discord.fault(Fault.of("POST /channels/\\d+/messages", 403, 50007));
            assertThatThrownBy(this::whisper).isInstanceOf(Undelivered.class);

            assertThat(log.lines())
                    .anyMatch(line -> line.contains("was not delivered"))
                    .anyMatch(line -> line.contains("met a bug"))
                    .anyMatch(line -> line.contains("could not be acknowledged"))
                    .noneMatch(line -> line.contains(carol.id()));
        }
    }
}
