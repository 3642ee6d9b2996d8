package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.MessagePart.Upload;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.FakeMessage.Attached;
import strategos.bot.discord.fake.Fault;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** An edit sends the pictures of a report again only where they changed. */
class KeptPicturesTest {
    private FakeDiscord discord;
    private Visitor visitor;

    @BeforeEach
    void connect() throws Exception {
        discord = FakeDiscord.open();
        visitor = Visitor.to(discord, new TinyDesk());
    }

    @AfterEach
    void leave() {
        visitor.close();
        discord.close();
    }

    private static Message report(String story, String... pictures) {
        Layout layout = new Layout(Optional.empty(), "### Turn 1", story, "", Optional.empty(), "");
        List<Picture> painted = Stream.of(pictures)
                .map(content -> new Picture("dice.png", "alt of " + story, content::getBytes))
                .toList();
        return new Message("### Turn 1\n" + story, painted, List.of(), Optional.of(layout));
    }

    private String deliver(long id, Message message, Optional<String> edits) throws Undelivered {
        return visitor.outlet()
                .deliver(new Post(id, "m7k2", discord.ref("agora"), message, edits, Optional.empty(), List.of()));
    }

    private FakeMessage message() {
        return discord.messages("agora").getLast();
    }

    private List<String> shown() {
        return message().attachments().stream()
                .map(Attached::bytes)
                .map(String::new)
                .toList();
    }

    @Test
    void wordsAloneSendNone() throws Undelivered {
        String id = deliver(1, report("Beta waits.", "sheet"), Optional.empty());
        deliver(2, report("Beta marches.", "sheet"), Optional.of(id));

        assertThat(message().text()).contains("Beta marches.");
        assertThat(shown()).containsExactly("sheet");
        assertThat(message().uploads()).isEqualTo(1);
    }

    @Test
    void anotherPictureIsSentAndTakesTheOldOnesPlace() throws Undelivered {
        String id = deliver(1, report("Beta waits.", "sheet"), Optional.empty());
        deliver(2, report("Beta marches.", "sheet of two"), Optional.of(id));
        deliver(3, report("Beta rests.", "sheet of two"), Optional.of(id));

        assertThat(shown()).containsExactly("sheet of two");
        assertThat(message().uploads()).isEqualTo(2);
    }

    @Test
    void pictureThatIsShownNoMoreIsGone() throws Undelivered {
        String id = deliver(1, report("Beta waits.", "sheet"), Optional.empty());
        deliver(2, report("Beta takes it back."), Optional.of(id));

        assertThat(shown()).isEmpty();
    }

    @Test
    void afterARestartTheyAreSentOnceMore() throws Exception {
        String id = deliver(1, report("Beta waits.", "sheet"), Optional.empty());
        visitor.close();
        visitor = Visitor.to(discord, new TinyDesk());
        deliver(2, report("Beta marches.", "sheet"), Optional.of(id));
        deliver(3, report("Beta rests.", "sheet"), Optional.of(id));

        assertThat(shown()).containsExactly("sheet");
        assertThat(message().uploads()).isEqualTo(2);
    }

    @Test
    void whereDiscordDoesNotTakeTheOldOnesTheyAreSentOnceMore() throws Undelivered {
        String id = deliver(1, report("Beta waits.", "sheet"), Optional.empty());
        discord.fault(Fault.of("PATCH /channels/\\d+/messages/\\d+", 400, 50035));
        deliver(2, report("Beta marches.", "sheet"), Optional.of(id));

        assertThat(message().text()).contains("Beta marches.");
        assertThat(shown()).containsExactly("sheet");
        assertThat(message().uploads()).isEqualTo(2);
    }

    @Test
    void noMoreAreRememberedThanThatMany() {
        SentPictures sent = new SentPictures();
        List<Upload> sheet = List.of(new Upload("dice.png", "", new byte[] {1}));
        for (int i = 0; i <= SentPictures.MOST; i++) {
            sent.sent("message " + i, sheet);
        }

        assertThat(sent.names("message 0", sheet)).isEmpty();
        assertThat(sent.names("message 1", sheet)).contains(List.of("dice.png"));
    }
}
