package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeDiscord.Denied;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Layout;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** Messages that Discord is asked to delete, and what stands below one. */
class DiscordRemovalTest {
    private FakeDiscord discord;
    private Visitor visitor;
    private ChannelRef agora;

    @BeforeEach
    void connect() throws Exception {
        discord = FakeDiscord.open();
        agora = discord.ref("agora");
        discord.channel("blind");
        discord.deny("blind", Denied.HISTORY);
        discord.channel("meek");
        discord.deny("meek", Denied.MANAGE_THREADS);
        visitor = Visitor.to(discord, new TinyDesk());
    }

    @AfterEach
    void leave() {
        visitor.close();
        discord.close();
    }

    private static Message report(String story) {
        Control button = new Control.Button("id", "Done", Control.Style.SECONDARY, true);
        Layout layout = new Layout(Optional.empty(), "### Turn 1", story, "", Optional.empty(), "");
        return new Message("### Turn 1\n" + story, List.of(), List.of(button), Optional.of(layout));
    }

    private static Message call(String words) {
        Control button = new Control.Button("id", "Done", Control.Style.SECONDARY, true);
        return new Message(words, List.of(), List.of(button));
    }

    private String deliver(long id, ChannelRef where, Message message, Optional<String> edits) throws Undelivered {
        return visitor.outlet().deliver(new Post(id, "m7k2", where, message, edits, Optional.empty(), List.of()));
    }

    private Optional<String> retract(long id, String... others) throws Undelivered {
        Post.Search search = new Post.Search(Instant.now().minusSeconds(60), List.of(others));
        return visitor.outlet()
                .retract(new Post(
                        id, "m7k2", agora, Message.text(""), Optional.empty(), Optional.of(search), List.of()));
    }

    private List<String> standing() {
        return discord.messages("agora").stream().map(FakeMessage::id).toList();
    }

    @Test
    void anEmptyThreadIsDeletedOrOutOfSightWhereThatIsNotAllowed() {
        ChannelRef deleted = visitor.outlet().thread(agora, "one").orElseThrow();
        ChannelRef archived =
                visitor.outlet().thread(discord.ref("meek"), "two").orElseThrow();

        visitor.outlet().abandon(deleted);
        visitor.outlet().abandon(archived);

        assertThat(discord.threads()).containsExactly("two");
        assertThat(discord.archived("two")).isTrue();
    }

    @Test
    void aMessageIsDeletedAndOneThatIsGoneIsNoFault() throws Undelivered {
        String first = deliver(1, agora, report("It begins."), Optional.empty());
        String second = deliver(2, agora, call("Who?"), Optional.empty());

        visitor.outlet().remove(agora, second);
        visitor.outlet().remove(agora, second);

        assertThat(standing()).containsExactly(first);
    }

    @Test
    void whatAnAttemptPostedIsFoundAndTakenBack() throws Undelivered {
        String first = deliver(1, agora, report("It begins."), Optional.empty());
        String second = deliver(2, agora, report("It goes on."), Optional.empty());
        assertThat(retract(2, first)).contains(second);
        assertThat(standing()).containsExactly(first);

        String call = deliver(3, agora, call("Who?"), Optional.empty());
        assertThat(retract(3, first)).contains(call);
        assertThat(standing()).containsExactly(first);

        assertThat(retract(4, first)).isEmpty();
    }

    /** An edit puts its own mark on the message, which is known to hold what an earlier one posted. */
    @Test
    void anEditThatNobodyHeardOfTakesNothingBack() throws Undelivered {
        String report = deliver(1, agora, report("It begins."), Optional.empty());
        deliver(2, agora, report("It goes on."), Optional.of(report));

        assertThat(retract(2, report)).isEmpty();
        assertThat(standing()).containsExactly(report);
    }

    @Test
    void whatStandsBelowIsCountedUpToSoMany() throws Undelivered {
        String first = deliver(1, agora, report("It begins."), Optional.empty());
        String second = deliver(2, agora, call("Who?"), Optional.empty());
        for (int i = 3; i < 15; i++) {
            deliver(i, agora, Message.text("talk " + i), Optional.empty());
        }

        assertThat(visitor.outlet().below(agora, first, 10)).isEqualTo(10);
        assertThat(visitor.outlet().below(agora, first, 50)).isEqualTo(13);
        assertThat(visitor.outlet().below(agora, standing().getLast(), 10)).isZero();

        visitor.outlet().remove(agora, second);
        assertThat(visitor.outlet().below(agora, first, 50)).isEqualTo(12);
        assertThat(visitor.outlet().below(agora, second, 50))
                .as("below one that is gone")
                .isEqualTo(12);
    }

    @Test
    void whereThePastMayNotBeReadNothingIsKnownToStandBelow() throws Undelivered {
        ChannelRef blind = discord.ref("blind");
        String first = deliver(1, blind, report("It begins."), Optional.empty());
        deliver(2, blind, Message.text("talk"), Optional.empty());

        assertThat(visitor.outlet().below(blind, first, 10)).isZero();
    }
}
