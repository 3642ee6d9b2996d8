package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.mail.TestPiece.board;
import static strategos.bot.host.mail.TestPiece.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.ChannelPlan.Standing;
import strategos.bot.host.mail.ChannelPlan.Step;
import strategos.bot.host.mail.OutboxWriter.Envelopes.MessageState;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice.Call;
import strategos.bot.host.mail.Page.Kind;
import strategos.bot.host.mail.Piece.Origin;
import strategos.engine.Chapter;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.post.Pages.StoredPage;

/** When a message of a match is posted, edited, moved and deleted. */
class ChannelPlanTest {
    private static final Call RED = new Call(new Seat("red"), "id-red", 7, false);
    private static final Call BLUE = new Call(new Seat("blue"), "id-blue", 7, false);
    private static final Call RED_ACTED = new Call(new Seat("red"), "id-red", 7, true);

    private final List<Open> open = new ArrayList<>();
    private final List<Call> closed = new ArrayList<>();
    private Stage stage = Stage.RUNNING;
    private boolean good = true;
    private long last;
    private boolean further;
    private Optional<Notice.Reminder> reminder = Optional.empty();

    private Open opened(Kind kind, long first, long until, MessageState state) {
        Open message = new Open(
                new StoredPage(
                        open.size() + 1, kind.word(), first, until, "", "msg-" + open.size(), Instant.EPOCH, true),
                state);
        open.add(message);
        last = Math.max(last, until);
        return message;
    }

    /** A report that shows those pieces, with a foot for these. */
    private Open report(long first, long until, Call... known) {
        return opened(Kind.REPORT, first, until, MessageState.report(List.of(known), true, Optional.empty()));
    }

    private Open call(Call... known) {
        return opened(Kind.CALL, 0, 0, MessageState.report(List.of(known), true, Optional.empty()));
    }

    private Open season(long at) {
        return opened(
                Kind.SEASON,
                0,
                0,
                new MessageState(List.of(), false, at, Optional.empty(), Optional.empty(), List.of()));
    }

    private List<Call> known() {
        return Stream.concat(closed.stream(), open.stream().flatMap(one -> one.state().known().stream()))
                .toList();
    }

    /** The next step, when those are waited for. */
    private Step next(List<Call> asked, TestPiece... told) {
        return new ChannelPlan(
                        stage,
                        new Notice(1, asked, reminder),
                        new Standing(open, last, known(), further, Optional.empty()),
                        Arrays.stream(told).map(TestPiece::told).toList(),
                        TestPiece::cite)
                .next(page -> good);
    }

    private static Step.Post posted(
            Page page, boolean foot, List<String> pings, Optional<Open> after, boolean moves, boolean more) {
        return new Step.Post(Kind.REPORT, Optional.of(page), foot, pings, after, moves, 0, more);
    }

    private static Step.Post called(List<String> pings) {
        return new Step.Post(Kind.CALL, Optional.empty(), true, pings, Optional.empty(), false, 0, false);
    }

    private static Step.Post moved(List<String> pings, Open call) {
        return new Step.Post(Kind.CALL, Optional.empty(), true, pings, Optional.of(call), true, 0, false);
    }

    private static Optional<Page> told(Step step) {
        return step instanceof Step.Post post ? post.page() : ((Step.Edit) step).page();
    }

    private static TestPiece computers(long number) {
        return TestPiece.of(number)
                .rolling((int) number, (int) number)
                .by(Origin.COMPUTER)
                .opening(Chapter.of(TestPiece.WORDS, new Seat("blue"), ""), false);
    }

    // what a report is called

    @Test
    void aReportThatGoesOnIsCalledAfterItsChapter() {
        Chapter spring = Chapter.of(TestPiece.WORDS, new Seat("blue"), "");
        Text continued = Text.of("host.report.continued", "chapter", spring.title());
        TestPiece first = TestPiece.of(1).opening(spring, false);
        good = false;
        report(1, 1);
        assertThat(told(next(List.of(), first.taking(2_000), TestPiece.of(2).taking(2_000))))
                .hasValueSatisfying(page -> assertThat(page.title()).isEqualTo(continued));

        open.clear();
        opened(Kind.REPORT, 2, 2, MessageState.report(List.of(), true, Optional.of(spring)));
        assertThat(told(next(
                        List.of(),
                        TestPiece.of(2).taking(2_000),
                        TestPiece.of(3).taking(2_000))))
                .as("known by the message before, where no piece tells it any more")
                .hasValueSatisfying(page -> assertThat(page.title()).isEqualTo(continued));
    }

    // before the start

    @Test
    void beforeTheStartATableStandsAndIsKeptUpToDate() {
        stage = Stage.OPEN;
        assertThat(next(List.of())).isInstanceOfSatisfying(Step.Post.class, post -> {
            assertThat(post.kind()).isEqualTo(Kind.TABLE);
            assertThat(post.more()).isFalse();
        });

        Open table = opened(Kind.TABLE, 0, 0, MessageState.BARE);
        assertThat(next(List.of())).isEqualTo(new Step.Edit(table, Optional.empty(), false, false));

        good = false;
        assertThat(next(List.of())).isEqualTo(new Step.Close(table, Optional.empty()));
    }

    @Test
    void theTableIsClosedWhenTheMatchHasBegun() {
        Open table = opened(Kind.TABLE, 0, 0, MessageState.BARE);

        assertThat(next(List.of(RED), TestPiece.of(1))).isEqualTo(new Step.Close(table, Optional.empty()));
    }

    @Test
    void nobodyIsAskedBeforeAllIsTold() {
        further = true;
        TestPiece first = TestPiece.of(1).opening();
        assertThat(next(List.of(RED), first))
                .isEqualTo(posted(page(first), false, List.of(), Optional.empty(), false, true));

        Open report = opened(Kind.REPORT, 1, 1, MessageState.BARE);
        TestPiece second = TestPiece.of(2);
        assertThat(next(List.of(RED), first, second))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first, second)), false, true));
    }

    // rule 1: a new chapter is a new message

    @Test
    void aNewChapterIsANewMessage() {
        Open report = report(1, 1);
        TestPiece first = TestPiece.of(1).rolling(1, 1);
        TestPiece second = TestPiece.of(2).opening();

        assertThat(next(List.of(RED), first, second)).isEqualTo(new Step.Close(report, Optional.of(page(first))));

        open.clear();
        assertThat(next(List.of(RED), second))
                .isEqualTo(posted(page(second), true, List.of("id-red"), Optional.empty(), false, false));
    }

    @Test
    void aChapterAfterAQuietOneIsASectionOfTheSameMessage() {
        Open report = report(1, 1);
        TestPiece first = TestPiece.of(1).taking(898);
        TestPiece second = TestPiece.of(2).opening().rolling(1, 3);

        assertThat(next(List.of(RED_ACTED), first, second))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first, second)), true, false));
        assertThat(next(List.of(RED_ACTED), first.taking(900), second))
                .isEqualTo(new Step.Close(report, Optional.of(page(first.taking(900)))));
        TestPiece fight = first.fighting(board("ford", 1));
        assertThat(next(List.of(RED_ACTED), fight, second)).isEqualTo(new Step.Close(report, Optional.of(page(fight))));
    }

    @Test
    void chaptersOfComputersAreToldTogetherUntilSomebodyIsAsked() {
        Open report = report(1, 1);
        assertThat(next(List.of(), computers(1), computers(2)))
                .isEqualTo(new Step.Edit(report, Optional.of(page(computers(1), computers(2))), true, false));

        TestPiece person = TestPiece.of(2).opening();
        assertThat(next(List.of(), computers(1), person)).isInstanceOf(Step.Close.class);
        TestPiece personsDeed = computers(2).by(Origin.PERSON);
        assertThat(next(List.of(), computers(1), personsDeed)).isInstanceOf(Step.Close.class);

        open.clear();
        report(1, 1, RED);
        assertThat(next(List.of(), computers(1), computers(2)))
                .as("somebody was asked since")
                .isInstanceOf(Step.Close.class);
    }

    @Test
    void severalChaptersAtOnceAreToldInTheirMessagesOneAfterTheOther() {
        TestPiece first = TestPiece.of(1).rolling(1, 1);
        TestPiece second = TestPiece.of(2).opening().rolling(2, 2);

        assertThat(next(List.of(RED), first, second))
                .as("only the last one asks")
                .isEqualTo(posted(page(first), false, List.of(), Optional.empty(), false, true));
    }

    @Test
    void nobodyIsAskedWhileMoreWasToldThanIsKnown() {
        TestPiece first = TestPiece.of(1).rolling(1, 1);
        further = true;
        assertThat(next(List.of(RED), first))
                .isEqualTo(posted(page(first), false, List.of(), Optional.empty(), false, true));
    }

    @Test
    void aFrameAlwaysBeginsANewMessageWithASeasonMessageBeforeIt() {
        Open report = report(1, 1);
        TestPiece quiet = TestPiece.of(1);
        TestPiece frame = TestPiece.of(2).framing();
        assertThat(next(List.of(RED), quiet, frame)).isEqualTo(new Step.Close(report, Optional.of(page(quiet))));

        open.clear();
        Open earlier = season(1);
        assertThat(next(List.of(RED), frame))
                .isEqualTo(new Step.Post(
                        Kind.SEASON, Optional.empty(), false, List.of(), Optional.of(earlier), false, 2, true));

        open.clear();
        season(2);
        assertThat(next(List.of(RED), frame))
                .as("it stands already")
                .isEqualTo(posted(page(frame), true, List.of("id-red"), Optional.empty(), false, false));
    }

    @Test
    void noSeasonMessageStandsBeforeTheFirstFrame() {
        TestPiece frame = TestPiece.of(1).framing();

        assertThat(next(List.of(RED), frame))
                .isEqualTo(posted(page(frame), true, List.of("id-red"), Optional.empty(), false, false));
    }

    // rule 2: edited while it is good

    @Test
    void aReportGrowsWhereItStands() {
        Open report = report(1, 1);
        TestPiece first = TestPiece.of(1).rolling(1, 1);
        TestPiece second = TestPiece.of(2).rolling(2, 9);

        assertThat(next(List.of(RED_ACTED), first, second))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first, second)), true, false));
    }

    @Test
    void aFullPageIsContinuedInAnother() {
        Open report = report(1, 1);
        TestPiece first = TestPiece.of(1).rolling(1, 10);
        TestPiece second = TestPiece.of(2).rolling(11, 20);

        assertThat(next(List.of(RED_ACTED), first, second))
                .isEqualTo(posted(page(second), true, List.of(), Optional.of(report), false, false));
    }

    // rule 3: a light page moves; rule 4: another goes on below

    @Test
    void aLightPageThatIsOldOrOutOfSightMoves() {
        good = false;
        Open report = report(1, 1);
        TestPiece first = TestPiece.of(1).rolling(1, 1);
        TestPiece second = TestPiece.of(2);

        assertThat(next(List.of(RED_ACTED), first, second))
                .isEqualTo(posted(page(first, second), true, List.of(), Optional.of(report), true, false));
    }

    @Test
    void aHeavyPageThatIsOldOrOutOfSightGoesOnBelow() {
        good = false;
        Open report = report(1, 1);
        TestPiece first = TestPiece.of(1).rolling(1, 2);
        TestPiece second = TestPiece.of(2);

        assertThat(next(List.of(RED_ACTED), first, second))
                .isEqualTo(posted(page(second), true, List.of(), Optional.of(report), false, false));
    }

    // rule 5: who acted last is asked by the foot

    @Test
    void whoActedIsAskedByTheFootAndNotPinged() {
        TestPiece first = TestPiece.of(1);
        assertThat(next(List.of(RED_ACTED), first))
                .isEqualTo(posted(page(first), true, List.of(), Optional.empty(), false, false));

        Open report = report(1, 1, RED_ACTED);
        assertThat(next(List.of(RED_ACTED), first))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first)), true, false));
    }

    // rule 6: a new page asks by itself

    @Test
    void aNewPagePingsWhoIsAsked() {
        TestPiece first = TestPiece.of(1);

        assertThat(next(List.of(RED, BLUE), first))
                .isEqualTo(posted(page(first), true, List.of("id-red", "id-blue"), Optional.empty(), false, false));
    }

    // rule 7: an edit notifies nobody, so a call does

    @Test
    void onAnEditedPageTheFootGoesAndACallPings() {
        Open report = report(1, 1, RED);
        TestPiece first = TestPiece.of(1);
        TestPiece second = TestPiece.of(2);

        assertThat(next(List.of(BLUE), first, second))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first, second)), false, true));

        open.clear();
        opened(Kind.REPORT, 1, 2, MessageState.report(List.of(RED), false, Optional.empty()));
        assertThat(next(List.of(BLUE), first, second)).isEqualTo(called(List.of("id-blue")));
    }

    @Test
    void nobodyIsPingedTwiceForOneQuestion() {
        TestPiece first = TestPiece.of(1);
        Open report = report(1, 1, RED, BLUE);
        assertThat(next(List.of(BLUE), first))
                .as("red has answered, blue knows")
                .isEqualTo(new Step.Edit(report, Optional.of(page(first)), true, false));

        Call again = new Call(new Seat("blue"), "id-blue", 8, false);
        assertThat(next(List.of(again), first))
                .as("another question")
                .isEqualTo(new Step.Edit(report, Optional.of(page(first)), false, true));
    }

    @Test
    void aCallIsDeletedWhenItIsAnswered() {
        report(1, 1);
        Open call = call(BLUE);
        assertThat(next(List.of(RED), TestPiece.of(1))).isEqualTo(new Step.Remove(call));

        stage = Stage.OVER;
        assertThat(next(List.of(BLUE), TestPiece.of(1))).isEqualTo(new Step.Remove(call));
    }

    @Test
    void ofSeveralAskedTheCallStandsUntilAllHaveAnswered() {
        report(1, 1);
        Open call = call(RED, BLUE);

        assertThat(next(List.of(BLUE), TestPiece.of(1))).isEqualTo(new Step.Edit(call, Optional.empty(), true, false));
    }

    @Test
    void whileACallStandsTheReportGrowsWithoutAFoot() {
        Open report = report(1, 1);
        call(RED, BLUE);
        TestPiece first = TestPiece.of(1);
        TestPiece second = TestPiece.of(2);

        assertThat(next(List.of(BLUE), first, second))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first, second)), false, true));

        TestPiece chapter = TestPiece.of(2).opening();
        open.removeFirst();
        assertThat(next(List.of(BLUE), chapter))
                .isEqualTo(posted(page(chapter), false, List.of(), Optional.empty(), false, true));
    }

    @Test
    void anotherWhoIsAskedBesidesMovesTheCall() {
        report(1, 1);
        Open call = call(RED);

        assertThat(next(List.of(RED, BLUE), TestPiece.of(1))).isEqualTo(moved(List.of("id-blue"), call));
    }

    @Test
    void aCallThatIsOldOrOutOfSightMovesWithoutAnotherPing() {
        good = false;
        opened(Kind.REPORT, 1, 1, MessageState.BARE);
        Open call = call(RED);

        assertThat(next(List.of(RED), TestPiece.of(1))).isEqualTo(moved(List.of(), call));
    }

    @Test
    void theFootOfAPageOutOfSightGivesWayToACall() {
        good = false;
        TestPiece first = TestPiece.of(1);
        Open report = report(1, 1, RED);
        assertThat(next(List.of(RED), first)).isEqualTo(new Step.Close(report, Optional.of(page(first))));

        open.clear();
        closed.add(RED);
        assertThat(next(List.of(RED), first)).as("red was called by the report").isEqualTo(called(List.of()));
    }

    @Test
    void whoWasCalledByTheReportBeforeIsNotPingedByTheNextOne() {
        closed.add(BLUE);
        TestPiece chapter = TestPiece.of(2).opening();

        assertThat(next(List.of(RED, BLUE), chapter))
                .isEqualTo(posted(page(chapter), true, List.of("id-red"), Optional.empty(), false, false));
    }

    // rule 8: no call for a computer

    @Test
    void whoIsRemindedIsCalledAtTheBottomAndTheOldQuestionGoes() {
        reminder = Optional.of(new Notice.Reminder(RED.user(), new Line(TestPiece.WORDS)));
        TestPiece told = TestPiece.of(1);
        Open report = report(1, 1, RED);
        assertThat(next(List.of(RED), told))
                .as("the foot goes first")
                .isEqualTo(new Step.Edit(report, Optional.of(page(told)), false, true));

        open.clear();
        opened(Kind.REPORT, 1, 1, MessageState.report(List.of(RED), false, Optional.empty()));
        assertThat(next(List.of(RED), told)).isEqualTo(called(List.of(RED.user())));

        Open call = call(RED);
        assertThat(next(List.of(RED), told)).as("a call moves").isEqualTo(moved(List.of(RED.user()), call));
    }

    @Test
    void whoHasAnsweredMeanwhileIsNotReminded() {
        reminder = Optional.of(new Notice.Reminder(RED.user(), new Line(TestPiece.WORDS)));
        report(1, 1, RED);
        assertThat(next(List.of(), TestPiece.of(1))).isInstanceOf(Step.Edit.class);
    }

    @Test
    void noCallIsPostedWhereNoPersonIsAsked() {
        TestPiece first = TestPiece.of(1);
        assertThat(next(List.of(), first))
                .isEqualTo(posted(page(first), true, List.of(), Optional.empty(), false, false));

        good = false;
        opened(Kind.REPORT, 1, 1, MessageState.BARE);
        assertThat(next(List.of(), first)).isEqualTo(new Step.Done());
    }

    // the end

    @Test
    void atTheEndTheStoryIsToldThenTheReportIsClosedThenTheRankingStands() {
        stage = Stage.OVER;
        Open report = report(1, 1, RED);
        TestPiece first = TestPiece.of(1);
        TestPiece second = TestPiece.of(2);
        assertThat(next(List.of(), first, second))
                .isEqualTo(new Step.Edit(report, Optional.of(page(first, second)), false, true));

        assertThat(next(List.of(), first)).isEqualTo(new Step.Close(report, Optional.of(page(first))));

        open.clear();
        assertThat(next(List.of(), first))
                .isEqualTo(
                        new Step.Post(Kind.END, Optional.empty(), false, List.of(), Optional.empty(), false, 0, false));

        opened(Kind.END, 0, 0, MessageState.BARE);
        assertThat(next(List.of(), first)).isEqualTo(new Step.Done());
    }

    @Test
    void aPageOfWhichNothingIsKeptIsClosedAndWhatFollowsIsToldInAnother() {
        Open report = report(1, 1);

        assertThat(next(List.of(RED), TestPiece.of(2))).isEqualTo(new Step.Close(report, Optional.empty()));
    }
}
