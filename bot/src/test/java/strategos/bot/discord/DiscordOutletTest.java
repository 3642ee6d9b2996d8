package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.DiscordBot.DiscordUnavailable;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeDiscord.Denied;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.Fault;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;

/** Posts and edits, through the real JDA, when all is well and when it is not. */
class DiscordOutletTest {
    private static final String POSTING = "POST /channels/\\d+/messages";
    private static final String EDITING = "PATCH /channels/\\d+/messages/\\d+";

    private final TinyDesk desk = new TinyDesk();
    private FakeDiscord discord;
    private Visitor visitor;
    private ChannelRef agora;
    private ChannelRef thread;
    private ChannelRef asleep;

    @BeforeEach
    void connect() throws IOException, InterruptedException, DiscordUnavailable {
        discord = FakeDiscord.open();
        agora = discord.ref("agora");
        discord.channel("closed");
        discord.deny("closed", Denied.VIEW);
        discord.channel("mute");
        discord.deny("mute", Denied.SEND);
        discord.channel("blind");
        discord.deny("blind", Denied.ATTACH, Denied.HISTORY);
        thread = discord.thread("thread", "agora");
        asleep = discord.thread("asleep", "agora");
        discord.archive("asleep", false);
        visitor = Visitor.to(discord, desk);
    }

    @AfterEach
    void leave() {
        visitor.close();
        discord.close();
    }

    @Test
    void postsWordsPicturesAndControls() throws Undelivered, IOException {
        String id = deliver(post(1, agora, message("The march begins.", 3, 2)));

        FakeMessage posted = discord.messages("agora").getFirst();
        assertThat(posted.id()).isEqualTo(id);
        assertThat(posted.text()).isEqualTo("The march begins.");
        assertThat(posted.rows()).containsExactly(List.of("button 0", "button 1", "button 2"));
        assertThat(posted.attachments()).hasSize(2).allSatisfy(file -> {
            assertThat(file.alt()).isEqualTo("a picture in words");
            assertThat(file.name()).startsWith("picture").endsWith(".png");
        });
        BufferedImage image = ImageIO.read(
                new ByteArrayInputStream(posted.attachments().getFirst().bytes()));
        assertThat(image.getWidth()).isEqualTo(8);
    }

    /** What is being sent when the bot closes is sent to its end, and told of. */
    @Test
    void postsStillWhenNothingMoreIsTakenIn() throws Undelivered {
        visitor.bot().retire();

        String id = deliver(post(1, agora, Message.text("The last post.")));

        assertThat(discord.messages("agora"))
                .extracting(FakeMessage::id, FakeMessage::text)
                .containsExactly(tuple(id, "The last post."));
    }

    @Test
    void laysControlsOutFiveInARow() throws Undelivered {
        deliver(post(1, agora, message("", 23, 0)));

        assertThat(discord.messages("agora").getFirst().rows())
                .extracting(List::size)
                .containsExactly(5, 5, 5, 5, 3);
    }

    @Test
    void editsInPlaceAndLeavesThePicturesThatAreThere() throws Undelivered {
        String id = deliver(post(1, agora, message("before", 2, 1)));

        String edited = deliver(edit(2, agora, Message.text("after"), id));

        assertThat(edited).isEqualTo(id);
        assertThat(discord.messages("agora")).singleElement().satisfies(message -> {
            assertThat(message.text()).isEqualTo("after");
            assertThat(message.rows()).isEmpty();
            assertThat(message.attachments()).hasSize(1);
        });
    }

    @Test
    void anEditWithPicturesReplacesThem() throws Undelivered {
        String id = deliver(post(1, agora, message("before", 0, 2)));

        deliver(edit(2, agora, message("after", 0, 1), id));

        assertThat(discord.messages("agora").getFirst().attachments()).hasSize(1);
    }

    @Test
    void pingsNobodyWhateverTheWordsSay() throws Undelivered {
        String alice = discord.person("Alice").id();
        String words = "@everyone @here <@" + alice + "> <@&2001> [click](https://example.com)";

        deliver(post(1, agora, Message.text(words)));

        assertThat(discord.messages("agora").getFirst().text()).isEqualTo(words);
        assertThat(discord.messages("agora").getFirst().pinged()).isEmpty();
    }

    @Test
    void pingsTheOneWhoIsMeantAndNobodyElse() throws Undelivered {
        String alice = discord.person("Alice").id();
        String bob = discord.person("Bob").id();
        Message message = Message.text("@everyone <@" + alice + "> is asked, <@" + bob + "> waits");

        deliver(new Post(1, "m7k2", agora, message, Optional.empty(), Optional.empty(), List.of(alice)));

        assertThat(discord.messages("agora").getFirst().pinged()).containsExactly(alice);
    }

    @Test
    void aLongStoryGoesOnInFurtherPostsAndTheLastBearsTheButtons() throws Undelivered {
        String story = String.join(
                "\n",
                IntStream.range(0, 200)
                        .mapToObj(i -> "line " + i + " of the story")
                        .toList());
        Message told = message(story, 1, 1);

        String last = deliver(post(1, agora, told));

        List<FakeMessage> posts = discord.messages("agora");
        assertThat(posts).hasSizeGreaterThan(1);
        assertThat(String.join("\n", posts.stream().map(FakeMessage::text).toList()))
                .isEqualTo(story);
        assertThat(posts.getLast().id()).isEqualTo(last);
        assertThat(posts.getLast().rows()).hasSize(1);
        assertThat(posts.getLast().attachments()).hasSize(1);
    }

    @Test
    void aSecondSendingWithinMinutesIsKnownByItsNonce() throws Undelivered {
        discord.fault(Fault.after(POSTING, 500));
        assertRemedy(post(1, agora, Message.text("once")), Remedy.RETRY);

        deliver(post(1, agora, Message.text("once")));

        assertThat(discord.messages("agora")).hasSize(1);
    }

    @Test
    void afterALongOutageWhatWasPostedIsFound() throws Undelivered {
        for (Message message :
                List.of(message("with buttons", 2, 0), message("with a picture", 0, 1), Message.text("bare words"))) {
            long number = discord.messages("agora").size() + 1L;
            discord.fault(Fault.after(POSTING, 500));
            assertRemedy(post(number, agora, message), Remedy.RETRY);
            discord.forgetNonces();
            discord.chatter("agora", discord.person("Bob"), message.text());

            String found = deliver(again(number, agora, message));

            List<FakeMessage> own =
                    discord.messages("agora").stream().filter(FakeMessage::ours).toList();
            assertThat(own).filteredOn(m -> m.text().equals(message.text())).hasSize(1);
            assertThat(own.getLast().id()).isEqualTo(found);
        }
    }

    @Test
    void theSameWordsOfAnEarlierPostAreNotTakenForThisOne() throws Undelivered {
        deliver(post(1, agora, Message.text("Nobody moves.")));
        deliver(post(2, agora, message("Your turn.", 1, 0)));
        discord.forgetNonces();

        deliver(again(3, agora, Message.text("Nobody moves.")));

        assertThat(discord.messages("agora"))
                .extracting(FakeMessage::text)
                .containsExactly("Nobody moves.", "Your turn.", "Nobody moves.");
    }

    /** Two posts in a row may say the same, and neither bears a mark: the one that is known to be another's is not this one. */
    @Test
    void theSameBareWordsRightBeforeAreNotTakenForThisPost() throws Undelivered {
        String first = deliver(post(1, agora, Message.text("Nobody moves.")));
        discord.forgetNonces();
        Instant claimed = Instant.now();

        String second = deliver(again(2, agora, Message.text("Nobody moves."), claimed, List.of(first)));
        assertThat(second).isNotEqualTo(first);
        discord.forgetNonces();

        assertThat(deliver(again(2, agora, Message.text("Nobody moves."), claimed, List.of(first))))
                .isEqualTo(second);
        assertThat(discord.messages("agora")).hasSize(2);
    }

    /** Of an earlier life of the bot nothing else may be known than that it was before this post was taken up. */
    @Test
    void whatIsOlderThanTheFirstAttemptIsNotTakenForThisPost() throws Undelivered {
        deliver(post(1, agora, Message.text("Nobody moves.")));
        discord.forgetNonces();

        deliver(again(2, agora, Message.text("Nobody moves."), Instant.now().plus(Duration.ofHours(1)), List.of()));

        assertThat(discord.messages("agora")).hasSize(2);
    }

    @Test
    void twoPartsThatSayTheSameAreTwoMessages() throws Undelivered {
        String line = "x".repeat(1_990);
        discord.fault(Fault.of(POSTING, 500, 0), 1);
        assertRemedy(post(1, agora, Message.text(line + "\n" + line)), Remedy.RETRY);
        discord.forgetNonces();

        deliver(again(1, agora, Message.text(line + "\n" + line)));

        assertThat(discord.messages("agora")).extracting(FakeMessage::text).containsExactly(line, line);
    }

    @Test
    void aLongStoryThatBrokeOffGoesOnWhereItDid() throws Undelivered {
        String story = String.join(
                "\n",
                IntStream.range(0, 200)
                        .mapToObj(i -> "line " + i + " of the story")
                        .toList());
        discord.fault(Fault.of(POSTING, 500, 0), 1);
        assertRemedy(post(1, agora, Message.text(story)), Remedy.RETRY);
        assertThat(discord.messages("agora")).hasSize(1);
        discord.forgetNonces();

        deliver(again(1, agora, Message.text(story)));

        List<String> told =
                discord.messages("agora").stream().map(FakeMessage::text).toList();
        assertThat(String.join("\n", told)).isEqualTo(story);
    }

    @Test
    void aRateLimitIsWaitedOut() throws Undelivered {
        discord.fault(Fault.limited(POSTING, 1));

        deliver(post(1, agora, message("late, and whole", 1, 1)));

        assertThat(discord.messages("agora"))
                .singleElement()
                .satisfies(message ->
                        assertThat(message.attachments().getFirst().bytes()).isEqualTo(png()));
    }

    @Test
    void aBadGatewayIsTriedAgain() throws Undelivered {
        discord.fault(Fault.of(POSTING, 502, 0));

        deliver(post(1, agora, message("through at last", 0, 1)));

        assertThat(discord.messages("agora")).hasSize(1);
        assertThat(discord.requests(POSTING)).isEqualTo(2);
    }

    @Test
    void aFaultOfDiscordsIsToBeRetried() {
        discord.fault(Fault.of(POSTING, 500, 0));
        assertRemedy(post(1, agora, Message.text("a")), Remedy.RETRY);
    }

    @Test
    void aConnectionThatBreaksOffAfterThePostIsMadeDoublesNothing() throws Undelivered {
        deliver(post(1, agora, Message.text("before")));
        discord.fault(Fault.after(POSTING, 0));
        try {
            deliver(post(2, agora, Message.text("once")));
        } catch (Undelivered lost) {
            deliver(again(2, agora, Message.text("once")));
        }

        assertThat(discord.messages("agora")).extracting(FakeMessage::text).containsExactly("before", "once");
    }

    @Test
    void aMessageThatIsGoneIsToBePostedAnewAndOneThatIsTooOldStands() throws Undelivered {
        assertRemedy(edit(1, agora, Message.text("where is it?"), "123456789012345678"), Remedy.POST_ANEW);

        String id = deliver(post(2, agora, Message.text("old")));
        discord.fault(Fault.tooOld(EDITING));
        assertRemedy(edit(3, agora, Message.text("new"), id), Remedy.STANDS);

        String young = deliver(post(4, agora, Message.text("new")));
        deliver(edit(5, agora, Message.text("newer"), young));
        assertThat(discord.messages("agora")).extracting(FakeMessage::text).containsExactly("old", "newer");
    }

    @Test
    void aClosedChannelBlocksAndTheReasonSaysWhatIsMissing() {
        assertThat(assertRemedy(post(1, discord.ref("closed"), Message.text("a")), Remedy.BLOCKED))
                .contains("View Channel");
        assertThat(assertRemedy(post(2, discord.ref("mute"), Message.text("a")), Remedy.BLOCKED))
                .contains("Send Messages");

        discord.fault(Fault.of(POSTING, 403, 50013));
        assertThat(assertRemedy(post(3, agora, Message.text("a")), Remedy.BLOCKED))
                .contains("I may not post");
        discord.fault(Fault.of(POSTING, 403, 50001));
        assertRemedy(post(4, agora, Message.text("a")), Remedy.BLOCKED);
    }

    @Test
    void whereNoPictureMayBeSentItsWordsAre() throws Undelivered {
        deliver(again(1, discord.ref("blind"), message("The march begins.", 0, 1)));

        assertThat(discord.messages("blind")).singleElement().satisfies(message -> {
            assertThat(message.text()).isEqualTo("The march begins.\n*a picture in words*");
            assertThat(message.attachments()).isEmpty();
        });
    }

    @Test
    void aPictureThatCannotBePaintedIsSentInWords() throws Undelivered {
        Picture broken = new Picture("map.png", "The map: nothing to be seen.", () -> {
            throw new IllegalStateException("no paint");
        });

        deliver(post(1, agora, new Message("The march begins.", List.of(broken), List.of())));

        assertThat(discord.messages("agora").getFirst().text()).contains("The map\\: nothing to be seen.");
    }

    @Test
    void aChannelThatIsGoneIsToldFromOtherFaults() {
        assertRemedy(post(1, new ChannelRef(agora.guild(), "123456789012345678"), Message.text("a")), Remedy.GONE);
    }

    /** What is deleted is told from what is closed, and from a thread that sleeps. */
    @Test
    void aChannelThatIsGoneIsKnown() {
        ChannelRef deleted = new ChannelRef(agora.guild(), "123456789012345678");

        assertThat(visitor.outlet().gone(Set.of(agora, deleted, asleep, discord.ref("closed"))))
                .containsExactly(deleted);
    }

    @Test
    void aPlaceIsOpenAgainWhenWhatLacksIsGivenBack() {
        ChannelRef mute = discord.ref("mute");
        assertThat(visitor.reopened()).doesNotContain(mute).contains(agora);

        discord.permit("mute");

        discord.await("it is told", () -> visitor.reopened().contains(mute));
        assertThat(visitor.reopened()).doesNotContain(discord.ref("closed"));
    }

    @Test
    void whereSomebodyActsThePlaceIsOpen() {
        discord.await("all is quiet", () -> visitor.reopened().contains(thread));
        visitor.reopened().clear();

        discord.hands(discord.person("Alice"), "agora").types("look").answer();
        discord.hands(discord.person("Alice"), "mute").types("look").answer();

        discord.await("it is told", () -> visitor.reopened().contains(agora));
        assertThat(visitor.reopened()).doesNotContain(discord.ref("mute"));
    }

    @Test
    void anEmptyPostIsGivenUp() {
        assertRemedy(post(1, agora, Message.text(" ")), Remedy.GIVE_UP);
    }

    @Test
    void postsIntoThreads() throws Undelivered {
        String id = deliver(post(1, thread, Message.text("here too")));
        discord.archive("thread", false);
        assertRemedy(edit(2, thread, Message.text("changed"), id), Remedy.STANDS);
        deliver(post(3, thread, Message.text("reopened by itself")));
        discord.archive("thread", true);

        assertThat(assertRemedy(post(4, thread, Message.text("locked")), Remedy.BLOCKED))
                .contains("locked");
        assertThat(discord.messages("thread")).hasSize(2);
    }

    @Test
    void aThreadThatWasArchivedBeforeTheBotCameIsReopened() throws InterruptedException {
        assertRemedy(post(1, asleep, Message.text("awake")), Remedy.RETRY);

        discord.await("the thread is announced", () -> !discord.archived("asleep"));
        retrying(again(1, asleep, Message.text("awake")));
        assertThat(discord.messages("asleep")).hasSize(1);
    }

    @Test
    void withoutAConnectionItIsToBeRetried() {
        visitor.close();

        assertRemedy(post(1, agora, Message.text("a")), Remedy.RETRY);
    }

    private String deliver(Post post) throws Undelivered {
        return visitor.outlet().deliver(post);
    }

    /** As the outbox does: again, until it is taken. */
    private void retrying(Post post) throws InterruptedException {
        for (int tries = 0; tries < 100; tries++) {
            try {
                deliver(post);
                return;
            } catch (Undelivered notYet) {
                Thread.sleep(50);
            }
        }
        throw new AssertionError(post + " was never taken");
    }

    private String assertRemedy(Post post, Remedy remedy) {
        Undelivered undelivered = catchThrowableOfType(Undelivered.class, () -> deliver(post));
        assertThat(undelivered).as("post %s", post.id()).isNotNull();
        assertThat(undelivered.remedy()).as(undelivered.getMessage()).isEqualTo(remedy);
        return undelivered.getMessage();
    }

    private static Post post(long id, ChannelRef where, Message message) {
        return new Post(id, "m7k2", where, message, Optional.empty(), Optional.empty(), List.of());
    }

    private static Post again(long id, ChannelRef where, Message message) {
        return again(id, where, message, Instant.now().minusSeconds(60), List.of());
    }

    private static Post again(long id, ChannelRef where, Message message, Instant since, List<String> others) {
        return new Post(
                id, "m7k2", where, message, Optional.empty(), Optional.of(new Post.Search(since, others)), List.of());
    }

    private static Post edit(long id, ChannelRef where, Message message, String edits) {
        return new Post(id, "m7k2", where, message, Optional.of(edits), Optional.empty(), List.of());
    }

    private static Message message(String text, int buttons, int pictures) {
        return new Message(
                text,
                IntStream.range(0, pictures)
                        .mapToObj(
                                i -> new Picture("picture" + i + ".png", "a picture in words", DiscordOutletTest::png))
                        .toList(),
                IntStream.range(0, buttons)
                        .mapToObj(i ->
                                (Control) new Control.Button("id " + i, "button " + i, Control.Style.SECONDARY, true))
                        .toList());
    }

    private static byte[] png() {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png", bytes);
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
